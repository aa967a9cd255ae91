// Compares what the rules say about totals and about the end of a match with the scores of a match.
import type { Hearts, Length } from '@moonshot/rules';
import type { Standing, TotalChange, WinRule } from '@moonshot/rules/words';
import { must } from '../laws/law.ts';
import type { Moment } from '../play.ts';
import { argOf, chosen, isUsed, type Use, usesOfLength } from './recorded.ts';

type Scored = Extract<Moment['events'][number], { type: 'scored' }>;

/** What the rules say about the end of a match of a chosen length. */
export interface EndFacts {
  readonly rules: readonly Use[];
  readonly length: readonly Use[];
  readonly sides: readonly number[]; // by seat
}

/** What is known before a deal is scored. */
interface Before {
  readonly totals: readonly number[];
  readonly deal: number;
  readonly tiebreak: boolean;
  readonly turned: boolean;
}

const COMPARES: Readonly<Record<string, (total: number, limit: number) => boolean>> = {
  '>=': (total, limit) => total >= limit,
  '>': (total, limit) => total > limit,
  '<': (total, limit) => total < limit,
  '<=': (total, limit) => total <= limit,
};

/** Checks the totals, the end and the winners after each deal that is scored in this step. */
export function checkEnd(facts: EndFacts, { before, events, state }: Moment): void {
  if (before === undefined) checkStart(facts, state.totals);
  for (const event of events)
    if (event.type === 'scored' && before !== undefined)
      checkScored(facts, { ...before, turned: 'turned' in before && before.turned, deal: event.result.deal }, event);
}

function checkStart({ rules }: EndFacts, totals: readonly number[]): void {
  const start = argOf<number>(rules, 'match.start') ?? argOf<number>(rules, 'match.startLives');
  must(
    totals.every(total => total === start),
    () => `totals start at ${totals}, not at ${start}`,
  );
}

function checkScored(facts: EndFacts, before: Before, { result, next, winners }: Scored): void {
  const least = argOf<number>(facts.rules, 'match.floor') ?? -Infinity;
  const added = before.totals.map((total, seat) => Math.max(least, total + (result.points[seat] ?? 0)));
  const after = changed(facts.rules, before, added);
  must(String(result.totals) === String(after), () => `totals become ${result.totals}, not ${after}`);
  const end = endOf(facts, before, added, after);
  must(next === end.next, () => `after totals of ${after} comes ${next}, not ${end.next}`);
  must(String(winners) === String(end.winners), () => `seats ${winners} win, not ${end.winners}`);
}

/** The totals after the changes that the rules state. */
function changed(rules: readonly Use[], { tiebreak, turned }: Before, added: readonly number[]): readonly number[] {
  const lapses = tiebreak && isUsed(rules, 'match.wrapTieBreak.lapses');
  const after = added.map((total, seat) => {
    const to = lapses ? undefined : changeOf(rules, total);
    if (to === 'mean') return meanOf(added.filter((_, other) => other !== seat));
    return to === undefined || to === 'wins' ? total : to;
  });
  return turned ? after.map(Math.abs) : after;
}

const meanOf = (totals: readonly number[]): number => Math.floor((Math.max(...totals) + Math.min(...totals)) / 2);

/** What a total becomes; of several sentences, the first counts. */
function changeOf(rules: readonly Use[], total: number): TotalChange | undefined {
  const wraps = rules.filter(({ path }) => path === 'match.wrapExactly' || path === 'match.wrapMultiple');
  const first = wraps.find(({ path, args: [of, , withZero] }) =>
    path === 'match.wrapMultiple'
      ? (withZero || total !== 0) && total % Number(of) === 0
      : (of as number[]).includes(total),
  );
  return first?.args[1] as TotalChange | undefined;
}

interface End {
  readonly next: Scored['next'];
  readonly winners: readonly number[];
}

function endOf(facts: EndFacts, before: Before, added: readonly number[], after: readonly number[]): End {
  const { rules, sides } = facts;
  const isLive = !(before.tiebreak && isUsed(rules, 'match.wrapTieBreak.lapses'));
  const exact = sides.filter((_, seat) => isLive && changeOf(rules, added[seat] ?? 0) === 'wins');
  const seatsOf = (best: readonly number[]): readonly number[] =>
    sides.flatMap((side, seat) => (best.includes(side) ? [seat] : []));
  if (exact.length > 0) return { next: 'end', winners: seatsOf(exact) };
  const tested = isUsed(rules, 'match.wrapWhen.afterEndTest') ? added : after;
  if (!before.tiebreak && !isOver(facts, before, tested)) return { next: 'deal', winners: [] };
  const best = bestSides(facts, after);
  const isShared = chosen(rules, 'match.winner') === 'shared' || new Set(best).size === 1;
  return isShared ? { next: 'end', winners: seatsOf(best) } : { next: 'tiebreak', winners: [] };
}

/** Whether the match ends by the sentence about its length. */
function isOver({ length }: EndFacts, { deal, turned }: Before, totals: readonly number[]): boolean {
  if (isUsed(length, 'match.thereAndBack')) return turned && totals.includes(0);
  const deals = argOf<number>(length, 'match.deals') ?? argOf<number>(length, 'match.orDeals');
  const cmp = chosen(length, 'match.limit');
  const limit = argOf<number>(length, `match.limit.${cmp}`);
  const reached = limit !== undefined && totals.some(total => COMPARES[cmp ?? '']?.(total, limit));
  return reached || (deals !== undefined && deal >= deals);
}

/** The sides that win by the sentence about the winner; several if they are level. */
function bestSides({ rules, sides }: EndFacts, totals: readonly number[]): readonly number[] {
  const [winner, standing] = winnerOf(rules);
  const far = (total: number): number =>
    winner === 'lowest' ? total : winner === 'highest' ? -total : Math.abs(total);
  const ranked = sides.map((side, seat) => {
    const own = standing === 'player' ? [totals[seat] ?? 0] : totals.filter((_, other) => sides[other] === side);
    return { side, far: Math.max(...own.map(far)) };
  });
  const least = Math.min(...ranked.map(one => one.far));
  return ranked.filter(one => one.far === least).map(one => one.side);
}

const winnerOf = (rules: readonly Use[]): readonly [WinRule, Standing] =>
  (rules.find(({ path }) => path.startsWith('match.winner.')) as Use).args as [WinRule, Standing];

/** The facts for matches of this length. */
export const endFacts = (hearts: Hearts, rules: readonly Use[], length: Length | undefined): EndFacts => ({
  rules,
  length: usesOfLength(hearts, length),
  sides: hearts.kind === 'tricks' ? hearts.rules.sides : Array.from({ length: hearts.game.seats }, (_, seat) => seat),
});
