// A trick game's sheet (its rules as data), compiled for a number of seats. It contains the values that play
// looks up most often, such as the points of each card.
import { type Card, isWild, RANKS, type Rank, rankOf, type Suit, suitOf } from '../../cards/card.ts';
import { type Selector, specificity, strengthsOf } from '../../cards/card-set.ts';
import { deckFor } from '../../game/head.ts';
import { forSeats } from '../../game/per-seats.ts';
import { bySeat, type Seat, seatLeft, seatsFrom } from '../../game/seat.ts';
import type { PassStep, RankScale, TrickSheet } from '../sheet/sheet.ts';
import { isCalled, isJoker, namesIn, pickIn } from './wilds.ts';

export interface Rules {
  readonly sheet: TrickSheet;
  readonly seats: number;
  readonly sides: readonly number[]; // by seat; seats of one side are partners
  readonly moonSides: readonly number[]; // by seat; seats with the same number shoot the moon together
  readonly deck: readonly Card[]; // all cards of the deck, in canonical order
  readonly handSize: number;
  // the number of cards left over: a kitty, a stock, cards that are dealt later, or cards out of play
  readonly kittySize: number;
  // when the cards left over come into hands, which makes the hands unequal; `atOnce`: they are dealt before
  // play
  readonly draws: 'never' | 'afterTrick' | 'toFollow' | 'atOnce';
  // the penalty points of each card: positive values cost the taker, whether the sheet adds or subtracts
  // points
  readonly points: ReadonlyMap<Card, number>;
  readonly named: ReadonlySet<Card>; // the cards for which the sheet states points, even 0
  // the strength of each card within its suit; a wild card has none before it is called
  readonly strength: ReadonlyMap<Card, number>;
  readonly penalties: readonly Card[]; // the cards of the deck that cost points
  readonly moonSet: readonly Card[]; // the cards that shoot the moon; empty if the game has no moon
  readonly closedLeads: ReadonlySet<Card>; // the cards that may not be led until hearts are broken
  readonly firstLeads: ReadonlySet<Card>; // the cards that may not be led to the first trick
  readonly banned: ReadonlySet<Card>; // the cards that may not be played to the first trick
  readonly heldBack: ReadonlySet<Card>; // the cards that may not be discarded until hearts are broken
  // the cards that must be played as soon as a card that beats them is in the trick
  readonly goUnder: ReadonlySet<Card>;
  // The cards that must be discarded before all others, then subsets of them that must be discarded before
  // the rest. Each set is a subset of the one before. Often empty.
  readonly mustThrow: readonly ReadonlySet<Card>[];
  // the trump suit; `none` also before the card that determines it is turned up
  readonly trump: Suit | 'none';
  // if one of these cards is played and is of the suit led, each seat plays a second card to the trick
  readonly extenders: ReadonlySet<Card>;
  readonly chargeable: ReadonlySet<Card>; // the cards that may be shown before play
  readonly charged: ReadonlySet<Card>; // the cards that were shown before play in this deal
  readonly hearts: Suit; // hearts, or the suit that replaces hearts after an auction
  readonly stakes: readonly number[]; // by seat: the chips that the highest bidder pays in the auction
  readonly breakers: ReadonlySet<Card>; // the cards that break hearts whenever they are played
  readonly discardBreakers: ReadonlySet<Card>; // the cards that break hearts only if they are discarded
  // a hand with none of these cards is a misdeal; undefined if no hand must hold a card
  readonly mustHold: ReadonlySet<Card> | undefined;
  readonly passSteps: readonly PassStep[]; // how cards are passed in each deal in turn; empty without passing
  // for each of these steps, the number of cards that each receiver gets
  readonly passCounts: readonly number[];
  readonly kept: ReadonlySet<Card>; // the cards that may not be passed, unless the hand has too few others
  readonly pool: number; // the chips that were paid in and that nobody has won yet
  readonly wonAlone: boolean; // whether only a single seat without points can win the pool of this deal
  // by seat, the totals before this deal if a moon depends on them; otherwise empty
  readonly totals: readonly number[];
  // By how many seats cards are passed in this deal. Set only if the cost of a moon depends on this and each
  // seat passes all its cards to one receiver.
  readonly passedOn: number | undefined;
  readonly opener: Seat | undefined; // the seat that leads because of the deal before or of the auction
  // the suit of the card that decides who opens; undefined if no card decides this
  readonly openingSuit: Suit | undefined;
  readonly openingCard: Card | undefined;
}

