// Checks the rules that a client orders for a table.
import { checkLength, type Length, type Overrides, prepare, type SheetError, sheetOf } from '@moonshot/rules';

export interface OrderedSheet {
  readonly game: string;
  readonly seats: number;
  readonly overrides: Overrides;
  readonly length: Length | null;
}

/** The errors of the rules that a client orders, or else the first error of the match length. */
export function errorsIn({ game, seats, overrides, length }: OrderedSheet): readonly SheetError[] {
  const prepared = prepare(sheetOf(game), seats, overrides);
  if (!prepared.ok) return prepared.errors;
  return length === null ? [] : checkLength(prepared.hearts.sheet, length).slice(0, 1);
}
