// The house rules that a text describes. They are a trick game or a capture game with the fields that the
// text decides, expressed as changes to the most similar game.

import { withOverrides } from '../game/overrides.ts';
import { forSeats as valueForSeats } from '../game/per-seats.ts';
import { isRecord } from '../game/record.ts';
import { type Overrides, SHEETS, type Sheet, sheetOf } from '../games.ts';
import { differences, type House, valueAt } from '../house/fields.ts';
import type { Decided } from './assemble.ts';
import { COMMON_RULES } from './grammar/common.ts';

const PLAIN = { tricks: 'black-lady', 'commit-reveal': 'capture' } as const;

/** The kind of game that a text describes. */
export const kindOf = (decided: readonly Decided[]): Sheet['kind'] =>
  decided.some(({ path, value }) => path === 'kind' && value === 'commit-reveal') ? 'commit-reveal' : 'tricks';

/** The game from which a field takes its value if the text says nothing about the field. */
export const usualFor = (kind: Sheet['kind']): Sheet => sheetOf(PLAIN[kind]) as Sheet;

/** The number of players for which a pass cycle with `across` holds, if the text names no number. */
const USUAL_TABLE = 4;
/** The pass cycle for those numbers of players for which the usual game has none. */
const PLAIN_CYCLE = ['left', 'right', 'hold'];

/** The values that are known, by path: from the text, and from the answers to the questions about it. */
type Known = ReadonlyMap<string, unknown>;

/** A value for each number of seats. Where the text gives no value, the usual value is taken. */
function spread(
  own: Readonly<Record<string, unknown>>,
  before: unknown,
  otherwise: unknown,
  tables: readonly number[],
): unknown {
  const usual = (n: number): unknown => valueForSeats(before as readonly unknown[], n) ?? otherwise;
  return Object.fromEntries(tables.map(n => [n, own[n] ?? usual(n)]));
}

/**
 * The pass cycle. If the text names a number of players, the cycle holds only for this number. Otherwise a
 * cycle with `across` holds only for four players.
 */
function passes(known: Known, usual: Sheet, tables: readonly number[]): unknown {
  const value = known.get('pass.cycle');
  const table = known.get('table');
  const isForOne = Array.isArray(value) && (table !== undefined || value.includes('across'));
  const own = isRecord(value) ? value : isForOne ? { [Number(table ?? USUAL_TABLE)]: value } : undefined;
  return own === undefined || tables.length === 1
    ? value
    : spread(own, valueAt(usual, 'pass.cycle'), PLAIN_CYCLE, tables);
}

/**
 * The limit of a match whose totals fall. Unless the text says otherwise, the limit is negative, and the
 * match ends when a total is at or below the limit.
 */
function falling(known: Known, usual: Sheet): Overrides {
  if (known.get('score.sign') !== 'minus') return {};
  const limit = Number(known.get('match.limit') ?? valueAt(usual, 'match.limit'));
  const isAbove = limit > Number(known.get('score.start') ?? 0); // falling totals never reach it
  const compared = String(known.get('match.cmp') ?? '<=').replace('>', '<');
  return { 'match.cmp': compared, 'match.limit': isAbove ? -limit : limit };
}

const PACK = 52;

/** The cards that are removed first, so that all hands have the same size. */
const LOW_CARDS = ['2D', '2C', '3C', '3D', '2S', '3S', '4C', '4D', '4S', '5C', '5D', '5S', '6C'];

/** The usual cards that are removed, with low cards for more players or packs than the usual game has. */
function usuallyRemoved(known: Known, usual: Sheet, tables: readonly number[]): unknown {
  const packs = Number(known.get('deck.packs') ?? 1);
  const left = (n: number): number => (PACK * packs) % n;
  const further = tables
    .filter(n => n > usual.seats.max || packs > 1)
    .map(n => [String(n), LOW_CARDS.slice(0, left(n))] as const);
  return { ...(valueAt(usual, 'deck.remove') as Readonly<Record<string, unknown>>), ...Object.fromEntries(further) };
}

/**
 * The cards that are removed for each number of players. If the text names neither a number nor a kitty, they
 * are removed only for those numbers with which all hands then have the same size.
 */
