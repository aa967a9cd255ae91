// Compares what the rules say that cards and tricks count with what the engine counts when they are taken.
import { type Bid, type Card, highest, isWild, rankOf, type Selector, type Suit, suitOf } from '@moonshot/rules/cards';
import type { PointsDescription } from '@moonshot/rules/words';
import { must } from '../laws/law.ts';
import type { Moment } from '../play.ts';
import { argOf, isUsed, type Use } from './recorded.ts';

type TrickState = Extract<Moment['state'], { trick: unknown }>;
type Scored = Extract<Moment['events'][number], { type: 'scored' }>;
type Result = Extract<Scored['result'], { taken: unknown }>;

/** What is known of a deal besides its cards. */
interface Deal {
  readonly uses: readonly Use[]; // of the deal's own contract, if there are contracts
  readonly state: TrickState;
  readonly sides: readonly number[];
  readonly sign: 1 | -1; // by which a total changes for each point
}

const FACES: Readonly<Record<string, readonly [A: number, K: number, Q: number, J: number]>> = {
  pips: [14, 13, 12, 11],
  pipsFace10: [15, 10, 10, 10],
  low: [5, 4, 3, 2],
  tens: [50, 40, 30, 20],
};

/** The points of a card by the sentence about ranks. */
function byRank(scale: Exclude<PointsDescription['worth'], number>, card: Card): number {
  if (scale === 'minusTens') return -byRank('tens', card) || 0;
  const face = 'AKQJ'.indexOf(rankOf(card));
  if (face >= 0) return FACES[scale]?.[face] ?? 0;
  if (scale === 'low' || isWild(card)) return scale === 'tens' ? 10 : 1;
  const rank = rankOf(card) === 'T' ? 10 : Number(rankOf(card));
  return scale === 'tens' ? (rank >= 5 ? 10 : 0) : rank;
}

/** Whether a sentence about the points of this selector is about the card. It names wild cards separately. */
function names(selector: Selector, card: Card): boolean {
  if (selector === card) return true;
  if (selector.charAt(1) !== '*') return false;
  const letter = selector.charAt(0);
  return rankOf(card) === letter || (suitOf(card) === letter && !isWild(card));
}

/** Whether another sentence about this selector is about the card. A wild card belongs to its suit. */
const isAmong = (uses: readonly Use[], selector: Selector, card: Card): boolean =>
  names(selector, card) || (isWild(card) && selector === `${suitOf(card)}*` && !isUsed(uses, 'wilds.rank.none'));

/** The groups of cards whose points a sentence states. */
const groupsIn = (uses: readonly Use[]): readonly PointsDescription[] =>
  argOf<readonly PointsDescription[]>(uses, 'points.all') ?? argOf(uses, 'points.some') ?? [];

/** Whether the sentences state what cards count for their taker, and not against. */
const isSigned = (uses: readonly Use[]): boolean => groupsIn(uses).some(one => one.signed);

/** What the card counts for its taker as the sentence states it; a group that is named first counts. */
function worthOf(uses: readonly Use[], card: Card): number {
  // the wild card of a suit that is named in an auction counts with it, as a wild heart would
  const isMeant = (selector: Selector, one: Card): boolean =>
    isUsed(uses, 'auction.names') ? isAmong(uses, selector, one) : names(selector, one);
  const group = groupsIn(uses).find(
    one => isMeant(one.cards, card) || (one.withWild !== null && one.withWild === card),
  );
  must(
    group !== undefined || !isUsed(uses, 'points.all'),
    () => `no sentence says what ${card} counts, although a sentence is about all cards`,
  );
  if (group === undefined) return 0;
  return typeof group.worth === 'number' ? group.worth : byRank(group.worth, card);
}

/** The card that stands for this one in the sentences, if an auction put a suit in the place of hearts. */
export function asStated(bids: readonly Pick<Bid, 'bid'>[], card: Card): Card {
  const named = bids.at(-1)?.bid;
  if (typeof named !== 'string') return card;
  const suit: Suit = suitOf(card) === named ? 'H' : suitOf(card) === 'H' ? named : suitOf(card);
  return `${rankOf(card)}${suit}` as Card;
}

/** How often the points of a card, as the sentences name it, are doubled because cards were charged. */
function doublings({ uses, state }: Deal, card: Card): number {
  const charged = state.charges.flatMap(({ cards }) => cards);
  const others = uses.filter(({ path, args }) => {
    if (path !== 'charging.doubles' || !charged.includes(args[0] as Card)) return false;
    return (args[1] as readonly Selector[]).some(one => isAmong(uses, one, card));
  });
  const itself = argOf<readonly Card[]>(uses, 'charging.itself') ?? [];
  return others.length + (itself.includes(card) && charged.includes(card) ? 1 : 0);
}

