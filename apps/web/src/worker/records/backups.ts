// Statistics and backups: answers the page's requests to list and clear records, and to export and import
// everything.

import type { FileWords } from '@moonshot/i18n';
import {
  BACKUP,
  BACKUP_VERSION,
  type Backup,
  isBrief,
  isImportedTable,
  type PageToTable,
  type ParsedBackup,
  parseBackup,
  soundPageData,
  type TableToPage,
} from '@moonshot/protocol';
import { sheetOf } from '@moonshot/rules';
import { misreadText } from '@moonshot/rules/explain';
import { checkNotation, notationText } from '@moonshot/rules/notation';
import { type CheckWords, checkLog, notationOfLog } from '@moonshot/table/records';
import { importHouses } from '../house-rules/import.ts';
import { storedHouses } from '../house-rules/storage.ts';
import type { WorkerCatalog } from '../language.ts';
import { sendTables, whyNotHere } from '../saved-tables.ts';
import { withRest } from '../storage/record-changes.ts';
import { keyOf } from '../storage/record-key.ts';
import { loadForRecords, recordsOf } from '../storage/records.ts';
import { FORMAT } from '../storage/summary.ts';
import type { ImportedTable, TableStorage } from '../storage/table-storage.ts';
import { importedLog } from './replay.ts';

