// Makes decided fields consistent with each other, where a text states one rule in two ways.
import type { Decided } from './assemble.ts';

interface CardPoints {
  readonly cards: readonly string[];
  readonly value: unknown;
}

const valueAt = (decided: readonly Decided[], path: string): unknown => decided.find(one => one.path === path)?.value;

/**
 * Points that are all negative are points that are subtracted: the cards cost them, and the totals fall.
 */
function withSign(decided: readonly Decided[]): readonly Decided[] {
  const points = valueAt(decided, 'points') as readonly CardPoints[] | undefined;
  const isNegative = points !== undefined && points.length > 0 && points.every(({ value }) => Number(value) < 0);
  if (!isNegative) return decided;
  const costs = points.map(one => ({ ...one, value: -Number(one.value) }));
  const others = decided.filter(({ path }) => path !== 'score.sign');
  const changed = others.map(one => (one.path === 'points' ? { ...one, value: costs } : one));
  const { sentences = [] } = decided.find(({ path }) => path === 'points') ?? {};
  return [...changed, { path: 'score.sign', value: 'minus', sentences }];
}

const IS_USUAL = /^(?:H\*|QS)$/;

/** Without the cards of a moon, if one of them has points only by a sentence that was not understood. */
function withoutUnpriced(decided: readonly Decided[]): readonly Decided[] {
  const needs = valueAt(decided, 'moon.needs') as readonly string[] | undefined;
  const isOpen = valueAt(decided, 'points') === undefined && needs?.some(card => !IS_USUAL.test(card));
  return isOpen === true ? decided.filter(({ path }) => path !== 'moon.needs') : decided;
}

/** Without the number of players, if cards are removed for another number: then it is only the usual one. */
function withoutOnlySeats(decided: readonly Decided[]): readonly Decided[] {
  const [min, max] = ['seats.min', 'seats.max'].map(path => Number(valueAt(decided, path)));
  const removed = valueAt(decided, 'deck.remove');
  const tables = typeof removed === 'object' && !Array.isArray(removed) ? Object.keys(removed ?? {}).map(Number) : [];
  const isBeyond = min !== undefined && max !== undefined && tables.some(n => n < min || n > max);
  return isBeyond ? decided.filter(({ path }) => path !== 'seats.min' && path !== 'seats.max') : decided;
}

/** Without the cards that are removed, if one of them costs points: then it was only put aside in play. */
function withoutPricedRemoval(decided: readonly Decided[]): readonly Decided[] {
  const points = valueAt(decided, 'points') as readonly CardPoints[] | undefined;
  const priced = new Set(points?.flatMap(({ cards }) => cards));
  const removed = valueAt(decided, 'deck.remove');
  const isPriced = Array.isArray(removed) && removed.some(card => priced.has(String(card)));
  return isPriced ? decided.filter(({ path }) => path !== 'deck.remove') : decided;
}

/** The decided fields, so that no two of them contradict each other. */
export const consistent = (decided: readonly Decided[]): readonly Decided[] =>
  withoutOnlySeats(withoutPricedRemoval(withoutUnpriced(withSign(decided))));