/** Compiles a sheet without errors for a number of seats. */
export function compile(sheet: TrickSheet, seats: number): Rules {
  const deck = deckFor(sheet, seats);
  const chosen = (selectors: readonly Selector[]): ReadonlySet<Card> => new Set(pickIn(sheet, deck, selectors));
  const breaking = (how: 'any' | 'discard'): readonly Selector[] =>
    sheet.break.on.flatMap(entry => (entry.how === how ? entry.cards : []));
  const points = pointsIn(sheet, deck);
  const handSize = handSizeOf(sheet, seats, deck.length);
  const sides = sidesOf(sheet, seats);
  return {
    sheet,
    seats,
    sides,
    moonSides: sheet.teams.moon === 'team' ? sides : bySeat(seats, seat => seat),
    deck,
    handSize,
    kittySize: deck.length - handSize * seats,
    draws: drawsIn(sheet, deck.length - handSize * seats),
    points,
    named: chosen(sheet.points.flatMap(({ cards }) => cards)),
    strength: strengthsOf(sheet.deck.ranks),
    penalties: deck.filter(card => (points.get(card) ?? 0) > 0),
    moonSet: pickIn(sheet, deck, sheet.moon.needs),
    closedLeads: chosen(sheet.lead.restrict),
    firstLeads: chosen(sheet.lead.firstTrick),
    banned: chosen(sheet.firstTrick.ban),
    heldBack: chosen(sheet.discard.restrict),
    goUnder: chosen(sheet.follow.under),
    mustThrow: mustThrowIn(sheet, deck),
    trump: sheet.trick.trump === 'turned' ? 'none' : sheet.trick.trump,
    extenders: chosen(sheet.trick.extend),
    chargeable: new Set(sheet.charge.cards.map(one => one.shown)),
    ...AT_FIRST,
    stakes: bySeat(seats, () => 0),
    breakers: chosen(breaking('any')),
    discardBreakers: new Set([...chosen(breaking('discard'))].filter(card => !isJoker(sheet, card))),
    ...beforePlay(sheet, seats, deck, points),
    ...opening(openingCardOf(sheet, deck)),
  };
}

/** The values that some fields have at the start. Only what happens in a match changes these fields. */
const AT_FIRST = {
  charged: new Set<Card>(),
  hearts: 'H',
  pool: 0,
  wonAlone: false,
  passedOn: undefined,
  totals: [],
} as const;

const opening = (card: Card | undefined): Pick<Rules, 'opener' | 'openingSuit' | 'openingCard'> => ({
  opener: undefined,
  openingSuit: card && suitOf(card),
  openingCard: card,
});

/**
 * The cards that must be discarded first: the whole list. If its order matters, then the list without its
 * last entry, and so on, so that the cards of earlier entries go first.
 */
function mustThrowIn(sheet: TrickSheet, deck: readonly Card[]): Rules['mustThrow'] {
  const { must, order } = sheet.discard;
  const lists = order === 'any' ? [must] : must.map((_, i) => must.slice(0, must.length - i));
  return lists.map(list => new Set(pickIn(sheet, deck, list))).filter(set => set.size > 0);
}

function passCountsIn({ pass }: TrickSheet, seats: number): readonly number[] {
  const count = forSeats(pass.count, seats) ?? 0;
  const steps = forSeats(pass.cycle, seats) ?? [];
  return typeof count === 'number' ? steps.map(step => (step === 'scatter' ? 1 : count)) : count;
}

