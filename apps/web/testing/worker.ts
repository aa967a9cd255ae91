// Test harness: a page and its worker's host without a browser. It records the host's messages and answers
// its questions.

import type { MatchOrder, PageToTable, TableToPage, TableView } from '@moonshot/protocol';
import type { Action, Ask } from '@moonshot/rules';
import type { Event } from '@moonshot/table';
import { botPlayers, type WorkerThinkers } from '../src/worker/bots/players.ts';
import { type Host, host } from '../src/worker/host.ts';
import { ENGLISH, type WorkerCatalog } from '../src/worker/language.ts';
import { recordsOf } from '../src/worker/storage/records.ts';
import { type Saved, summarize } from '../src/worker/storage/summary.ts';
import type { TableStorage } from '../src/worker/storage/table-storage.ts';
import { timers } from '../src/worker/timers.ts';

/** An in-memory storage with its contents. */
export function memoryShelf(): TableStorage & { readonly lines: Map<string, Saved> } {
  const lines = new Map<string, Saved>();
  const logs = new Map<string, readonly Event[]>();
  let at = 0;
  return {
    lines,
    read: async table => logs.get(table) ?? [],
    append: async (table, expected, events) => {
      const before = logs.get(table) ?? [];
      if (before.length !== expected) return 'stale';
      logs.set(table, [...before, ...events]);
      const line = await summarize(lines.get(table), events, async () => before);
      lines.set(table, { ...line, at: at++ });
      return 'written';
    },
    tables: async () => [...lines.values()],
    forget: async table => {
      lines.delete(table);
      logs.delete(table);
    },
    records: async () => [...logs.values()].flatMap(log => recordsOf(log, 0)),
    clearRecords: async () => {},
    amend: async () => {},
    takeOver: () => Promise.reject(new Error('This shelf takes nothing over')),
  };
}

/** A deterministic generator seeded by any text. */
export function counting(text: string): (n: number) => number {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return n => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return (state >>> 8) % n;
  };
}

/** The same texts in capital letters. */
function loud<T>(words: T): T {
  if (typeof words === 'string') return words.toUpperCase() as T;
  if (typeof words === 'function') return ((...given: unknown[]) => loud(words(...given))) as T;
  return Object.fromEntries(Object.entries(words as object).map(([key, text]) => [key, loud(text)])) as T;
}

/** The texts used for every language except English. */
const LOUD: WorkerCatalog = {
  language: ENGLISH.language,
  rules: async () => loud(await ENGLISH.rules()),
  blurbs: ENGLISH.blurbs,
  notation: async () => loud(await ENGLISH.notation()),
  sheet: async () => loud(await ENGLISH.sheet()),
  answers: async () => loud(await ENGLISH.answers()),
  hints: async () => loud(await ENGLISH.hints()),
  files: async () => loud(await ENGLISH.files()),
  print: async () => loud(await ENGLISH.print()),
  tables: loud(ENGLISH.tables),
};

export interface Page {
  readonly received: TableToPage[];
  readonly waits: number[]; // milliseconds of the table's timers
  readonly host: Host;
  say(message: PageToTable): void;
  /** The last view that the page received. */
  view(): TableView;
  /** Waits for a message of the host that satisfies `holds`, starting at index `from`. */
  until<T extends TableToPage>(holds: (message: TableToPage) => message is T, from?: number): Promise<T>;
}

export interface Bench {
  readonly storage: TableStorage;
  readonly thinkers: WorkerThinkers;
  readonly pages: { readonly host: Host; readonly name: string }[];
  tables: number;
}

export const bench = (storage: TableStorage = memoryShelf(), seed = 'bench'): Bench => ({
  storage,
  thinkers: botPlayers(counting(seed), () => Promise.reject(new Error('Nobody here looks ahead'))),
  pages: [],
  tables: 0,
});

const PATIENCE_MS = 30_000; // limit for a message that never arrives, long enough for a busy machine

/**
 * A page with its own worker; several pages on one bench are tabs of one browser. `other` has the texts of
 * other languages.
 */
export function page(on: Bench, name = 'page', other = LOUD): Page {
  const received: TableToPage[] = [];
  const waits: number[] = [];
  const spread = (table: string, version: number): void => {
    for (const other of on.pages) if (other.name !== name) setTimeout(() => other.host.news(table, version));
  };
  const served = host({
    storage: on.storage,
    thinkers: on.thinkers,
    timers: () => {
      const real = timers();
      return {
        ...real,
        after: ms => {
          waits.push(ms);
          return real.after(Math.min(ms, 1));
        },
      };
    },
    post: message => void received.push(structuredClone(message)),
    spread,
    nowMs: () => 1,
    spokenIn: async language => (language === 'en' ? ENGLISH : other),
    newSecret: () => (on.tables + 1).toString(16).padStart(64, '5e'),
    newTableId: () => `table-${name}-${++on.tables}`,
  });
  on.pages.push({ host: served, name });
  return {
    received,
    waits,
    host: served,
    say: message => served.hear(message),
    view: () => viewIn(received),
    until: (holds, from = 0) => waitFor(() => received.slice(from).find(holds), received),
  };
}

