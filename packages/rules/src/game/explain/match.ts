// Explains the fields about the match that every game has: score, end, and wraps (totals that change when
// they are reached exactly).
import type { RuleWords } from '../../words/en.ts';
import type { Standing } from '../../words/sentence-inputs.ts';
import { type Clause, clause } from '../clause.ts';
import type { Length } from '../game.ts';
import type { SheetHead, Wrap } from '../head.ts';
import type { MatchHead } from '../match.ts';
import { lengthsOnOffer, matchFor, targetsOnOffer, usualLength } from '../standing.ts';

type MatchWords = RuleWords['match'];

/**
 * Explains the totals at the start. Totals may be numbers of lives: `fields` are the fields that decide this.
 */
export const explainStart = (
  { score }: SheetHead,
  { match: say }: RuleWords,
  areLives = false,
  fields: readonly string[] = [],
): Clause => clause('score', areLives ? say.startLives(score.start) : say.start(score.start), 'score.start', ...fields);

/**
 * Explains how low totals can fall. `falls` says whether the game's points can bring a total below 0, and
 * `fields` are the game's fields that decide this.
 */
export function explainFloor(
  { score }: SheetHead,
  falls: boolean,
  fields: readonly string[],
  { match: say }: RuleWords,
): readonly Clause[] {
  if (score.floor !== 'none') return [clause('score', say.floor(score.floor), 'score.floor')];
  return falls ? [clause('score', say.noFloor, 'score.floor', 'match.kind', 'wrap.list', ...fields)] : [];
}

/** Explains the wraps: at the end of a deal, a certain total or a multiple of a number changes. */
export function explainWraps({ wrap, match }: SheetHead, { match: say }: RuleWords): readonly Clause[] {
  if (wrap.list.length === 0) return [];
  const totals = wrap.list.some(one => one.to !== 'wins');
  return [
    ...wrapGroups(wrap.list).map(group => clause('wraps', wrapSentence(group, say), 'wrap.list')),
    ...(overlap(wrap.list) ? [clause('wraps', say.wrapFirst, 'wrap.list')] : []),
    // also stated for a match with a fixed number of deals, because players may choose a limit instead
    ...(totals ? [clause('wraps', say.wrapWhen[wrap.when], 'wrap.when', 'wrap.list')] : []),
    ...(match.tie === 'extraDeal'
      ? [clause('wraps', say.wrapTieBreak[wrap.inTieBreak], 'wrap.inTieBreak', 'wrap.list', 'match.tie')]
      : []),
  ];
}

/**
 * Whether two wraps can concern the same total. They can if both are for multiples of a number, or if one is
 * for a total that is such a multiple.
 */
const overlap = (list: readonly Wrap[]): boolean =>
  list.some(({ every }, i) =>
    list.some((other, j) => every && i !== j && (other.every || (other.at && other.at % every === 0))),
  );

/**
 * Groups adjacent wraps with the same result that one sentence can state: exact totals, or a multiple and 0.
 */
function wrapGroups(list: readonly Wrap[]): readonly (readonly Wrap[])[] {
  const groups: Wrap[][] = [];
  for (const wrap of list) {
    const group = groups.at(-1);
    const first = group?.[0];
    const fits = first?.every ? wrap.at === 0 && group?.length === 1 : !wrap.every;
    if (group && fits && first?.to === wrap.to) group.push(wrap);
    else groups.push([wrap]);
  }
  return groups;
}

function wrapSentence(group: readonly Wrap[], say: MatchWords): string {
  const every = group[0]?.every;
  const to = group[0]?.to ?? 0;
  if (every) return say.wrapMultiple(every, to, group.length > 1);
  const exact = group.map(wrap => wrap.at ?? 0);
  return say.wrapExactly(exact, to, typeof to === 'number' && exact.every(at => at > to));
}

/** Explains when the match ends and who has won it then. */
export const explainEnd = (
  sheet: SheetHead,
  { match: say }: RuleWords,
  standing: Standing = 'player',
  fields: readonly string[] = [], // the fields that decide whose totals are ranked
): readonly Clause[] => [
  lengthClause(sheet.match, say),
  ...offerClause(sheet.match, sheet.score, say),
  ...targetClause(sheet, say),
  clause('end', say.winner[sheet.match.tie](sheet.match.winner, standing), 'match.winner', 'match.tie', ...fields),
];

function lengthClause(match: SheetHead['match'], say: MatchWords): Clause {
  const reached = (): string => say.limit[match.cmp](match.limit);
  const limit = ['match.kind', 'match.limit', 'match.cmp'];
  switch (match.kind) {
    case 'deals':
      return clause('end', say.deals(match.deals), 'match.kind', 'match.deals');
    case 'limit':
      return clause('end', reached(), ...limit);
    case 'limitOrDeals':
      return clause('end', `${reached()} ${say.orDeals(match.deals)}`, ...limit, 'match.deals');
    case 'thereAndBack':
      return clause('end', say.thereAndBack(match.limit), ...limit);
  }
}

function offerClause(match: SheetHead['match'], score: SheetHead['score'], say: MatchWords): readonly Clause[] {
  const others = lengthsOnOffer({ match, score }).filter(one => one !== usualLength(match));
  if (others.length === 0) return [];
  const sentence = match.kind === 'deals' ? say.offerDeals(others) : say.offerLimit(others);
  const fields = match.kind === 'deals' ? ['match.deals'] : ['match.limit', 'match.cmp', 'score.start'];
  return [clause('end', sentence, 'match.offer', 'match.kind', ...fields)];
}

/** Explains the limits that a table may choose instead of a number of deals. */
function targetClause(sheet: SheetHead, say: MatchWords): readonly Clause[] {
  const targets = targetsOnOffer(sheet);
  const fields = ['match.offer', 'match.kind', 'match.cmp', 'match.deals', 'score.start', 'score.sign'];
  return targets.length === 0
    ? []
    : [clause('end', say.offerTarget(targets), ...fields, 'hearts.captured', 'hearts.inHand')];
}

/** The sentence that says how a match of the chosen length ends. */
export const explainLength = (head: MatchHead, length: Length | undefined, { match: say }: RuleWords): string =>
  lengthClause(matchFor(head, length), say).sentence;
