// Replays a transcript. Every step must be legal, the recorded legal answers and scores must be those of the
// rules, and every other card must be refused.
import type { Card } from '../cards/card.ts';
import type { ImposedDeal, MatchOptions } from '../game/game.ts';
import { checkLength } from '../game/head.ts';
import { at } from '../game/seat.ts';
import { settle } from '../game/settle.ts';
import { sentenceOf } from '../game/sheet-errors.ts';
import { type Action, type Ask, type Event, type Hearts, type HeartsGame, type State, sheetOf } from '../games.ts';
import { prepare } from '../prepare.ts';
import { mixed } from '../trick/play/mix.ts';
import { intoMiddle, mixFromPasses } from '../trick/play/recorded-mix.ts';
import { isMix } from '../trick/rules/rules.ts';
import type { MoonChoice } from '../trick/sheet/sheet.ts';
import type { PassedCard } from '../trick/state/state.ts';
import { type DifferenceReason, differenceTexts } from './difference.ts';
import { Malformed, type Took, type Transcript, type TranscriptDeal, type TranscriptStep } from './transcript.ts';

/**
 * The first point at which a transcript contradicts the rules. Deals and steps are counted from 1. Step 0 is
 * the dealing of the cards.
 */
export interface Difference {
  readonly deal: number;
  readonly step: number;
  readonly transcript: string; // what the transcript says, in English
  readonly rules: string; // what the rules say instead
  readonly reason: DifferenceReason;
  readonly hearts: Hearts; // the rules of the match, with which a refusal can be explained
}

export type ReplayResult = { readonly decisions: number; readonly difference?: Difference };

/** Thrown when a difference is found. `replayDeals` catches this error. */
class Differs extends Error {
  readonly reason: DifferenceReason;
  constructor(reason: DifferenceReason) {
    super(reason.type);
    this.reason = reason;
  }
}

/** The state of the replay of a match. A replay changes this object as it goes on. */
interface Walk {
  readonly game: HeartsGame;
  state: State;
  deal: number;
  step: number;
  decisions: number;
  readonly onEvents: (events: readonly Event[]) => void;
}

type EventListener = Walk['onEvents'];

/**
 * Replays a match from its transcript and passes its events to `onEvents`. Returns the number of decisions
 * that agree with the rules, and the first difference. Throws `Malformed` if the game, seats, rules or length
 * cannot be played, or if the cards of a deal do not make up the deck.
 */
export function replayTranscript(match: Transcript, onEvents?: EventListener): ReplayResult {
  const { firstDealer, length, deals, winners } = match;
  const opening = { firstDealer, ...(length && { length }) };
  return replayDeals(heartsFor(match), opening, deals, { winners, ...(onEvents && { onEvents }) });
}

/** Replays recorded deals with a compiled game. The winners are compared if they are given. */
export function replayDeals(
  hearts: Hearts,
  opening: MatchOptions,
  deals: readonly TranscriptDeal[],
  { winners, onEvents = () => {} }: { readonly winners?: readonly number[]; readonly onEvents?: EventListener } = {},
): ReplayResult {
  const game: HeartsGame = hearts.game;
  const { state, events } = settle(game, undefined, game.open(opening));
  const walk: Walk = { game, state, deal: 0, step: 0, decisions: 0, onEvents: onEvents };
  onEvents(events);
  try {
    for (const deal of deals) replayDeal(walk, deal);
    if (winners !== undefined) compare('winners', winners, walk.state.winners);
    return { decisions: walk.decisions };
  } catch (error) {
    if (!(error instanceof Differs)) throw error;
    const { reason } = error;
    const difference = { deal: walk.deal, step: walk.step, ...differenceTexts(reason), reason, hearts };
    return { decisions: walk.decisions, difference };
  }
}

function heartsFor(match: Transcript): Hearts {
  const sheet = sheetOf(match.game);
  if (sheet === undefined) throw new Malformed('game', `there is no game ${JSON.stringify(match.game)}`);
  const prepared = prepare(sheet, match.seats, match.rules ?? {});
  if (!prepared.ok) {
    const path = prepared.errors[0]?.path === 'seats' ? 'seats' : 'rules';
    throw new Malformed(path, prepared.errors.map(error => sentenceOf(error)).join('; '));
  }
  const [tooShort] = match.length === undefined ? [] : checkLength(prepared.hearts.sheet, match.length);
  if (tooShort !== undefined) throw new Malformed('length', sentenceOf(tooShort));
  return prepared.hearts;
}

