// What the fields of every game's match mean, in sentences: its score, its wraps and its end.
import { counted, figure, orList } from '../cards/words.ts';
import { type Clause, clause } from './clause.ts';
import type { Length } from './game.ts';
import type { Head, Wrap } from './head.ts';
import { type MatchHead, matchFor } from './match.ts';

const SAY = {
  start: (points: string) => `Everybody starts at ${points}.`,
  floor: (least: string) => `No total falls below ${least}.`,
  noFloor: 'A total may fall below 0.',
  wrap: (totals: string, becomes: string) => `After a deal, a total ${totals} ${becomes}.`,
  exactly: (totals: string) => `of exactly ${totals}`,
  multiple: (of: string) => `that is a multiple of ${of}, but not 0,`,
  falls: (to: string) => `falls back to ${to}`,
  becomes: (to: string) => `becomes ${to}`,
  mean: "goes halfway between the highest and the lowest of the others', rounded down",
  wins: 'wins the match at once',
  wrapWhen: {
    beforeEndTest: 'The total changes first; only then it is seen whether the match ends.',
    afterEndTest: 'Whether the match ends is seen first, by the total before it changes.',
  },
  wrapTieBreak: {
    applies: 'The same holds in the extra deals after a tie.',
    lapses: 'In the extra deals after a tie this does not happen.',
  },
  deals: (deals: number) => `The match lasts ${counted(deals, 'deal')}.`,
  limit: (reached: string) => `The match ends when, after a deal, somebody's total is ${reached}.`,
  reached: {
    '>=': (limit: string) => `${limit} or more`,
    '>': (limit: string) => `more than ${limit}`,
    '<': (limit: string) => `below ${limit}`,
    '<=': (limit: string) => `${limit} or below`,
  },
  offerDeals: (deals: string, last: number) => `You may agree on ${deals} ${last === 1 ? 'deal' : 'deals'} instead.`,
  offerLimit: (limits: string) => `You may agree on ${limits} instead.`,
  winner: {
    lowest: 'The lowest total wins',
    highest: 'The highest total wins',
    closestToZero: 'The total closest to 0 wins',
  },
  tie: {
    shared: (winner: string) => `${winner}; if several have it, they win together.`,
    extraDeal: (winner: string) => `${winner}; if several have it, everybody plays another deal, until only one has.`,
  },
} as const;

export const explainStart = ({ score }: Head): Clause => clause('score', SAY.start(figure(score.start)), 'score.start');

export const explainFloor = ({ score }: Head): Clause =>
  clause('score', score.floor === 'none' ? SAY.noFloor : SAY.floor(figure(score.floor)), 'score.floor');

/** Totals that change by themselves at the end of a deal. */
export function explainWraps({ wrap, match }: Head): readonly Clause[] {
  if (wrap.list.length === 0) return [];
  const totals = wrap.list.some(one => one.to !== 'wins');
  return [
    ...wrapGroups(wrap.list).map(group => clause('wraps', wrapSentence(group), 'wrap.list')),
    ...(totals && match.kind === 'limit'
      ? [clause('wraps', SAY.wrapWhen[wrap.when], 'wrap.when', 'wrap.list', 'match.kind')]
      : []),
    ...(match.tie === 'extraDeal'
      ? [clause('wraps', SAY.wrapTieBreak[wrap.inTieBreak], 'wrap.inTieBreak', 'wrap.list', 'match.tie')]
      : []),
  ];
}

/** Neighbouring wraps of exact totals that lead to the same are told together. */
function wrapGroups(list: readonly Wrap[]): readonly (readonly Wrap[])[] {
  const groups: Wrap[][] = [];
  for (const wrap of list) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && !first.every && !wrap.every && first.to === wrap.to) group.push(wrap);
    else groups.push([wrap]);
  }
  return groups;
}

function wrapSentence(group: readonly Wrap[]): string {
  const every = group[0]?.every;
  const exact = group.map(wrap => wrap.at ?? 0);
  const to = group[0]?.to ?? 0;
  const which = every ? SAY.multiple(figure(every)) : SAY.exactly(orList(exact.map(figure)));
  if (typeof to === 'string') return SAY.wrap(which, SAY[to]);
  const falls = !every && exact.every(at => at > to);
  return SAY.wrap(which, falls ? SAY.falls(figure(to)) : SAY.becomes(figure(to)));
}

/** When the match ends and who has won it. */
export function explainEnd({ match }: Head): readonly Clause[] {
  return [lengthClause(match), ...offerClause(match), winnerClause(match)];
}

function lengthClause(match: Head['match']): Clause {
  return match.kind === 'deals'
    ? clause('end', SAY.deals(match.deals), 'match.kind', 'match.deals')
    : clause('end', SAY.limit(SAY.reached[match.cmp](figure(match.limit))), 'match.kind', 'match.limit', 'match.cmp');
}

function offerClause(match: Head['match']): readonly Clause[] {
  const others = match.offer.filter(one => one !== (match.kind === 'deals' ? match.deals : match.limit));
  if (others.length === 0) return [];
  const list = orList(others.map(figure));
  const sentence = match.kind === 'deals' ? SAY.offerDeals(list, others.at(-1) ?? 0) : SAY.offerLimit(list);
  return [clause('end', sentence, 'match.offer', 'match.kind', match.kind === 'deals' ? 'match.deals' : 'match.limit')];
}

const winnerClause = (match: Head['match']): Clause =>
  clause('end', SAY.tie[match.tie](SAY.winner[match.winner]), 'match.winner', 'match.tie');

/** How this match ends, where its length was chosen. */
export const explainLength = (head: MatchHead, length: Length | undefined): string =>
  lengthClause(matchFor(head, length)).sentence;
