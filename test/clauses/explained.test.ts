// The rules of every game in sentences, and the effect of every switch: seats, choices of every field, house
// rules, catalogue games. Each sentence stands beside its translations.
import './branch-coverage.ts'; // first, so that it counts from the beginning

import { join } from 'node:path';
import { CHANGED_GAMES } from '@moonshot/bots/testing';
import { LANGUAGES } from '@moonshot/i18n';
import { ruleWords } from '@moonshot/i18n/games';
import { type FieldKind, type Overrides, prepare, SHEETS, type Sheet, sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { sentenceOf } from '@moonshot/rules/explain';
import { explainGame, fieldsOf, valueAt } from '@moonshot/rules/house';
import { expect, test } from 'vitest';
import { BASE_SHEET } from '../../packages/rules/src/trick/sheet/sheet.ts';
import { recorder } from '../facts/recorded.ts';
import { unusedBranches } from './branch-coverage.ts';

/** Totals that wrap to other totals. */
const wraps = (...list: readonly (readonly [at: number, to: number | string])[]): Overrides => ({
  'wrap.list': list.map(([at, to]) => ({ at, to })),
});

/** Moon options without a fixed effect. */
const moons = (...names: readonly string[]): Overrides => ({
  'moon.options': names.map(name => ({ name, self: 0, others: 0 })),
});

const CLUB: Overrides = { 'opening.leader': 'lowest:C', 'opening.card': 'thatCard' };
const TOOK: Overrides = { 'opening.later': 'took:QS' };
const TWO_PACKS: Overrides = { ...CLUB, 'opening.card': 'any', ...TOOK, 'deck.packs': 2, 'dealer.next': 'taker' };
const BONUS = [...BASE_SHEET.points, { cards: ['JD'], value: -10 }];
const MOONS: Overrides = {
  'moon.options': [
    { name: 'burden', self: 0, others: 26 },
    { name: 'keep', self: 0, others: 0 },
  ],
};
const TURNED: Overrides = { 'trick.trump': 'turned', 'deal.hand': 12, 'deal.rest': 'kitty' };

const ONE_QUEEN: Overrides = { 'deck.remove': ['QC', 'QD', 'QH', '2D'], 'moon.needs': ['Q*'] };
const NO_MOON: Overrides = { 'moon.needs': [], 'moon.options': [] };
const JOKER: Overrides = { 'deck.wilds': ['H'], 'deck.remove': ['2C'], 'wild.rank': 'none', 'wild.play': 'asSuit' };
const DRAWN: Overrides = { 'pass.cycle': [], 'deal.hand': 6, 'deal.rest': 'stock', 'stock.draw': 'toFollow' };

const DOWN: Overrides = {
  'score.sign': 'minus',
  'match.limit': -100,
  'match.cmp': '<=',
  'match.winner': 'highest',
  'match.offer': [-100],
};
const BELOW: Overrides = { points: BONUS, 'settle.belowZero': 'lapses' };
const ONE_LIFE: Overrides = { 'settle.as': 'lives', 'score.start': 1, 'match.limit': 0, 'match.offer': [] };
const ODD_PACK: Overrides = { 'deck.remove': ['2C', '2D', '2H'], 'deal.hand': 12 };
const DEALT: Overrides = { 'deal.rest': 'dealt', 'pass.cycle': [] };
const BELOW_QUEEN = [...'23456789TJ'].flatMap(rank => [...'CDSH'].map(suit => rank + suit));
/** Values by rank, in too many rows for a sentence. */
const RANKS = ['A', 'K', 'Q', 'J'].map((rank, i) => ({ cards: [`${rank}*`], value: 4 - i }));
const PIPS = [
  { cards: ['H*'], value: 'pips' },
  { cards: ['WC', 'QS'], value: 25 },
];

/** Rules that no single field value produces. */
const FURTHER: readonly (readonly [game: string, name: string, overrides: Overrides, seats?: number])[] = [
  ['ricketts', 'one total wins and another falls', wraps([104, 'wins'], [126, 0])],
  ['ricketts', 'totals that fall to different ones', wraps([50, 25], [75, 25], [104, 0])],
  ['ricketts', 'totals that rise and fall', wraps([50, 75], [90, 75])],
  ['ricketts', 'a total that stays', wraps([50, 50])],
  ['ricketts', 'a total that becomes the mean', wraps([50, 'mean'], [60, 0])],
  [
    'ricketts',
    'every fifty, and one more',
    {
      'wrap.list': [
        { every: 50, to: 0 },
        { at: 104, to: 0 },
      ],
    },
  ],
  [
    'ricketts',
    'a total and what it is a multiple of',
    {
      'wrap.list': [
        { at: 100, to: 50 },
        { every: 25, to: 'mean' },
      ],
    },
  ],
  ['ricketts', 'nobody passes', { 'pass.cycle': ['hold'] }],
  ['ricketts', 'always to the left', { 'pass.cycle': ['left'] }],
  ['ricketts', 'to the left or not', { 'pass.cycle': ['left', 'hold'] }],
  ['ricketts', 'a card of no such pack, and one twice', { 'lead.restrict': ['H*', 'W*', 'H*'] }],
  ['ricketts', 'nothing breaks hearts', { 'break.on': [] }],
  ['ricketts', 'two packs have two clubs that open, and two queens', TWO_PACKS],
  ['ricketts', 'the queen that decides who leads may be out', { ...TOOK, 'deal.hand': 12, 'deal.rest': 'out' }],
  ['ricketts', 'the leader is not bound by the ban of the first trick', { 'firstTrick.scope': 'any' }],
  ['ricketts', 'a card doubles others, but no moon', { modifiers: [{ card: 'TC', doubles: 'all' }] }],
  ['ricketts', 'cards beside a moon lapse unless it is kept', { ...MOONS, points: BONUS, 'moon.bonus': 'lapses' }],
  ['ricketts', 'one card is the moon', { 'moon.needs': ['QS'] }],
  ['ricketts', 'one queen is left, and is the moon', ONE_QUEEN],
  ['ricketts', 'the named suit takes the place of hearts', { 'auction.prize': 'suit' }],
  ['ricketts', 'the card turned up is not part of the moon', TURNED],
  ['ricketts', 'a charged queen may not be led at any time', { 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] }],
  ['ricketts', 'the club that opens leaves no other first lead', { ...CLUB, 'lead.firstTrick': ['S*'] }],
  ['ricketts', 'a moon that turns', moons('turn')],
  ['ricketts', 'a moon that turns or is kept', moons('turn', 'keep')],
  ['ricketts', 'a moon that is kept', moons('keep')],
  ['ricketts', 'the total closest to 0 wins from 50 on', { 'match.winner': 'closestToZero', 'score.start': 50 }],
  ['ricketts', 'no total falls below 0', { 'score.floor': 0 }],
  ['ricketts', 'cards beside a moon lapse', { points: BONUS, 'moon.bonus': 'lapses' }],
  ['ricketts', 'every card counts', { points: [{ cards: ['C*', 'D*', 'S*', 'H*'], value: 1 }], ...NO_MOON }],
  ['ricketts', 'a joker follows no suit', JOKER],
  ['ricketts', 'the queen must go once the stock is empty', { ...DRAWN, 'discard.must': ['QS'] }],
  ['ricketts', 'nobody starts at nought', { 'score.start': 10 }],
  ['wild-twist', 'any club opens, and the wild must', { 'opening.card': 'thatSuit', 'opening.wild': 'must' }],
  ['wild-twist', 'any club opens, and the wild never', { 'opening.card': 'thatSuit', 'opening.wild': 'never' }],
  [
    'wild-twist',
    'any club opens, and the wild if its holder has the lowest',
    { 'opening.card': 'thatSuit', 'opening.wild': 'ownerOfLowestOnly' },
  ],
  [
    'wild-twist',
    'without the lowest club, the player after the dealer leads a club',
    { 'opening.card': 'thatSuit', 'opening.fallback': 'leftOfDealer' },
  ],
  ['wild-twist', 'any card opens, and the wild never', { 'opening.card': 'any', 'opening.wild': 'never' }],
  ['wild-twist', 'trumps where nothing is left over', { 'trick.trump': 'S', 'follow.void': 'mustTrump' }],
  ['ricketts', 'a bonus, and nobody scores less than 0 in a deal', { ...BELOW, ...NO_MOON }],
  ['ricketts', 'a bonus, and no deal raises a total that counts down', { ...BELOW, ...NO_MOON, ...DOWN }],
  ['ricketts', 'a moon that changes no total', moons('burden')],
  ['ricketts', 'the moon is chosen from a total on, and totals count down', { ...DOWN, 'moon.choiceFrom': -50 }],
  ['ricketts', 'one card is left over and shown', { ...ODD_PACK, 'deal.rest': 'outShown' }],
  ['ricketts', 'one card is the stock', { ...DRAWN, ...ODD_PACK, 'deal.rest': 'stock' }],
  ['ricketts', 'cards left over are dealt, and nothing is passed', { ...ODD_PACK, ...DEALT }],
  ['ricketts', 'both copies of two cards are out', { 'deck.packs': 2, 'deck.remove': ['2D', '2D', '2S', '2S'] }],
  ['ricketts', 'everybody has one life', { ...DOWN, ...NO_MOON, ...ONE_LIFE }],
  ['ricketts', 'three deals, or one', { 'match.kind': 'deals', 'match.deals': 3, 'match.offer': [1] }],
  ['ricketts', 'the queen is held back for good', { 'discard.restrict': ['QS'], 'break.on': [] }],
  ['ricketts', 'the queen is led only with nothing else', { 'lead.restrict': ['QS'] }],
  ['ricketts', 'one heart counts nothing', { points: [...BASE_SHEET.points, { cards: ['2H'], value: 0 }] }],
  ['ricketts', 'an ace must go', { 'discard.must': ['A*'] }],
  ['ricketts', 'the queen is the lowest card', { 'deck.remove': BELOW_QUEEN, 'pass.count': 1 }],
  ['wild-twist', 'hearts count their rank, and the wild heart one', { points: PIPS }],
  ['wild-twist', 'a wild card is held back', { 'discard.restrict': ['WH'] }],
  ['black-lady', 'three sides of two', { 'teams.seating': 'opposite', 'teams.score': 'pooled' }, 6],
  [
    'ricketts',
    'the queen that decides who deals may be out',
    { 'dealer.next': 'taker', 'deal.hand': 12, 'deal.rest': 'out' },
  ],
  ['ricketts', 'one card costs points beside tricks', { points: [{ cards: ['QS'], value: 1 }], 'trickPoints.all': 1 }],
  ['ricketts', 'aces count alike, and so do other ranks', { points: RANKS, ...NO_MOON }],
  ['classic', 'a pool for one', { 'settle.as': 'pool', 'settle.shareMax': 1, 'match.kind': 'deals', ...NO_MOON }],
  ['capture', 'queens are captured', { 'hearts.cards': ['Q*'] }],
  ['capture', 'hearts and a queen are captured', { 'hearts.cards': ['QS', 'H*'] }],
  ['capture', 'a captured heart is worth nothing', { 'hearts.captured': 0 }],
  ['capture', 'nobody is dealt cards again', { 'redeal.count': 0 }],
  ['capture', 'nothing is left in the stock', { 'deal.hand': 13 }],
  ['capture', 'three rounds, or to one point', { 'match.deals': 3, 'match.offer': [{ target: 1 }] }],
];

