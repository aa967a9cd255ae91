// The blurbs (short descriptions) of the further games. Every language has a blurb for each game. In all
// languages the blurb names the same cards, and the game has these cards.
import { heartsOf } from '@moonshot/rules';
import { CATALOGUE, sheetOfVariant } from '@moonshot/rules/catalogue';
import { tableRules } from '@moonshot/table';
import { expect, test } from 'vitest';
import { inEveryLanguage } from '../testing/index.ts';
import { blurbs as english } from './en/blurbs.ts';
import { blurbWords } from './games.ts';

const LENGTH_MAX = 118;

const CARD = /(?:10|[2-9AKQJ])[♣♦♠♥]/gu;
const SUITS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♠': 'S', '♥': 'H' };

/** The cards that a text names by their symbols, and its numbers. */
const namedIn = (text: string) => ({
  cards: [...new Set(text.match(CARD))].sort(),
  numbers: [...new Set(text.replace(CARD, '').match(/\d+/gu))].sort(),
});

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNTED = new RegExp(`\\b(${NUMBERS.join('|')}|\\d+) (?:\\w+ )?(?:cards|jokers)\\b`, 'gi');
/** The English numbers of cards and jokers in a text, as figures: 3 for `three unknown cards`. */
const countsIn = (text: string): readonly string[] =>
  [...text.matchAll(COUNTED)].map(([, word = '']) => {
    const place = NUMBERS.indexOf(word.toLowerCase());
    return place < 0 ? word : `${place + 2}`;
  });

/** The numbers of players that a blurb is about: all, unless it begins with `For two` or `For three`. */
const seatsOf = (blurb: string, { min, max, best }: { min: number; max: number; best: number }): readonly number[] =>
  /^For (two|three)\b/.test(blurb) ? [best] : Array.from({ length: max - min + 1 }, (_, i) => min + i);

test.each(CATALOGUE.map(variant => [variant.id, variant] as const))(
  'the blurb of %s counts cards as its rules do with any number of players',
  (id, variant) => {
    const sheet = sheetOfVariant(variant);
    const blurb = english[id as keyof typeof english];
    for (const seats of seatsOf(blurb, sheet.seats)) {
      const rules = tableRules(heartsOf(sheet, seats)).sentences.flatMap(({ sentence }) => countsIn(sentence));
      expect([seats, countsIn(blurb).filter(count => !rules.includes(count))]).toEqual([seats, []]);
    }
  },
);

/** The key of a card in a record of costs: 10♦ is `TD`. */
const keyOf = (card: string): string => card.replace('10', 'T').replace(/[♣♦♠♥]/u, suit => SUITS[suit] ?? '');

test.each(await inEveryLanguage(blurbWords))('in %s every further game has one short blurb of its own', (_, words) => {
  expect(Object.keys(words)).toEqual(CATALOGUE.map(({ id }) => id));
  const blurbs = Object.values(words);
  expect(blurbs.filter(blurb => blurb.length > LENGTH_MAX || !blurb.endsWith('.'))).toEqual([]);
  expect(new Set(blurbs).size).toBe(blurbs.length);
});

test.each(CATALOGUE.map(variant => [variant.id, variant] as const))(
  'the blurb of %s names only what its rules name, and the same in every language',
  async (id, variant) => {
    const sheet = sheetOfVariant(variant);
    const { sentences, costs } = tableRules(heartsOf(sheet, sheet.seats.best));
    const rules = namedIn(sentences.map(({ sentence }) => sentence).join(' '));
    const amounts = Object.values(costs).map(cost => `${Math.abs(cost)}`);
    const own = namedIn(english[id as keyof typeof english]);
    expect(own.cards.filter(card => !rules.cards.includes(card) && costs[keyOf(card)] === undefined)).toEqual([]);
    expect(own.numbers.filter(number => !rules.numbers.includes(number) && !amounts.includes(number))).toEqual([]);
    for (const [, words] of await inEveryLanguage(blurbWords))
      expect(namedIn(words[id as keyof typeof words])).toEqual(own);
  },
);