interface World {
  readonly storage: TableStorage;
  readonly post: (message: TableToPage) => void;
  readonly words: () => WorkerCatalog;
  readonly nowMs: () => number;
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/**
 * Sends the records of all finished deals. Records of older versions do not say how the deal went. If
 * the match is still stored, such records are completed now.
 */
export async function sendRecords({ storage, post }: World): Promise<void> {
  await loadForRecords();
  const records = await storage.records();
  const bare = new Set(records.filter(({ course }) => course === undefined).map(({ table }) => table));
  const lines = bare.size === 0 ? [] : (await storage.tables()).filter(({ id }) => bare.has(id));
  const now = await Promise.all(lines.map(async ({ id, at }) => recordsOf(await storage.read(id), at)));
  const known = new Map(now.flat().map(record => [keyOf(record).join(), record]));
  const filled = records.flatMap(record => {
    const found = record.course === undefined ? known.get(keyOf(record).join()) : undefined;
    return found === undefined ? [] : [withRest(record, found)];
  });
  if (filled.length > 0) await storage.amend(filled);
  const whole = new Map(filled.map(record => [keyOf(record).join(), record]));
  post({ type: 'records', records: records.map(record => whole.get(keyOf(record).join()) ?? record) });
}

export async function clearRecords(world: World): Promise<void> {
  try {
    await world.storage.clearRecords();
  } catch (error) {
    world.post({ type: 'trouble', sentence: world.words().tables.trouble.notCleared(reasonOf(error)) });
  }
  return sendRecords(world);
}

/** Sends everything that is stored as the text of one file. */
export async function exportAll(
  { storage, post, nowMs, words }: World,
  { settings, page }: Pick<Extract<PageToTable, { type: 'export' }>, 'settings' | 'page'>,
): Promise<void> {
  try {
    const lines = (await storage.tables()).filter(({ id }) => !isBrief(id) && !isImportedTable(id));
    const tables = await Promise.all(
      lines.map(async ({ id, at }) => ({ id, at, events: [...(await storage.read(id))] })),
    );
    const backup: Backup = {
      format: BACKUP,
      version: BACKUP_VERSION,
      at: nowMs(),
      settings,
      tables: tables.filter(({ events }) => events.length > 0),
      matches: [...(await broughtIn(storage))],
      houses: await storedHouses(),
      records: [...(await storage.records())],
      ...soundPageData(page),
    };
    post({ type: 'exported', text: JSON.stringify(backup) });
  } catch (error) {
    post({ type: 'trouble', sentence: words().tables.trouble.notExported(reasonOf(error)) });
  }
}

/** The matches that were imported into this browser, as texts. */
async function broughtIn(storage: TableStorage): Promise<NonNullable<Backup['matches']>> {
  const lines = (await storage.tables()).filter(({ id }) => isImportedTable(id));
  const noted = await Promise.all(
    lines.map(async ({ id, at }) => ({ at, noted: notationOfLog(await storage.read(id)) })),
  );
  return noted.flatMap(({ at, noted: match }) => (match === undefined ? [] : [{ at, text: notationText(match) }]));
}

/**
 * Imports a file, notifies other tabs, and sends the lists again. Resolves to the tables that have been
 * written.
 */
export async function importFile(
  world: World & { readonly spread: (table: string, version: number) => void },
  text: string,
): Promise<readonly ImportedTable[]> {
  const written = await importAll(world, text);
  for (const { id, events } of written) world.spread(id, events.length);
  await sendTables(world);
  await sendRecords(world);
  return written;
}

/**
 * Imports everything that is valid in a file's text and reports the result. Resolves to the tables that have
 * been written.
 */
export async function importAll({ storage, post, words }: World, text: string): Promise<readonly ImportedTable[]> {
  const spoken = words();
  const say = await spoken.files();
  const parsed = parseBackup(text);
  if (!parsed.ok) {
    post({ type: 'imported', ok: false, sentence: whyUnread(parsed, say) });
    return [];
  }
  const { settings, records, matches = [], houses = [] } = parsed.backup;
  const check = await checkWords(spoken);
  const tables = [
    ...parsed.backup.tables.map((table, i) => examined(table, i, { say, tables: spoken.tables }, check)),
    ...(await examinedMatches(matches, parsed.backup.tables.length, say, spoken)),
  ];
  const sound = tables.flatMap(({ brought }) => (brought === undefined ? [] : [brought]));
  const unsound = new Set(tables.flatMap(({ id, damaged }) => (damaged ? [id] : [])));
  try {
    const taken = await storage.takeOver(
      sound,
      records.filter(record => !unsound.has(record.table)),
    );
    const { houses: kept, untitled, refused } = await importHouses(houses, say, await spoken.sheet(), reasonOf);
    post({
      type: 'imported',
      ok: true,
      tables: taken.written.length,
      deals: taken.deals,
      houses: kept,
      untitled,
      refused: [...leftOut(tables, taken.different, say.different), ...refused],
      settings,
      page: soundPageData(parsed.backup),
    });
    return taken.written;
  } catch (error) {
    post({ type: 'imported', ok: false, sentence: say.notImported(reasonOf(error)) });
    return [];
  }
}

function whyUnread(parsed: Extract<ParsedBackup, { ok: false }>, say: FileWords): string {
  switch (parsed.why) {
    case 'unreadable':
      return say.unreadable;
    case 'foreign':
      return say.foreign;
    case 'newer':
      return say.newerFile;
    case 'wrong':
      return say.damaged(parsed.where);
  }
}

const checkWords = async ({ rules, sheet, answers }: WorkerCatalog): Promise<CheckWords> => ({
  checks: (await answers()).checks,
  rules: await rules(),
  sheet: await sheet(),
});

interface Examined {
  readonly id: string;
  readonly name: string;
  readonly brought?: ImportedTable;
  readonly why?: string;
  // set for a damaged table, whose records are left out as well; records of games that this version lacks are
  // kept
  readonly damaged?: true;
}

/** The names of the tables that were not imported, each with the reason. */
const leftOut = (tables: readonly Examined[], different: readonly string[], otherWay: string) =>
  tables.flatMap(({ id, name, why = different.includes(id) ? otherWay : undefined }) =>
    why === undefined ? [] : [{ name, why }],
  );

/**
 * Checks imported matches. Each becomes a table or an error. `before` is the number of tables that the file
 * lists before them.
 */
async function examinedMatches(
  matches: NonNullable<Backup['matches']>,
  before: number,
  say: FileWords,
  { notation, rules }: WorkerCatalog,
): Promise<readonly Examined[]> {
  if (matches.length === 0) return [];
  const [words, ruleWords] = [await notation(), await rules()];
  return matches.map(({ at, text }, i) => {
    const checked = checkNotation(text);
    const name = say.tableInFile(say.someTable, before + i + 1);
    if (!checked.ok) return { id: '', name, damaged: true, why: misreadText(checked, words, ruleWords) };
    const events = importedLog(checked);
    const id = events[0]?.type === 'table-opened' ? events[0].id : '';
    return { id, name, brought: { id, at, events } };
  });
}

/** Checks a table of the file. The result is a table that can be imported, or the reason why not. */
function examined(
  { id, at, events }: Backup['tables'][number],
  i: number,
  { say, tables }: { readonly say: FileWords } & Pick<WorkerCatalog, 'tables'>,
  check: CheckWords,
): Examined {
  const pinned = pinnedIn(events[0]);
  const sheet = sheetOf(pinned.game);
  const name = say.tableInFile(sheet?.name ?? (pinned.game || say.someTable), i + 1);
  const notHere =
    pinned.game === '' ? null : whyNotHere({ format: FORMAT, game: pinned.game, rules: pinned.version }, tables);
  if (notHere !== null) return { id, name, why: notHere };
  const checked = checkLog(events, {}, check);
  if (!checked.ok) return { id, name, damaged: true, why: checked.why };
  return checked.state.id === id
    ? { id, name, brought: { id, at, events: checked.events } }
    : { id, name, damaged: true, why: say.otherName };
}

/** The game and its version in the first event of a log. The event is unchecked and may be any value. */
function pinnedIn(first: unknown): { readonly game: string; readonly version: number } {
  const { game, version } = partOf(partOf(first).spec);
  return {
    game: typeof game === 'string' ? game.slice(0, 40) : '',
    version: typeof version === 'number' ? version : 0,
  };
}

const partOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Why a table cannot be loaded: a sentence about its first invalid event, or about the error. */
export async function whyDamaged(
  storage: TableStorage,
  table: string,
  fault: unknown,
  spoken: WorkerCatalog,
): Promise<string> {
  const checked = checkLog(await storage.read(table), {}, await checkWords(spoken));
  return checked.ok ? reasonOf(fault) : checked.why.replace(/\.$/, '');
}
