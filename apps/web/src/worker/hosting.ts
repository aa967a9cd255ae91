// The worker's state while it serves one page, and how it reports trouble.
import type { Language } from '@moonshot/wire';
import type { Spoken } from './language.ts';
import type { Warning } from './saved/guarded.ts';
import type { Seated, World } from './seated.ts';
import type { WorkerThinkers } from './thinkers.ts';

export interface HostWorld extends Omit<World, 'pace' | 'words'> {
  readonly thinkers: WorkerThinkers;
  readonly spokenIn: (language: Language) => Promise<Spoken>;
  readonly nowMs: () => number;
  readonly newSecret: () => string;
  readonly newTableId: () => string;
}

/** Lists that the page can request. */
export type Listed = 'sheets' | 'further' | 'tables';

export interface Hosting {
  readonly world: World & HostWorld;
  botMs: number;
  words: Spoken;
  language: Language; // the language of `words`
  readonly listed: Set<Listed>; // lists that the page has requested
  seated: Seated | undefined;
  queue: Promise<void>;
  opening: boolean;
  readonly warnings: Warning[]; // reported when the opening is done
}

export const trouble = ({ world, words }: Hosting, warning: Warning): void =>
  world.post({ type: 'trouble', sentence: warning(words.tables.trouble) });

/**
 * Runs `work` while a table is being opened. During that time `trouble` means the opening failed, so warnings
 * are sent afterwards.
 */
export async function opening(hosting: Hosting, work: () => Promise<void>): Promise<void> {
  hosting.opening = true;
  await work();
  hosting.opening = false;
  for (const warning of hosting.warnings.splice(0)) trouble(hosting, warning);
}
