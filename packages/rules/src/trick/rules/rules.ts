// A sheet compiled for a number of seats: look-up tables by card, checked against each other before anyone is
// dealt a card.
import { type Card, isWild, RANKS, type Rank, rankOf, type Suit, suitOf } from '../../cards/card.ts';
import { type Selector, specificity, strengthsOf } from '../../cards/card-set.ts';
import { deckFor } from '../../game/common-fields.ts';
import { forSeats } from '../../game/fields.ts';
import { bySeat, type Seat, seatLeft, seatsFrom } from '../../game/seat.ts';
import type { PassStep, RankScale, TrickSheet } from '../sheet/sheet.ts';
import { isCalled, isJoker, namesIn, pickIn } from './wilds.ts';

export interface Rules {
  readonly sheet: TrickSheet;
  readonly seats: number;
  readonly sides: readonly number[]; // by seat; seats of one side are partners
  readonly moonSides: readonly number[]; // by seat; what seats of one have taken counts together for the moon
  readonly deck: readonly Card[]; // canonical order
  readonly handSize: number;
  readonly kittySize: number; // cards that lie in the middle, a kitty's or a stock's
  readonly draws: 'never' | 'afterTrick' | 'toFollow'; // when cards of the middle come to hands
  // as penalties: positive values cost the player who takes the card, whatever the sheet's sign
  readonly points: ReadonlyMap<Card, number>;
  readonly named: ReadonlySet<Card>; // by the points, also those that they say count nothing
  readonly strength: ReadonlyMap<Card, number>; // within a suit; wilds have none until called
  readonly penalties: readonly Card[]; // the cards of the deck that cost something
  readonly moonSet: readonly Card[]; // what a shooter must have taken; empty where there is no moon
  readonly closedLeads: ReadonlySet<Card>; // until hearts are broken
  readonly firstLeads: ReadonlySet<Card>; // closed as the very first lead
  readonly banned: ReadonlySet<Card>; // in the first trick
  readonly heldBack: ReadonlySet<Card>; // not thrown off suit until hearts are broken
  readonly mustThrow: ReadonlySet<Card>; // off suit, before anything else
  readonly trump: Suit | 'none'; // none as long as it is not turned up
  readonly extenders: ReadonlySet<Card>; // of the suit led, make a trick go round once more
  readonly chargeable: ReadonlySet<Card>; // may be shown before play
  readonly charged: ReadonlySet<Card>; // were, in this deal
  readonly hearts: Suit; // which an auction may have put in the place of hearts
  readonly stakes: readonly number[]; // by seat, chips bid for that
  readonly breakers: ReadonlySet<Card>; // break hearts however played
  readonly discardBreakers: ReadonlySet<Card>; // break hearts only off suit
  readonly passSteps: readonly PassStep[]; // empty: there is no pass
  readonly passCount: number;
  readonly pool: number; // chips in the middle, not won yet
  readonly opener: Seat | undefined; // who leads because of the deal before
  readonly openingSuit: Suit | undefined; // where a card decides who opens
  readonly openingCard: Card | undefined;
}

/** Compiles a checked sheet (see `problems`) for this number of seats. */
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
    draws: sheet.deal.rest === 'stock' ? sheet.stock.draw : 'never',
    points,
    named: chosen(sheet.points.flatMap(({ cards }) => cards)),
    strength: strengthsOf(sheet.deck.ranks),
    penalties: deck.filter(card => (points.get(card) ?? 0) > 0),
    moonSet: pickIn(sheet, deck, sheet.moon.needs),
    closedLeads: chosen(sheet.lead.restrict),
    firstLeads: chosen(sheet.lead.firstTrick),
    banned: chosen(sheet.firstTrick.ban),
    heldBack: chosen(sheet.discard.restrict),
    mustThrow: chosen(sheet.discard.must),
    trump: sheet.trick.trump === 'turned' ? 'none' : sheet.trick.trump,
    extenders: chosen(sheet.trick.extend),
    chargeable: new Set(sheet.charge.cards.map(one => one.shown)),
    charged: new Set(),
    hearts: 'H',
    stakes: bySeat(seats, () => 0),
    breakers: chosen(breaking('any')),
    discardBreakers: new Set([...chosen(breaking('discard'))].filter(card => !isJoker(sheet, card))),
    ...passing(sheet, seats),
    pool: 0,
    ...opening(openingCardOf(sheet, deck)),
  };
}

const opening = (card: Card | undefined): Pick<Rules, 'opener' | 'openingSuit' | 'openingCard'> => ({
  opener: undefined,
  openingSuit: card && suitOf(card),
  openingCard: card,
});

const passing = ({ pass }: TrickSheet, seats: number): Pick<Rules, 'passSteps' | 'passCount'> => ({
  passSteps: forSeats(pass.cycle, seats) ?? [],
  passCount: forSeats(pass.count, seats) ?? 0,
});

