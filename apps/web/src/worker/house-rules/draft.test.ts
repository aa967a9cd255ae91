// House rules that are being edited: their fields with alternatives and sentences, and proposals for rules
// that contradict each other.
import { variantOf } from '@moonshot/rules/catalogue';
import { fieldsOf, type House } from '@moonshot/rules/house';
import { ruleWordsEn as en } from '@moonshot/rules/words';
import { expect, test } from 'vitest';
import { draftOf } from './draft.ts';

const rulesOf = (base: string, overrides: House['overrides'] = {}): House => ({ base, overrides });

const SUNDAY = rulesOf('at-play', { name: 'Sunday table', 'pass.cycle': ['left'] });
const ACROSS = rulesOf('at-play', { 'pass.cycle': ['across'] });
const PACKED = rulesOf('capture', { 'deal.hand': 9, 'seats.max': 6, 'deck.packs': 1 });
const WIDER = rulesOf('ricketts', { 'seats.min': 3, 'seats.max': 5, 'match.limit': 50 });
const SPOILT = rulesOf('ricketts', { 'score.sign': 'minus', 'opening.card': 'thatCard', misdeal: 'allPenalty' });
const HOPELESS = rulesOf('at-play', {
  'score.sign': 'minus',
  'opening.leader': 'bidder',
  'teams.score': 'pooled',
  'settle.as': 'lives',
  'moon.choose': 'fixed',
  'trick.trump': 'turned',
});

test.each<[name: string, wanted: number, seats: number]>([
  ['as many as are wanted', 5, 5],
  ['as many as are best where it is not for as many as are wanted', 9, 4],
])('rules are read out for %s', (_, wanted, seats) => {
  expect(draftOf(PACKED, wanted, en)).toMatchObject({ seats, tables: [2, 3, 4, 5, 6] });
});

/** Rules with one valid change and the given number of invalid ones. */
const spoiltIn = (places: number): House => {
  const spoilt = ['score.sign', 'misdeal', 'pass.see', 'moon.choose', 'wild.pays'].slice(0, places);
  const overrides = Object.fromEntries(spoilt.map(path => [path, 'nonsense']));
  return rulesOf('ricketts', { 'match.limit': 50, ...overrides });
};

test.each([
  [1, 1, true],
  [4, 4, true],
  [5, 4, false],
])('of %i problems %i are reported, and the rules are explained if these are all', (places, told, read) => {
  const { problems, sentences } = draftOf(spoiltIn(places), 4, en);
  expect(problems).toHaveLength(told);
  expect(sentences.some(({ sentence }) => sentence.includes(' 50 or more'))).toBe(read);
});

test('every field but the name is there, with what it holds and what it held', () => {
  const { fields, sentences, ...draft } = draftOf(SUNDAY, 4, en);
  expect(draft).toMatchObject({ ...SUNDAY, name: 'Sunday table', baseName: 'Hearts at Play', problems: [] });
  const paths = fieldsOf({ kind: 'tricks' }).map(({ path }) => path);
  expect(fields.map(({ path }) => path)).toEqual(paths.filter(path => path !== 'name'));
  const [cycle, ...others] = fields.filter(({ changed }) => changed);
  expect(others).toEqual([]);
  expect(cycle).toMatchObject({ path: 'pass.cycle', value: ['left'], usual: [], topic: 'pass', idle: false });
  expect(cycle).not.toHaveProperty('options');
  expect(sentences.filter(({ changed }) => changed)).toMatchObject([
    {
      topic: 'pass',
      sentence: 'In every deal, before play, you pass three cards left.',
      fields: ['pass.cycle', 'pass.count'],
    },
    { topic: 'pass', fields: ['pass.see', 'pass.cycle'] },
    { topic: 'opening', sentence: expect.stringMatching(/^After the pass/) },
  ]);
});

test('a field is idle if no other value would change a rule; each of its options has its rule', () => {
  const { fields } = draftOf(rulesOf('at-play'), 4, en);
  const fieldOf = (wanted: string) => fields.find(({ path }) => path === wanted);
  const ledBy = (value: string) => fieldOf('opening.leader')?.options?.find(option => option.value === value);
  expect(fieldOf('pass.count')).toMatchObject({ idle: true, topic: null }); // this game has no pass
  expect(fieldOf('points')).toMatchObject({ idle: false }); // a list is never idle
  expect(fieldOf('match.limit')).toMatchObject({ idle: false, topic: 'end' });
  expect(fieldOf('score.sign')).toMatchObject({ idle: false }); // `minus` would contradict other rules
  const noRule = { clashes: false, sentence: null };
  expect(fieldOf('opening.fallback')).toMatchObject({ idle: true, options: [noRule, noRule] });
  expect(ledBy('lowest:C')).toMatchObject({ clashes: false, sentence: expect.stringMatching(/2♣/) });
  // the sentence of a contradictory value is made after the contradiction has been resolved
  expect(ledBy('dealer')).toMatchObject({ clashes: true, sentence: expect.stringMatching(/^The dealer leads/) });
  expect(ledBy('bidder')).toMatchObject({ clashes: true, sentence: null });
});

