// The content of the score sheet: the cells of each deal, and a summary of the last deal.

import { type AllWords, NAMELESS } from '@moonshot/i18n';
import type { TableRules, TableView } from '@moonshot/protocol';
import type { CaptureDealResult as Bouts, Seat, TrickDealResult as Tricks } from '@moonshot/rules';
import { CARDS, type Card, isWild, SUIT_SYMBOLS, suitOf } from '@moonshot/rules/cards';
import { capital, cardName, seatName } from '../../i18n/names.ts';
import type { TableModel } from '../../model/model.ts';
import { costliestCard } from '../../model/play/costliest-card.ts';
import { lateFor } from '../../model/play/late.ts';
import { inItsPart, poolIn, signOfMost } from '../../model/play/points.ts';
import { hasPartners, sideOf } from '../../model/play/sides.ts';
import { contractIn, ownSeat } from '../../model/play/standing.ts';
import { withWholeWords } from '../../ui/cards/suits.ts';
import { ownPart, sums } from './sums.ts';
import { winnersOf } from './winners.ts';

export type Result = Tricks | Bouts;

export interface Cell {
  readonly seat: Seat;
  readonly change: number;
  readonly total: number;
  readonly wrappedFrom: number | null;
  readonly moon: boolean;
  // the most expensive card of the deal, if this side took it and nobody shot the moon
  readonly dearest: Card | null;
}

export interface ScoreLine {
  readonly deal: number;
  readonly step: string | null;
  readonly cells: readonly Cell[];
}

export function lines({ view, rules }: TableModel, seats: readonly Seat[]): readonly ScoreLine[] {
  return view.deal.results.map((result: Result) => ({
    deal: result.deal,
    step: 'step' in result && rules.passCycle.length > 0 ? result.step : null,
    cells: seats.map(seat => cellOf(result, sideOf(rules, seat), seat, dearestIn(rules, result))),
  }));
}

const dearestIn = (rules: TableRules, result: Result): Card | undefined =>
  costliestCard(rules, result, signOfMost(rules, result));

function cellOf(result: Result, side: readonly Seat[], seat: Seat, dearest: Card | undefined): Cell {
  const wrap = result.wraps.find(one => one.seat === seat);
  return {
    seat,
    change: result.points[seat] ?? 0,
    total: result.totals[seat] ?? 0,
    wrappedFrom: wrap?.from ?? null,
    moon: 'moon' in result && result.moon !== null && side.includes(result.moon.seat),
    dearest:
      dearest !== undefined && 'taken' in result && !result.moon && side.some(one => takes(result, one, dearest))
        ? dearest
        : null,
  };
}

const takes = ({ taken }: Tricks, seat: Seat, card: Card): boolean => (taken[seat] ?? []).includes(card);

/**
 * Who wins, in a few words. If partners with separate totals or numbers of lives are ranked, this is the
 * game's aim.
 */
export const winText = (words: AllWords, rules: TableRules): string =>
  rules.lives === true || (hasPartners(rules) && !rules.pooled) ? rules.sheet.aim : words.scores.aims[rules.winner];

/** The occasion of the sheet: a daily deal, the end of a match, or the end of a deal. */
export function occasion(words: AllWords, { view }: TableModel, day: string | undefined): string {
  if (day !== undefined) return words.home.dailyOf(words.home.date(day));
  if (view.online?.ended) return words.scores.agreed;
  return view.deal.phase === 'over' ? words.scores.endOfMatch : words.scores.endOfDeal(view.deal.results.length);
}

/** The headline: for a daily deal the person's own points, otherwise a summary of the deal or match. */
export const headline = (words: AllWords, table: TableModel, day: string | undefined): string =>
  day === undefined ? story(words, table) : words.home.dailyStandings.played(ownPoints(table));

/** The texts for a sheet that is shared. Its readers see the person's name instead of `You`. */
export function wordsForOthers(words: AllWords, { view }: TableModel): AllWords {
  const name = view.viewer === 'watcher' ? undefined : view.sitters[view.viewer]?.name;
  return { ...words, you: name === undefined || NAMELESS.includes(name) ? words.scores.player : name };
}

/** The headline of a sheet that is shared, with the person's name instead of `You`. */
export const headlineForOthers = (words: AllWords, table: TableModel, day: string | undefined): string =>
  day === undefined ? story(words, table) : `${words.you}: ${words.figure(ownPoints(table))}`;

/** The total of the person's side. */
export const ownPoints = ({ view }: TableModel): number => view.deal.totals[ownSeat(view)] ?? 0;

/** Summarizes the last deal, or the match, in one sentence. */
export function story(words: AllWords, { view, rules }: TableModel): string {
  const result: Result | undefined = view.deal.results.at(-1);
  const name = (seat: Seat): string => seatName(words, view, seat);
  const { totals } = view.deal;
  const winners = winnersOf(view, rules);
  if (winners.length > 0) {
    const total = words.figure(totals[winners[0] ?? 0] ?? 0);
    return winners.length === 1
      ? words.scores.wins(name(winners[0] ?? 0), total)
      : words.scores.share(winners.map(name), total);
  }
  if (result === undefined) return view.online?.ended ? words.scores.agreed : words.scores.soFar;
  const [wrap] = result.wraps;
  if (wrap) return words.scores.wraps(name(wrap.seat), words.figure(wrap.from), words.figure(wrap.to));
  if (view.deal.tiebreak) return words.scores.tiebreak;
  return 'moon' in result ? tricksStory(words, view, rules, result) : boutsStory(words, view, result);
}

