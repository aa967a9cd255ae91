// English texts of the questions to the player: passing, ending a deal early, and laying cards in Capture.
import type { Suit } from '@moonshot/rules/cards';
import { and, capital, cards, does, SIGNS, word } from './grammar.ts';

export const pass = {
  to: (name: string): string => `Pass to ${name}`,
  scatter: 'To each opponent',
  receive: (n: number, name: string): string => `You receive ${word(n)} from ${name}.`,
  receiveAll: 'You receive as many from each.',
  mix: 'Into the middle',
  receiveMix: (n: number): string => `All are shuffled, and you get ${word(n)} back.`,
  more: (n: number, rest: string): string => `Choose ${n} more. ${rest}`,
  give: (n: number, name: string | null): string => `Pass ${n}${name === null ? '' : ` to ${name}`}`,
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
      : 'Each card that you show counts double. All choose at the same time.',
  charge: (n: number, of: number): string => (n > 0 ? 'Charge' : of > 0 ? 'Charge nothing' : 'Go on'),
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

export const lay = {
  hide: 'hide',
  top: 'top',
  hidden: (card: string): string => `${card} hidden`,
  change: 'Change hidden card',
  takeBack: (card: string): string => `Take ${card} back`,
  both: 'Lay both',
  next: 'Next round',
  toScores: 'To the scores',
  wins: (name: string): string => `${does(name, 'win')} the round`,
  nobody: 'Nobody wins the round',
  tie: (n: number, rank: string, best: Suit, others: readonly Suit[]): string =>
    `${capital(word(n))} ${rank}s: ${SIGNS[best]} ranks over ${and(others.map(suit => SIGNS[suit]))}.`,
  onlyYou: 'Only you see these',
  lookAt: 'Look at what you won',
};
