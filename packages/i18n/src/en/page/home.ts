// English texts of the first part of the home screen.

import { figure } from '../../format.ts';
import { deals } from './grammar.ts';

export const home = {
  title: 'Hearts, five ways',
  choose: 'Choose a game',
  play: 'Play now',
  seats: 'Players',
  seatsNamed: (n: number): string => `${n} players`,
  range: (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`),
  length: 'Match',
  lengthOf: (kind: 'deals' | 'target', n: number): string => (kind === 'deals' ? deals(n) : `to ${figure(n)}`),
  about: (seats: number, length: string): string => `${seats} players · ${length} · bots fill the table`,
  friends: 'Play with friends',
  settings: 'Settings',
  loading: 'Loading …',
  light: 'Switch to light',
  dark: 'Switch to dark',
  lines: {
    ricketts: ['A card to each, the queen at any time, scores back to 0.', 'A card to each, the queen at any time.'],
    'at-play': ['Hearts are trump, and the queen to fear is clubs.', 'Hearts are trump. Fear the club queen.'],
    'wild-twist': ['Four wild cards you call highest or lowest.', 'Four wilds, called high or low.'],
    classic: ['The one you know, for three to seven, with a kitty.', 'The one you know, with a kitty.'],
    capture: ['Upside down: hide two cards, collect every heart.', 'Hide two cards, collect every heart.'],
  } as Readonly<Record<string, readonly [long: string, short: string]>>,
};
