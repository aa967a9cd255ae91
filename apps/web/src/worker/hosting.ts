// What the worker keeps while it serves one page, and how it says that something is wrong.
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

/** Lists that the page may ask for. */
export type Listed = 'sheets' | 'further' | 'tables';

export interface Hosting {
  readonly world: World & HostWorld;
  botMs: number;
  words: Spoken;
  language: Language; // of the words
  readonly listed: Set<Listed>; // lists that the page has asked for
  seated: Seated | undefined;
  queue: Promise<void>;
  opening: boolean;
  readonly warnings: Warning[]; // to be said when the opening is over
}

export const trouble = ({ world, words }: Hosting, warning: Warning): void =>
  world.post({ type: 'trouble', sentence: warning(words.tables.trouble) });

/** While a table is being opened, trouble means that it was not; what else is wrong is said after it. */
export async function opening(hosting: Hosting, work: () => Promise<void>): Promise<void> {
  hosting.opening = true;
  await work();
  hosting.opening = false;
  for (const warning of hosting.warnings.splice(0)) trouble(hosting, warning);
}
