// English texts of the table: header, seats, cards, prompt, toasts.
import type { Suit } from '@moonshot/rules/cards';
import { and, cards, does, hearts, ordinal, PASSES, PLACES, SIGNS, SUITS, tricks } from './grammar.ts';

/** How the prompt and the log name a pass that does not go to a single seat, before and after it was made. */
const WAYS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  hold: ['no pass', 'no pass'],
  scatter: ['scatter', 'scattered'],
  mix: ['mix', 'mixed'],
  'mix-if-uncharged': ['charge or mix', 'charge or mix'],
};

export const bar = {
  leave: 'Leave the table',
  rules: 'Rules',
  menu: 'Menu',
  undo: 'Undo',
  deal: (deal: number): string => `Deal ${deal}`,
  daily: 'Daily deal',
  fromReview: 'From a review',
  dealOf: (deal: number, all: number): string => `Deal ${deal} of ${all}`,
  bout: (n: number): string => `Round ${n}`,
  tiebreak: 'Tie-break',
  passing: (step: string): string => WAYS[step]?.[0] ?? `pass ${PASSES[step]}`,
  passed: (step: string): string => WAYS[step]?.[1] ?? `passed ${PASSES[step]}`,
  broken: 'Hearts broken',
  brokenShort: 'Broken',
  closed: 'Hearts not broken',
  trump: (suit: Suit): string => `Trump ${SIGNS[suit]}`,
  trumps: (suit: Suit): string => `${SUITS[suit][1]} are trump`,
  stock: 'Stock',
  to: (target: string): string => `To ${target}`,
  scores: 'Scores',
};

export const seat = {
  level: (n: number): string => `Bot, level ${n}`,
  dealer: 'Dealer',
  points: 'points this deal',
  total: 'score',
  charged: 'charged',
  taken: tricks,
  won: (n: number): string => `${n} won this deal`,
  place: (n: number): string => PLACES[n] ?? ordinal(n),
};

export const table = {
  hand: (n: number): string => `Your hand, ${cards(n)}`,
  received: (card: string): string => `${card}, received`,
  lifted: (card: string): string => `${card}, chosen: choose it again to play it`,
  early: (card: string): string => `${card}, waiting to be played`,
  hint: 'Hint',
  scores: 'Scores',
};

export const prompt = {
  lead: 'Your turn. Lead a card',
  leadAny: 'Your turn. Lead any card',
  leadOne: (card: string): string => `Your turn. Lead ${card}`,
  follow: (suit: Suit): readonly [text: string, suit: string] => [`Your turn. Follow ${SIGNS[suit]}`, SUITS[suit][1]],
  anyCard: (suit: Suit): string => `Your turn. With no ${SIGNS[suit]} any card goes`,
  anyCardShort: (suit: Suit): string => `No ${SIGNS[suit]}: any card`,
  some: 'Your turn',
  again: 'Tap again to play',
  call: 'Highest or lowest?',
  claim: 'Do you open?',
  moon: 'You shot the moon',
  wait: (names: readonly string[]): string => `Waiting for ${and(names)}`,
  waitMany: (n: number): string => `Waiting for ${n} others`,
  opening: 'Waiting for the opening card',
  dealing: 'Dealing',
  shooting: (name: string): string => `${name} shot the moon and is choosing`,
  took: (name: string, kitty: boolean, points: string): string =>
    `${does(name, 'take')} the trick${kitty ? ' and the kitty' : ''}${points && ': '}${points}`,
  captured: (n: number, red: number): string => `You captured ${n} hidden cards: ${hearts(red)}`,
  capturedShort: (n: number, red: number): string => `Captured ${n}: ${hearts(red)}`,
  captures: (name: string): string => `${does(name, 'capture')} the hidden cards`,
  hide: 'Choose your hidden card',
  hideShort: 'Your hidden card',
  show: 'Now your face-up card',
  heartsHide: '· hearts can only hide',
  ready: 'Lay them when you are ready',
  readyShort: 'Lay both?',
  pass: (count: number, chosen: number): string => `Choose ${count} to pass: ${chosen} of ${count} chosen`,
  received: (n: number, names: readonly string[]): string => `You received ${cards(n)} from ${and(names)}`,
  outOfMix: (n: number): string => `You got ${cards(n)} out of the middle`,
  charge: 'Do you charge cards?',
  bid: 'Your bid',
  bury: (n: number): string => `Lay ${cards(n)} away`,
};

export const rules = {
  title: (name: string): string => `The rules of ${name}`,
};