function cardWorth(deal: Deal, dealt: Card): number {
  const card = asStated(deal.state.bids, dealt);
  return worthOf(deal.uses, card) * 2 ** doublings(deal, card);
}

/** The sentences about cards that change what other cards count. */
const MODIFIERS = ['points.doublesAll', 'points.doublesHearts', 'points.doublesOthers', 'points.cancels'];

/** What taken cards count together, with all that doubles or cancels them. */
function pileWorth(deal: Deal, pile: readonly Card[]): number {
  const { uses, state } = deal;
  const cards = pile.map(card => asStated(state.bids, card));
  const charged = state.charges.flatMap(one => one.cards);
  const times = (card: Selector): number =>
    charged.includes(card as Card) && uses.some(({ path, args }) => path === 'charging.twice' && args[0] === card)
      ? 2
      : 1;
  const has = (selector: Selector): boolean => cards.some(card => isAmong(uses, selector, card));
  const active = uses.flatMap(({ path, args: [card, other] }) =>
    MODIFIERS.includes(path) && has(card as Selector)
      ? [{ path, card: card as Selector, other: other as Selector }]
      : [],
  );
  const beside = ({ card }: { readonly card: Selector }): boolean =>
    cards.some(one => !isAmong(uses, card, one) && isNamed(uses, one));
  return pile.reduce((sum, dealt, i) => {
    const card = cards[i] ?? dealt;
    let worth = cardWorth(deal, dealt);
    for (const one of active) {
      if (one.path === 'points.cancels' && isAmong(uses, one.other, card)) worth = 0;
      if (one.path === 'points.doublesOthers' && beside(one))
        worth *= isAmong(uses, one.card, card) ? 0 : 2 ** times(one.card);
      if (one.path === 'points.doublesAll') worth *= 2 ** times(one.card);
      if (one.path === 'points.doublesHearts' && suitOf(card) === 'H') worth *= 2 ** times(one.card);
    }
    return sum + worth;
  }, 0);
}

/** Whether a sentence says what the card counts. */
const isNamed = (uses: readonly Use[], card: Card): boolean =>
  uses.some(
    ({ path, args: [groups] }) =>
      (path === 'points.all' || path === 'points.some') &&
      (groups as readonly PointsDescription[]).some(one => names(one.cards, card) || one.withWild === card),
  );

/** What a seat's tricks count in themselves. */
function tricksWorth(deal: Deal, seat: number, pile: readonly Card[]): number {
  const { uses, state, sides } = deal;
  const { tricks } = state;
  const counts = (name: string): number => argOf<number>(uses, `points.tricks.${name}`) ?? 0;
  const own = tricks.filter(({ winner }) => winner === seat).length;
  const took = (place: number): boolean => tricks.at(place)?.winner === seat;
  if (own === 0) return counts('none');
  const cost = isSigned(uses) ? -1 : 1;
  const costly = (cards: readonly Card[]): number => cards.filter(card => cardWorth(deal, card) * cost > 0).length;
  const all = sides.flatMap((_, other) => pileOf(state, other));
  const everything = took(0) && took(-1) && costly(pile) === costly(all);
  return (
    counts('each') * own +
    (took(0) ? counts('first') : 0) +
    (tricks.length > 1 && took(-2) ? counts('lastButOne') : 0) +
    (took(-1) ? counts('last') : 0) +
    (everything ? counts('all') : 0)
  );
}

/** The points of a seat by the sentence about deals that would count in its favour. */
function bounded({ uses, sign }: Deal, cost: number): number {
  if (isUsed(uses, 'points.belowZero.plus')) return Math.max(0, cost);
  return isUsed(uses, 'points.belowZero.minus') ? Math.min(0, cost * sign) * sign : cost;
}

