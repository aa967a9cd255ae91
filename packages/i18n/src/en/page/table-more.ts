// English texts of the table that the first card does not need: tricks, the kitty, and the questions that
// some games ask.
import type { Suit } from '@moonshot/rules/cards';
import { and, capital, cards, does, hearts, points, SIGNS, tricks, word, YOU } from './grammar.ts';

export const seatMore = {
  bot: 'bot',
  partner: 'your partner',
  tricks: 'tricks taken',
  ready: 'ready',
  choosing: 'choosing',
  showed: (card: string): string => `showed ${card}`,
  soFarTricks: (name: string, taken: number, n: number, total: string): string =>
    `${name}: ${tricks(taken)} and ${points(n)} in this deal, ${total} in the match.`,
  soFarHearts: (name: string, n: number | null, total: string): string =>
    `${name}: ${n === null ? '' : `${hearts(n)} in this deal, `}${total} in the match.`,
};

export const tableMore = {
  led: 'led',
  winning: 'winning',
  cancelled: 'cancelled',
  highest: 'highest',
  lowest: 'lowest',
  kitty: 'Kitty',
  out: 'Aside',
  kittyAsk: (name: string, n: number): string => `${name}, ${cards(n)}: explain`,
  kittyNote: (n: number): string => `${cards(n)} nobody has seen.`,
  tops: 'Face up',
  last: (name: string): string => `Last trick · ${name}`,
  lastTrick: 'Last trick',
  noneYet: 'No trick has been taken yet.',
};

export const passMore = {
  slot: (name: string): string => `For ${name}`,
  slotFull: (name: string, card: string): string => `For ${name}: ${card}. Take it back`,
  from: (name: string): string => `From ${name}`,
  fromAll: 'From the others',
  fromMix: 'Out of the middle',
  ok: 'OK',
  bury: 'Lay away',
  buryTitle: (n: number): string => `Lay ${cards(n)} away`,
  buryNote: 'They lie face down and count as taken by you.',
  chargeTitle: (n: number): string => (n === 0 ? 'Nothing to charge' : 'Charge cards?'),
  chargeNote: (n: number): string =>
    n === 0
      ? 'You hold none of the cards that can be shown before play.'
      : 'Each card that you show counts double. All choose at the same time.',
  charge: (n: number, of: number): string => (n > 0 ? 'Charge' : of > 0 ? 'Charge nothing' : 'Go on'),
};

export const finish = {
  news: {
    rest: (name: string): string => `${does(name, 'claim')} the rest`,
    settled: (name: string): string => `${does(name, 'want')} to end the deal: no points are left`,
  },
  why: { rest: 'No card still out can take a trick from you.', settled: 'No points left: end the deal?' },
  act: { rest: 'Claim the rest', settled: 'End the deal' },
  playOn: 'Play on',
};

export const layMore = {
  hide: 'hid\u00adden',
  top: 'face up',
  hidden: (card: string): string => `${card} hidden`,
  change: 'Change hidden card',
  takeBack: (card: string): string => `Take ${card} back`,
  both: 'Lay both',
  next: 'Next round',
  toScores: 'To the scores',
  wins: (name: string): string => `${does(name, 'win')} the round`,
  tie: (n: number, rank: string, best: Suit, others: readonly Suit[]): string =>
    `${capital(word(n))} ${rank}s: ${SIGNS[best]} ranks over ${and(others.map(suit => SIGNS[suit]))}.`,
  onlyYou: 'Only you see these',
  lookAt: 'Look at what you won',
};

export const news = {
  broken: 'Hearts are broken',
  brokenNote: 'Hearts are broken: from now on they may be led.',
  hold: 'No passing this deal',
  shot: (name: string): string => `${name} shot the moon`,
  shed: (name: string): string => `${does(name, 'take')} the moon off the score`,
  burden: (name: string): string => `${does(name, 'give')} the moon’s points to the opponents`,
  misdealt: (name: string): string => `${name === YOU ? 'Your' : `${name}’s`} hand is thrown in: dealt again`,
  cancelled: 'Everything cancels: these cards go with the next trick',
  leadPassed: (name: string): string => `The lead goes to ${name === YOU ? 'you' : name}`,
  drew: (name: string, n: number): string => `${does(name, 'draw')} ${cards(n)}`,
  kept: (name: string, held: number, stock: number): string =>
    `${does(name, 'keep')} ${cards(held)} and ${name === YOU ? 'take' : 'takes'} the stock: ${cards(stock)}`,
  notAsked: 'It is not your turn yet',
  paused: 'The table is paused: resume it first',
  callLater: 'A wild is called on your turn, so it cannot wait for it',
  earlyRefused: (rule: string): string => `Your waiting card cannot be played: ${rule}`,
  full: (n: number): string =>
    n === 1 ? 'One is chosen: tap it to take it back' : `${capital(word(n))} are chosen: tap one to take it back`,
  incomplete: 'Choose all the cards first',
  outside: {
    copied: 'Copied.',
    'not-copied': 'This browser lets nothing be copied. Share the picture instead.',
    'picture-saved': 'The picture was saved.',
    'no-picture': 'This browser cannot make the picture. Copy the scores as text instead.',
    'backup-saved': 'Everything was saved to a file.',
  },
};
