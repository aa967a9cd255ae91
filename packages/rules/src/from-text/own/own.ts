// Reads the sentences with which this package explains rules, from printed rules or rules copied from the
// page.
import { same } from '../../house/fields.ts';
import type { Decided, Said } from '../assemble.ts';
import { type Fact, fact, part } from '../facts.ts';
import { type Sentence, sentencesOf } from '../sentences.ts';
import { type OwnForm, readBy } from './forms.ts';
import { playForms } from './play.ts';
import { pointForms } from './points.ts';
import { tableForms } from './table.ts';

const SENTENCES_MAX = 4; // the maximum number of sentences in a clause

/** The patterns, by the number of sentences that they match. */
const FORMS: readonly (readonly OwnForm[])[] = Array.from({ length: SENTENCES_MAX + 1 }, (_, length) =>
  [...tableForms, ...playForms, ...pointForms].filter(([{ source }]) => source.split('\\. ').length === length),
);

const CONTRACT = /^Deal (\d+) of every \d+, “(.+?)”: (.*)$/s;

/** Replaces an older word: until November 2026 the rules of Capture called a round a bout. */
const newWords = (clause: string): string => clause.replace(/\bbout\b/g, 'round');

/** The facts of a clause. Undefined if this package did not write the clause. */
function clauseFacts(clause: string, length: number): readonly Fact[] | undefined {
  for (const form of FORMS[length] ?? []) {
    const facts = readBy(form, newWords(clause));
    if (facts !== undefined) return facts;
  }
  return undefined;
}

/**
 * The fields that a contract (the rules of a single deal) decides. A contract's text also repeats fields that
 * hold in every deal.
 */
const OF_CONTRACT = ['points', 'trickPoints.each', 'trickPoints.lastButOne', 'trickPoints.last', 'lead.restrict'];

/** The facts of a contract: which cards count in its deal, and which cards may not be led. */
function contractFacts(place: string, name: string, rest: string): readonly Fact[] {
  const { facts } = readOwn(rest, sentencesOf(rest), false);
  const value = (path: string, otherwise: unknown): unknown => facts.find(one => one.path === path)?.value ?? otherwise;
  const contract = {
    name,
    points: value('points', []),
    each: value('trickPoints.each', 0),
    lastButOne: value('trickPoints.lastButOne', 0),
    last: value('trickPoints.last', 0),
    closed: value('lead.restrict', []),
  };
  return [part('contracts', place, contract), ...facts.filter(({ path }) => !OF_CONTRACT.includes(path))];
}

export interface OwnReading {
  readonly facts: readonly Said[];
  readonly read: ReadonlySet<number>; // the indexes of the sentences that this package wrote
}

/**
 * The facts of those sentences that this package itself wrote. `hasContracts` is false within a contract,
 * because a contract contains no other contracts.
 */
export function readOwn(text: string, sentences: readonly Sentence[], hasContracts = true): OwnReading {
  const facts: Said[] = [];
  const read = new Set<number>();
  for (let i = 0; i < sentences.length; i++) {
    const found = (hasContracts ? contractAt(text, sentences, i) : undefined) ?? clauseAt(text, sentences, i);
    if (found === undefined) continue;
    for (let n = i; n < i + found.length; n++) read.add(n);
    facts.push(...found.facts.map(one => ({ ...one, sentence: i })));
    i += found.length - 1;
  }
  return { facts, read };
}

interface Clause {
  readonly facts: readonly Fact[];
  readonly length: number; // the number of sentences
}

const textOf = (text: string, sentences: readonly Sentence[], i: number, length: number): string =>
  text.slice(sentences[i]?.start, sentences[i + length - 1]?.end).replace(/\s+/g, ' ');

/** The contract that begins at this sentence. It ends at the end of the line. */
function contractAt(text: string, sentences: readonly Sentence[], i: number): Clause | undefined {
  const start = sentences[i]?.start ?? 0;
  if (!text.startsWith('Deal ', start)) return undefined;
  const line = text.indexOf('\n', start);
  const after = line < 0 ? -1 : sentences.findIndex(one => one.start > line);
  const length = (after < 0 ? sentences.length : after) - i;
  const [, place = '', name = '', words] = CONTRACT.exec(textOf(text, sentences, i, length)) ?? [];
  return words === undefined ? undefined : { facts: contractFacts(place, name, words), length };
}

