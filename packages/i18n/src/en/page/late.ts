// English texts of rarer questions: bidding, calling, claiming, the moon; and reasons for refusals.
import type { Suit } from '@moonshot/rules/cards';
import { figure } from '../../format.ts';
import { does, points, SIGNS, SUITS } from './grammar.ts';

export const bid = {
  title: (names: boolean): string => (names ? 'You name the suit' : 'Your bid in chips'),
  note: (names: boolean, highest: number, name: string): string =>
    names
      ? 'It counts in the place of hearts.'
      : highest === 0
        ? 'The highest bidder pays it and names the suit to avoid.'
        : `${name} has bid ${highest === 1 ? '1 chip' : `${highest} chips`}.`,
  none: 'No bid',
  chips: (n: number): string => (n === 1 ? '1 chip' : `${n} chips`),
  most: (name: string, chips: number): string => `${name}: bid ${chips}`,
  pool: (chips: number): string => `Pool ${figure(chips)}`,
  avoid: (suit: Suit): string => `Avoid ${SIGNS[suit]}`,
  said: (name: string, bid: number | Suit): string =>
    typeof bid === 'string'
      ? `${does(name, 'name')} ${SUITS[bid][1]}: in this deal they count in the place of hearts.`
      : bid === 0
        ? `${does(name, 'bid')} nothing.`
        : `${does(name, 'bid')} ${bid === 1 ? '1 chip' : `${bid} chips`}.`,
  turn: (names: boolean, least: number): string =>
    names
      ? 'You name the suit that counts in the place of hearts.'
      : least === 0
        ? 'You cannot bid higher, so you bid nothing.'
        : `Bid from ${least === 1 ? '1 chip' : `${least} chips`} up, or nothing.`,
};

export const call = {
  title: (suit: Suit): string => `Call your wild ${SUITS[suit][0]}`,
  high: 'Highest',
  low: 'Lowest',
  back: 'Put it back',
  above: (suit: Suit): string => `The highest ${SUITS[suit][0]}.`,
  below: (suit: Suit): string => `The lowest ${SUITS[suit][0]}.`,
  wins: (n: number, last: boolean): string =>
    last ? `You take the trick: ${points(n)}.` : `You are winning so far: ${points(n)}.`,
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
  limit: (seconds: number): string => `After ${seconds} seconds without an answer you decline.`,
  yes: 'Open with it',
  no: 'Decline',
};

export const moon = {
  title: ['You shot', 'the moon'] as const,
  all: 'Every card that counts is yours.',
  shed: (n: number): readonly [string, string] => [`Take ${n} off`, 'my score'],
  burden: (n: number): readonly [string, string] => [`Add ${n} to`, 'each opponent'],
  both: (n: number): readonly [string, string] => [`${n} off mine,`, 'and on theirs'],
  keep: (n: number): readonly [string, string] => ['Keep what I took:', points(n)],
  turn: (n: number): readonly [string, string] => ['Turn it round:', points(n)],
  act: {
    shed: (n: number): string => `Take ${n} off`,
    burden: (n: number): string => `Add ${n} to each`,
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

export const why = {
  ask: 'Why?',
  menu: 'Why it was refused',
  all: 'Show among all rules of this table',
  sheet: 'The settings behind this rule',
  clause: (number: string): string => `Clause ${number}`,
  tests: 'Tests of this rule',
};