/** The change of each total by the sentences; undefined if a sentence is about something else that counts. */
function statedPoints(deal: Deal, before: readonly number[]): readonly number[] | undefined {
  const { uses, state, sides } = deal;
  if (isUsed(uses, 'wilds.pays')) return undefined;
  const piles = sides.map((_, seat) => pileOf(state, seat));
  const costs = piles.map((pile, seat) => pileWorth(deal, pile) + tricksWorth(deal, seat, pile));
  const own = costs.map(cost => bounded(deal, cost));
  const isPooled = isUsed(uses, 'teams.score.pooled');
  const shared = isPooled ? sides.map(side => sum(own.filter((_, seat) => sides[seat] === side))) : own;
  const bid = isUsed(uses, 'auction.names') ? highest(state.bids as readonly Bid[]) : undefined;
  // a bid is a loss, also where points count for their taker
  const chips = isSigned(uses) ? -(bid?.chips ?? 0) : (bid?.chips ?? 0);
  const stakes = sides.map((_, seat) => (bid?.seat === seat ? chips : 0));
  return settled(deal, shared, stakes, before).map((cost, seat) => (cost + (stakes[seat] ?? 0)) * deal.sign || 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What each seat pays by the sentence about settling. */
function settled(
  { uses, state }: Deal,
  costs: readonly number[],
  stakes: readonly number[],
  before: readonly number[],
): readonly number[] {
  const lifeAt = argOf<number>(uses, 'points.lives');
  if (lifeAt !== undefined) return costs.map(cost => (cost >= lifeAt ? 1 : 0));
  if (isUsed(uses, 'points.difference')) return costs.map(cost => cost * costs.length - sum(costs));
  const most = argOf<number>(uses, 'points.pool');
  if (most === undefined) return costs;
  const start = argOf<number>(uses, 'match.start') ?? 0;
  const left = sum(before.map(total => start - total));
  const pool = left + sum(stakes) + sum(costs);
  const clear = costs.filter(cost => cost === 0).length;
  const isLeft = left > 0 && state.results.at(-2)?.points.every(points => points <= 0) === true;
  const isAlone = isLeft && isUsed(uses, 'points.leftOver');
  const stays = clear === 0 || clear > (isAlone ? 1 : most) || clear === costs.length - 1;
  return costs.map(cost => (cost === 0 ? (stays ? 0 : -Math.floor(pool / clear)) : cost));
}

/** Every card that a seat has taken in a deal. */
export const pileOf = ({ tricks, buried }: TrickState, seat: number): readonly Card[] => [
  ...tricks.flatMap(({ winner, plays, kitty }) =>
    winner === seat ? [...plays.map(({ card }) => card), ...kitty] : [],
  ),
  ...(buried[seat] ?? []),
];

/** The sentences about points that hold in a deal: those of its contract, and all that are no contract's. */
function usesOfDeal(uses: readonly Use[], deal: number): readonly Use[] {
  const ends = uses.flatMap(({ path }, i) => (path === 'points.contract' ? [i] : []));
  if (ends.length === 0) return uses;
  const last = (deal - 1) % ends.length;
  const [from, to] = [last === 0 ? 0 : (ends[last - 1] ?? 0) + 1, ends[last] ?? 0];
  return uses.filter(({ path }, i) => !path.startsWith('points.') || i > (ends.at(-1) ?? 0) || (i >= from && i < to));
}

/** The direction in which a point moves a total. */
function signOf(uses: readonly Use[], isTurned: boolean): 1 | -1 {
  const falls = ['points.sign.minus', 'points.lives', 'points.difference', 'points.pool'];
  return falls.some(path => isUsed(uses, path)) !== isTurned ? -1 : 1;
}

const isTricks = (state: Moment['state'] | undefined): state is TrickState => state !== undefined && 'trick' in state;

/**
 * Checks what each seat scores in a deal, unless somebody shot the moon or something counts that these
 * sentences do not state as a number. Returns the number of deals that were compared.
 */
export function checkValues(all: readonly Use[], sides: readonly number[], { before, state, events }: Moment): number {
  const scored = events.find((event): event is Scored => event.type === 'scored');
  if (scored === undefined || !isTricks(before) || !isTricks(state)) return 0;
  const result = scored.result as Result;
  if (result.moon !== null && result.moon.option !== 'keep') return 0;
  const uses = usesOfDeal(all, result.deal);
  checkSum(uses, state, sides);
  const stated = statedPoints({ uses, state, sides, sign: signOf(uses, before.turned) }, before.totals);
  if (stated === undefined) return 0;
  must(
    String(stated) === String(result.points),
    () => `deal ${result.deal} gives ${result.points} points, not ${stated}`,
  );
  return 1;
}

/** Checks the sentence about the points of all cards together. */
function checkSum(uses: readonly Use[], state: TrickState, sides: readonly number[]): void {
  const stated = argOf<number>(uses, 'points.sum');
  if (stated === undefined) return;
  const cards = sides.flatMap((_, seat) => pileOf(state, seat));
  const all = sum(cards.map(card => worthOf(uses, asStated(state.bids, card))));
  must(all === stated, () => `the cards of the deal count ${all} together, not ${stated}`);
}

/**
 * Checks what each seat scores in a deal of a capture game. Returns the number of deals that were compared.
 */
export function checkCaptured(uses: readonly Use[], { state: { hands }, events }: Moment): number {
  const scored = events.find((event): event is Scored => event.type === 'scored');
  if (scored === undefined || !('captured' in scored.result)) return 0;
  const { captured, points } = scored.result;
  const { args } = uses.find(({ path }) => path === 'capture.points') as Use;
  const [cards, each, left] = args as [Selector[], number, number];
  const counted = (hand: readonly Card[]): number => hand.filter(card => cards.some(one => names(one, card))).length;
  const stated = captured.map((hearts, seat) => hearts * each + counted(hands[seat] ?? []) * left || 0);
  must(String(stated) === String(points), () => `a deal gives ${points} points, not ${stated}`);
  return 1;
}