function viewIn(heard: readonly TableToPage[]): TableView {
  const last = heard.findLast(message => message.type === 'snapshot' || message.type === 'events');
  if (last === undefined || !('view' in last)) throw new Error('Cannot look at a table: the page was sent no view');
  return last.view;
}

/** Polls until `look` returns a value. On timeout it fails with the last messages. */
export async function waitFor<T>(look: () => T | undefined, heard: readonly TableToPage[] = []): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (let found = look(); ; found = look()) {
    if (found !== undefined) return found;
    if (performance.now() > end)
      throw new Error(`Cannot go on: nothing came after ${JSON.stringify(heard.slice(-2)).slice(0, 600)}`);
    await new Promise(resolve => setTimeout(resolve));
  }
}

export const isA =
  <T extends TableToPage['type']>(type: T) =>
  (message: TableToPage): message is Extract<TableToPage, { type: T }> =>
    message.type === type;

/** An order for a table with one person at seat 0 and bots. */
export const orderOf = (game: string, seats: number, more: Partial<MatchOrder> = {}): MatchOrder => ({
  game,
  overrides: {},
  length: null,
  sitters: Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'You' } : { kind: 'bot', name: `Bot ${seat}`, player: 'random' },
  ),
  ...more,
});

/** Opens a table and waits until its person is asked. */
export async function opened(
  on: Page,
  game: string,
  seats: number,
  more: Partial<MatchOrder> = {},
): Promise<TableView> {
  on.say({ type: 'open', order: orderOf(game, seats, more), seat: 0 });
  await on.until(isA('snapshot'));
  return waitFor(() => (on.view().ask === null ? undefined : on.view()), on.received);
}

/** Picks one of the legal answers. */
export function answerTo(ask: Ask, below: (n: number) => number): Action {
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  switch (ask.type) {
    case 'pass': {
      const cards = [...ask.cards];
      return {
        type: 'pass',
        gifts: ask.to.flatMap(({ to, count }) =>
          cards.splice(below(cards.length - count + 1), count).map(card => ({ card, to })),
        ),
      };
    }
    case 'claim':
      return { type: 'claim', claim: below(2) === 0 };
    case 'play':
      return { type: 'play', ...one(ask.plays) };
    case 'charge':
      return { type: 'charge', cards: ask.cards };
    case 'bid':
      return { type: 'bid', bid: ask.bids[0] ?? 0 };
    case 'bury':
      return { type: 'bury', cards: ask.cards.slice(0, ask.count) };
    case 'moon':
      return { type: 'moon', option: one(ask.options).name };
    case 'lay':
      return { type: 'lay', ...one(ask.pairs) };
  }
}

const STEPS_MAX = 2_000;

/** Performs the person's next action and waits until the page has seen its effect. */
export async function step(on: Page, below: (n: number) => number): Promise<void> {
  const view = await due(on);
  if (view.deal.phase === 'over') return;
  const number = view.number + 1;
  const from = on.received.length;
  on.say(view.ask ? { type: 'act', number, action: answerTo(view.ask, below) } : { type: 'ready', number });
  await on.until(isA('ack'), from);
}

/** Plays the match to its end, ending deals early whenever offered. Returns how often. */
export async function playFinishing(on: Page, seed: string): Promise<number> {
  const below = counting(seed);
  let finished = 0;
  for (let i = 0; i < STEPS_MAX && on.view().deal.phase !== 'over'; i++) {
    const { mayFinish: why, number } = await due(on);
    if (why === null) await step(on, below);
    else {
      const from = on.received.length;
      on.say({ type: 'finish', number: number + 1, why });
      await on.until(isA('ack'), from);
      finished += 1;
    }
  }
  return finished;
}

/** The view once the table waits for its person, or for nobody. */
export const due = (on: Page): Promise<TableView> =>
  waitFor(() => (isDue(on.view()) ? on.view() : undefined), on.received);

/** Whether the table waits for its person, or for nobody. */
const isDue = ({ ask, deal, ready }: TableView): boolean =>
  ask?.type === 'lay'
    ? ask.laid === null
    : ask !== null || deal.phase === 'over' || (deal.phase === 'deal' && !ready.includes(0));

/** Plays the match to its end. */
export async function playToEnd(on: Page, seed = 'steps'): Promise<void> {
  const below = counting(seed);
  for (let i = 0; i < STEPS_MAX && on.view().deal.phase !== 'over'; i++) await step(on, below);
}

/** All events of a table, as written. */
export const written = (on: Bench, table: string): Promise<readonly Event[]> => on.storage.read(table);
