// What is asked of a seat, in English: passing, calling, claiming, the moon, laying.
import type { Suit } from '@moonshot/rules/cards/card';
import { figure } from '../say.ts';
import { and, capital, cards, does, points, SIGNS, SUITS, word } from './grammar.ts';

export const pass = {
  to: (name: string): string => `Pass to ${name}`,
  scatter: 'One to each',
  receive: (n: number, name: string): string => `You receive ${word(n)} from ${name}.`,
  receiveAll: 'You receive one from each.',
  mix: 'Into the middle',
  receiveMix: (n: number): string => `All are shuffled, and you get ${word(n)} back.`,
  more: (n: number, rest: string): string => `Choose ${n} more. ${rest}`,
  exchange: 'Exchange',
  chosen: (n: number, all: number): string => `${n} of ${all} chosen`,
  missing: (n: number): string => `Choose ${cards(n)} more first.`,
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
      : 'Whatever you show counts double. All choose at the same time.',
  charge: (n: number, of: number): string => (n > 0 ? 'Charge' : of > 0 ? 'Charge nothing' : 'Go on'),
};

export const call = {
  title: (suit: Suit): string => `Call your wild ${SUITS[suit][0]}`,
  high: 'Highest',
  low: 'Lowest',
  back: 'Put it back',
  above: (suit: Suit): string => `The highest ${SUITS[suit][0]}.`,
  below: (suit: Suit): string => `The lowest ${SUITS[suit][0]}.`,
  wins: (n: number, last: boolean): string =>
    last ? `You take the trick: ${points(n)}.` : `You win so far: ${points(n)}.`,
  loses: (name: string, last: boolean): string => (last ? `${name} takes the trick.` : `${name} keeps winning.`),
  offSuit: (led: Suit): string => `${SIGNS[led]} was led, so it cannot win.`,
  leads: (suit: Suit): string => `You lead ${SIGNS[suit]}.`,
};

export const wilds = {
  title: 'Wilds this deal',
  hand: 'in your hand',
  unseen: 'not yet seen',
  buried: 'laid away by you',
  given: (name: string): string => `passed to ${name}`,
  played: (name: string, called: 'high' | 'low' | undefined): string =>
    called === undefined ? name : `${name}: ${called === 'high' ? 'highest' : 'lowest'}`,
};

export const claim = {
  title: 'Open this deal?',
  text: (card: string): string =>
    `You hold the ${card}. You may open the deal with it, called lowest. If you decline, the lowest club opens, and nobody learns that you were asked.`,
  yes: 'Open with it',
  no: 'Decline',
};

export const finish = {
  why: { rest: 'No card still out can take a trick from you.', settled: 'No points left: end the deal?' },
  act: { rest: 'Claim the rest', settled: 'End the deal' },
  playOn: 'Play on',
  news: {
    rest: (name: string): string => `${does(name, 'claim')} the rest`,
    settled: (name: string): string => `${does(name, 'want')} to end the deal: no points are left`,
  },
};

export const moon = {
  title: ['You shot', 'the moon'] as const,
  all: 'Every card that counts is yours.',
  shed: (n: number): readonly [string, string] => [`Take ${n} off`, 'my score'],
  burden: (n: number): readonly [string, string] => [`Add ${n} to`, 'everyone else'],
  both: (n: number): readonly [string, string] => [`${n} off mine,`, 'and on theirs'],
  keep: (n: number): readonly [string, string] => ['Keep what I took:', points(n)],
  turn: (n: number): readonly [string, string] => ['Turn it round:', points(n)],
  act: {
    shed: (n: number): string => `Take ${n} off`,
    burden: (n: number): string => `Add ${n} to all`,
    both: (): string => 'Do both',
    keep: (): string => 'Keep them',
    turn: (): string => 'Turn it round',
  },
  usual: (choice: string): string => `The usual choice: ${choice}.`,
  goesOn: 'The match goes on.',
  lead: (n: number): string => `You lead by ${figure(n)}.`,
  level: 'You are level in front.',
  behind: (name: string, n: number): string => `${does(name, 'lead')} by ${figure(n)}.`,
  ends: 'The match ends.',
};

export const lay = {
  hide: 'hide',
  top: 'top',
  hidden: (card: string): string => `${card} hidden`,
  change: 'Change hidden card',
  takeBack: (card: string): string => `Take ${card} back`,
  both: 'Lay both',
  next: 'Next bout',
  toScores: 'To the scores',
  wins: (name: string): string => `${does(name, 'win')} the bout`,
  nobody: 'Nobody wins the bout',
  tie: (n: number, rank: string, best: Suit, others: readonly Suit[]): string =>
    `${capital(word(n))} ${rank}s: ${SIGNS[best]} ranks over ${and(others.map(suit => SIGNS[suit]))}.`,
  onlyYou: 'Only you see these',
  lookAt: 'Look at what you won',
};