/** The cards of which every hand must hold at least one. Undefined if a hand may lack any card. */
function mustHoldIn(sheet: TrickSheet, deck: readonly Card[], points: Rules['points']): Rules['mustHold'] {
  switch (sheet.misdeal) {
    case 'none':
    case 'allPenalty':
      return undefined;
    case 'noPenalty':
      return new Set(deck.filter(card => (points.get(card) ?? 0) > 0));
    case 'noHearts':
      return new Set(pickIn(sheet, deck, ['H*']));
    case 'noFaces':
      return new Set(pickIn(sheet, deck, ['K*', 'Q*', 'J*']));
  }
}

/** When the cards left over after the deal come into hands. */
function drawsIn({ deal, stock }: TrickSheet, left: number): Rules['draws'] {
  if (deal.rest === 'stock') return stock.draw;
  return deal.rest === 'dealt' && left > 0 ? 'atOnce' : 'never';
}

const beforePlay = (
  sheet: TrickSheet,
  seats: number,
  deck: readonly Card[],
  points: Rules['points'],
): Pick<Rules, 'mustHold' | 'passSteps' | 'passCounts' | 'kept'> => ({
  mustHold: mustHoldIn(sheet, deck, points),
  passSteps: forSeats(sheet.pass.cycle, seats) ?? [],
  passCounts: passCountsIn(sheet, seats),
  kept: new Set(pickIn(sheet, deck, sheet.pass.keep)),
});

const pointsIn = (sheet: TrickSheet, deck: readonly Card[]): Rules['points'] =>
  new Map(deck.map(card => [card, pointsOf(sheet, card)]));

/** The number of each seat's team. Partners sit opposite each other and have the same number. */
const sidesOf = ({ teams }: TrickSheet, seats: number): readonly number[] =>
  bySeat(seats, seat => (teams.seating === 'opposite' ? seat % (seats / 2) : seat));

/**
 * The number of cards that each seat is dealt: as many as can be dealt evenly, or the number that the sheet
 * states.
 */
export function handSizeOf(sheet: TrickSheet, seats: number, deckSize: number): number {
  const { hand } = sheet.deal;
  return hand === 'all' || hand === 'floor' ? Math.floor(deckSize / seats) : (forSeats(hand, seats) ?? 0);
}

/**
 * What a card costs the seat that takes it. If several of the sheet's selectors match the card, the narrowest
 * decides. Among equally narrow selectors the last decides.
 */
function pointsOf(sheet: TrickSheet, card: Card): number {
  let found = { value: 0 as number | RankScale, narrow: -1 };
  for (const { cards, value } of sheet.points)
    for (const selector of cards)
      if (namesIn(sheet, selector, card) && specificity(selector) >= found.narrow)
        found = { value, narrow: specificity(selector) };
  return typeof found.value === 'number' ? found.value : SCALE_POINTS[found.value](rankOf(card));
}

// the number on the card; a jack counts 11, a queen 12, a king 13, an ace 14, and a wild card, which has no
// rank, 1
const pip = (rank: Rank): number => RANKS.join('').indexOf(rank) + 2;

const SCALE_POINTS: Readonly<Record<RankScale, (rank: Rank) => number>> = {
  pips: pip,
  pipsFace10: rank => (rank === 'A' ? 15 : Math.min(10, pip(rank))),
  tens: rank => ({ A: 50, K: 40, Q: 30, J: 20, 4: 0, 3: 0, 2: 0 })[rank as 'A'] ?? 10,
  low: rank => ({ A: 5, K: 4, Q: 3, J: 2 })[rank as 'A'] ?? 1,
};

/**
 * The card whose holder opens: the card that the sheet names, or the lowest card in the deck of the suit that
 * it names.
 */
function openingCardOf(sheet: TrickSheet, deck: readonly Card[]): Card | undefined {
  const [how, what] = sheet.opening.leader.split(':');
  if (how === 'holder') return what as Card;
  return lowestNatural(
    sheet,
    // if the sheet names a seat instead of a suit, there is no such card
    deck.filter(card => suitOf(card) === what),
  );
}

