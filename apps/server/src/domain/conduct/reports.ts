// Reports to the operator about a player at the same table, or about a deal whose seal (commitment) seems
// wrong. Each report is stored with its evidence.
import type { NewReport } from '@moonshot/protocol/server';
import { type ApiError, apiError, NO_TABLE } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { ModerationReport } from '../../store/store.ts';
import { cleanText } from '../tables/chat.ts';
import { type LiveTable, matchOf, playersAt } from '../tables/live.ts';
import { type TableRegistry, tableOf } from '../tables/registry.ts';
import { seatOf } from '../tables/row/changes.ts';

/** Whether the player sits at the table, hosts it, or watches it. */
const isThere = (live: LiveTable, player: string): boolean =>
  live.row.host === player || seatOf(live.row, player) !== undefined || playersAt(live).has(player);

const wasThere = (live: LiveTable, about: string | null): boolean =>
  about === null || isThere(live, about) || live.lines.some(({ player }) => player === about);

const NOT_THERE = apiError('not-allowed', say => say.report);
const TOO_MANY = apiError('too-many', say => say.reports);
const EMPTY = apiError('not-allowed', say => say.empty);

/** Stores a report. Returns the refusal if the report is not accepted. */
export async function report(tables: TableRegistry, by: string, newReport: NewReport): Promise<ApiError | undefined> {
  const { env, store, config } = tables.context;
  const live = await tableOf(tables, newReport.table);
  if (live === undefined || !isThere(live, by)) return NO_TABLE;
  const { kind, about } = newReport;
  if ((kind === 'seal') !== (about === null) || about === by || !wasThere(live, about)) return NOT_THERE;
  const text = cleanText(newReport.text);
  if (text === '' && (kind === 'other' || kind === 'seal')) return EMPTY;
  const last = await lastEvent(tables, live);
  const { reportEvents, reportsPerTable } = config.limits;
  const kept: ModerationReport = {
    ...{ id: newId(env), at: env.nowMs(), by, about, kind, table: live.id, match: matchOf(live.row) },
    first: last === null ? null : Math.max(1, last - reportEvents + 1),
    ...{ last, text, lines: [...live.lines], state: 'open' },
  };
  return (await store.conduct.report(kept, reportsPerTable)) ? undefined : TOO_MANY;
}

/** The number of the last event in the log of the table's match, counted from 1. */
async function lastEvent({ context }: TableRegistry, live: LiveTable): Promise<number | null> {
  const match = matchOf(live.row);
  if (match === null) return null;
  const state = live.runner?.state();
  if (state?.id === match) return state.version;
  return (await context.store.log.versions([match])).get(match) ?? null;
}
