// Creates the summaries of past matches. They are stored when a match ends; older matches get theirs in the
// background.
import type { Event } from '@moonshot/table';
import { shownTitle } from '../../core/display-names.ts';
import type { Cancel } from '../../core/env.ts';
import { reasonOf } from '../../core/errors.ts';
import type { PastMatch } from '../../store/rows/past-match.ts';
import type { TableRow } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import { isPlayed, matchesOver } from './live.ts';

export type TableOpenedEvent = Extract<Event, { type: 'table-opened' }>;

interface LastResult {
  readonly deal: number;
  readonly totals: readonly number[];
}

/** Creates the summary of a match from its first event and the result of its last scored deal. */
export function matchSummary(
  row: TableRow,
  match: string,
  { spec }: TableOpenedEvent,
  last: LastResult | undefined,
  at: number,
) {
  const { game, sitters } = spec;
  const past: PastMatch = {
    // The title of the table's row is used while the match is in progress, because the operator may have
    // replaced it.
    ...{ match, table: row.id, at, game, name: shownTitle(isPlayed(row, match) ? row : spec) },
    deals: last?.deal ?? 0,
    totals: last?.totals ?? [],
    people: sitters.map(({ kind, name }) => (kind === 'person' ? name : null)),
    bots: sitters.map(sitter => (sitter.kind === 'bot' ? sitter.player : null)),
    importedBy: spec.imported === true ? (row.owner ?? row.host) : null,
    fork: row.fork !== undefined,
    fixed: row.deals ?? null,
  };
  return past;
}

function lastResultIn(events: readonly Event[]): LastResult | undefined {
  const scored = events.findLast(event => event.type === 'game' && event.event.type === 'scored');
  return scored?.type === 'game' && scored.event.type === 'scored' ? scored.event.result : undefined;
}

/** The number of tables that the backfill handles per step. */
const TABLES_A_STEP = 50;

/**
 * Stores the missing summaries of older matches in the background, a few tables at a time, until cancelled.
 */
export function catchUpPast(context: ServerContext): Cancel {
  const state = { stopped: false };
  void caughtUp(context, () => state.stopped).catch(error =>
    context.log.warn({ reason: reasonOf(error) }, 'cannot list all past matches'),
  );
  return () => {
    state.stopped = true;
  };
}

async function caughtUp(context: ServerContext, stopped: () => boolean): Promise<void> {
  const { store, env } = context;
  for (let rows: readonly TableRow[] = [], from = ''; !stopped(); from = rows.at(-1)?.id ?? from) {
    rows = await store.tables.after(from, TABLES_A_STEP);
    for (const row of rows) await caughtUpTable(context, row, stopped);
    if (rows.length === 0) return;
    await new Promise<void>(resolve => env.soon(resolve));
  }
}

async function caughtUpTable(context: ServerContext, row: TableRow, stopped: () => boolean): Promise<void> {
  const matches = matchesOver(row);
  for (let from = 0; from < matches.length; from += TABLES_A_STEP) {
    const some = matches.slice(from, from + TABLES_A_STEP);
    const known = await context.store.past.known(some);
    for (const match of some) {
      if (stopped()) return;
      if (!known.has(match)) await noted(context, row, match);
    }
  }
}

async function noted({ store, log }: ServerContext, row: TableRow, match: string): Promise<void> {
  try {
    const [ends, events] = [await store.log.ends(match), await store.log.read(match)];
    if (ends?.opening.type !== 'table-opened') return;
    await store.past.add(matchSummary(row, match, ends.opening, lastResultIn(events), ends.at));
  } catch (error) {
    log.warn({ match, reason: reasonOf(error) }, 'cannot list a past match');
  }
}
