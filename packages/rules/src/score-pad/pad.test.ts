// A match with real cards: what players must know before each deal, and its result.
import { expect, test } from 'vitest';
import { heartsNamed } from '../catalogue/catalogue.ts';
import type { Length } from '../game/game.ts';
import type { Hearts, Overrides } from '../games.ts';
import { blankEntry, type PadEntry } from './entry.ts';
import { scorePad } from './pad.ts';

/** The deals of a match in which these entries were written down. */
function padOf(hearts: Hearts, entries: readonly Partial<PadEntry>[], dealer = 0, length: Length | null = null) {
  const blank = blankEntry(hearts.rules.seats);
  return scorePad(hearts, { length, dealer, entries: entries.map(entry => ({ ...blank, ...entry })) });
}

const DONE: Partial<PadEntry> = { taken: { QS: [1, 0, 0, 0], '2H': [13, 0, 0, 0] } };
const HALF: Partial<PadEntry> = { taken: { QS: [0, 1, 0, 0], '2H': [4, 3, 3, 3] } };
const blackLady = (overrides: Overrides = {}): Hearts => heartsNamed('black-lady', 4, overrides);

const NEXT = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
];
const BEFORE = [
  [0, 3],
  [1, 0],
  [2, 1],
  [3, 2],
];
const OPPOSITE = [
  [0, 2],
  [1, 3],
  [2, 0],
  [3, 1],
];

test('before each deal of a cycle the pad says who deals, who leads and who passes to whom', () => {
  const { deals } = padOf(heartsNamed('ricketts', 4), [HALF, HALF, HALF, HALF, HALF], 1);
  const common = {
    claims: null,
    opens: null,
    contract: null,
    packs: 1,
    removed: [],
    hand: 13,
    left: 0,
    rest: null,
  };
  const pass = (step: string, place: number, pairs: readonly unknown[], count = 3) => ({
    step,
    count,
    place,
    of: 5,
    pairs,
  });
  expect(deals.map(({ prompt }) => prompt)).toEqual([
    { ...common, deal: 1, dealer: 1, leader: { seat: 2 }, pass: pass('left', 1, NEXT) },
    { ...common, deal: 2, dealer: 2, leader: { seat: 3 }, pass: pass('right', 2, BEFORE) },
    { ...common, deal: 3, dealer: 3, leader: { seat: 0 }, pass: pass('across', 3, OPPOSITE) },
    { ...common, deal: 4, dealer: 0, leader: { seat: 1 }, pass: pass('scatter', 4, [], 1) },
    { ...common, deal: 5, dealer: 1, leader: { seat: 2 }, pass: pass('hold', 5, []) },
    { ...common, deal: 6, dealer: 2, leader: { seat: 3 }, pass: pass('left', 1, NEXT) },
  ]);
});

const prompts: readonly [what: string, hearts: Hearts, prompt: object][] = [
  ['cards left over', heartsNamed('wild-twist', 5), { hand: 11, left: 1, rest: 'kitty', pass: null, claims: 'WC' }],
  ['removed cards', heartsNamed('black-lady', 5), { hand: 10, left: 0, rest: null, removed: ['2D', '2C'] }],
  [
    'two packs and a stock',
    heartsNamed('capture', 5),
    {
      deal: 1,
      dealer: 2,
      leader: null,
      claims: null,
      opens: null,
      pass: null,
      contract: null,
      packs: 2,
      removed: [],
      hand: 7,
      left: 69,
      rest: 'stock',
    },
  ],
  ['a contract', heartsNamed('barbu', 4), { contract: 'No tricks', leader: { seat: 2 } }],
  ['a bidder', heartsNamed('auction', 4), { leader: 'bidder' }],
  ['a pass', heartsNamed('turbo', 4), { pass: { step: 'left', count: 3, place: 1, of: 4, pairs: NEXT } }],
  [
    'a mix',
    heartsNamed('turbo', 4, { 'pass.cycle': ['mix-if-uncharged'] }),
    { pass: { step: 'mix-if-uncharged', count: 3, place: 1, of: 1, pairs: [] } },
  ],
];

test.each(prompts)('before the first deal: %s', (_, hearts, prompt) => {
  expect(padOf(hearts, [], 2).deals[0]?.prompt).toMatchObject(prompt);
});

test.each([
  ['dealer', { seat: 3 }],
  ['rightOfDealer', { seat: 2 }],
  ['leftOfDealer', { seat: 0 }],
  ['lowest:C', { holder: '2C' }],
  ['holder:2D', { holder: '2D' }],
])('if the leader is %s, %o leads', (leader, found) => {
  const hearts = blackLady({ 'opening.leader': leader, 'opening.card': 'any' });
  expect(padOf(hearts, [], 3).deals[0]?.prompt.leader).toEqual(found);
});

test.each([
  ['holderMay', { claims: 'WC', opens: null }],
  ['must', { claims: null, opens: 'WC' }],
  ['ownerOfLowestOnly', { claims: null, opens: null }],
  ['never', { claims: null, opens: null }],
])('if a wild card opens like this: %s, the pad names it as in %o', (wild, found) => {
  const [deal] = padOf(heartsNamed('wild-twist', 4, { 'opening.wild': wild }), []).deals;
  expect(deal?.prompt).toMatchObject({ ...found, leader: { holder: '2C' } });
});

test('a seat that took the card of the next leader leads', () => {
  const hearts = blackLady({ 'opening.later': 'took:QS', 'opening.card': 'any' });
  const leaders = padOf(hearts, [HALF, DONE]).deals.map(({ prompt }) => prompt.leader);
  expect(leaders).toEqual([{ holder: '2C' }, { seat: 1 }, { seat: 0 }]);
});

