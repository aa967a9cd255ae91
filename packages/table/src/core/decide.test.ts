// Tests of commands that a table refuses, and of sealed deals. Their cards are computed from secrets of the
// server and the players (the seal), and are dealt as soon as the seal is complete.
import { expect, test } from 'vitest';
import { SECRET, sealOf, specOf } from '../../testing/runner.ts';
import { multiplayer } from '../multiplayer/multiplayer.ts';
import { sealing } from '../seal/sealing.ts';
import { type Command, decide, maySealEarly, openTable } from './decide.ts';
import { evolve, tableFrom } from './evolve.ts';
import { heartsFor } from './game.ts';
import type { Seal, Spec, State } from './state.ts';

const HEARTS = heartsFor(specOf('ricketts', 2, 4));
const HELP = { company: multiplayer, sealing };

const opened = (more: Partial<Spec> = {}): State =>
  tableFrom(HEARTS, [openTable(HEARTS, 'one', specOf('ricketts', 2, 4, more), SECRET)]);

const decided = (state: State, command: Command) => {
  const verdict = decide(HEARTS, state, command, HELP);
  if (!verdict.ok) throw new Error(`The table refuses ${command.type}: ${verdict.refusal.type}`);
  return verdict.event;
};

/** The table after these commands, applied in order. */
const after = (state: State, ...commands: readonly Command[]): State =>
  commands.reduce(
    (before, command) => decided(before, command).reduce((next, event) => evolve(HEARTS, next, event), before),
    state,
  );

const DEALER: Command = { type: 'supply', owed: 'dealer' };
const DEAL: Command = { type: 'supply', owed: 'deal' };
const COMMIT: Command = {
  type: 'commitSeal',
  seat: 0,
  deal: 1,
  attempt: 0,
  commitment: sealOf('one', 1, 0).commitment,
};
const REVEAL: Command = { type: 'openSeal', seat: 0, deal: 1, attempt: 0, bytes: sealOf('one', 1, 0).bytes };
const close = (phase: 'commit' | 'open'): Command => ({ type: 'close-seal', deal: 1, attempt: 0, phase });

const DEALT = after(opened(), DEALER, DEAL);
const PAUSED = { ...DEALT, paused: true };
const SCORED = { ...DEALT, game: { ...DEALT.game, phase: 'deal', results: [{}] } } as unknown as State;
const SEALING = after(opened({ sealed: 2 }), DEALER);
const OPENING = after(SEALING, COMMIT, close('commit'));

const claimed = (seat: number): Command => ({ type: 'act', seat, number: 1, action: { type: 'claim', claim: true } });

test.each<readonly [name: string, state: State, command: Command, refusal: string]>([
  ['an act of the seat before the first', DEALT, claimed(-1), 'no-such-seat'],
  ['an act of the seat after the last', DEALT, claimed(4), 'no-such-seat'],
  ['an act of half a seat', DEALT, claimed(0.5), 'no-such-seat'],
  ['taking back while the table is paused', PAUSED, { type: 'undo', seat: 0, number: 1 }, 'paused'],
  ['finishing while it is paused', PAUSED, { type: 'finish', seat: 0, number: 1, why: 'rest' }, 'paused'],
  ['time that is over while it is paused', PAUSED, { type: 'time-out', seat: 0, action: null }, 'paused'],
  ['chance that is owed while it is paused', { ...opened(), paused: true }, DEALER, 'paused'],
  ['chance that is not owed', DEALT, DEAL, 'not-owed'],
  ['a deal for which nobody is ready', SCORED, DEAL, 'not-yet'],
  ['a dealer who is not sealed yet', SEALING, DEALER, 'not-yet'],
])('%s is refused', (_, state, command, type) => {
  expect(decide(HEARTS, state, command, HELP)).toEqual({ ok: false, refusal: { type } });
});

test('commands that need a server are refused at a table without one', () => {
  const vote: Command = { type: 'vote', seat: 0, number: 1, on: 'pause', yes: true };
  expect(() => decide(HEARTS, DEALT, vote)).toThrow(/this table needs a server/);
  expect(() => decide(HEARTS, opened({ sealed: 2 }), DEALER)).toThrow(/this table needs a server/);
});

const typesOf = (state: State, command: Command) =>
  decided(state, command).map(event => (event.type === 'game' ? event.event.type : event.type));

test('the cards are dealt in the same breath in which the seal is mixed, and not again when that is repeated', () => {
  const again = after(OPENING, close('open')); // seat 0 withheld its secret, so only seat 1 is asked again
  expect(typesOf(OPENING, close('open'))).toEqual(['seal-voided', 'seal-committed']);
  expect(typesOf(again, { type: 'close-seal', deal: 1, attempt: 1, phase: 'commit' })).toEqual([
    'sealed',
    'mixed',
    'dealer',
    'dealt',
  ]);
  expect(typesOf(OPENING, REVEAL)).toEqual(['seat-opened', 'mixed', 'dealer', 'dealt']);
  const seal = { ...OPENING.seal, phase: 'mixed', opened: [sealOf('one', 1, 0).bytes, null, null, null] } as Seal;
  expect(typesOf({ ...OPENING, seal }, REVEAL)).toEqual([]);
});

test('with turns of days a seal begins early, but once', () => {
  const patient = opened({ sealed: 2, online: { clock: { days: 1 } } });
  expect([patient, after(patient, DEALER), SEALING].map(state => maySealEarly(HEARTS, state))).toEqual([
    true,
    false,
    false,
  ]);
});
