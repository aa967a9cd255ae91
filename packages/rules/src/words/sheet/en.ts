// English error messages for a rule sheet, or for a text that should contain one: the place, the value found,
// and what was expected.
import type { Card } from '../../cards/card.ts';
import type { Catalog } from '../sentence-inputs.ts';

const seatsOf = (min: number, max: number): string => (min === max ? `exactly ${min} seats` : `${min} to ${max} seats`);

/** The words for the kind of value that a field should have, as part of a sentence. */
const kinds = {
  text: (max: number): string => `a text of 1 to ${max} characters`,
  choice: (names: readonly string[]): string => `one of ${names.join(', ')}`,
  whole: (min: number, max: number): string => `a whole number from ${min} to ${max}`,
  card: 'a card such as QS',
  selector: 'a card (QS), a suit (H*), a rank (Q*) or all wilds (W*)',
  patterns: {
    id: 'a name of small letters, digits and hyphens, at most 40',
    leader: 'one of leftOfDealer, rightOfDealer, dealer, bidder, lowest:C (a suit) or holder:2C (a card)',
    later: 'one of asFirst or took:QS (a card)',
    ranks: 'all thirteen ranks, each once, from the highest down (KQJAT98765432)',
  },
  list: (max: number, of: string): string => `a list of at most ${max}: ${of}`,
  perSeats: (of: string): string => `${of}, or one for each number of seats`,
  or: ', or ',
  shape: (fields: readonly string[]): string => `an object with ${fields.join(', ')}`,
};

/** What a field should be in order to agree with the other fields, as part of a sentence. */
const clashes = {
  seatsMin: (max: number): string => `at most seats.max, which is ${max}`,
  seatsBest: (min: number, max: number): string => `a number of seats from ${min} to ${max}`,
  seats: seatsOf,
  anySeats: (): string => 'a whole number of seats from 2 to 14',
  seatsKey: (): string => 'a number of seats from 2 to 14 as the key',
  changesMost: (most: number): string => `at most ${most} changed fields`,
  changesLong: (most: number): string => `changes of at most ${most} letters in JSON`,
  notInPack: (cards: readonly Card[]): string => `cards of the pack; it has no ${cards.join(' ')} to remove`,
  cutCards: (seats: number): string =>
    `random: with this deck the cards that ${seats} players cut could never tell who deals`,
  suitsOnce: (): string => 'each suit once',
  totalsOnce: (): string => 'each total once',
  limit: (start: number): string => `a limit that the starting score ${start} has not reached`,
  cycle: (seats: number): string => `a passing cycle for ${seats} seats`,
  passCount: (seats: number): string => `a number of cards to pass with ${seats} seats`,
  handCount: (seats: number): string => `a number of cards for each of ${seats} seats`,
  noPartner: (seats: number): string => `none: with ${seats} seats nobody has a partner opposite`,
  partners: (): string => 'opposite: without partners nothing is counted or taken together',
  handLeast: (seats: number, deck: number): string =>
    `at least 1 card for each of ${seats} seats: the deck has ${deck}`,
  handMost: (most: number, seats: number, deck: number): string =>
    `at most ${most} cards for each of ${seats} seats: the deck has ${deck}`,
  kitty: (deck: number, over: number, seats: number): string =>
    `a kitty, or other cards removed: a deck of ${deck} leaves ${over} over with ${seats} seats`,
  noStock: (): string => 'none: the hands leave no cards over for a stock',
  stockHand: (): string => 'at least 2 cards for each seat where there is a stock',
  stockLeader: (): string => 'leftOfDealer, rightOfDealer or dealer: the card that opens may lie in the stock',
  dealtMost: (over: number, seats: number): string =>
    `another way, or larger hands: ${over} cards are left over, enough for one more each of ${seats} seats`,
  unevenLead: (): string => 'another way: where hands differ in size leads do not pass',
  misdealAlways: (held: number, seats: number): string =>
    `another way: the deck has ${held} of these cards, and each of ${seats} players would need one`,
  stockMisdeal: (): string => 'another way: with a stock no hand is thrown in for its first card',
  unevenExtend: (): string => 'none: where hands differ in size they run out at different times',
  unevenCancelled: (): string => 'leader: where hands differ in size a trick cannot go with the next',
  stockWild: (): string => 'asSuit: a player with a wild could always play, and would never draw',
  mixSeen: (): string => 'afterChoosing: nobody sees what lies in the middle before all have given',
  passCounts: (steps: number): string => `one number, or a list of ${steps}, one for each step of the cycle`,
  passLeast: (): string => 'at least 1 card in each deal that passes',
  scatterOn: (): string => 'another way: cards that are scattered are not passed on',
  passMost: (hand: number): string => `at most the ${hand} cards of a hand`,
  noAcross: (seats: number): string =>
    `another step: across does not exist with ${seats} seats (left-2 is the second to the left)`,
  places: (most: number, seats: number): string => `a step of at most ${most} places with ${seats} seats`,
  uncharged: (): string => 'another step: no card can be charged, so cards would be mixed in any case (mix)',
  scatter: (cards: number, hand: number): string => `another step: a scatter takes ${cards} cards, a hand has ${hand}`,
  costs: (): string => 'at least one card of the deck, or one trick, that costs points',
  worthMost: (most: number): string => `smaller points: a deal comes to at most ${most}`,
  lifeMost: (most: number): string => `at most ${most}: a deal costs nobody more, so no life would ever be lost`,
  moonCards: (): string => 'cards of the deck: it has none of these',
  moonPoints: (cards: readonly Card[]): string =>
    `cards that are worth points: ${cards.join(' ')} ${cards.length > 1 ? 'are' : 'is'} worth nothing`,
  moonOption: (): string => 'at least one option, or no moon.needs',
  optionsOnce: (): string => 'each option once',
  optionZero: (): string => 'self and others 0: the cards count, and nothing else',
  chooser: (): string => 'shooter or auto: there are several options',
  noChoice: (): string => 'always: there is nothing to choose',
  choiceAtStart: (): string => 'a total that nobody has at the start',
  startPoints: (): string => 'a number of points: only a total of points goes back to the start',
  sunOfNothing: (): string => '1: the moon brings nothing that could count more often',
  anyOpens: (leader: string): string => `any: no card decides who opens where opening.leader is ${leader}`,
  noWildOpens: (leader: string): string => `never: no card decides who opens where opening.leader is ${leader}`,
  openingCard: (card: string): string => `a card of the deck: it has no ${card}`,
  jokerOpens: (): string => 'never: a joker is of no suit, and does not open in place of another card',
  wildSuit: (): string => 'never: the deck has no wild of the suit that opens',
  chargedCard: (): string => 'a card that the deck has once',
  chargedOnce: (): string => 'each card once',
  doubled: (): string => 'cards of the deck that count something',
  laterCard: (): string => 'a card of the deck with points in every deal',
  laterAny: (): string => 'any: who leads need not hold the card that opens',
  laterWild: (): string => 'never: who leads is known from the deal before',
  nothingTurned: (): string => 'none or a suit: there is no card left over that could be turned up',
  lowestWild: (): string => 'any: a wild has no place among the lowest cards of its suit',
  noTrumps: (): string => 'free, or a suit in trick.trump: there are no trumps',
  underUnsure: (): string => 'none: where cards cancel, or a wild makes trumps, it is not yet known what beats a card',
  underWild: (): string => 'no wilds: a wild is called as it is played, so it is not yet known what beats it',
  extending: (): string => 'cards of the deck: it has none of these',
  extendSeats: (most: number): string => `none: with more than ${most} seats no trick goes round twice`,
  direction: (sign: string, rises: boolean): string =>
    `${rises ? '>= or >' : '< or <='}: with score.sign ${sign} totals ${rises ? 'rise' : 'fall'}, so the match would not end`,
  floor: (limit: number): string => `none, or a floor at which the match ends: its limit is ${limit}`,
  minus: (as: string): string => `minus: with settle.as ${as} a player loses by the points taken`,
  deals: (): string => 'deals: what one pays others get, so a limit might never be reached',
  wildAlone: (): string => 'one wild: each makes its suit trumps, and there is one trump',
  wildTrumps: (): string => 'none: the wild makes its suit trumps',
  wildCancels: (): string => 'none: what lies beside the wild makes no trumps',
  wildUnder: (): string => 'another way: only under wild.rank overTen is it known which cards beat a wild',
  wildPaidAlone: (): string => 'one wild: of several it would have to be kept who shed which',
  wildPaid: (): string => 'likeOthers: nobody pays anybody in chips (settle.as difference or pool)',
  nobodyBids: (): string => 'leftOfDealer, rightOfDealer or dealer: nobody bids',
  bidLives: (): string => 'another way: a bid is paid in points or chips, not in lives',
  bidBack: (): string => 'another kind: on the way back a bid would be a gain',
  poolSeats: (): string => 'another way: a pool needs three seats',
  poolWraps: (): string => 'another way, or no wraps and no floor: chips would come from nowhere',
  andBack: (): string => 'another kind, or totals that rise from 0 or more and are good when they are low',
  allSuits: (): string => 'all four suits, each once',
  packet: (count: number): string => `a number that divides redeal.count, which is ${count}`,
  heartsCount: (): string => 'points for hearts captured, or for those left in hand',
  noWilds: (): string => 'no wilds: nobody calls a card that is laid face down',
  heartsCards: (): string => 'at least one card of the deck',
  heartsSign: (): string => 'plus: hearts.captured and hearts.inHand say by their sign what falls',
  noReturn: (): string => 'another kind: captured hearts cannot turn against their owner',
  heartsEnd: (falls: boolean): string =>
    `${falls ? '< or <=' : '>= or >'}: with these hearts totals ${falls ? 'fall' : 'rise'}, so the match would not end`,
};