function replayDeal(walk: Walk, deal: TranscriptDeal): void {
  walk.deal += 1;
  walk.step = 0;
  // If all seats cut again before a deal, the dealer does not follow from the rules. Only the transcript
  // names the dealer.
  if (walk.game.owed(walk.state) === 'dealer') apply(walk, { type: 'dealer', dealer: deal.dealer, rounds: [] });
  if (walk.game.owed(walk.state) !== 'deal') throw new Differs({ type: 'over' });
  compare('dealer', deal.dealer, walk.state.dealer);
  apply(walk, dealt(walk, deal));
  for (const step of deal.steps) {
    walk.step += 1;
    replayStep(walk, step);
    walk.decisions += 1;
  }
  closeWindow(walk, undefined);
  const result = walk.state.results[walk.deal - 1];
  if (result === undefined) throw new Differs({ type: 'ended', asked: askedIn(walk) });
  compare('points', deal.points, result.points);
  compare('totals', deal.totals, result.totals);
}

function dealt(walk: Walk, deal: TranscriptDeal): Event {
  try {
    return walk.game.supply(walk.state, { imposed: imposedFrom(deal) });
  } catch (error) {
    if (error instanceof RangeError) throw new Malformed(`deals[${walk.deal - 1}].hands`, error.message);
    throw error;
  }
}

/** The cards of a recorded deal. The mix, if there is one, follows from the recorded passes. */
export const imposedFrom = ({ hands, kitty, stock, steps }: TranscriptDeal): ImposedDeal => ({
  hands,
  kitty,
  stock,
  mix: mixFromPasses(steps.flatMap(({ seat, pass }) => (pass ? [{ seat, gifts: giftsIn(pass) }] : []))),
});

const giftsIn = (pass: NonNullable<TranscriptStep['pass']>): readonly PassedCard[] =>
  pass.map(([card, to]) => ({ card, to }));

function apply(walk: Walk, event: Event): readonly Event[] {
  const { state, events } = settle(walk.game, walk.state, event);
  walk.state = state;
  walk.onEvents(events);
  return events;
}

const seatsOf = (walk: Walk): readonly number[] => walk.state.hands.map((_, seat) => seat);

/** Ends the time to claim the lead, unless the next step answers. Throws if a seat's answer is missing. */
function closeWindow(walk: Walk, step: TranscriptStep | undefined): void {
  if (walk.game.owed(walk.state) !== 'opening' || step?.claim !== undefined) return;
  const asked = seatsOf(walk).find(seat => walk.game.ask(walk.state, seat) !== undefined);
  if (asked !== undefined) throw new Differs({ type: 'unclaimed', seat: asked });
  apply(walk, walk.game.supply(walk.state, { imposed: { hands: [], kitty: [], stock: [] } }));
}

function replayStep(walk: Walk, step: TranscriptStep): void {
  closeWindow(walk, step);
  const ask = walk.game.ask(walk.state, step.seat);
  const action = actionOf(step, walk.state);
  const acting = { seat: step.seat, act: written(step) };
  if (ask?.type !== action.type) throw new Differs({ type: 'unasked', ...acting, asked: askedIn(walk) });
  if (step.legal !== undefined) compareLegal(step.seat, step.legal, ask);
  tryEveryOther(walk, ask, step.seat);
  const verdict = walk.game.decide(walk.state, step.seat, action);
  if (!verdict.ok) throw new Differs({ type: 'refused', ...acting, refusal: verdict.refusal });
  const taken = tookOf(walk, apply(walk, verdict.event));
  if (step.took !== undefined) compare('trick', step.took, taken);
}

/** The trick that was just taken. Undefined if no trick was taken. */
function tookOf({ state }: Walk, events: readonly Event[]): Took | undefined {
  const taken = events.find(event => event.type === 'taken');
  const trick = 'tricks' in state ? state.tricks.at(-1) : undefined;
  return taken === undefined || trick === undefined ? undefined : [trick.leader, taken.seat, taken.points];
}

const askedIn = (walk: Walk): readonly { readonly seat: number; readonly question: Ask['type'] }[] =>
  seatsOf(walk).flatMap(seat => {
    const ask = walk.game.ask(walk.state, seat);
    return ask === undefined ? [] : [{ seat, question: ask.type }];
  });

