// Lazy-loaded handlers of the table worker: for statistics and backups, reviews, rules, and tables that start
// in the middle of a deal.

import type { PageToTable } from '@moonshot/protocol';
import { prepare, sheetOf } from '@moonshot/rules';
import { type Hosting, reportTrouble, whileOpening } from './hosting.ts';
import { list } from './lists.ts';
import { follow } from './seated-table.ts';
import { sheetErrorText } from './table-orders.ts';

type Of<T extends PageToTable['type']> = Extract<PageToTable, { type: T }>;

/** Handles a message whose code is not loaded at the start, because such messages are rare. */
export async function handleLazily(
  hosting: Hosting,
  message:
    | RecordsRequest
    | Counted
    | Of<
        | 'explain-puzzle'
        | 'rules'
        | 'review'
        | 'compare-daily'
        | 'fork'
        | 'puzzle'
        | 'drill'
        | 'find-drill'
        | 'house'
        | 'replay'
        | 'bring'
      >,
): Promise<void> {
  if (message.type === 'rules') return readOut(hosting, message);
  if (message.type === 'house')
    return (await import('./house-rules/editor-requests.ts')).handleHouseRequest(hosting, message.wish);
  if (message.type === 'review') return reviewing(hosting, message);
  if (message.type === 'explain-puzzle') return (await import('./positions/explain.ts')).explain(hosting, message);
  if (message.type === 'find-drill') return (await import('./positions/clear-pass.ts')).findDrill(hosting, message);
  if (message.type === 'compare-daily')
    return (await import('./records/daily-comparison.ts')).compareDaily(hosting, message);
  if (message.type === 'replay') return (await import('./records/replay.ts')).replay(hosting, message);
  if (message.type === 'bring') return (await import('./records/replay.ts')).importMatch(hosting, message);
  if (message.type === 'fork')
    return whileOpening(hosting, async () => (await import('./positions/fork.ts')).fork(hosting, message));
  if (message.type === 'puzzle' || message.type === 'drill')
    return whileOpening(hosting, async () => (await import('./positions/puzzle.ts')).openBrief(hosting, message));
  if (message.type === 'count-match') return (await import('./records/lifetime.ts')).countMatch(hosting, message);
  if (message.type === 'judge-passes') return (await import('./records/lifetime.ts')).judgePasses(hosting, message);
  return keeping(hosting, message);
}

/** Sends the rules of a game as sentences. The person may read them before opening a table. */
async function readOut(hosting: Hosting, { game, seats, overrides }: Of<'rules'>): Promise<void> {
  const prepared = prepare(sheetOf(game), seats, overrides);
  if (!prepared.ok) {
    const wrong = await sheetErrorText(hosting.words, prepared.errors);
    return reportTrouble(hosting, say => say.noRules(wrong));
  }
  const [{ tableRules }, words] = await Promise.all([import('./lazy/table-rules.ts'), hosting.words.rules()]);
  hosting.context.post({ type: 'rules', rules: tableRules(prepared.hearts, words) });
}

type Counted = Of<'count-match' | 'judge-passes'>;
type RecordsRequest = Of<'records' | 'clear-records' | 'export' | 'import'>;

/**
 * Handles statistics and backups. If an import has changed the open table, the table takes over the new
 * events.
 */
async function keeping(hosting: Hosting, message: RecordsRequest): Promise<void> {
  const { sendRecords, clearRecords, exportAll, importFile } = await import('./records/backups.ts');
  if (message.type === 'records') return sendRecords(hosting.context);
  if (message.type === 'clear-records') return clearRecords(hosting.context);
  if (message.type === 'export') return exportAll(hosting.context, message);
  const written = await importFile(hosting.context, message.text);
  if (hosting.listed.has('further')) await list(hosting, 'further'); // the import may have added house rules
  const mine = written.find(({ id }) => id === hosting.seated?.table);
  if (hosting.seated && mine) follow(hosting.seated, mine.events.length);
}

/** Starts a review without waiting for its end, because a newer request must be able to interrupt it. */
function reviewing(hosting: Hosting, message: Of<'review'>): void {
  void import('./review/review.ts').then(({ review }) => review(hosting, message));
}
