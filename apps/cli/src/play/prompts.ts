// The prompts that are shown before a table is opened.
import { type CANCEL_SYMBOL, confirm, isCancel, select } from '@clack/prompts';
import { type Length, SHEETS, type Sheet, titleOf } from '@moonshot/rules';
import { figure } from '@moonshot/rules/cards';
import { CATALOGUE, sheetOfVariant } from '@moonshot/rules/catalogue';
import { sheetCard } from '@moonshot/table';
import { CommandError } from '../core/errors.ts';
import { heartsChosen, settled } from '../options/options.ts';
import type { Asking } from './choose-table.ts';
import type { SavedTable } from './table-folder.ts';

/**
 * The error that ends the program after Ctrl-C at a prompt. No table has been opened yet, so the exit code
 * is 0.
 */
const declined = (): CommandError => new CommandError('No table was opened.', 0);

export const prompts: Asking = {
  table: async tables => {
    const path = await chosen(
      select({
        message: 'Go on, or start another table?',
        options: [
          ...tables.map(table => ({ value: table.path, label: leftTable(table) })),
          { value: '', label: 'A new table' },
        ],
      }),
    );
    return tables.find(table => table.path === path) ?? 'new';
  },
  game: async () => {
    const id = await askGame();
    const { sheet } = heartsChosen(settled({ game: id }));
    const seats = await askSeats(sheet);
    return { game: id, seats, length: await askLength(sheet) };
  },
  seats: askSeats,
  anew: reason => chosen(confirm({ message: `${reason} Start another table?` })),
};

async function chosen<T>(answer: Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
  const value = await answer;
  if (isCancel(value)) throw declined();
  return value;
}

function leftTable({ spec, deals }: SavedTable): string {
  return `${titleOf(spec)}, ${spec.sitters.length} players, ${deals === 0 ? 'not dealt yet' : `deal ${deals}`}`;
}

const playersText = ({ seats: { min, max } }: Sheet): string =>
  min === max ? `${min} players` : `${min} to ${max} players`;

/** Asks for one of the five games, or for a variant from a second list. */
async function askGame(): Promise<string> {
  const options = SHEETS.map(sheet => ({ value: sheet.id, label: sheet.name, hint: playersText(sheet) }));
  const further = { value: '', label: 'Another game', hint: `${CATALOGUE.length} more` };
  const id = await chosen(select({ message: 'Which game?', options: [...options, further] }));
  if (id !== '') return id;
  const others = CATALOGUE.map(one => ({ value: one.id, label: one.name, hint: playersText(sheetOfVariant(one)) }));
  return chosen(select({ message: 'Which one?', options: others, maxItems: 12 }));
}

async function askSeats({ seats: { min, max, best } }: Sheet): Promise<number> {
  if (min === max) return min;
  const options = Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: `${min + i} players` }));
  return chosen(select({ message: 'How many at the table, you included?', options, initialValue: best, maxItems: 7 }));
}

async function askLength(sheet: Sheet): Promise<Length> {
  const { kind, offer, usual, targets = [] } = sheetCard(sheet).lengths;
  const isTarget = (n: number): boolean => kind === 'target' || targets.includes(n);
  const label = (n: number): string => (isTarget(n) ? `to ${figure(n)}` : n === 1 ? 'one deal' : `${n} deals`);
  const options = [...new Set([...offer, usual, ...targets])].map(n => ({ value: n, label: label(n) }));
  const n = await chosen(select({ message: 'How long?', options, initialValue: usual }));
  return isTarget(n) ? { target: n } : { deals: n };
}