const FOLDER = join(import.meta.dirname, 'explained');

/** One line per clause: topic, sentence and fields of the sheet; or why the game is impossible. */
function told(sheet: Sheet, seats: number, overrides: Overrides = {}): readonly string[] {
  const prepared = prepare(sheet, seats, overrides);
  return prepared.ok
    ? explainGame(prepared.hearts).map(({ topic, sentence, fields }) => `${topic}: ${sentence} [${fields.join(', ')}]`)
    : prepared.errors.map(error => `! ${sentenceOf(error)}`);
}

/** The sentences removed and added; for an impossible game only the reason. */
function changed(before: readonly string[], after: readonly string[]): readonly string[] {
  if (after.some(line => line.startsWith('! '))) return after;
  return [
    ...before.filter(line => !after.includes(line)).map(line => `- ${line}`),
    ...after.filter(line => !before.includes(line)).map(line => `+ ${line}`),
  ];
}

/** The enumerable values of a field: choices and booleans. */
const valuesOf = (kind: FieldKind): readonly string[] =>
  kind.type === 'choice' ? kind.names : kind.type === 'either' ? kind.kinds.flatMap(valuesOf) : [];

/** Every switch of a sheet at its best number of seats, by name. */
function switches(sheet: Sheet): readonly (readonly [name: string, seats: number, overrides: Overrides])[] {
  const { min, max, best } = sheet.seats;
  const others = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(seats => seats !== best);
  return [
    ...others.map(seats => [`${seats} seats`, seats, {}] as const),
    ...fieldsOf(sheet).flatMap(({ path, kind }) =>
      valuesOf(kind)
        .filter(value => value !== valueAt(sheet, path))
        .map(value => [`${path} = ${value}`, best, { [path]: value }] as const),
    ),
    ...FURTHER.filter(([game]) => game === sheet.id).map(
      ([, name, overrides, seats = best]) => [name, seats, overrides] as const,
    ),
    ...CHANGED_GAMES.filter(({ game }) => game === sheet.id).map(
      ({ name, seats, overrides }) => [name, seats, overrides] as const,
    ),
    ...CATALOGUE.filter(({ base }) => base === sheet.id).map(
      ({ name, seats, overrides }) => [name, seats.best, overrides] as const,
    ),
  ];
}

