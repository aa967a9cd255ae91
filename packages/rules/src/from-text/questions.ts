// Makes questions with possible answers: about fields that a text leaves open, and about fields on which its
// sentences disagree.
import { isRecord } from '../game/record.ts';
import type { Overrides, Sheet } from '../games.ts';
import { same, valueAt } from '../house/fields.ts';
import { kindOf, moonWorth, usualFor } from './house.ts';
import type { TextReading } from './read.ts';

/** A question about a field of the sheet. */
export interface FieldQuestion {
  readonly path: string;
  readonly answers: readonly Overrides[]; // the fields that each answer changes
  // the index of the usual answer; undefined if sentences of the text disagree
  readonly usual: number | undefined;
  // for each answer, the sentences of the text that give it
  readonly sentences: readonly (readonly number[])[];
}

type Choices = readonly [path: string, values: readonly unknown[], also?: (value: unknown) => Overrides];

const ranged = (min: number, max: number): Overrides => ({ min, max, best: 4 });
const HEARTS = { cards: ['H*'], value: 1 };
const QUEEN = { cards: ['QS'], value: 13 };
const JACK = { cards: ['JD'], value: -10 };
/**
 * The options of a moon that are often played, if the cards that a moon needs count this number of points.
 */
function moonsOf(worth: number): readonly unknown[] {
  const [shed, burden] = [
    { name: 'shed', self: -worth, others: 0 },
    { name: 'burden', self: 0, others: worth },
  ];
  return [[burden], [shed], [shed, burden], []];
}
/** The other fields of the moon that follow from an answer about its options. */
const moonWith = (options: unknown): Overrides => ({
  'moon.choose': Array.isArray(options) && options.length > 1 ? 'shooter' : 'fixed',
  ...(Array.isArray(options) && options.length === 0 && { 'moon.needs': [] }),
});

/**
 * The fields of a trick game that players are asked about, in the order of a deal. Each has the values that
 * are often played.
 */
const trickChoices = (points: unknown): readonly Choices[] => [
  ['seats', [ranged(3, 6), ranged(4, 4)]],
  ['pass.cycle', [['left', 'right', 'across', 'hold'], ['left', 'right', 'across'], ['left'], ['right'], ['hold']]],
  ['pass.count', [3, 2, 4]],
  [
    'opening.leader',
    ['lowest:C', 'leftOfDealer'],
    leader => ({ 'opening.card': leader === 'lowest:C' ? 'thatCard' : 'any' }),
  ],
  ['firstTrick.ban', [['H*', 'QS'], ['H*'], []]],
  ['lead.restrict', [['H*'], []]],
  [
    'break.on',
    [[{ cards: ['H*'], how: 'any' }], [{ cards: ['H*', 'QS'], how: 'any' }], [{ cards: ['H*'], how: 'discard' }]],
  ],
  ['points', [[HEARTS, QUEEN], [HEARTS, QUEEN, JACK], [HEARTS]]],
  ['moon.options', moonsOf(moonWorth(points)), moonWith],
  ['match.limit', [100, 50, 150]],
  ['match.tie', ['shared', 'extraDeal']],
];
const CAPTURE_CHOICES: readonly Choices[] = [
  ['match.kind', ['deals', 'limit']],
  ['ties.identical', ['eldest', 'latest', 'cancel', 'carry']],
];

/** Whether a question is needless because another field has already decided the answer. */
function isNeedless(path: string, known: ReadonlyMap<string, unknown>): boolean {
  const cycle = known.get('pass.cycle');
  if (path === 'pass.count') return same(cycle, ['hold']);
  if (path === 'break.on') return same(known.get('lead.restrict'), []);
  if (path === 'moon.options') return same(known.get('moon.needs'), []);
  if (path === 'match.limit') return known.get('match.kind') === 'deals' || known.get('score.sign') === 'minus';
  return path === 'seats' && (known.has('seats.min') || known.has('seats.max'));
}

/**
 * The usual value of a field, as an answer. If the sheet has a value for each number of players, the one for
 * four players.
 */
function usualOf(path: string, usual: Sheet): unknown {
  const value = valueAt(usual, path);
  return isRecord(value) && '4' in value ? value['4'] : value;
}

function openQuestion([path, values, also]: Choices, usual: Sheet): FieldQuestion {
  const at = values.findIndex(value => same(value, usualOf(path, usual)));
  const answers = values.map(value => ({ [path]: value, ...also?.(value) }));
  return { path, answers, usual: Math.max(0, at), sentences: values.map(() => []) };
}

/** The questions about a text: first those about contradictions, then those about open fields. */
export function questionsFor({ decided, conflicts }: TextReading): readonly FieldQuestion[] {
  const kind = kindOf(decided);
  const usual = usualFor(kind);
  const known = new Map(decided.map(one => [one.path, one.value]));
  const asked = conflicts.map(
    ({ path, versions }): FieldQuestion => ({
      path,
      answers: versions.map(({ value }) => ({ [path]: value })),
      usual: undefined,
      sentences: versions.map(one => one.sentences),
    }),
  );
  const open = (kind === 'tricks' ? trickChoices(known.get('points')) : CAPTURE_CHOICES)
    .filter(([path]) => !known.has(path) && !asked.some(one => one.path === path) && !isNeedless(path, known))
    .map(choices => openQuestion(choices, usual));
  return [...asked, ...open];
}
