// Checks a match in the notation against its rules. It replays every step and reports the first illegal one
// with its line.

import type { SheetError } from '../game/errors.ts';
import { checkLength } from '../game/head.ts';
import { settle } from '../game/settle.ts';
import { type Event, type Hearts, type HeartsGame, type Refusal, type State, sheetOf } from '../games.ts';
import { prepare } from '../prepare.ts';
import { actionOf, imposedFrom } from '../transcript/replay.ts';
import type { TranscriptDeal, TranscriptStep } from '../transcript/transcript.ts';
import {
  begun,
  type NotatedMatch,
  type NotationError,
  NotationException,
  type NotationFault,
  type NotationPositions,
  type TextPosition,
  TOP,
} from './notated-match.ts';
import { readNotation } from './read.ts';

export type CheckedMatch =
  | { readonly ok: true; readonly noted: NotatedMatch; readonly hearts: Hearts; readonly events: readonly Event[] }
  // `hearts` is the game; absent if the text is no match or its rules are not valid
  | { readonly ok: false; readonly misread: NotationError; readonly hearts?: Hearts };

/** The state of the replay of a match. A replay changes this object as it goes on. */
interface Walk {
  readonly game: HeartsGame;
  readonly events: Event[];
  state: State;
}

/**
 * Parses and checks the match of a text. Returns the match with its events, or the first error and its
 * position. At most `most` deals are played.
 */
export function checkNotation(text: string, most?: number): CheckedMatch {
  const read = readNotation(text);
  return read.ok ? checkNoted(begun(read.noted, most), read.places) : read;
}

/**
 * Checks a parsed match against its rules. Without `places` (the match was not read from a text) every error
 * has the position `TOP`.
 */
export function checkNoted(noted: NotatedMatch, places?: NotationPositions): CheckedMatch {
  let hearts: Hearts | undefined;
  try {
    hearts = heartsOf(noted, places);
    return { ok: true, noted, hearts, events: played(hearts, noted, places) };
  } catch (error) {
    if (error instanceof NotationException) return { ok: false, misread: error.misread, ...(hearts && { hearts }) };
    throw error;
  }
}

function fault(place: TextPosition | undefined, why: NotationFault): never {
  throw new NotationException(place ?? TOP, why);
}

/** The game that a match plays. Throws a `NotationException` if the rules of the match are not valid. */
export function heartsOf(
  { game, version, seats, rules, length }: Pick<NotatedMatch, 'game' | 'version' | 'seats' | 'rules' | 'length'>,
  places?: NotationPositions,
): Hearts {
  const sheet = sheetOf(game);
  if (sheet === undefined) return fault(places?.game, { type: 'no-game', game: game.slice(0, 40) });
  if (sheet.version !== version) return fault(places?.game, { type: 'other-version', version: sheet.version });
  const prepared = prepare(sheet, seats, rules);
  if (!prepared.ok) {
    const error = prepared.errors[0] as SheetError; // if `prepare` fails, there is at least one error
    const place = error.path === 'seats' ? places?.seats : (places?.set ?? places?.seats);
    return fault(place, { type: 'sheet', error });
  }
  const [wrong] = length === null ? [] : checkLength(prepared.hearts.sheet, length);
  if (wrong !== undefined) return fault(places?.length, { type: 'sheet', error: wrong });
  return prepared.hearts;
}

function played(hearts: Hearts, noted: NotatedMatch, places: NotationPositions | undefined): readonly Event[] {
  const game: HeartsGame = hearts.game;
  const { length, firstDealer } = noted;
  const { state, events } = settle(game, undefined, game.open({ firstDealer, ...(length && { length }) }));
  const walk: Walk = { game, state, events: [...events] };
  for (const [i, deal] of noted.deals.entries()) playDeal(walk, deal, places?.deals[i]);
  same(walk.state.winners, noted.winners, 'winners', places?.winners);
  return walk.events;
}

function apply(walk: Walk, event: Event): void {
  const { state, events } = settle(walk.game, walk.state, event);
  walk.state = state;
  walk.events.push(...events);
}

function same(
  rules: readonly number[],
  stated: readonly number[],
  type: 'points' | 'totals' | 'winners',
  at?: TextPosition,
): void {
  if (rules.length !== stated.length || rules.some((n, i) => n !== stated[i])) fault(at, { type, rules });
}

function playDeal(walk: Walk, deal: TranscriptDeal, places: NotationPositions['deals'][number] | undefined): void {
  const { game } = walk;
  const before = walk.state.results.length;
  // If all seats cut again before a deal, the dealer does not follow from the rules. Only the text names the
  // dealer.
  if (game.owed(walk.state) === 'dealer') apply(walk, { type: 'dealer', dealer: deal.dealer, rounds: [] });
  if (game.owed(walk.state) !== 'deal') fault(places?.deal, { type: 'over' });
  if (walk.state.dealer !== deal.dealer) fault(places?.deal, { type: 'dealer', seat: walk.state.dealer });
  apply(walk, dealt(walk, deal, places?.hands));
  for (const [i, step] of deal.steps.entries()) playStep(walk, step, places?.steps[i]);
  closeWindow(walk, undefined, places?.points);
  const result = walk.state.results[before];
  const { points, totals } = result ?? fault(places?.points, { type: 'goes-on' });
  same(points, deal.points, 'points', places?.points);
  same(totals, deal.totals, 'totals', places?.totals);
}

function dealt({ game, state }: Walk, deal: TranscriptDeal, place: TextPosition | undefined): Event {
  try {
    return game.supply(state, { imposed: imposedFrom(deal) });
  } catch (error) {
    if (error instanceof RangeError) return fault(place, { type: 'cards' });
    throw error;
  }
}

/** What the table supplies when the time to claim the lead is over: no cards. */
export const NO_CARDS = { hands: [], kitty: [], stock: [] };

/** Ends the time to claim the lead without a claim, if the next step is not a claim. */
function closeWindow(walk: Walk, step: TranscriptStep | undefined, place: TextPosition | undefined): void {
  const { game, state } = walk;
  if (game.owed(state) !== 'opening' || step?.claim !== undefined) return;
  if (state.hands.some((_, seat) => game.ask(state, seat) !== undefined)) fault(place, { type: 'not-asked' });
  apply(walk, game.supply(state, { imposed: NO_CARDS }));
}

function playStep(walk: Walk, step: TranscriptStep, place: TextPosition | undefined): void {
  closeWindow(walk, step, place);
  const verdict = walk.game.decide(walk.state, step.seat, actionOf(step, walk.state));
  if (verdict.ok) apply(walk, verdict.event);
  else refused(walk, step, verdict.refusal, place);
}

function refused(
  { game, state }: Walk,
  step: TranscriptStep,
  refusal: Refusal,
  place: TextPosition | undefined,
): never {
  const next = state.hands.findIndex((_, seat) => game.ask(state, seat)?.type === 'play');
  if (refusal.type === 'not-asked' && step.play !== undefined && next >= 0)
    return fault(place, { type: 'turn', seat: next });
  const asked = refusal.type !== 'not-asked' && refusal.type !== 'other-question';
  return fault(place, asked ? { type: 'refused', refusal } : { type: 'not-asked' });
}