function removedAt(known: Known, usual: Sheet, tables: readonly number[]): unknown {
  const removal = known.get('deck.remove');
  const before = usuallyRemoved(known, usual, tables);
  if (known.has('table')) return removal;
  if (isRecord(removal)) return spread(removal, before, [], tables);
  if (known.get('deal.rest') === 'kitty') return removal ?? [];
  if (tables.length === 1) return removal ?? valueForSeats(before as readonly unknown[], Number(tables[0]));
  if (!Array.isArray(removal) || removal.length === 0) return removal;
  const left = PACK * Number(known.get('deck.packs') ?? 1) - removal.length;
  const even = tables.filter(n => left % n === 0).map(n => [String(n), removal] as const);
  return spread(Object.fromEntries(even), before, [], tables);
}

/**
 * The field `opening.leader` for a text that names 2♣: the holder of the lowest club, if 2♣ is removed for
 * some numbers of players.
 */
const opener = (known: Known, removed: unknown, tables: readonly number[]): Overrides =>
  known.get('opening.leader') === 'holder:2C' &&
  tables.some(n => valueForSeats(removed as readonly unknown[], n)?.includes('2C'))
    ? { 'opening.leader': 'lowest:C' }
    : {};

type Points = readonly { readonly cards: readonly string[]; readonly value: unknown }[];

/**
 * The cards that a moon needs, if the text says what cards cost but not what a moon needs: all cards that
 * cost points.
 */
function needed(known: Known): Overrides {
  const points = known.get('points') as Points | undefined;
  if (points === undefined || known.has('moon.needs')) return {};
  const costly = points.filter(({ value }) => typeof value === 'string' || Number(value) > 0);
  return { 'moon.needs': costly.flatMap(({ cards }) => cards) };
}

const IN_SUIT = 13;
const USUAL_WORTH = 26;

/**
 * The sum of the points of all cards that cost points. 26 if the text states no points, or points by rank.
 */
export function moonWorth(points: unknown): number {
  if (!Array.isArray(points) || (points as Points).some(({ value }) => typeof value === 'string')) return USUAL_WORTH;
  const worth = (points as Points)
    .flatMap(({ cards, value }) => cards.map(card => (card.endsWith('*') ? IN_SUIT : 1) * Math.max(0, Number(value))))
    .reduce((sum, cost) => sum + cost, 0);
  return worth > 0 ? worth : USUAL_WORTH;
}

const NO_FIELDS: readonly string[] = [
  ...['kind', 'table', 'seats', 'pass.cycle', 'seats.min', 'seats.max', 'seats.best'],
  ...COMMON_RULES,
];

/**
 * The overrides of the usual game that follow from what the text decides and from the answers to its
 * questions.
 */
function changesOf(known: Known, usual: Sheet): Overrides {
  const answered = known.get('seats') as Sheet['seats'] | undefined;
  const end = (path: string, otherwise: number): number => Number(known.get(path) ?? otherwise);
  const least = end('seats.min', answered?.min ?? Math.min(usual.seats.min, end('seats.max', usual.seats.min)));
  const most = Math.max(least, end('seats.max', answered?.max ?? usual.seats.max));
  const best = Math.min(most, Math.max(least, end('seats.best', usual.seats.best)));
  const tables = Array.from({ length: Math.max(1, most - least + 1) }, (_, i) => least + i);
  const removed = removedAt(known, usual, tables);
  return {
    ...Object.fromEntries([...known].filter(([path]) => !NO_FIELDS.includes(path))),
    ...(known.has('pass.cycle') && { 'pass.cycle': passes(known, usual, tables) }),
    ...(removed !== undefined && { 'deck.remove': removed }),
    ...falling(known, usual),
    ...needed(known),
    ...opener(known, removed ?? valueAt(usual, 'deck.remove'), tables),
    seats: { min: least, max: most, best },
  };
}

/** The game with the fewest fields that differ from the sheet, among the games of the sheet's kind. */
function nearest(sheet: Sheet): Sheet {
  const games = [usualFor(sheet.kind), ...SHEETS.filter(({ kind }) => kind === sheet.kind)];
  const distance = (one: Sheet): number => Object.keys(differences(one, sheet)).length;
  return games.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/**
 * The house rules that a text describes, with the answers to its questions. Fields that remain open get their
 * usual value.
 */
export function houseOf(decided: readonly Decided[], answers: Overrides = {}): House {
  const usual = usualFor(kindOf(decided));
  const known = new Map([...decided.map(one => [one.path, one.value] as const), ...Object.entries(answers)]);
  const sheet = withOverrides(usual, changesOf(known, usual)) as Sheet;
  const base = nearest(sheet);
  return { base: base.id, overrides: { ...differences(base, sheet), name: 'My rules' } };
}