const section = (name: string, lines: readonly string[]): string =>
  `## ${name}\n\n${(lines.length === 0 ? ['Nothing else is said.'] : lines).join('\n')}\n`;

const GAMES: readonly string[] = [...SHEETS.map(({ id }) => id), 'black-lady'];

test.each(GAMES)('the rules of %s and the effect of each switch match the files beside this test', async id => {
  const sheet = sheetOf(id) as Sheet;
  const usual = told(sheet, sheet.seats.best);
  const sections = switches(sheet).map(([name, seats, overrides]) =>
    section(name, changed(usual, told(sheet, seats, overrides))),
  );
  const text = [`# ${sheet.name} for ${sheet.seats.best}\n\n${usual.join('\n')}\n`, ...sections].join('\n');
  await expect(text).toMatchFileSnapshot(join(FOLDER, `${id}.txt`));
});

/** Every playable table of the files above. */
const TABLES = GAMES.flatMap(id => {
  const sheet = sheetOf(id) as Sheet;
  const all = [['', sheet.seats.best, {}] as const, ...switches(sheet)];
  return all.flatMap(([, seats, overrides]) => {
    const prepared = prepare(sheet, seats, overrides);
    return prepared.ok ? [prepared.hearts] : [];
  });
});

test.each(LANGUAGES.filter(language => language !== 'en'))(
  'in %s each sentence says what is written here beside the English one',
  async language => {
    const words = await ruleWords(language);
    const pairs = new Map<string, Set<string>>();
    for (const hearts of TABLES) {
      const theirs = explainGame(hearts, words);
      for (const [i, { sentence }] of explainGame(hearts).entries())
        pairs.set(sentence, (pairs.get(sentence) ?? new Set()).add(theirs[i]?.sentence ?? 'nothing'));
    }
    const lines = [...pairs].map(([english, others]) => [english, ...[...others].map(one => `  ${one}`)].join('\n'));
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot(join(FOLDER, `${language}.txt`));
  },
);