const namesOf = (gifts: readonly PassedCard[]): NonNullable<TranscriptStep['pass']> =>
  gifts.map(({ card, to }) => [card, to]);

/**
 * A recorded step in the form in which the seat answered. Before a mix, each card is addressed to the seat
 * that gave it.
 */
export function answeredStep(step: TranscriptStep, state: State): TranscriptStep {
  if (step.pass === undefined || !('mix' in state)) return step;
  return { ...step, pass: namesOf(intoMiddle(state, { seat: step.seat, gifts: giftsIn(step.pass) })) };
}

/**
 * A step in the form in which it is recorded. After a mix, each card is addressed to the seat that received
 * it.
 */
export function recordedStep(step: TranscriptStep, state: State): TranscriptStep {
  if (step.pass === undefined || !('mix' in state) || !isMix(state.step)) return step;
  return { ...step, pass: namesOf(mixed(state.mix, { seat: step.seat, gifts: giftsIn(step.pass) }).gifts) };
}

/** The action that a step of a transcript stands for in this state. */
export function actionOf(step: TranscriptStep, state: State): Action {
  const { pass } = answeredStep(step, state);
  if (pass !== undefined) return { type: 'pass', gifts: giftsIn(pass) };
  if (step.charge !== undefined) return { type: 'charge', cards: step.charge };
  if (step.bid !== undefined) return { type: 'bid', bid: step.bid };
  if (step.claim !== undefined) return { type: 'claim', claim: step.claim };
  if (step.bury !== undefined) return { type: 'bury', cards: step.bury };
  if (step.moon !== undefined) return { type: 'moon', option: step.moon as MoonChoice };
  if (step.lay !== undefined) return { type: 'lay', bottom: step.lay[0], top: step.lay[1] };
  return { type: 'play', card: step.play as Card, ...(step.call && { call: step.call }) };
}

const written = ({ seat: _, legal: __, took: ___, ...act }: TranscriptStep): string => JSON.stringify(act);

/**
 * The legal plays or pairs as a transcript writes them (`9D`, `WC:low`, `AH>5S`), sorted and without repeats.
 * Empty for other questions.
 */
export function legalNames(ask: Ask): readonly string[] {
  const names =
    ask.type === 'play'
      ? ask.plays.map(({ card, call }) => (call === undefined ? card : `${card}:${call}`))
      : ask.type === 'lay'
        ? ask.pairs.map(({ bottom, top }) => `${bottom}>${top}`)
        : [];
  return [...new Set(names)].sort();
}

/** Checks that every other play or pair from the hand, which is not a legal answer, is refused. */
function tryEveryOther(walk: Walk, ask: Ask, seat: number): void {
  const legal = new Set(legalNames(ask));
  for (const [name, action] of everyTry(at(walk.state.hands, seat), ask.type)) {
    if (legal.has(name)) continue;
    if (walk.game.decide(walk.state, seat, action).ok) throw new Differs({ type: 'unoffered', seat, name });
  }
}

function everyTry(hand: readonly Card[], type: Ask['type']): readonly (readonly [string, Action])[] {
  if (type === 'play')
    return hand.flatMap(card => [
      [card, { type: 'play', card }] as const,
      ...(['high', 'low'] as const).map(call => [`${card}:${call}`, { type: 'play', card, call }] as const),
    ]);
  if (type !== 'lay') return [];
  return hand.flatMap(bottom => hand.map(top => [`${bottom}>${top}`, { type: 'lay', bottom, top }] as const));
}

/** Throws if a value of the record is not that of the rules. */
function compare(what: Extract<DifferenceReason, { type: 'value' }>['what'], recorded: unknown, ruled: unknown): void {
  const [record, rules] = [JSON.stringify(recorded), JSON.stringify(ruled) ?? null];
  if (record !== rules) throw new Differs({ type: 'value', what, record, rules });
}

/** Throws if the recorded legal answers are not those of the rules. */
function compareLegal(seat: number, recorded: readonly string[], ask: Ask): void {
  const [record, rules] = [JSON.stringify([...new Set(recorded)].sort()), JSON.stringify(legalNames(ask))];
  if (record !== rules) throw new Differs({ type: 'legal', seat, record, rules });
}
