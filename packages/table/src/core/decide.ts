// Decides the commands of a table: their events, or a refusal.

import type { FinishReason, SealEvent } from '@moonshot/protocol';
import {
  type Action,
  accept,
  type Event as GameEvent,
  type State as GameState,
  type Hearts,
  type HeartsGame,
  type Owed,
  refuse,
  type Seat,
  type Supply,
  settle,
  type Verdict,
} from '@moonshot/rules';
import type { Cause, Event } from './event.ts';
import { evolve } from './evolve.ts';
import { finishingEvents, hasAskedToFinish, isFinishing, proof } from './finish.ts';
import type { MultiplayerCommand, OptionalServices } from './multiplayer-rules.ts';
import { isSecret, seedFor } from './randomness.ts';
import type { Refusal } from './refusal.ts';
import { hasDayClock, owesSeal, type SealCommand, sealPhase } from './seal-rules.ts';
import { presentSeats } from './sitters.ts';
import { isCounted, people, type Spec, type State } from './state.ts';

export type { Refusal } from './refusal.ts';

export type Command =
  | {
      readonly type: 'act';
      readonly seat: Seat;
      readonly number: number | null; // the client numbers its commands; null for a bot or a timeout
      readonly action: Action;
      readonly spent?: number; // milliseconds that the answer took of the seat's reserve
    }
  | { readonly type: 'ready'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'undo'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'finish'; readonly seat: Seat; readonly number: number; readonly why: FinishReason }
  | { readonly type: 'supply'; readonly owed: Owed }
  | MultiplayerCommand
  | SealCommand;

/**
 * The event that opens a table. After it, the game waits until the table supplies a dealer or a deal. Throws
 * if the secret is not 64 hexadecimal digits.
 */
export function openTable(hearts: Hearts, id: string, spec: Spec, secret: string): Event {
  if (!isSecret(secret))
    throw new RangeError(`Cannot open table ${id}: its secret must be 32 bytes in hexadecimal digits`);
  const game: HeartsGame = hearts.game;
  const event = game.open({ ...(spec.length && { length: spec.length }) });
  return { type: 'table-opened', id, spec, secret, event };
}

const gameEvent = (event: GameEvent, cause: Cause | null): Event => ({ type: 'game', event, cause });

/** Commands that are refused during a pause. Players may still join, leave, vote, and seal the next deal. */
const PLAYED: ReadonlySet<Command['type']> = new Set(['act', 'time-out', 'ready', 'undo', 'finish', 'supply']);

/**
 * Returns the events of a command, or a refusal. Throws if the command needs code for sealing or for several
 * people and `help` does not contain it.
 */
export function decide(
  hearts: Hearts,
  state: State,
  command: Command,
  help: OptionalServices = {},
): Verdict<readonly Event[], Refusal> {
  if (state.ended && command.type !== 'unseal') return refuse({ type: 'over' });
  if (state.paused && PLAYED.has(command.type)) return refuse({ type: 'paused' });
  switch (command.type) {
    case 'act':
      return decideAction(hearts, state, command);
    case 'ready':
      return ready(hearts, state, command);
    case 'undo':
      return undo(state, command);
    case 'finish':
      return finish(hearts, state, command);
    case 'supply':
      return supply(hearts, state, command.owed, help);
    case 'commitSeal':
    case 'openSeal':
    case 'close-seal':
    case 'unseal':
      return sealed(hearts, state, command, help);
    default:
      return withHelp(help.multiplayer).decide(hearts, state, command);
  }
}

type Decision = Verdict<readonly Event[], Refusal>;

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Decides an action of a seat by the rules of the game. */
export function decideAction(hearts: Hearts, state: State, { seat, number, action, spent = 0 }: Of<'act'>): Decision {
  if (!Number.isInteger(seat) || seat < 0 || seat >= hearts.rules.seats) return refuse({ type: 'no-such-seat' });
  const verdict = hearts.game.decide(state.game, seat, action);
  if (!verdict.ok) return refuse({ type: 'game', refusal: verdict.refusal });
  const cost = Math.min(Math.max(0, spent), state.clock?.reserveMs[seat] ?? 0);
  const cause = number === null ? null : { seat, number, ...(cost > 0 ? { spent: cost } : {}) };
  return accept(consequences(hearts, state.game, verdict.event, cause));
}

/** A game event and all events that follow from it without an answer. Only the first names its cause. */
function consequences(hearts: Hearts, before: GameState, event: GameEvent, cause: Cause | null): readonly Event[] {
  const { events } = settle(hearts.game, before, event);
  return events.map((one, i) => gameEvent(one, i === 0 ? cause : null));
}

