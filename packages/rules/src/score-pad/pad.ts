// Scores a match with real cards from what was written down after each deal. The engine calculates points,
// totals, wraps and the end.
import type { CaptureTypes } from '../capture/index.ts';
import type { Rules as CaptureRules } from '../capture/rules.ts';
import type { Card } from '../cards/card.ts';
import type { Game, Length } from '../game/game.ts';
import type { Wrapped } from '../game/match.ts';
import { forSeats } from '../game/per-seats.ts';
import { type Seat, seatLeft } from '../game/seat.ts';
import { play, settle } from '../game/settle.ts';
import type { Hearts, State } from '../games.ts';
import type { TrickTypes } from '../trick/index.ts';
import { contractOf, effectiveRules } from '../trick/rules/effective-rules.ts';
import { openingWild, passCountOf, receivers, stepOf, type Rules as TrickRules } from '../trick/rules/rules.ts';
import type { PassStep } from '../trick/sheet/sheet.ts';
import type { MoonPreview } from '../trick/state/action.ts';
import { captured, captureFields, captureProblems, lastBout } from './capture.ts';
import { blankEntry, type PadEntry, type PadFields, type PadMissing, type PadProblem } from './entry.ts';
import { trickFields } from './fields.ts';
import { begun, played, trickMissing, trickProblems } from './tricks.ts';

/** Who leads: a certain seat, the holder of a card, or the highest bidder. */
export type PadLeader = { readonly seat: Seat } | { readonly holder: Card } | 'bidder';

/** What players must know before they play a deal. */
export interface PadPrompt {
  readonly deal: number;
  readonly dealer: Seat | null; // null if the players cut for the dealer
  readonly leader: PadLeader | null; // null if nobody leads, as in Capture, or before the players have cut
  readonly claims: Card | null; // the wild card whose holder may lead instead of the leader
  readonly opens: Card | null; // the wild card whose holder must lead instead of the leader
  readonly pass: {
    readonly step: PassStep;
    readonly count: number; // the number of cards for each receiver
    readonly place: number; // the position of this deal in the pass cycle, from 1
    readonly of: number;
    // who passes to whom, if each player passes to exactly one other seat; otherwise empty
    readonly pairs: readonly (readonly [from: Seat, to: Seat])[];
  } | null;
  readonly contract: string | null;
  readonly packs: number;
  readonly removed: readonly Card[];
  readonly hand: number; // the number of cards for each player
  readonly left: number; // the number of cards left over
  readonly rest: string | null; // what the cards left over become, as a value of `deal.rest`
}

export interface PadResult {
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly wraps: readonly Wrapped[];
  readonly next: 'deal' | 'tiebreak' | 'end';
  readonly winners: readonly Seat[];
  readonly shooter: Seat | null;
}

export interface PadMoon {
  readonly seat: Seat;
  readonly options: readonly MoonPreview[];
}

/** A deal: what players must know before it, what they must write down, and its result. */
export interface PadDeal {
  readonly prompt: PadPrompt;
  readonly entry: PadEntry; // what was written down; nothing yet for the next deal
  readonly fields: PadFields;
  readonly problems: readonly PadProblem[];
  readonly missing: readonly PadMissing[];
  readonly moon: PadMoon | null; // the options of the seat that shot the moon, if it may choose
  readonly result: PadResult | null; // null until the entry is complete and consistent
}

export interface ScorePad {
  readonly deals: readonly PadDeal[]; // the deals up to the first one without a result
  readonly over: boolean;
}

export interface PadMatch {
  readonly length: Length | null;
  readonly dealer: Seat; // the dealer of the first deal
  readonly entries: readonly PadEntry[];
}

/**
 * Scores a match with real cards. Unless the match is over, the last deal of the result is the next one to be
 * played, or the first one whose entry is incomplete or inconsistent.
 */
export function scorePad(hearts: Hearts, { length, dealer, entries }: PadMatch): ScorePad {
  const opening = { ...(length && { length }), firstDealer: dealer };
  const deals: PadDeal[] = [];
  let { state }: { state: State } = settle(hearts.game, undefined, hearts.game.open(opening));
  for (let i = 0; i <= entries.length && state.phase !== 'over'; i++) {
    const { deal, after } = scored(hearts, state, entries[i] ?? blankEntry(hearts.rules.seats));
    deals.push(i < entries.length ? deal : { ...deal, result: null });
    if (after === undefined || i === entries.length) return { deals, over: false };
    state = after;
  }
  return { deals, over: true };
}

interface Scored {
  readonly deal: PadDeal;
  readonly after: State | undefined; // undefined until the entry is complete and consistent
}

function scored(hearts: Hearts, state: State, entry: PadEntry): Scored {
  return hearts.kind === 'tricks'
    ? tricksScored(hearts.rules, hearts.game, state as TrickTypes['state'], entry)
    : captureScored(hearts.rules, hearts.game, state as CaptureTypes['state'], entry);
}