/** Sentences that are not rules of a game, and the names of contracts: other tests have them. */
const ELSEWHERE = ['refusals', 'remarks', 'moon.option', 'points.contracts', 'sources.marks', 'sources.from'];

/** The places of all sentences in a catalogue, such as `table.deck`. */
const placesIn = (part: unknown, place = ''): readonly string[] =>
  typeof part !== 'object' || part === null
    ? [place]
    : Object.entries(part).flatMap(([key, inner]) => placesIn(inner, place === '' ? key : `${place}.${key}`));

test.each(LANGUAGES)('in %s each sentence occurs in a row of these files', async language => {
  const spoken = await ruleWords(language);
  const { words, uses } = recorder(spoken);
  for (const hearts of TABLES) explainGame(hearts, words);
  const used = new Set(uses.map(({ path }) => path));
  const rules = placesIn(spoken).filter(place => !ELSEWHERE.some(one => place === one || place.startsWith(`${one}.`)));
  expect(rules.length).toBeGreaterThan(150);
  expect(rules.filter(place => !used.has(place))).toEqual([]);
});

/** The files with the sentences about rules, in every language. */
const SENTENCES =
  /(?:rules\/src\/words\/en|i18n\/src\/[a-z]{2}\/rules)\/(?!refusals|remarks|print|differences)[a-z]+\.ts/;
/** The branches of the words for cards that only refusals use: they can say that there is no card. */
const REFUSED = /^(?:counted|numberWord|noneOf return) /;

test('each branch of a sentence occurs in a row of these files, in every language', async () => {
  for (const language of LANGUAGES) {
    const words = await ruleWords(language);
    for (const hearts of TABLES) explainGame(hearts, words);
  }
  const unused = unusedBranches(file => SENTENCES.test(file));
  const missing = unused.filter(
    ({ file, code, isFunction }) => !file.endsWith('/cards.ts') || !(isFunction || REFUSED.test(code)),
  );
  expect(missing.map(({ file, code }) => `${SENTENCES.exec(file)?.[0]}: ${code}`)).toEqual([]);
});