/** Marks a seat as ready for the next deal. The deal waits until every person at the table is ready. */
function ready(hearts: Hearts, state: State, { seat, number }: Of<'ready'>): Decision {
  if (owedNow(hearts, state) !== 'deal' || !people(state.spec).includes(seat) || state.ready.includes(seat))
    return refuse({ type: 'not-yet' });
  return accept([{ type: 'ready', seat, cause: { seat, number } }]);
}

const owedNow = (hearts: Hearts, state: State): Owed | undefined => hearts.game.owed(state.game);

/**
 * Whether the table may cut and deal now. The first deal may begin at once; later ones wait until all present
 * people are ready. If nobody is present at a table on a server, it deals only if its match counts or the
 * table is set to continue.
 */
export function mayDeal(state: State): boolean {
  const there = presentSeats(state);
  const { online } = state.spec;
  const deserted = there.length === 0 && online !== undefined && !online.goesOn && !isCounted(state.spec);
  return state.game.results.length === 0 || (!deserted && there.every(seat => state.ready.includes(seat)));
}

/**
 * Whether the seal of the next deal may begin before all are ready. In correspondence play it begins as soon
 * as a deal is over, so that players can commit on the same visit on which they see its score.
 */
export const maySealEarly = (hearts: Hearts, state: State): boolean =>
  hasDayClock(state.spec) && owesSeal(hearts, state) && sealPhase(hearts, state) === undefined;

function supply(hearts: Hearts, state: State, owed: Owed, help: OptionalServices = {}): Decision {
  if (owedNow(hearts, state) !== owed) return refuse({ type: 'not-owed' });
  if (owed === 'deal' && !mayDeal(state) && !maySealEarly(hearts, state)) return refuse({ type: 'not-yet' });
  if (sealPhase(hearts, state) !== undefined) return refuse({ type: 'not-yet' });
  if (owesSeal(hearts, state)) return accept(withDeal(hearts, state, withHelp(help.sealing).begin(hearts, state)));
  const brought: Supply = { seed: seedFor(state, owed) };
  return accept(consequences(hearts, state.game, hearts.game.supply(state.game, brought), null));
}

function sealed(hearts: Hearts, state: State, command: SealCommand, help: OptionalServices): Decision {
  const verdict = withHelp(help.sealing).decide(state, command);
  return verdict.ok ? accept(withDeal(hearts, state, verdict.event)) : verdict;
}

function withHelp<T>(help: T | undefined): T {
  if (help === undefined)
    throw new Error('Cannot go on: this table needs a server, for sealed deals or for several people');
  return help;
}

/**
 * The events of a seal. If they complete the seal, its cut and its deal are added to the same transaction, so
 * that nobody who knows the cards can choose whether to deal them.
 */
function withDeal(hearts: Hearts, state: State, seal: readonly SealEvent[]): readonly Event[] {
  const events: Event[] = [...seal];
  if (seal.at(-1)?.type !== 'mixed') return events;
  let next = seal.reduce((before, event) => evolve(hearts, before, event), state);
  for (let owed = owedNow(hearts, next); owed === 'dealer' || owed === 'deal'; owed = owedNow(hearts, next)) {
    const supplied = supply(hearts, next, owed);
    if (!supplied.ok) break; // not all people are ready
    events.push(...supplied.event);
    next = supplied.event.reduce((before, event) => evolve(hearts, before, event), next);
  }
  return events;
}

/**
 * Decides a seat's request to finish the deal early. The seat must prove that no other player's choice
 * matters any more. The remaining cards are played in the same transaction, unless others have to agree
 * first.
 */
function finish(hearts: Hearts, state: State, { seat, number, why }: Of<'finish'>): Decision {
  const view = people(state.spec).includes(seat) ? hearts.game.view(state.game, seat) : undefined;
  if (view === undefined || hasAskedToFinish(state, seat, why)) return refuse({ type: 'not-owed' });
  const order = proof(hearts, view, why);
  if (order === undefined) return refuse({ type: 'not-proved' });
  const event: Event = { type: 'finishing', seat, why, order, cause: { seat, number } };
  const next = evolve(hearts, state, event);
  return accept([event, ...(isFinishing(next) ? remainingPlays(hearts, next) : [])]);
}

/** The remaining plays of a deal that the table finishes. */
export const remainingPlays = (hearts: Hearts, state: State): readonly Event[] =>
  finishingEvents(hearts, state).map(event => gameEvent(event, null));

/**
 * Decides an undo. A person alone with bots may undo their last action in the deal, together with all later
 * events.
 */
function undo(state: State, { seat, number }: Of<'undo'>): Decision {
  if (isCounted(state.spec)) return refuse({ type: 'counted' });
  if (people(state.spec).length !== 1 || !people(state.spec).includes(seat)) return refuse({ type: 'not-alone' });
  const last = state.undo.at(-1);
  return last === undefined
    ? refuse({ type: 'nothing-to-undo' })
    : accept([{ type: 'undone', to: last.to, cause: { seat, number } }]);
}
