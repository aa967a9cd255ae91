// Handles the page's messages in the table worker: requests for lists, and everything about the open table.
// Turns refusals into sentences.

import { dayOf, type PageToTable, type Refused } from '@moonshot/protocol';
import type { Hearts } from '@moonshot/rules';
import type { Refusal } from '@moonshot/table';
import type { TableRunner } from '@moonshot/table/runner';
import { type HostContext, type Hosting, reportTrouble, whileOpening } from './hosting.ts';
import { ENGLISH, type WorkerCatalog } from './language.ts';
import { list, switchLanguage } from './lists.ts';
import { forget, leave, openOrResume } from './open-table.ts';
import { command, follow, runnerOf, type SeatedTable, sendSnapshot } from './seated-table.ts';
import { isShared, nextPerson, peopleAt } from './shared-device.ts';
import type { Warning } from './storage/fallback-storage.ts';

export interface Host {
  /**
   * Handles a message from the page. The page and this worker come from the same build, so the message is not
   * checked here.
   */
  hear(message: PageToTable): void;
  /**
   * Reports a warning at once. While a table is being opened, it is reported after the table has been shown.
   */
  warn(warning: Warning): void;
  /** Called when another tab has written a table up to this version. */
  news(table: string, version: number): void;
}

/** Milliseconds that a bot waits before it plays, until the page sets a pace. */
const BOT_MS = 700;

type Of<T extends PageToTable['type']> = Extract<PageToTable, { type: T }>;

/** Serves one page. Messages are handled in order, but hints and actions do not delay later messages. */
export function host(context: HostContext): Host {
  const hosting: Hosting = {
    context: { ...context, pace: () => hosting.botMs, words: () => hosting.words },
    botMs: BOT_MS,
    words: ENGLISH,
    listed: new Set(),
    seated: undefined,
    queue: Promise.resolve(),
    opening: false,
    warnings: [],
  };
  return {
    hear: message => {
      const answered = hosting.queue.then(() => answer(hosting, message));
      // The rejection stays unhandled on purpose, so that the page learns of the failure. Later messages are
      // handled nevertheless.
      hosting.queue = answered.catch(error => void Promise.reject(error));
    },
    warn: warning => {
      if (hosting.opening) hosting.warnings.push(warning);
      else reportTrouble(hosting, warning);
    },
    news: (table, version) => {
      if (hosting.seated?.table === table) follow(hosting.seated, version);
    },
  };
}

async function answer(hosting: Hosting, message: PageToTable): Promise<void> {
  switch (message.type) {
    case 'sheets':
    case 'further':
    case 'tables':
      return list(hosting, message.type);
    case 'open':
    case 'daily':
    case 'lesson':
    case 'join':
      return whileOpening(hosting, () => openOrResume(hosting, message));
    case 'uncover':
      return uncover(hosting);
    case 'leave':
      return leave(hosting);
    case 'forget':
      return forget(hosting, message);
    case 'pace':
      return pace(hosting, message);
    case 'setLanguage':
      return switchLanguage(hosting, message.language);
    case 'hint':
      return void hint(hosting, message.quiet ?? false); // not awaited, because the table goes on meanwhile
    case 'act':
    case 'ready':
    case 'undo':
    case 'finish':
      return void perform(hosting, message); // not awaited, so that later messages may be answered first
    default:
      return (await import('./lazy-handlers.ts')).handleLazily(hosting, message); // the code is lazy-loaded
  }
}

function pace(hosting: Hosting, { botMs }: Of<'pace'>): void {
  hosting.botMs = botMs;
}

async function perform(hosting: Hosting, message: Of<'act' | 'ready' | 'undo' | 'finish'>): Promise<void> {
  const { seated, context } = hosting;
  if (seated === undefined) return reportTrouble(hosting, say => say.noTable);
  if (message.type === 'undo' && dayOf(seated.table) !== undefined) {
    const { oneTry } = hosting.words.tables.trouble;
    return context.post({ type: 'rejected', number: message.number, code: 'one-try', sentence: oneTry, fields: [] });
  }
  if (message.type === 'ready' && (await isSharedNow(seated))) return readyAll(seated);
  if (seated.viewer === 'watcher') return reportTrouble(hosting, say => say.notAsked);
  const done = await command(seated, { ...message, seat: seated.viewer });
  if (done === undefined || seated !== hosting.seated) return;
  const { reply, runner } = done;
  const { number } = message;
  if (reply.type === 'done') return context.post({ type: 'ack', number, version: reply.version });
  const refused = reply.type !== 'closed' && (await refusedAs(hosting.words, runner.hearts, reply));
  // the person may have left the table while the texts were loading
  if (!refused || seated !== hosting.seated) return;
  context.post({ type: 'rejected', number, ...refused });
  if (reply.type === 'gap') sendSnapshot(seated, runner);
}

/** Shows the hand of the person who has the device now. */
async function uncover({ seated }: Hosting): Promise<void> {
  const runner = seated && (await runnerOf(seated));
  const next = runner && nextPerson(runner.hearts, runner.state());
  if (next === undefined || seated?.viewer !== 'watcher') return;
  seated.viewer = next;
  sendSnapshot(seated, runner as TableRunner);
}

async function isSharedNow(seated: SeatedTable): Promise<boolean> {
  const state = (await runnerOf(seated))?.state();
  return state !== undefined && isShared(state);
}

/** Marks all people who share the device as ready, because they continue together. */
async function readyAll(seated: SeatedTable): Promise<void> {
  seated.viewer = 'watcher';
  const state = (await runnerOf(seated))?.state();
  for (const seat of state === undefined ? [] : peopleAt(state)) {
    const number = (state?.answered[seat]?.number ?? 0) + 1;
    await command(seated, { type: 'ready', number, seat });
  }
}

/**
 * Why the table refused an action, as a sentence. If actions before this one are missing, the sentence says
 * so.
 */
async function refusedAs(
  words: WorkerCatalog,
  hearts: Hearts,
  reply: { readonly type: 'gap' } | { readonly type: 'refused'; readonly refusal: Refusal },
): Promise<Refused> {
  const { refusals, stepBehind } = await words.answers();
  if (reply.type === 'gap') return { code: 'step-behind', sentence: stepBehind, fields: [] };
  const [{ describeRefusal }, rules] = await Promise.all([import('./lazy/refusal-text.ts'), words.rules()]);
  return describeRefusal(hearts, reply.refusal, rules, refusals);
}

/** Sends a hint. If there is nothing to suggest, an automatic (`quiet`) hint is not answered at all. */
async function hint(hosting: Hosting, quiet: boolean): Promise<void> {
  const { seated, context } = hosting;
  const runner = seated && (await runnerOf(seated));
  if (seated === undefined || runner === undefined) return reportTrouble(hosting, say => say.noTable);
  const { hintAt } = await import('./hints.ts'); // the code is lazy-loaded
  const hint = await hintAt(hosting, seated, runner, quiet);
  if (hint) context.post(hint);
  else if (hint === null && !quiet) reportTrouble(hosting, say => say.notAsked);
}
