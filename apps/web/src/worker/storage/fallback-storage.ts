// A table storage that keeps events in memory while the browser cannot save them. It reports that once, and
// saves the events when saving works again.

import type { WorkerWords } from '@moonshot/i18n';
import type { DealRecord } from '@moonshot/protocol';
import type { Event } from '@moonshot/table';
import { keyOf } from './record-key.ts';
import { loadForRecords, recordsOf } from './records.ts';
import { type Saved, summarize } from './summary.ts';
import type { TableStorage } from './table-storage.ts';

/** Makes the sentence of a warning in the current language. */
export type Warning = (say: WorkerWords['trouble']) => string;

/** All events of one table in memory, and how many of them are saved. */
interface Copy {
  readonly events: Event[];
  saved: number;
}

interface Guarded {
  readonly storage: TableStorage;
  readonly trouble: (warning: Warning) => void;
  readonly nowMs: () => number;
  readonly copies: Map<string, Copy>;
  readonly cleared: Set<string>; // keys of cleared records whose deals are only in memory
  queue: Promise<unknown>; // runs appends and imports one after another
  failing: boolean;
}

/** Reports a failure of the storage. Of several failures in a row only the first is reported. */
function failed(guarded: Guarded, error: unknown): void {
  if (!guarded.failing) guarded.trouble(warningOf(error));
  guarded.failing = true;
}

function warningOf(error: unknown): Warning {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'QuotaExceededError') return say => say.full;
  if (name === 'VersionError') return say => say.blockedByNewer;
  return say => say.blocked(message.replace(/\.$/, ''));
}

const isBehind = ({ events, saved }: Copy): boolean => saved < events.length;

/** Keeps the events of a table in memory, and drops those of other tables that are fully saved. */
function keepCopy({ copies }: Guarded, table: string, copy: Copy): Copy {
  for (const [id, other] of copies) if (id !== table && !isBehind(other)) copies.delete(id);
  copies.set(table, copy);
  return copy;
}

async function append(
  guarded: Guarded,
  table: string,
  expected: number,
  events: readonly Event[],
): Promise<'written' | 'stale'> {
  if (!guarded.copies.has(table)) await read(guarded, table);
  const copy = guarded.copies.get(table) ?? keepCopy(guarded, table, { events: [], saved: 0 });
  if (copy.events.length !== expected) return 'stale';
  const outcome = await save(guarded, table, copy, events);
  if (outcome === 'stale') return stale(guarded, table, copy);
  copy.events.push(...events);
  if (outcome === 'written') saved(guarded, copy);
  return 'written';
}

/** Writes all unsaved events of a table, including the new ones. */
async function save(
  guarded: Guarded,
  table: string,
  copy: Copy,
  events: readonly Event[],
): Promise<'written' | 'stale' | 'failed'> {
  try {
    return await guarded.storage.append(table, copy.saved, [...copy.events.slice(copy.saved), ...events]);
  } catch (error) {
    failed(guarded, error);
    return 'failed';
  }
}

function saved(guarded: Guarded, copy: Copy): void {
  copy.saved = copy.events.length;
  if (guarded.failing) guarded.trouble(say => say.savedAgain);
  guarded.failing = false;
}

/**
 * Handles that another tab has written the table. The events of that tab count, even if they replace events
 * that could not be saved here.
 */
function stale(guarded: Guarded, table: string, copy: Copy): 'stale' {
  if (isBehind(copy)) guarded.trouble(say => say.overtaken);
  guarded.copies.delete(table);
  return 'stale';
}

async function read(guarded: Guarded, table: string): Promise<readonly Event[]> {
  try {
    const events = await guarded.storage.read(table);
    const copy = guarded.copies.get(table);
    if (copy && isBehind(copy) && events.length <= copy.saved) return [...copy.events];
    if ((copy?.events.length ?? 0) < events.length)
      keepCopy(guarded, table, { events: [...events], saved: events.length });
    return events;
  } catch (error) {
    failed(guarded, error);
    return [...(guarded.copies.get(table)?.events ?? [])];
  }
}

async function tables(guarded: Guarded): Promise<readonly Saved[]> {
  const unsaved = [...guarded.copies.values()].filter(isBehind);
  const lines = await Promise.all(unsaved.map(copy => summarize(undefined, copy.events, async () => [])));
  const here = lines.map(line => ({ ...line, at: guarded.nowMs() }));
  const below = await guarded.storage.tables().catch(error => {
    failed(guarded, error);
    return [];
  });
  return [...here, ...below.filter(({ id }) => !here.some(line => line.id === id))];
}

async function forget(guarded: Guarded, table: string): Promise<void> {
  const onlyHere = guarded.copies.get(table)?.saved === 0;
  guarded.copies.delete(table);
  if (!onlyHere) await guarded.storage.forget(table);
}

const keyText = (record: DealRecord): string => keyOf(record).join(' ');

/** The records of deals at tables with unsaved events. */
const unsavedRecords = ({ copies, nowMs }: Guarded): readonly DealRecord[] =>
  [...copies.values()].filter(isBehind).flatMap(({ events }) => recordsOf(events, nowMs()));

async function records(guarded: Guarded): Promise<readonly DealRecord[]> {
  await loadForRecords();
  const here = unsavedRecords(guarded).filter(record => !guarded.cleared.has(keyText(record)));
  const known = new Set(here.map(keyText));
  const below = await guarded.storage.records().catch(error => {
    failed(guarded, error);
    return [];
  });
  return [...here, ...below.filter(record => !known.has(keyText(record)))];
}

async function clearRecords(guarded: Guarded): Promise<void> {
  for (const record of unsavedRecords(guarded)) guarded.cleared.add(keyText(record));
  await guarded.storage.clearRecords();
}

/**
 * Wraps a table storage so that an append always resolves to `written` or `stale`. `trouble` gets warnings
 * about the storage.
 */
export function fallbackStorage(
  storage: TableStorage,
  trouble: (warning: Warning) => void,
  nowMs: () => number,
): TableStorage {
  const guarded: Guarded = {
    storage,
    trouble,
    nowMs,
    copies: new Map(),
    cleared: new Set(),
    queue: Promise.resolve(),
    failing: false,
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = guarded.queue.then(work);
    guarded.queue = mine.catch(() => {});
    return mine;
  };
  return {
    append: (table, expected, events) => inTurn(() => append(guarded, table, expected, events)),
    read: table => read(guarded, table),
    tables: () => tables(guarded),
    forget: table => forget(guarded, table),
    records: () => records(guarded),
    clearRecords: () => clearRecords(guarded),
    amend: found => storage.amend(found).catch(error => failed(guarded, error)),
    takeOver: (brought, found) => inTurn(() => storage.takeOver(brought, found)),
  };
}