function tricksStory(words: AllWords, view: TableView, rules: TableRules, result: Tricks): string {
  if (result.moon) return words.scores.moon(seatName(words, view, result.moon.seat));
  const dearest = dearestIn(rules, result);
  const taker = dearest === undefined ? -1 : result.taken.findIndex(cards => cards.includes(dearest));
  if (dearest !== undefined && taker >= 0)
    return words.scores.dearest(seatName(words, view, taker), withWholeWords(cardName(words, dearest)));
  return words.scores.endOfDeal(result.deal);
}

function boutsStory(words: AllWords, view: TableView, { captured }: Bouts): string {
  const most = Math.max(...captured);
  return words.scores.capturedBy(seatName(words, view, captured.indexOf(most)), most);
}

/** Which players the next deal awaits, for a viewer who is ready. */
export function waitingText(words: AllWords, view: TableView): string {
  const late = lateFor(view);
  if (late.length > 2) return words.prompt.waitMany(late.length);
  return late.length === 0 ? words.prompt.dealing : words.prompt.wait(late.map(seat => seatName(words, view, seat)));
}

/** Remarkable facts about the last deal, as pairs of label and text. */
export function facts(words: AllWords, table: TableModel): readonly (readonly [string, string])[] {
  const { view, rules } = table;
  const result: Result | undefined = view.deal.results.at(-1);
  if (result === undefined) return [];
  const gameFacts = 'taken' in result ? tricksFacts(words, view, rules, result) : boutsFacts(words, view, result);
  const pool = poolIn(rules, view);
  return [
    ...gameFacts,
    ...(pool === undefined ? [] : [[words.scores.pool, words.bid.chips(pool)] as const]),
    ...ownPart(words, table),
    ...sums(words, table),
  ];
}

function tricksFacts(
  words: AllWords,
  view: TableView,
  rules: TableRules,
  result: Tricks,
): readonly (readonly [string, string])[] {
  const { taken } = result;
  const dearest = dearestIn(rules, result);
  const taker = dearest === undefined ? -1 : taken.findIndex(cards => cards.includes(dearest));
  const hearts = taken.map(cards => cards.filter(card => card.charAt(1) === 'H').length);
  const queen =
    dearest !== undefined && taker >= 0
      ? [[capital(withWholeWords(cardName(words, dearest))), seatName(words, view, taker)] as const]
      : [];
  return [
    ...particular(words, rules, result),
    ...queen,
    ...(heartsCount(rules, result) ? [most(words, view, hearts)] : []),
  ];
}

/** The contract or the named suit, in games whose deals differ. */
function particular(words: AllWords, rules: TableRules, result: Tricks): readonly (readonly [string, string])[] {
  const contract = contractIn(rules, result);
  if (contract !== undefined) return [[words.scores.contract, contract.name]];
  return result.named ? [[words.scores.avoided, SUIT_SYMBOLS[result.named]]] : [];
}

/** Whether every heart was worth points in the deal. */
function heartsCount(rules: TableRules, result: Tricks): boolean {
  const { costs } = contractIn(rules, result) ?? rules;
  const hearts = CARDS.filter(card => card in rules.strength && suitOf(card) === 'H' && !isWild(card));
  return hearts.every(card => (costs[inItsPart(card, result.named)] ?? 0) !== 0);
}

/** If more players than this have hearts left in hand, the fact about these hearts is left out. */
const NAMED_MAX = 4;

function boutsFacts(
  words: AllWords,
  view: TableView,
  { captured, inHand }: Bouts,
): readonly (readonly [string, string])[] {
  const holders = inHand.filter(n => n > 0).length;
  const left = holders === 0 ? words.scores.nobody : listOf(words, view, inHand);
  return [most(words, view, captured), ...(holders > NAMED_MAX ? [] : [[words.scores.parts.inHand, left] as const])];
}

function most(words: AllWords, view: TableView, hearts: readonly number[]): readonly [string, string] {
  const top = Math.max(...hearts);
  const seats = hearts.flatMap((n, seat) => (n === top ? [seatName(words, view, seat)] : []));
  return [words.scores.mostHearts, words.scores.most(words.and(seats), top)];
}

const listOf = (words: AllWords, view: TableView, counts: readonly number[]): string =>
  words.and(counts.flatMap((n, seat) => (n > 0 ? [words.scores.most(seatName(words, view, seat), n)] : [])));

/** A remark on a seat's match, for the final ranking. */
export function remark(words: AllWords, { view, rules }: TableModel, seat: Seat): string {
  const results: readonly Result[] = view.deal.results;
  const wrapped = results.find(result => result.wraps.some(wrap => wrap.seat === seat));
  if (wrapped)
    return words.scores.wrapped(words.figure(wrapped.wraps.find(wrap => wrap.seat === seat)?.from ?? 0), wrapped.deal);
  const moons = results.filter(result => 'moon' in result && result.moon?.seat === seat);
  if (moons[0]) return words.scores.moons(moons.length, moons[0].deal);
  if (results.length < 2) return '';
  const good = rules.winner === 'highest';
  // -1 if scores count down to zero, so that negative points are the worst
  const sign = rules.winner === 'closestToZero' ? -1 : 1;
  const extreme = results.reduce((best, one) =>
    (one.points[seat] ?? 0) * sign > (best.points[seat] ?? 0) * sign ? one : best,
  );
  const figure = words.signed(extreme.points[seat] ?? 0);
  return good ? words.scores.bestDeal(figure, extreme.deal) : words.scores.worst(figure, extreme.deal);
}
