// The rules in words, for every rule sheet and every number of seats. The sentences are well-formed and
// complete, and name the fields on which they really depend.
import { describe, expect, test } from 'vitest';
import { type Row, row, SCORE_ROWS, TWO_PACKS } from '../../../../test/sentence-rows.ts';
import { flawsOf } from '../../../../test/sentences.ts';
import { CAPTURE_FIELDS } from '../capture/check.ts';
import { TOPICS } from '../game/clause.ts';
import type { FieldKind } from '../game/errors.ts';
import { type Hearts, type Overrides, SHEETS, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { TRICK_FIELDS } from '../trick/sheet/fields.ts';
import { type Clause, explain, explainHearts, explainLength } from './explain.ts';

const hearts = (id: string, seats: number, overrides: Overrides = {}): Hearts =>
  heartsOf(sheetOf(id), seats, overrides);
const clausesOf = (id: string, seats: number, overrides?: Overrides): readonly Clause[] =>
  explainHearts(hearts(id, seats, overrides));

const seated = SHEETS.flatMap(sheet => {
  const { min, max } = sheet.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => [sheet.id, min + i] as const);
});

/** The paths and kinds of all fields below a shape that are not shapes themselves. */
function leavesOf(kind: FieldKind, path = ''): readonly (readonly [path: string, kind: FieldKind])[] {
  if (kind.type !== 'shape') return [[path, kind]];
  return Object.entries(kind.fields).flatMap(([key, one]) => leavesOf(one, path === '' ? key : `${path}.${key}`));
}

const pathsOf = (kind: FieldKind): readonly string[] => leavesOf(kind).map(([path]) => path);
const paths = { tricks: pathsOf(TRICK_FIELDS), 'commit-reveal': pathsOf(CAPTURE_FIELDS) };

const namesField = (clause: Clause, path: string): boolean =>
  clause.fields.some(field => path === field || path.startsWith(`${field}.`));