const pointsIn = (sheet: TrickSheet, deck: readonly Card[]): Rules['points'] =>
  new Map(deck.map(card => [card, pointsOf(sheet, card)]));

/** The side of each seat: its own, or shared with the seat opposite. */
const sidesOf = ({ teams }: TrickSheet, seats: number): readonly number[] =>
  bySeat(seats, seat => (teams.seating === 'opposite' ? seat % (seats / 2) : seat));

/** Cards per seat: all that divide evenly, or the sheet's number. */
export function handSizeOf(sheet: TrickSheet, seats: number, deckSize: number): number {
  const { hand } = sheet.deal;
  return hand === 'all' || hand === 'floor' ? Math.floor(deckSize / seats) : (forSeats(hand, seats) ?? 0);
}

/** What a card costs the player who takes it. The narrowest selector decides; among equals, the last. */
function pointsOf(sheet: TrickSheet, card: Card): number {
  let found = { value: 0 as number | RankScale, narrow: -1 };
  for (const { cards, value } of sheet.points)
    for (const selector of cards)
      if (namesIn(sheet, selector, card) && specificity(selector) >= found.narrow)
        found = { value, narrow: specificity(selector) };
  return typeof found.value === 'number' ? found.value : SCALE_POINTS[found.value](rankOf(card));
}

// 2 … 10, J 11, Q 12, K 13, A 14; a wild, which is no rank, 1
const pip = (rank: Rank): number => RANKS.join('').indexOf(rank) + 2;

const SCALE_POINTS: Readonly<Record<RankScale, (rank: Rank) => number>> = {
  pips: pip,
  pipsFace10: rank => (rank === 'A' ? 15 : Math.min(10, pip(rank))),
  tens: rank => ({ A: 50, K: 40, Q: 30, J: 20, 4: 0, 3: 0, 2: 0 })[rank as 'A'] ?? 10,
  low: rank => ({ A: 5, K: 4, Q: 3, J: 2 })[rank as 'A'] ?? 1,
};

/** The card that decides who opens: the one the sheet names, or the lowest of its suit in the deck. */
function openingCardOf(sheet: TrickSheet, deck: readonly Card[]): Card | undefined {
  const [how, what] = sheet.opening.leader.split(':');
  if (how === 'holder') return what as Card;
  return lowestNatural(
    sheet,
    deck.filter(card => suitOf(card) === what), // none where no card decides
  );
}

/** The weakest card of the list that is no wild. */
export function lowestNatural(sheet: TrickSheet, cards: readonly Card[]): Card | undefined {
  const rankIndex = (card: Card): number => sheet.deck.ranks.indexOf(rankOf(card));
  return cards.filter(card => !isWild(card)).sort((a, b) => rankIndex(b) - rankIndex(a))[0];
}

/** The wild of the suit that opens, where the deck has one. */
export const openingWild = (rules: Rules): Card | undefined => {
  if (!isCalled(rules.sheet)) return undefined;
  const wild: Card | undefined = rules.openingSuit && `W${rules.openingSuit}`;
  return wild !== undefined && rules.deck.includes(wild) ? wild : undefined;
};

/** The strength of a wild that ranks just over the ten of its suit. */
export const overTen = ({ strength }: Pick<Rules, 'strength'>): number => (strength.get('TC') ?? 0) + 0.5;

export const costOf = (rules: Rules, card: Card): number => rules.points.get(card) ?? 0;

/** The pass step of a deal, counted from 1. */
export const stepOf = (rules: Rules, deal: number): PassStep =>
  rules.passSteps.length === 0 ? 'hold' : (rules.passSteps[(deal - 1) % rules.passSteps.length] as PassStep);

/** Whether cards may come to be mixed in a deal of this step. */
export const isMix = (step: PassStep): boolean => step === 'mix' || step === 'mix-if-uncharged';

/** How far to the left a step passes; undefined for one that does not pass to one seat. */
export function placesOf(step: PassStep, seats: number): number | undefined {
  if (step === 'scatter' || step === 'hold' || isMix(step)) return undefined;
  if (step === 'across') return seats / 2;
  const [side, places = '1'] = step.split('-');
  return side === 'left' ? Number(places) : -Number(places);
}

/**
 * Who receives how many cards from a seat in a step; what goes into the middle bears the seat's own number
 * until it is dealt back.
 */
export function receivers(rules: Rules, step: PassStep, seat: Seat): readonly { to: Seat; count: number }[] {
  if (step === 'hold') return [];
  if (step === 'scatter')
    return seatsFrom(seat, rules.seats)
      .slice(1)
      .map(to => ({ to, count: 1 }));
  if (isMix(step)) return [{ to: seat, count: rules.passCount }];
  return [{ to: seatLeft(seat, placesOf(step, rules.seats) ?? 0, rules.seats), count: rules.passCount }];
}