function tricksScored(rules: TrickRules, game: Game<TrickTypes>, state: TrickTypes['state'], entry: PadEntry): Scored {
  const before = begun(rules, state, entry);
  const fields = trickFields(rules, before);
  const problems = trickProblems(rules, fields, entry);
  const missing = trickMissing(rules, fields, entry);
  const deal = { prompt: trickPrompt(rules, state), entry, fields, problems, missing, moon: null, result: null };
  if (problems.length + missing.length > 0) return { deal, after: undefined };
  // in this state the last trick has been taken, so that only the moon and the score follow
  const ended = played(rules, fields, before, entry);
  const next = game.follow(ended);
  if (next === undefined) return { deal, after: undefined };
  const first = settle(game, ended, next);
  const ask = first.state.shooter === null ? undefined : game.ask(first.state, first.state.shooter);
  if (ask?.type !== 'moon') return { deal: { ...deal, result: resultOf(first) }, after: first.state };
  const moon: PadMoon = { seat: first.state.shooter as Seat, options: ask.options };
  const done =
    entry.moon === null ? undefined : play(game, first.state, moon.seat, { type: 'moon', option: entry.moon });
  if (done?.ok !== true) return { deal: { ...deal, moon, missing: [{ type: 'moon' }] }, after: undefined };
  return { deal: { ...deal, moon, result: resultOf(done) }, after: done.state };
}

function captureScored(
  rules: CaptureRules,
  game: Game<CaptureTypes>,
  state: CaptureTypes['state'],
  entry: PadEntry,
): Scored {
  const fields = captureFields(rules, state);
  const cuts = state.phase === 'dealer';
  const last = lastBout(game, state, cuts ? (entry.dealer ?? 0) : state.dealer);
  const problems = captureProblems(rules, last, entry);
  const missing: readonly PadMissing[] = cuts && entry.dealer === null ? [{ type: 'seat', field: 'dealer' }] : [];
  const deal = { prompt: capturePrompt(rules, state), entry, fields, problems, missing, moon: null, result: null };
  if (problems.length + missing.length > 0) return { deal, after: undefined };
  const ended = captured(rules, last, entry);
  const next = game.follow(ended);
  if (next === undefined) return { deal, after: undefined };
  const after = settle(game, ended, next);
  return { deal: { ...deal, result: resultOf(after) }, after: after.state };
}

/** The result of a deal, taken from the events that end the deal. */
function resultOf({
  events,
  state,
}: {
  readonly events: readonly (TrickTypes['event'] | CaptureTypes['event'])[];
  readonly state: State;
}): PadResult | null {
  const found = events.find(event => event.type === 'scored');
  if (found === undefined) return null;
  const { points, totals, wraps } = found.result;
  const shooter = 'shooter' in state ? state.shooter : null;
  return { points, totals, wraps, next: found.next, winners: found.winners, shooter };
}

function trickPrompt(rules: TrickRules, state: TrickTypes['state']): PadPrompt {
  const deal = state.results.length + 1;
  const { sheet } = rules;
  const cuts = state.phase === 'dealer';
  const step = stepOf(rules, deal);
  const of = rules.passSteps.length;
  const to = (seat: Seat): readonly (readonly [Seat, Seat])[] => {
    const all = receivers(rules, { step, deal }, seat).filter(one => one.to !== seat);
    return all.length === 1 ? [[seat, all[0]?.to ?? seat]] : [];
  };
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const wild = openingWild(rules) ?? null;
  return {
    ...promptOf(rules, deal, cuts ? null : state.dealer),
    leader: cuts ? null : leaderOf(effectiveRules(rules, { ...state, deal, bids: [], charges: [] }), state.dealer),
    claims: sheet.opening.wild === 'holderMay' ? wild : null,
    opens: sheet.opening.wild === 'must' ? wild : null,
    pass:
      of === 0
        ? null
        : { step, count: passCountOf(rules, deal), place: ((deal - 1) % of) + 1, of, pairs: seats.flatMap(to) },
    contract: contractOf(sheet, deal)?.name ?? null,
    hand: rules.handSize,
    left: rules.kittySize,
    rest: rules.kittySize > 0 ? sheet.deal.rest : null,
  };
}

function leaderOf(rules: TrickRules, dealer: Seat): PadLeader {
  const { leader } = rules.sheet.opening;
  if (rules.opener !== undefined) return { seat: rules.opener };
  if (leader === 'bidder') return 'bidder';
  if (leader === 'dealer') return { seat: dealer };
  if (leader === 'rightOfDealer') return { seat: seatLeft(dealer, -1, rules.seats) };
  return rules.openingCard === undefined ? { seat: seatLeft(dealer, 1, rules.seats) } : { holder: rules.openingCard };
}

function capturePrompt(rules: CaptureRules, state: CaptureTypes['state']): PadPrompt {
  const { hand } = rules.sheet.deal;
  return {
    ...promptOf(rules, state.results.length + 1, state.phase === 'dealer' ? null : state.dealer),
    hand,
    left: rules.deck.length - hand * rules.seats,
    rest: 'stock',
  };
}

function promptOf({ sheet, seats }: TrickRules | CaptureRules, deal: number, dealer: Seat | null): PadPrompt {
  return {
    deal,
    dealer,
    leader: null,
    claims: null,
    opens: null,
    pass: null,
    contract: null,
    packs: forSeats(sheet.deck.packs, seats) ?? 1,
    removed: forSeats(sheet.deck.remove, seats) ?? [],
    hand: 0,
    left: 0,
    rest: null,
  };
}