test.each([
  [blackLady({ 'dealer.next': 'cutAgain' }), HALF],
  [heartsNamed('capture', 4, { 'dealer.next': 'cutAgain' }), { captured: [13, 0, 0, 0] }],
])('if players cut for each deal, the dealer is asked for', (hearts, entry) => {
  const length = { deals: 3 };
  const open = padOf(hearts, [entry, entry], 2, length).deals;
  expect(open.map(({ prompt: { dealer, leader } }) => [dealer, leader])).toEqual([
    [2, open[0]?.prompt.leader],
    [null, null],
  ]);
  expect(open.map(({ missing }) => missing)).toEqual([[], [{ type: 'seat', field: 'dealer' }]]);
  expect(open[1]?.result).toBeNull();
  const cut = padOf(hearts, [entry, { ...entry, dealer: 3 }], 2, length).deals;
  expect(cut.length).toBe(3);
  expect(cut[1]).toMatchObject({ missing: [], result: { next: 'deal' } });
});

const NONE = { wraps: [], winners: [], shooter: null };

test('each deal has its result, and the next one has none', () => {
  const { deals, over } = padOf(blackLady(), [HALF, DONE]);
  expect(over).toBe(false);
  expect(deals.map(({ result }) => result)).toEqual([
    { ...NONE, points: [4, 16, 3, 3], totals: [4, 16, 3, 3], next: 'deal' },
    { ...NONE, points: [0, 26, 26, 26], totals: [4, 42, 29, 29], next: 'deal', shooter: 0 },
    null,
  ]);
  expect(deals.map(({ entry }) => entry.taken)).toEqual([HALF.taken, DONE.taken, {}]);
  expect(deals.map(({ moon }) => moon)).toEqual([null, null, null]);
});

test.each([
  ['an incomplete deal', {}],
  ['a contradiction', { taken: { ...DONE.taken, QS: [1, 1, 0, 0] } }],
])('the pad stops at %s', (_, entry) => {
  const { deals, over } = padOf(blackLady(), [HALF, entry, HALF]);
  expect(over).toBe(false);
  expect(deals.length).toBe(2);
  expect(deals[1]?.result).toBeNull();
});

test('a match that is over has no further deal, and ignores further entries', () => {
  const { deals, over } = padOf(blackLady(), [HALF, DONE, HALF], 0, { deals: 2 });
  expect(over).toBe(true);
  expect(deals.map(({ result }) => [result?.next, result?.winners])).toEqual([
    ['deal', []],
    ['end', [0]],
  ]);
});

test('a total that wraps is named in the result', () => {
  const hearts = heartsNamed('ricketts', 4, { 'wrap.list': [{ at: 16, to: 0 }] });
  expect(padOf(hearts, [HALF]).deals[0]?.result).toMatchObject({ totals: [4, 0, 3, 3], wraps: [{ seat: 1 }] });
});

const chose = (moon: PadEntry['moon']) =>
  padOf(heartsNamed('black-lady-choice', 4), [{ ...DONE, moon }]).deals.map(({ missing, moon, result }) => ({
    missing,
    seat: moon?.seat,
    options: moon?.options.map(({ name }) => name),
    totals: result?.totals,
  }));
const SHOT = { seat: 0, options: ['shed', 'burden'] };
const OPEN = {
  missing: [
    { type: 'cards', key: 'QS', left: 1 },
    { type: 'cards', key: '2H', left: 13 },
  ],
};

test.each<[PadEntry['moon'], readonly object[]]>([
  [null, [{ ...SHOT, missing: [{ type: 'moon' }] }]],
  ['both', [{ ...SHOT, missing: [{ type: 'moon' }] }]],
  ['shed', [{ ...SHOT, missing: [], totals: [-26, 0, 0, 0] }, OPEN]],
  ['burden', [{ ...SHOT, missing: [], totals: [0, 26, 26, 26] }, OPEN]],
])('a seat that may choose has chosen %s', (moon, found) => {
  expect(chose(moon)).toEqual(found);
});

test('a deal of Capture has its result', () => {
  const entry = { captured: [8, 4, 0, 0], inHand: [0, 0, 1, 0] };
  const { deals, over } = padOf(heartsNamed('capture', 4), [entry], 1);
  expect(over).toBe(true);
  expect(
    deals.map(({ prompt, problems, missing, moon, result }) => [prompt.dealer, problems, missing, moon, result]),
  ).toEqual([[1, [], [], null, { ...NONE, points: [8, 4, -1, 0], totals: [8, 4, -1, 0], next: 'end', winners: [0] }]]);
  const wrong = padOf(heartsNamed('capture', 4), [{ captured: [8, 8, 0, 0] }]);
  expect([wrong.over, wrong.deals.map(({ result }) => result)]).toEqual([false, [null]]);
});

const HELD = [1, 1, 1, 1, 1];
const cut = heartsNamed('capture', 5, { 'dealer.next': 'cutAgain' });

// at the end of a deal for five, the second seat to the dealer's left has no card in its hand
test.each([
  ['the first deal', heartsNamed('capture', 5), [{ inHand: HELD }], 1, 3],
  ['a deal for which nobody has cut yet', cut, [{}, { inHand: HELD }], 1, 2],
  ['a deal for which players have cut', cut, [{}, { inHand: HELD, dealer: 4 }], 1, 1],
])('who may hold hearts after %s of Capture follows from the dealer', (_, hearts, entries, dealer, seat) => {
  const { deals } = padOf(hearts, entries, dealer, { deals: 3 });
  expect(deals.at(-1)?.problems).toEqual([{ type: 'in-hand', seat, count: 0, entered: 1 }]);
});