export const en = {
  wrong: (found: string | null, wanted: string): string => `is ${found ?? 'missing'}, expected ${wanted}`,
  sheet: 'the sheet',
  noField: (known: readonly string[]): string => `no such field; there are ${known.join(', ')}`,
  kinds,
  clashes,
  /** Errors of a text that should contain rules. The place comes before these words. */
  unread: {
    text: 'the text',
    tooLong: (most: number): string => `is longer than ${most} letters`,
    noRules: 'is no rules of Moonshot: expected an object in JSON',
    noSheet: (found: string): string => `is ${found}, expected an object with every field`,
    newer: (found: string): string => `is ${found}: these rules need a newer Moonshot`,
    or: ' or ',
  },
  /** The reasons why a name or a title is refused. Each is a whole sentence. */
  titles: {
    unseen: 'A name cannot hold signs that nobody sees.',
    heaped: 'A name cannot heap more than two marks on a letter.',
    empty: 'A name needs a letter, a digit or a picture.',
    long: (most: number): string => `A name has at most ${most} letters.`,
    mixed: 'A name cannot mix scripts whose letters look alike.',
    game: 'A game of Moonshot has that name. Rules of your own need another.',
  },
};

/** The error messages for rule sheets that every language must provide. */
export type SheetWords = Catalog<typeof en>;

/** A contradiction between fields of a sheet: the name of its message, and the arguments of this message. */
export type Clash = {
  readonly [Name in keyof typeof clashes]: readonly [name: Name, ...told: Parameters<(typeof clashes)[Name]>];
}[keyof typeof clashes];
