// Opens, resumes, leaves and deletes tables at the page's request.

import { isBrief, LESSON, type PageToTable } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import { openOnce } from '@moonshot/table/runner';
import type { NewTableSpec } from './fixed-deals.ts';
import { type Hosting, reportTrouble } from './hosting.ts';
import { list } from './lists.ts';
import { seatAt, sit, stopTable } from './seated-table.ts';
import { specOf, whyNotOpened } from './table-orders.ts';

/** A version higher than that of any table. It tells other tabs that the table was deleted. */
const GONE = Number.MAX_SAFE_INTEGER;

type Of<T extends PageToTable['type']> = Extract<PageToTable, { type: T }>;

/** Opens the requested table, or resumes it if it exists. */
export async function openOrResume(hosting: Hosting, message: Of<'open' | 'daily' | 'lesson' | 'join'>): Promise<void> {
  if (message.type === 'open') return openTable(hosting, message);
  if (message.type === 'join') return join(hosting, message);
  const { daily, lesson } = await import('./fixed-deals.ts'); // the code is lazy-loaded
  const { names } = message;
  return message.type === 'daily' ? openDaily(hosting, daily(message.date, names)) : openLesson(hosting, lesson(names));
}

async function openTable(hosting: Hosting, { order, seat }: Of<'open'>): Promise<void> {
  const { context } = hosting;
  await openSettled(hosting, { id: context.newTableId(), order, secret: context.newSecret() }, seat);
}

async function openSettled(hosting: Hosting, { id, order, secret }: NewTableSpec, seat: Seat): Promise<void> {
  const wrong = await whyNotOpened(order, seat, hosting.words);
  if (wrong !== undefined) return reportTrouble(hosting, say => say.cannotOpen(wrong));
  await leave(hosting);
  const seated = seatAt(hosting.context, id, seat);
  hosting.seated = seated;
  await sit(seated, ports => openOnce(ports, id, specOf(order), secret));
}

/**
 * Opens the table of the daily deal. There is one table for each day, which may be new, unfinished or
 * finished.
 */
async function openDaily(hosting: Hosting, settled: NewTableSpec): Promise<void> {
  const saved = await hosting.context.storage.tables();
  if (saved.some(({ id }) => id === settled.id)) return join(hosting, { type: 'join', table: settled.id, seat: 0 });
  return openSettled(hosting, settled, 0);
}

/** Opens the lesson. It starts from the beginning every time. */
async function openLesson(hosting: Hosting, settled: NewTableSpec): Promise<void> {
  await leave(hosting);
  await deleteTable(hosting, LESSON);
  await openSettled(hosting, settled, 0);
}

async function join(hosting: Hosting, { table, seat }: Of<'join'>): Promise<void> {
  await leave(hosting);
  const seated = seatAt(hosting.context, table, seat);
  try {
    const outcome = await sit(seated);
    if (outcome === 'shown') hosting.seated = seated;
    else reportTrouble(hosting, say => (outcome === 'gone' ? say.gone : say.notYours));
  } catch (error) {
    stopTable(seated);
    const { whyDamaged } = await import('./records/backups.ts'); // the code is lazy-loaded
    const why = await whyDamaged(hosting.context.storage, table, error, hosting.words);
    reportTrouble(hosting, say => say.cannotResume(why));
  }
}

/**
 * Leaves the table. A table that exists only while it is in use, such as a lesson or a puzzle, is deleted.
 */
export async function leave(hosting: Hosting): Promise<void> {
  const { seated } = hosting;
  if (seated) stopTable(seated);
  if (seated) hosting.context.thinkers.drop();
  hosting.seated = undefined;
  if (seated && isBrief(seated.table)) await deleteTable(hosting, seated.table);
}

/** Deletes a table from this browser. */
export async function forget(hosting: Hosting, { table }: Of<'forget'>): Promise<void> {
  if (hosting.seated?.table === table) await leave(hosting);
  await deleteTable(hosting, table);
  return list(hosting, 'tables');
}

export async function deleteTable(hosting: Hosting, table: string): Promise<void> {
  try {
    await hosting.context.storage.forget(table);
    hosting.context.spread(table, GONE);
  } catch (error) {
    reportTrouble(hosting, say => say.notForgotten(error instanceof Error ? error.message : String(error)));
  }
}