test.each(seated)('%s with %i seats reads well', (id, seats) => {
  const clauses = clausesOf(id, seats);
  const { kind } = hearts(id, seats);
  expect(clauses.flatMap(clause => flawsOf(clause.sentence))).toEqual([]);
  expect(clauses.filter(clause => clause.fields.length === 0)).toEqual([]);
  const unknown = clauses.flatMap(clause =>
    clause.fields.filter(f => !paths[kind].some(p => p === f || p.startsWith(`${f}.`))),
  );
  expect(unknown).toEqual([]);
  expect(new Set(clauses.map(clause => clause.sentence)).size).toBe(clauses.length);
  const order = clauses.map(clause => TOPICS.indexOf(clause.topic));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

const FALLING: Overrides = { 'score.sign': 'minus', 'match.cmp': '<', 'match.limit': -100 };
const NINE_EACH: Overrides = { 'deal.hand': 9, 'opening.leader': 'leftOfDealer', 'opening.card': 'any' };

const headRows: readonly Row[] = [
  row('seats.min', 'wild-twist', 4, [3, 2]),
  row('seats.max', 'wild-twist', 4, [7, 8]),
  row('seats.best', 'wild-twist', 4, [4, 5]),
  row('direction', 'ricketts', 4, ['clockwise', 'counterclockwise']),
  row('direction', 'capture', 4, ['clockwise', 'counterclockwise']),
  row('deck.packs', 'ricketts', 4, [1, 2, { 4: 1 }]),
  row('deck.ranks', 'at-play', 4, ['AKQJT98765432', 'KQJT98765432A', 'KQJAT98765432']),
  row('deck.wilds', 'wild-twist', 5, [['C', 'D', 'S', 'H'], ['C'], ['C', 'H'], []]),
  row('deck.remove', 'at-play', 4, [[], ['2C', '2D', '2S', '3D'], ['2C', '2D', '2S', '2H']]),
  row('deck.remove', 'ricketts', 4, [[], ['2C', '2C', '2D', '2D']], TWO_PACKS),
  row('deck.remove.5', 'at-play', 5, [
    ['2C', '2D'],
    ['2D', '2S'],
  ]),
  row('dealer.first', 'classic', 4, ['random', 'cutHigh', 'cutLow']),
  row('dealer.tie', 'classic', 4, ['redraw', 'suitOrder']),
  row('dealer.next', 'classic', 4, ['left', 'right', 'same', 'loser', 'taker', 'cutAgain']),
  row('dealer.next', 'capture', 4, ['left', 'right', 'same', 'loser', 'cutAgain']),
  row('dealer.cutBy', 'classic', 4, ['nobody', 'left', 'right']),
  row('match.kind', 'ricketts', 4, ['limit', 'deals', 'limitOrDeals', 'thereAndBack']),
  row('match.limit', 'ricketts', 4, [100, 60]),
  row('match.cmp', 'ricketts', 4, ['>=', '>']),
  row('match.cmp', 'classic', 4, ['<', '<=']),
  row('match.deals', 'wild-twist', 4, [1, 2, 3]),
  row('match.winner', 'ricketts', 4, ['lowest', 'highest', 'closestToZero']),
  row('match.winner', 'capture', 4, ['lowest', 'highest', 'closestToZero']),
  row('match.tie', 'classic', 4, ['shared', 'extraDeal']),
  row('match.offer', 'classic', 4, [[-100], [-50], [-50, -100, -150]]),
  row('match.offer', 'capture', 4, [[1, 3, 5], []]),
  row('score.start', 'ricketts', 4, [0, 50]),
  row('score.start', 'classic', 4, [0, 50]),
  ['score.sign', 'at-play', 4, [{ 'score.sign': 'plus' }, FALLING]],
  row('score.floor', 'ricketts', 4, ['none', 0, -50]),
  row('wrap.list', 'ricketts', 4, [
    [],
    [{ at: 104, to: 0 }],
    [
      { at: 104, to: 0 },
      { at: 126, to: 0 },
    ],
    [{ at: 100, to: 150 }],
    [{ at: 100, to: 'wins' }],
    [{ every: 25, to: 'mean' }],
    [
      { every: 25, to: 0 },
      { at: 104, to: 0 },
    ],
  ]),
  row('wrap.when', 'ricketts', 4, ['beforeEndTest', 'afterEndTest']),
  row('wrap.inTieBreak', 'ricketts', 4, ['applies', 'lapses']),
];

const trickRows: readonly Row[] = [
  row('deal.hand', 'classic', 4, ['floor', 12, { 4: 10 }]),
  row('kitty.to', 'classic', 5, 'firstTrick firstPenaltyTrick firstHeartTrick lastTrick onePerTrick hand'.split(' ')),
  row('kitty.visible', 'classic', 5, ['hidden', 'winner', 'all']),
  row('kitty.visible', 'classic', 5, ['hidden', 'all'], { 'kitty.to': 'hand' }),
  row('dealer.taken', 'classic', 4, ['QS', 'AH'], { 'dealer.next': 'taker' }),
  row('misdeal', 'ricketts', 4, ['none', 'allPenalty', 'noPenalty', 'noHearts', 'noFaces']),
  row('pass.cycle', 'classic', 4, [
    [],
    ['right'],
    ['scatter'],
    ['left', 'right', 'across', 'hold'],
    ['left-2', 'right-2', 'left-3', 'right-3'],
    ['scatter', 'left', 'hold'],
    ['hold', 'left', 'scatter'],
  ]),
  row('pass.cycle.5', 'classic', 5, [
    ['right', 'left', 'right-2', 'left-2', 'hold'],
    ['right', 'left', 'hold'],
  ]),
  row('pass.count', 'ricketts', 4, [3, 1, 4, [3, 3, 4, 1, 0], [3, 3, 3, 2, 0]]),
  row('pass.keep', 'ricketts', 4, [[], ['QS'], ['QS', '2C']]),
  row('pass.see', 'black-lady', 4, ['afterChoosing', 'beforeChoosing', 'mayPassOn']),
  row('opening.leader', 'classic', 4, [
    'leftOfDealer',
    'rightOfDealer',
    'dealer',
    'lowest:C',
    'lowest:D',
    'holder:2C',
    'holder:2S',
  ]),
  row('charge.cards', 'ricketts', 4, [
    [],
    [{ shown: 'QS', doubles: ['QS'] }],
    [{ shown: 'QS', doubles: ['H*'] }],
    [
      { shown: 'QS', doubles: ['QS'] },
      { shown: 'AH', doubles: ['H*', 'QS'] },
    ],
  ]),
  row('opening.later', 'classic', 4, ['asFirst', 'took:QS', 'took:AH']),
  row('opening.card', 'classic', 5, ['thatCard', 'thatSuit', 'any']),
  row('opening.fallback', 'classic', 5, ['nextLowest', 'leftOfDealer']),
  row('opening.fallback', 'classic', 5, ['nextLowest', 'leftOfDealer'], { 'opening.card': 'thatSuit' }),
  row('opening.fallback', 'classic', 5, ['nextLowest', 'leftOfDealer'], { 'opening.card': 'thatCard' }),
  row('opening.wild', 'wild-twist', 4, ['holderMay', 'ownerOfLowestOnly', 'must', 'never']),
  row('opening.wild', 'wild-twist', 4, ['holderMay', 'must', 'never'], { 'opening.card': 'thatSuit' }),
  row('follow.void', 'at-play', 4, ['free', 'mustTrump']),
  row('firstTrick.ban', 'ricketts', 4, [[], ['H*'], ['H*', 'QS'], ['Q*', 'A*', '8*']]),
  row('firstTrick.scope', 'ricketts', 4, ['discard', 'any']),
  row('firstTrick.vsFollow', 'at-play', 4, ['banWins', 'followWins']),
  row('firstTrick.exempt', 'ricketts', 4, ['noneElse', 'heartsFirst', 'misdeal']),
  row('firstTrick.follow', 'ricketts', 4, ['any', 'lowest']),
  row('lead.restrict', 'ricketts', 4, [[], ['H*'], ['H*', 'QS']]),
  row('lead.firstTrick', 'ricketts', 4, [[], ['QS'], ['QS', 'H*']]),
  row('lead.firstTrick', 'classic', 4, [[], ['QS']]),
  row('lead.exempt', 'ricketts', 4, ['onlyRestricted', 'onlyPenalty', 'passLead']),
  row('discard.restrict', 'classic', 4, [[], ['QS']]),
  row('break.on', 'ricketts', 4, [
    [],
    [{ cards: ['H*'], how: 'any' }],
    [{ cards: ['H*'], how: 'discard' }],
    [
      { cards: ['H*'], how: 'discard' },
      { cards: ['QS'], how: 'any' },
    ],
    [{ cards: ['H*', 'QS'], how: 'any' }],
  ]),
  row('trick.trump', 'at-play', 4, ['none', 'C', 'D', 'S', 'H']),
  row('trick.trump', 'classic', 5, ['none', 'H', 'turned']),
  row('trick.trump', 'classic', 5, ['S', 'turned'], { 'follow.void': 'mustTrump' }),
  row('wild.rank', 'wild-twist', 4, ['beyond', 'tieFirst', 'tieLast', 'none'], { 'opening.wild': 'never' }),
  row('wild.play', 'wild-twist', 4, ['asSuit', 'anyTime', 'sameColour']),
  row('wild.play', 'wild-twist', 4, ['asSuit', 'anyTime', 'sameColour'], {
    'wild.rank': 'none',
    'opening.wild': 'never',
  }),
  row('points', 'wild-twist', 4, [
    [{ cards: ['H*', 'QS'], value: 1 }],
    [
      { cards: ['H*'], value: 1 },
      { cards: ['QS'], value: 13 },
    ],
    [
      { cards: ['H*'], value: 1 },
      { cards: ['QS'], value: 13 },
      { cards: ['JD'], value: -10 },
    ],
    [
      { cards: ['H*'], value: 1 },
      { cards: ['Q*'], value: 13 },
    ],
    [
      { cards: ['H*'], value: 1 },
      { cards: ['QS'], value: 13 },
      { cards: ['WC'], value: 5 },
    ],
    [
      { cards: ['H*'], value: 'pips' },
      { cards: ['QS'], value: 25 },
    ],
    [
      { cards: ['H*'], value: 'pipsFace10' },
      { cards: ['QS'], value: 25 },
    ],
    [
      { cards: ['H*'], value: 'low' },
      { cards: ['QS'], value: 25 },
    ],
    [
      { cards: ['C*', 'D*', 'S*', 'H*'], value: 1 },
      { cards: ['QS'], value: 2 },
    ],
  ]),
  row('modifiers', 'ricketts', 4, [
    [],
    [{ card: 'TC', doubles: 'all' }],
    [{ card: 'QH', doubles: 'hearts' }],
    [{ card: 'TC', doubles: 'others' }],
    [{ card: 'QC', cancels: 'QS' }],
    [{ card: 'A*', cancels: 'H*' }],
  ]),
  row('trick.cancel', 'ricketts', 4, ['none', 'identical', 'alike']),
  row('trick.cancel', 'ricketts', 4, ['none', 'identical', 'alike'], TWO_PACKS),
  row('trick.allCancelled', 'ricketts', 4, ['leader', 'next'], { 'trick.cancel': 'alike' }),
  row('trick.identical', 'ricketts', 4, ['first', 'last'], TWO_PACKS),
  row('stock.draw', 'at-play', 4, ['afterTrick', 'toFollow'], { ...NINE_EACH, 'deal.rest': 'stock' }),
  row('deal.rest', 'classic', 5, ['kitty', 'dealt', 'out', 'outShown']),
  row('trick.extend', 'ricketts', 4, [[], ['9*'], ['9C', 'T*']]),
  ...SCORE_ROWS,
];

const captureRows: readonly Row[] = [
  row('deal.hand', 'capture', 4, [7, 5, 13]),
  row('commit', 'capture', 4, ['locked', 'revocable']),
  row('top.ban', 'capture', 4, [[], ['H*'], ['H*', 'QS']]),
  row('top.exception', 'capture', 4, ['wholeHand', 'afterBottom']),
  row('ties.suits', 'capture', 4, [
    ['D', 'C', 'S', 'H'],
    ['H', 'D', 'C', 'S'],
  ]),
  row('ties.identical', 'capture', 6, ['eldest', 'latest', 'cancel', 'carry']),
  row('winnerTakes', 'capture', 4, ['bottoms', 'tops']),
  row('topsTo', 'capture', 4, ['discard', 'winner']),
  row('redeal.count', 'capture', 4, [0, 2, 4]),
  row('redeal.packet', 'capture', 4, [1, 2]),
  row('redeal.partial', 'capture', 4, ['dealt', 'kept']),
  row('endTest', 'capture', 4, ['afterRedeal', 'beforeRedeal']),
  row('hearts.cards', 'capture', 4, [['H*'], ['H*', 'QS'], ['D*']]),
  row('hearts.captured', 'capture', 4, [1, 2, 0, -1]),
  row('hearts.inHand', 'capture', 4, [-1, 0, 1]),
  row('counts', 'capture', 4, ['private', 'public']),
];

const rows = [...headRows, ...trickRows, ...captureRows];

/** Clauses of either list whose sentence does not occur in the other. */
function changed(a: readonly Clause[], b: readonly Clause[]): readonly Clause[] {
  const lacks = (list: readonly Clause[], clause: Clause): boolean =>
    list.every(one => one.sentence !== clause.sentence);
  return [...a.filter(clause => lacks(b, clause)), ...b.filter(clause => lacks(a, clause))];
}

describe.each(rows)('%s in %s with %i seats', (path, id, seats, variants) => {
  const told = variants.map(overrides => clausesOf(id, seats, overrides));

  test('each value reads well', () => {
    expect(told.flat().flatMap(clause => flawsOf(clause.sentence))).toEqual([]);
  });

  test('each value reads otherwise, in sentences that name the field', () => {
    const pairs = told.flatMap((a, i) => told.slice(i + 1).map(b => changed(a, b)));
    expect(pairs.filter(pair => !pair.some(clause => namesField(clause, path)))).toEqual([]);
  });

  test('no other sentence changes', () => {
    const touched = [...new Set(variants.flatMap(Object.keys))];
    const astray = told.flatMap((a, i) => told.slice(i + 1).flatMap(b => changed(a, b)));
    expect(astray.filter(clause => !touched.some(one => namesField(clause, one)))).toEqual([]);
  });
});

// Fields whose values the rows need not try.
const UNTOLD = ['id', 'version', 'name', 'kind', 'deal.rest'];
// The check of a capture game allows only one value of this field.
const UNUSED = ['score.sign'];
const inOneFamily = (id: string): boolean => id === 'capture';

test.each([
  ['tricks', TRICK_FIELDS, rows.filter(([, id]) => !inOneFamily(id)), UNTOLD],
  ['commit-reveal', CAPTURE_FIELDS, rows, [...UNTOLD, ...UNUSED]],
] as const)('the rows try every field of %s, and every name of a choice', (_, fields, tried, untold) => {
  const values = (path: string): readonly unknown[] =>
    tried.filter(one => one[0] === path).flatMap(([, , , variants]) => variants.map(overrides => overrides[path]));
  const missing = leavesOf(fields)
    .filter(([path]) => !untold.includes(path))
    .flatMap(([path, kind]) =>
      (kind.type === 'choice' ? kind.names : [undefined])
        .filter(name => (name === undefined ? values(path).length < 2 : !values(path).includes(name)))
        .map(name => `${path} ${name ?? ''}`),
    );
  expect(missing).toEqual([]);
});

test.each([
  ['ricketts', undefined, "The match ends when, after a deal, somebody's total is 100 or more."],
  ['ricketts', { target: 50 }, "The match ends when, after a deal, somebody's total is 50 or more."],
  ['ricketts', { deals: 4 }, 'The match lasts four deals.'],
  ['wild-twist', undefined, 'The match lasts one deal.'],
  ['classic', { target: -50 }, "The match ends when, after a deal, somebody's total is below −50."],
  ['capture', { target: 25 }, "The match ends when, after a deal, somebody's total is 25 or more."],
] as const)('%s to %o', (id, length, sentence) => {
  const sheet = sheetOf(id);
  expect(sheet && explainLength(sheet, length)).toBe(sentence);
});

test('a sheet is not explained for seats it has not', () => {
  expect(() => explain(SHEETS[0] ?? expect.fail(), 5)).toThrow('Cannot play this sheet: seats is 5');
});