test.each<
  [field: string, base: string, seats: number, options: readonly (readonly [string, boolean, RegExp | null])[]]
>([
  [
    'commit',
    'capture',
    4,
    [
      ['locked', false, /^What you have laid stays laid\.$/],
      ['revocable', false, /^You may change what you have laid/],
    ],
  ],
  [
    'wild.rank',
    'wild-twist',
    4,
    [
      ['beyond', false, /beats every other card of its suit/],
      ['tieFirst', false, /^Called the highest it is level with the ace.*first/],
      ['tieLast', false, /^Called the highest it is level with the ace.*last/],
      ['overTen', true, null], // without wild cards no sentence is about their rank
      ['none', true, /^The wild cards are jokers/],
    ],
  ],
  [
    'teams.seating',
    'ricketts',
    4,
    [
      ['none', false, null],
      ['opposite', false, /^Players who sit opposite/],
    ],
  ],
  [
    'match.tie',
    'ricketts',
    4,
    [
      ['shared', false, /^The lowest total wins; if several/],
      ['extraDeal', false, /^The lowest total wins; on a tie/],
    ],
  ],
])('the options of %s in %s each tell the rule that says most about it', (path, base, seats, options) => {
  const field = draftOf(rulesOf(base), seats, en).fields.find(one => one.path === path);
  expect(field).toMatchObject({
    idle: false,
    options: options.map(([value, clashes, sentence]) => ({
      ...{ value, clashes, sentence: sentence && expect.stringMatching(sentence) },
    })),
  });
});

test('an option without alternatives shows its rule, and is not idle', () => {
  const { overrides } = variantOf('danger') ?? expect.fail('There is no such game.');
  const field = draftOf(rulesOf('black-lady', overrides), 4, en).fields.find(({ path }) => path === 'follow.void');
  expect(field).toMatchObject({
    idle: false,
    options: [{ clashes: false, sentence: expect.stringMatching(/follow suit/) }, { clashes: true }],
  });
});

test.each<[name: string, house: House, seats: number, changed: RegExp[], problems: object[]]>([
  ['nothing where nothing is changed', rulesOf('capture'), 4, [], []],

  [
    'across with three or five seats',
    ACROSS,
    5,
    [/ to the second on the left\.$/, /^You choose what/, /^After the pass/],
    [
      {
        path: 'pass.cycle',
        value: 'across',
        seats: [3, 5],
        expected: 'another step: across does not exist with 3 seats (left-2 is the second to the left)',
        proposals: [
          {
            path: 'pass.cycle',
            sentence: 'In every deal, before play, you pass three cards to the second on the left.',
          },
          {
            path: 'pass.cycle',
            sentence: 'In every deal, before play, you pass three cards to the second on the right.',
          },
          { change: { 'pass.cycle': [] }, path: 'pass.cycle', sentence: 'Nothing is passed.' },
          { path: 'seats.min', sentence: 'For 4 players.' },
        ],
      },
    ],
  ],
  [
    'more cards than there are',
    PACKED,
    6,
    [/^For 2 to 6 players/, /^You play with one pack: 52 cards, 8 each/],
    [
      {
        path: 'deal.hand',
        seats: [6],
        proposals: [
          { change: { 'deal.hand': 8 }, sentence: 'You play with one pack: 52 cards, 8 each and 4 in the stock.' },
          { change: { 'deal.hand': 7 } },
          {
            path: 'deck.packs',
            sentence: 'With 6 players you play with two packs: 104 cards, 9 each and 50 in the stock.',
          },
          { path: 'seats.min', sentence: 'For 2 to 5 players; best with 4.' },
        ],
      },
    ],
  ],
  [
    'two at once, each with its way out',
    SPOILT,
    4,
    [/^If a hand before the first trick is nothing but/],
    [
      { path: 'opening.card', proposals: [{ change: { 'opening.card': 'any' }, sentence: null }] },
      {
        path: 'match.cmp',
        proposals: [{ path: 'score.sign', sentence: expect.stringMatching(/the lowest total wins/) }],
      },
    ],
  ],
  [
    'tables that others than the first rules have',
    WIDER,
    5,
    [
      /^For 3 to 5 players/,
      /2 in the kitty\.$/,
      /^Before play you pass cards, deal by deal/,
      /^The 2 cards left over/,
      /^The kitty goes/,
      /^It stays face down/,
      / 50 or more/,
      /^You may agree/,
    ],
    [{ path: 'deal.rest' }, { path: 'pass.cycle' }],
  ],
  [
    'so much that they are read out as they began',
    HOPELESS,
    4,
    [],
    [{ path: 'teams.seating', seats: [], proposals: [{ path: 'score.sign' }] }],
  ],
])('what reads otherwise, and what does not go together: %s', (_, house, seats, changed, problems) => {
  const draft = draftOf(house, seats, en);
  const sentences = draft.sentences.filter(sentence => sentence.changed).map(({ sentence }) => sentence);
  expect(sentences).toEqual(changed.map(text => expect.stringMatching(text)));
  expect(draft.problems).toMatchObject(problems);
});
