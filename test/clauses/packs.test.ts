// The packs of the further games: which cards are out, how many each seat holds, and what they cost.
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { names, variant } from './table.ts';

/** The total points of the pack, before doubling or cancelling. */
const packs: readonly [key: string, seats: number, sum: number][] = [
  ['plain', 4, 13],
  ['plain-pips', 4, 104],
  ['plain-low', 4, 23],
  ['modern', 4, 13],
  ['black-lady', 3, 26],
  ['black-lady', 6, 26],
  ['countdown', 4, 26],
  ['omnibus', 4, 16],
  ['jack-of-five', 4, 21],
  ['spot', 4, 129],
  ['spot-high', 4, 114],
  ['black-maria', 3, 43],
  ['black-maria', 6, 42],
  ['black-maria-pips', 3, 130],
  ['black-jack', 4, 23],
  ['greek-high', 4, 149],
  ['chasse-coeur', 4, 64],
  ['royal', 4, 29],
  ['sevens-and-queens', 4, 12],
  ['heartsette', 3, 13],
  ['heartsette-hand', 3, 26],
  ['howell', 5, 13],
  ['howell', 6, 12],
  ['auction', 6, 12],
  ['hooligan', 4, 33],
  ['no-black-lady', 4, 13],
  ['spot-faces', 4, 124],
  ['hope', 2, 20],
  ['ten-of-hearts', 4, 35],
  ['polignac', 4, 5],
  ['knaves', 3, -10],
  ['reversis', 4, 40],
  ['polignac', 5, 5],
  ['sweepstake', 6, 12],
  ['no-black-lady', 6, 13],
];
test.each(packs)('the pack of %s with %i seats costs %i', (key, seats, sum) => {
  const { rules } = variant(key, {}, seats);
  expect([...rules.points.values()].reduce((total, points) => total + points, 0)).toBe(sum);
});

const shortened: readonly [key: string, seats: number, hand: number, out: string][] = [
  ['jack-of-five', 6, 8, '2C 2D 2S 3C'],
  ['late-queen', 6, 8, '2C 2D 2S 3C'],
  ['no-black-lady', 6, 8, '2C 2D 2S 3C'],
  ['howell', 3, 17, '2S'],
  ['howell', 5, 10, '2C 2S'],
  ['auction', 5, 10, '2C 2S'],
  ['auction', 6, 8, '2C 2D 2H 2S'],
  ['black-maria', 6, 8, '2C 2D 2H 2S'],
  ['sweepstake', 3, 17, '2S'],
  ['sweepstake', 5, 10, '2C 2S'],
  ['sweepstake', 6, 8, '2C 2D 2H 2S'],
  ['domino', 2, 6, ''],
  ['domino', 7, 6, ''],
];
test.each(shortened)('%s with %i seats deals %i cards each, without %s', (key, seats, hand, out) => {
  const { rules } = variant(key, {}, seats);
  const pack = [...'CDHS'].flatMap(suit => [...'23456789TJQKA'].map(rank => `${rank}${suit}`));
  expect([rules.handSize, pack.filter(card => !rules.deck.includes(card as Card)).toSorted()]).toEqual([
    hand,
    names(out),
  ]);
});

const piquet: readonly [seats: number, hand: number, sevens: string][] = [
  [3, 10, '7D 7H'],
  [4, 8, '7C 7D 7H 7S'],
  [5, 6, '7D 7H'],
  [6, 5, '7D 7H'],
];
test.each(piquet)('row 49 %i seats hold %i cards each of 32, of the sevens %s', (seats, hand, sevens) => {
  const dealt = ['polignac', 'slobberhannes'].map(key => {
    const { rules } = variant(key, {}, seats);
    return [
      rules.handSize,
      rules.deck.filter(card => card < '7').length,
      rules.deck.filter(card => card[0] === '7').toSorted(),
    ];
  });
  expect(dealt).toEqual([
    [hand, 0, names(sevens)],
    [hand, 0, names(sevens)],
  ]);
});