/** The lowest of the cards that are not wild. */
export function lowestNatural(sheet: TrickSheet, cards: readonly Card[]): Card | undefined {
  const rankIndex = (card: Card): number => sheet.deck.ranks.indexOf(rankOf(card));
  return cards.filter(card => !isWild(card)).sort((a, b) => rankIndex(b) - rankIndex(a))[0];
}

/** The wild card of the suit that opens play, if wild cards are called. Undefined if the deck has none. */
export const openingWild = (rules: Rules): Card | undefined => {
  if (!isCalled(rules.sheet)) return undefined;
  const wild: Card | undefined = rules.openingSuit && `W${rules.openingSuit}`;
  return wild !== undefined && rules.deck.includes(wild) ? wild : undefined;
};

/** Whether the cards left over are out of the deal. They then stay in the state's `kitty`. */
export const liesOut = ({ sheet }: Pick<Rules, 'sheet'>): boolean =>
  sheet.deal.rest === 'out' || sheet.deal.rest === 'outShown';

/** The strength of a wild card that ranks just above the ten of its suit. */
export const overTen = ({ strength }: Pick<Rules, 'strength'>): number => (strength.get('TC') ?? 0) + 0.5;

export const costOf = (rules: Rules, card: Card): number => rules.points.get(card) ?? 0;

/** How cards are passed in a deal. Deals are counted from 1. */
export const stepOf = (rules: Rules, deal: number): PassStep =>
  rules.passSteps.length === 0 ? 'hold' : (rules.passSteps[(deal - 1) % rules.passSteps.length] as PassStep);

/** How many cards each receiver gets in a deal. Deals are counted from 1. */
export const passCountOf = ({ passCounts }: Pick<Rules, 'passCounts'>, deal: number): number =>
  passCounts[(deal - 1) % passCounts.length] ?? 0;

/** Whether cards may be mixed in a deal with this kind of pass. */
export const isMix = (step: PassStep): step is 'mix' | 'mix-if-uncharged' =>
  step === 'mix' || step === 'mix-if-uncharged';

/** What decides which seat is on the left in a pass. */
interface Turning extends Pick<Rules, 'seats'> {
  readonly sheet: Pick<TrickSheet, 'direction'>;
}

/**
 * By how many seats, in the order of play, cards are passed. Undefined if a seat's cards do not go to a
 * single seat. Left and right are the sides at the table, whatever the direction of play.
 */
export function placesOf({ sheet, seats }: Turning, step: PassStep): number | undefined {
  if (step === 'scatter' || step === 'hold' || isMix(step)) return undefined;
  if (step === 'across') return seats / 2;
  const [side, places = '1'] = step.split('-');
  return (side === 'left') === (sheet.direction === 'clockwise') ? Number(places) : -Number(places);
}

/**
 * The seats to which a seat passes in a deal, and how many cards each receives. Cards that go into the middle
 * are addressed to the seat that gives them, until they are dealt back.
 */
export function receivers(
  rules: Rules,
  { step, deal }: { readonly step: PassStep; readonly deal: number },
  seat: Seat,
): readonly { to: Seat; count: number }[] {
  const count = passCountOf(rules, deal);
  if (step === 'hold') return [];
  if (step === 'scatter')
    return seatsFrom(seat, rules.seats)
      .slice(1)
      .map(to => ({ to, count }));
  if (isMix(step)) return [{ to: seat, count }];
  return [{ to: seatLeft(seat, placesOf(rules, step) ?? 0, rules.seats), count }];
}

/**
 * The cards of a hand from which `count` cards may be passed. Cards that should be kept are included only if
 * there are too few others.
 */
export function passable({ kept }: Pick<Rules, 'kept'>, hand: readonly Card[], count: number): readonly Card[] {
  const others = kept.size === 0 ? hand : hand.filter(card => !kept.has(card));
  return others.length < count ? hand : others;
}

/** Whether a seat may pass on the cards that it has received. */
export const passesOn = ({ sheet }: Pick<Rules, 'sheet'>): boolean => sheet.pass.see === 'mayPassOn';
