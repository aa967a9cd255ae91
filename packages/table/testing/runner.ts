// Test harness: in-memory ports of a table, where nothing takes time unless the test says so.

import type { Action, Ask } from '@moonshot/rules';
import { bytesOfHex, seatCommitment } from '@moonshot/rules/cards';
import type { Event } from '../src/core/event.ts';
import { heartsFor } from '../src/core/game.ts';
import type { BotQuestion, Ports } from '../src/core/ports.ts';
import { protocolOf } from '../src/core/randomness.ts';
import type { Spec, State } from '../src/core/state.ts';
import { multiplayer } from '../src/multiplayer/multiplayer.ts';
import { CLAIM_WINDOW_MS } from '../src/runner/claim-window.ts';
import type { TableRunner } from '../src/runner/runner.ts';
import { SEAL_WINDOW_MS, type SeatSeal } from '../src/runner/seal-windows.ts';
import { sealing } from '../src/seal/sealing.ts';
import { type MemoryLog, memoryLog } from './memory.ts';

export const SECRET = '5e'.repeat(32);

/** The first legal answer. It is enough to reach any question. */
export function firstAnswer(ask: Ask): Action {
  switch (ask.type) {
    case 'pass': {
      const cards = [...ask.cards];
      return {
        type: 'pass',
        gifts: ask.to.flatMap(({ to, count }) => cards.splice(0, count).map(card => ({ card, to }))),
      };
    }
    case 'charge':
      return { type: 'charge', cards: ask.cards.slice(0, 1) };
    case 'bid':
      return { type: 'bid', bid: ask.bids[0] ?? 0 };
    case 'claim':
      return { type: 'claim', claim: false };
    case 'play':
      return { type: 'play', ...(ask.plays[0] as (typeof ask.plays)[number]) };
    case 'bury':
      return { type: 'bury', cards: ask.cards.slice(0, ask.count) };
    case 'moon':
      return { type: 'moon', option: ask.options[0]?.name ?? 'keep' };
    case 'lay':
      return { type: 'lay', ...(ask.pairs[0] as (typeof ask.pairs)[number]) };
  }
}

export const sitters = (people: number, seats: number): Spec['sitters'] =>
  Array.from({ length: seats }, (_, seat) =>
    seat < people ? { kind: 'person', name: `P${seat}` } : { kind: 'bot', name: `B${seat}`, player: 'first' },
  );

export const specOf = (game: string, people: number, seats: number, more: Partial<Spec> = {}): Spec => ({
  game,
  version: 1,
  overrides: {},
  length: null,
  sitters: sitters(people, seats),
  ...more,
});

export interface Rig {
  readonly ports: Ports;
  readonly log: MemoryLog;
  readonly told: { events: readonly Event[]; after: State }[];
  readonly stopped: string[];
  readonly windows: (() => void)[]; // windows waiting to be closed by the test
}

export function rig(think: (question: BotQuestion) => Action = ({ ask }) => firstAnswer(ask)): Rig {
  const log = memoryLog();
  const told: Rig['told'] = [];
  const stopped: string[] = [];
  const windows: (() => void)[] = [];
  const ports: Ports = {
    heartsFor,
    log,
    bus: {
      publish: (events, after) => void told.push({ events, after }),
      stopped: (_, reason) => void stopped.push(reason),
    },
    alarms: {
      after: ms =>
        ms === CLAIM_WINDOW_MS || ms === SEAL_WINDOW_MS
          ? new Promise(resolve => void windows.push(resolve))
          : Promise.resolve(),
    },
    thinkers: { think: question => Promise.resolve(think(question)) },
    sealing,
    multiplayer,
    pace: () => 0,
  };
  return { ports, log, told, stopped, windows };
}

/**
 * Waits until everything has been done that needs no outside event. All promises of the harness settle before
 * the next immediate.
 */
export const calm = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** The 32 bytes that a seat adds to a deal in tests, with their commitment. */
export const sealOf = (
  match: string,
  deal: number,
  seat: number,
  attempt = 0,
  protocol: 1 | 2 = 2,
): { readonly bytes: string; readonly commitment: string } => {
  const bytes = (16 * attempt + seat + 1).toString(16).padStart(2, '0').repeat(32);
  return { bytes, commitment: seatCommitment({ protocol, match, deal, attempt }, seat, bytesOfHex(bytes)) };
};

/** The message that the seat's client would send for the current step of the seal. */
export function sealSaid(runner: TableRunner, type: 'commitSeal' | 'openSeal', seat: number): SeatSeal {
  const { id, seal, spec } = runner.state();
  const { deal, attempt } = seal ?? { deal: 0, attempt: 0 };
  const protocol = protocolOf(spec);
  const { bytes, commitment } = sealOf(id, deal, seat, attempt, protocol);
  const which = protocol === 1 ? { deal } : { deal, attempt };
  return type === 'commitSeal' ? { type, seat, ...which, commitment } : { type, seat, ...which, bytes };
}

/** Commits and reveals secrets for these seats as their clients would, for all seals that follow. */
export async function sealOn(runner: TableRunner, seats: readonly number[]): Promise<void> {
  for (const type of ['commitSeal', 'openSeal'] as const) {
    await calm();
    const { seal } = runner.state();
    if (seal === null || seal.phase !== (type === 'commitSeal' ? 'commit' : 'open')) continue;
    for (const seat of seats) await runner.seal(sealSaid(runner, type, seat));
  }
  await calm();
}

export const askOf = (runner: TableRunner, seat: number): Ask | undefined =>
  runner.hearts.game.ask(runner.state().game, seat);

/** What the seat is asked. Throws if it is not asked. */
export function askedOf(runner: TableRunner, seat: number): Ask {
  const ask = askOf(runner, seat);
  if (ask === undefined) throw new Error(`Cannot answer: seat ${seat} is not asked`);
  return ask;
}

/** Answers for the seat and gets ready for every deal, until the match is over or the steps run out. */
export async function playOn(runner: TableRunner, seat: number, steps: number): Promise<void> {
  for (let i = 0; i < steps && runner.state().game.phase !== 'over'; i++) {
    await calm();
    if (runner.state().spec.sealed) await sealOn(runner, [seat]);
    const ask = askOf(runner, seat);
    const number = (runner.state().answered[seat]?.number ?? 0) + 1;
    if (ask !== undefined) await runner.command({ type: 'act', seat, number, action: firstAnswer(ask) });
    else await runner.command({ type: 'ready', seat, number });
  }
  await calm();
}
