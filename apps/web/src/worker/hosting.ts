// The state of the table worker while it serves a page, and how it reports trouble.
import type { WorkerThinkers } from './bots/players.ts';
import type { WorkerCatalog } from './language.ts';
import type { SeatedTable, WorkerContext } from './seated-table.ts';
import type { Warning } from './storage/fallback-storage.ts';

export interface HostContext extends Omit<WorkerContext, 'pace' | 'words'> {
  readonly thinkers: WorkerThinkers;
  readonly spokenIn: (code: string) => Promise<WorkerCatalog>;
  readonly nowMs: () => number;
  readonly newSecret: () => string;
  readonly newTableId: () => string;
}

/** The lists that the page can request. */
export type ListKind = 'sheets' | 'further' | 'tables';

export interface Hosting {
  readonly context: WorkerContext & HostContext;
  botMs: number;
  words: WorkerCatalog;
  readonly listed: Set<ListKind>; // lists that the page has requested
  seated: SeatedTable | undefined;
  queue: Promise<void>;
  opening: boolean;
  // warnings that are reported once the table that is being opened has been shown
  readonly warnings: Warning[];
}

export const reportTrouble = ({ context, words }: Hosting, warning: Warning): void =>
  context.post({ type: 'trouble', sentence: warning(words.tables.trouble) });

/**
 * Runs `work` while a table is being opened. The page takes `trouble` during that time for a failed opening,
 * so warnings are sent afterwards.
 */
export async function whileOpening(hosting: Hosting, work: () => Promise<void>): Promise<void> {
  hosting.opening = true;
  await work();
  hosting.opening = false;
  for (const warning of hosting.warnings.splice(0)) reportTrouble(hosting, warning);
}
