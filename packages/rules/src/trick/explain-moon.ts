// Shooting the moon in sentences: what must be taken, and what the shooter gets for it.
import { pick, type Selector } from '../cards/card-set.ts';
import { allOf, andList, figure, orList } from '../cards/words.ts';
import { type Clause, clause, DECK } from '../game/clause.ts';
import { costOf, type Rules } from './rules.ts';
import type { MoonOption, TrickSheet } from './sheet.ts';

const SAY = {
  noMoon: 'There is no moon to shoot: whoever takes all the points has them.',
  shoot: (cards: string, then: string) => `Taking ${cards} shoots the moon; ${then}.`,
  every: (count: number, cards: string) => `all ${count} ${cards}`,
  both: (card: string) => `both ${card}`,
  gets: {
    one: (option: string) => `you do not score them, and ${option}`,
    shooter: (options: string) => `instead of scoring them you choose: ${options}`,
    auto: (options: string) => `instead of scoring them you get what is better for you: ${options}`,
  },
  kept: 'but you score the cards as you took them',
  keep: 'you score them after all',
  yours: {
    up: (n: string) => `your own total goes up by ${n}`,
    down: (n: string) => `your own total goes down by ${n}`,
  },
  theirs: {
    up: (n: string) => `everybody else's total goes up by ${n}`,
    down: (n: string) => `everybody else's total goes down by ${n}`,
  },
  still: 'no total changes for it',
  bonus: {
    scores: 'Other cards with points that you took count all the same.',
    lapses: 'Other cards with points that you took do not count then.',
  },
} as const;

/** What must be taken to shoot the moon, and what that brings. */
export function explainMoon(rules: Rules): readonly Clause[] {
  const { needs, bonus } = rules.sheet.moon;
  if (rules.moonSet.length === 0) return [clause('moon', SAY.noMoon, 'moon.needs')];
  const others = rules.deck.some(card => costOf(rules, card) !== 0 && !rules.moonSet.includes(card));
  const set = andList([...new Set(needs)].map(selector => needWords(rules, selector)));
  const fields = ['moon.needs', 'moon.options', 'moon.choose', 'score.sign', ...DECK];
  return [
    clause('moon', SAY.shoot(set, moonWords(rules.sheet)), ...fields),
    ...(others ? [clause('moon', SAY.bonus[bonus], 'moon.bonus', 'moon.needs', 'points', ...DECK)] : []),
  ];
}

function needWords({ deck }: Rules, selector: Selector): string {
  const { length } = pick(deck, [selector]);
  if (selector.charAt(1) === '*') return SAY.every(length, allOf(selector));
  return length > 1 ? SAY.both(allOf(selector)) : allOf(selector);
}

function moonWords(sheet: TrickSheet): string {
  const { options, choose } = sheet.moon;
  const words = moonOptionWords(sheet);
  if (options.length === 1) return options[0]?.name === 'keep' ? SAY.kept : SAY.gets.one(words);
  return SAY.gets[choose === 'auto' ? 'auto' : 'shooter'](words);
}

/** What the shooter may choose among, or the one thing that happens. */
export const moonOptionWords = (sheet: TrickSheet): string =>
  orList(sheet.moon.options.map(option => optionWords(sheet, option)));

function optionWords({ score }: TrickSheet, { name, self, others }: MoonOption): string {
  if (name === 'keep') return SAY.keep;
  const sign = score.sign === 'minus' ? -1 : 1;
  const change = (words: typeof SAY.yours | typeof SAY.theirs, by: number): readonly string[] =>
    by === 0 ? [] : [words[by * sign > 0 ? 'up' : 'down'](figure(Math.abs(by)))];
  const parts = [...change(SAY.yours, self), ...change(SAY.theirs, others)];
  return parts.length === 0 ? SAY.still : andList(parts);
}
