// The worker's state while it serves one page, and how it reports trouble.
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

/** Lists that the page can request. */
export type ListKind = 'sheets' | 'further' | 'tables';

export interface Hosting {
  readonly context: WorkerContext & HostContext;
  botMs: number;
  words: WorkerCatalog;
  readonly listed: Set<ListKind>; // lists that the page has requested
  seated: SeatedTable | undefined;
  queue: Promise<void>;
  opening: boolean;
  readonly warnings: Warning[]; // reported when the opening is done
}

export const reportTrouble = ({ context, words }: Hosting, warning: Warning): void =>
  context.post({ type: 'trouble', sentence: warning(words.tables.trouble) });

/**
 * Runs `work` while a table is being opened. During that time `trouble` means the opening failed, so warnings
 * are sent afterwards.
 */
export async function whileOpening(hosting: Hosting, work: () => Promise<void>): Promise<void> {
  hosting.opening = true;
  await work();
  hosting.opening = false;
  for (const warning of hosting.warnings.splice(0)) reportTrouble(hosting, warning);
}