/** The shortest clause that begins at this sentence. */
function clauseAt(text: string, sentences: readonly Sentence[], i: number): Clause | undefined {
  for (let length = 1; length <= Math.min(SENTENCES_MAX, sentences.length - i); length++) {
    const facts = clauseFacts(textOf(text, sentences, i, length), length);
    if (facts !== undefined) return { facts, length };
  }
  return undefined;
}

/** The facts that a text of this package states by saying nothing about them. */
const SILENT: readonly Fact[] = [
  fact('match.offer', []),
  fact('deck.remove', []),
  fact('moon.needs', []),
  fact('moon.options', []),
  fact('moon.choose', 'fixed'),
  fact('firstTrick.ban', []),
  fact('lead.restrict', []),
  fact('break.on', []),
];
const SILENT_CAPTURE: readonly Fact[] = [fact('match.offer', []), fact('deck.remove', [])];

/** The fields that a complete text of this package decides because it says nothing about them. */
export function silentFields(decided: readonly Decided[], isCapture: boolean): readonly Decided[] {
  const hasContracts = decided.some(({ path }) => path === 'contracts');
  const silent = isCapture ? SILENT_CAPTURE : hasContracts ? [...SILENT, fact('points', [])] : SILENT;
  return silent
    .filter(({ path }) => !decided.some(one => one.path === path))
    .map(({ path, value }) => ({ path, value, sentences: [] }));
}

const MIRRORED = ['dealer.next', 'dealer.cutBy', 'opening.leader'];
const other = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/left|right/, side => (side === 'left' ? 'right' : 'left')) : value;

/**
 * The decided fields with the sides of a sheet. A text names the sides of the table. In a sheet all sides
 * except those of passes are mirrored if play goes counterclockwise.
 */
export function withSides(decided: readonly Decided[]): readonly Decided[] {
  const isMirrored = decided.some(({ path, value }) => path === 'direction' && value === 'counterclockwise');
  return isMirrored
    ? decided.map(one => (MIRRORED.includes(one.path) ? { ...one, value: other(one.value) } : one))
    : decided;
}

interface MoonOption {
  readonly name: string;
  readonly self: number | 'start';
  readonly others: number;
}

interface CardPoints {
  readonly value: unknown;
}

/**
 * Whether the rules write points from the view of the player who takes them. Depends on the same fields as
 * `isSigned`, which decides how sentences about points are written.
 */
function isWrittenForTaker(valueAt: (path: string) => unknown): boolean {
  const points = (valueAt('points') ?? []) as readonly CardPoints[];
  return (
    points.every(({ value }) => typeof value === 'number' || value === 'tens') &&
    points.some(({ value }) => typeof value === 'number' && value < 0) &&
    valueAt('contracts') === undefined
  );
}

/**
 * Converts values from the package's own sentences to values of a sheet. In counterclockwise games it swaps
 * left and right. It changes the sign of trick points that are written from the view of the player who takes
 * them. It also adjusts the options of a moon, if points are subtracted from totals or partners share them.
 */
export function settledOwn(decided: readonly Decided[]): readonly Decided[] {
  const valueAt = (path: string): unknown => decided.find(one => one.path === path)?.value;
  const isTotal = valueAt('settle.as') === undefined || same(valueAt('settle.as'), 'points');
  const sign = isTotal && valueAt('score.sign') === 'minus' ? -1 : 1;
  const isForTaker = sign === -1 && isWrittenForTaker(valueAt);
  const shares = valueAt('teams.seating') === 'opposite' && valueAt('teams.score') === 'pooled' ? 2 : 1;
  return withSides(decided).map(one => {
    if (isForTaker && typeof one.value === 'number' && one.path.startsWith('trickPoints.'))
      return { ...one, value: -one.value || 0 };
    if (one.path !== 'moon.options') return one;
    const options = (one.value as readonly MoonOption[]).map(({ name, self, others }) => ({
      name,
      self: typeof self === 'number' ? self * sign || 0 : self,
      others: (others * sign) / shares || 0,
    }));
    return { ...one, value: options };
  });
}
