// English announcements for screen readers: a whole sentence for each event.
import type { Suit } from '@moonshot/rules/cards';
import { and, capital, cards, does, hearts, points, SUITS, word, YOU } from './grammar.ts';

/** The position of a seat as the viewer sees it. */
type Side = 'left' | 'right' | 'across' | 'other';

const SIDES: Readonly<Record<Side, string>> = {
  left: ', on your left',
  right: ', on your right',
  across: ', across from you',
  other: '',
};

const MOON = {
  shed: (n: number, total: string): string => `take ${n} off your score, to ${total}`,
  burden: (n: number): string => `add ${n} to each opponent`,
  both: (n: number, total: string): string => `take ${n} off your score, to ${total}, and add ${n} to each opponent`,
  keep: (n: number, total: string): string => `keep ${points(n)}, to ${total}`,
  turn: (n: number, total: string): string => `turn the points round, ${points(n)}, to ${total}`,
};

const legal = (n: number): string => (n === 1 ? '1 card is legal.' : `${n} cards are legal.`);

export const announcements = {
  log: 'Log',
  nothing: 'Nothing has been said in this deal.',
  soundOn: 'Sound on.',
  soundOff: 'Sound off.',
  offers: {
    rest: 'You may claim the rest: no card still out can take a trick from you.',
    settled: 'You may end the deal: no points are left.',
  },
  notHeld: (card: string): string => `You do not hold the ${card}.`,
  // sentences for events of the game
  deal: (deal: number): string => `Deal ${deal}.`,
  hold: (n: number, suits: readonly (readonly [Suit, number])[]): string =>
    `You hold ${cards(n)}: ${suits.map(([suit, m]) => `${m} ${SUITS[suit][m === 1 ? 0 : 1]}`).join(', ')}.`,
  drawn: (names: readonly string[]): string => `You draw ${and(names)}.`,
  noPass: 'Nothing is passed in this deal.',
  passed: 'Passed.',
  received: (names: readonly string[], from: readonly string[]): string =>
    `You received ${names.join(', ')} from ${and(from)}.`,
  intoMix: (names: readonly string[]): string => `You put ${and(names)} into the middle.`,
  outOfMix: (names: readonly string[]): string => `Out of the middle you got ${and(names)}.`,
  leads: (name: string, card: string): string => `${does(name, 'lead')} ${card}.`,
  plays: (name: string, card: string, wins: boolean): string => `${name}, ${card}${wins ? ', winning' : ''}.`,
  playsShort: (name: string, card: string, wins: boolean): string => `${name} ${card}${wins ? ' winning' : ''}.`,
  takes: (name: string, what: string): string => `${does(name, 'take')} the trick${what === '' ? '' : `: ${what}`}.`,
  takesShort: (name: string, n: number): string =>
    n === 0 ? `${does(name, 'take')} it.` : `${does(name, 'take')} ${points(n)}.`,
  things: (red: number, names: readonly string[]): string =>
    and([...(red > 0 ? [hearts(red)] : []), ...names.map(name => `the ${name}`)]),
  nextLead: (name: string): string => `${does(name, 'lead')}.`,
  kitty: (name: string, n: number): string => `${does(name, 'take')} the kitty: ${cards(n)}.`,
  broken: (name: string): string => `Hearts are broken by ${name === YOU ? 'you' : name}.`,
  charged: (name: string, names: readonly string[]): string => `${does(name, 'charge')} ${and(names)}.`,
  chargedNothing: 'Nothing is charged.',
  youCharge: (n: number): string => (n === 0 ? 'You charge nothing.' : `You charge ${cards(n)}.`),
  buried: (name: string, n: number): string => `${does(name, 'lay')} ${cards(n)} away.`,
  shot: (name: string): string => `${name} shot the moon.`,
  chose: {
    shed: (name: string): string => `${does(name, 'take')} the points off the score.`,
    burden: (name: string): string => `${does(name, 'give')} the points to the opponents.`,
    both: (name: string): string =>
      `${does(name, 'take')} the points off the score and ${name === YOU ? 'give' : 'gives'} them to the opponents.`,
    keep: (name: string): string => `${does(name, 'keep')} the points.`,
    turn: (name: string): string => `${does(name, 'turn')} the points round.`,
  },
  allDown: (n: number): string => `All ${word(n)} cards are down. Turning over:`,
  shows: (name: string, card: string): string => `${name} ${card}`,
  wins: (name: string, card: string): string => `${does(name, 'win')} with the ${card}.`,
  nobodyWins: 'Nobody wins.',
  captures: (name: string, n: number): string => `${does(name, 'capture')} ${cards(n)}.`,
  captured: (n: number, red: number): string => `You captured ${cards(n)}: ${hearts(red)}.`,
  dealOver: 'Deal over.',
  adds: (name: string, change: string, total: string): string => `${name} ${change}, now ${total}.`,
  wraps: (name: string, from: string, to: string): string =>
    name === YOU ? `You land on ${from} and go back to ${to}.` : `${name} lands on ${from} and goes back to ${to}.`,
  matchOver: 'The match is over.',
  claimsRest: (name: string): string => `${does(name, 'claim')} the rest.`,
  wantsEnd: (name: string): string => `${does(name, 'want')} to end the deal: no score can change.`,
  undone: 'Taken back.',
  // sentences for cards that are selected or deselected
  chosen: (n: number, all: number, names: readonly string[]): string =>
    n === 0 ? `None of ${word(all)} chosen.` : `${capital(word(n))} of ${word(all)} chosen: ${names.join(', ')}.`,
  hides: (card: string): string => `${capital(card)} hidden. Now your face-up card.`,
  both: (hidden: string, shown: string): string =>
    `${capital(hidden)} hidden, ${shown} face up. Lay them when you are ready.`,
  backInHand: 'Back in your hand.',
  // sentences for questions to the player
  turn: {
    lead: (n: number): string => `Your turn. Lead a card. ${legal(n)}`,
    leadAny: 'Your turn. Lead any card.',
    follow: (suit: Suit, n: number): string => `Your turn. Follow ${SUITS[suit][1]}. ${legal(n)}`,
    any: (suit: Suit): string => `Your turn. You have no ${SUITS[suit][1]}: any card goes.`,
    some: (n: number): string => `Your turn. ${legal(n)}`,
    one: (card: string): string => `Your turn. Only the ${card} is legal.`,
    last: (card: string): string => `Your turn. Your last card is the ${card}.`,
    pass: (n: number, name: string, side: Side): string => `Pass ${word(n)} to ${name}${SIDES[side]}.`,
    passEach: (n: number): string => `Pass ${word(n)} to each of the others.`,
    passMix: (n: number): string => `Put ${cards(n)} into the middle.`,
    charge: (names: readonly string[]): string =>
      names.length === 0 ? 'You hold no card that can be charged.' : `You may charge ${and(names)}.`,
    bury: (n: number): string => `Lay ${cards(n)} away.`,
    claim: 'You may open this deal.',
    lay: 'Your turn. Choose a card to hide, then one to show.',
    moon: 'You shot the moon. Choose:',
    moonChoice: (place: number, option: keyof typeof MOON, n: number, total: string, ends: boolean): string =>
      `${place}, ${MOON[option](n, total)}${ends ? ', which ends the match' : ''}.`,
  },
  // sentences that the player requests by a key
  suitHeld: (suit: Suit, ranks: readonly string[], barred: readonly string[]): string =>
    `${capital(SUITS[suit][1])}, ${cards(ranks.length)}: ${ranks.join(', ')}${barred.length > 0 ? `; not legal now: ${barred.join(', ')}` : ''}.`,
  noCards: 'Your hand is empty.',
  noTrick: 'Nothing has been played to this trick.',
  laid: (n: number, all: number): string => `${n} of ${all} ${n === 1 ? 'has' : 'have'} laid their cards.`,
  noLast: 'No trick has been taken in this deal.',
  noLastBout: 'No round has been won in this deal.',
  noneGiven: 'Nothing has been passed in this deal.',
  given: (names: readonly string[], to: readonly string[]): string => `You passed ${names.join(', ')} to ${and(to)}.`,
  score: (name: string, total: string, inDeal: string): string => `${name} ${total}, ${inDeal} in this deal.`,
  scoreOnly: (name: string, total: string): string => `${name} ${total}.`,
  hearts: { broken: 'Hearts are broken.', closed: 'Hearts are not broken.' },
  trump: (suit: Suit): string => `${capital(SUITS[suit][1])} are trump.`,
};
