// The errors of a sheet (the rules of a game as data), and descriptions of the values that a field can have.
// The checks are in other modules, so that a page can play a game before it has loaded them.
import type { Clash, SheetWords } from '../words/sheet/en.ts';

export type FieldKind =
  | { readonly type: 'text'; readonly max: number }
  | { readonly type: 'choice'; readonly names: readonly string[] }
  | { readonly type: 'whole'; readonly min: number; readonly max: number }
  | { readonly type: 'card' }
  | { readonly type: 'selector' }
  | { readonly type: 'pattern'; readonly name: PatternName; readonly pattern: RegExp }
  | { readonly type: 'list'; readonly of: FieldKind; readonly max: number }
  | { readonly type: 'perSeats'; readonly of: FieldKind }
  | { readonly type: 'either'; readonly kinds: readonly FieldKind[] }
  | { readonly type: 'shape'; readonly fields: Readonly<Record<string, FieldKind>> };

export type PatternName = keyof SheetWords['kinds']['patterns'];

/** An error of a sheet: the path of the field, the value found there, and what was expected. */
export interface SheetError {
  readonly path: string;
  readonly value: unknown;
  readonly expected: ExpectedValue;
}

/**
 * What was expected instead of a value: a kind of value, a known field, or a value that agrees with the other
 * fields.
 */
export type ExpectedValue =
  | { readonly type: 'kind'; readonly kind: FieldKind }
  | { readonly type: 'field'; readonly known: readonly string[] }
  | { readonly type: 'clash'; readonly clash: Clash };

/** Makes the error of a value that contradicts other fields. */
export const clashing = (path: string, value: unknown, ...clash: Clash): SheetError => ({
  path,
  value,
  expected: { type: 'clash', clash },
});
