// Statistics over all matches. Online matches are counted like local ones, and passes are judged one after
// another.
import { questionOf, quickDraws } from '@moonshot/bots';
import { judgeDecision } from '@moonshot/bots/review';
import type { DealRecord, PageToTable } from '@moonshot/protocol';
import type { Hearts, Seat } from '@moonshot/rules';
import { checkNotation } from '@moonshot/rules/notation';
import { isUnjudged } from '@moonshot/rules/statistics';
import { type Event, heartsFor } from '@moonshot/table';
import { type Decision, decisionsOf, logFromNotation, seatNames } from '@moonshot/table/records';
import type { Hosting } from '../hosting.ts';
import { loadForRecords, recordsOf } from '../storage/records.ts';
import { importedLog } from './replay.ts';

type Of<T extends PageToTable['type']> = Extract<PageToTable, { type: T }>;

const NO_SECRET = '0'.repeat(64); // the log needs no secret, because nothing is dealt after its last event

/** Counts an online match from its text, if the match is valid by its rules. */
export async function countMatch({ context }: Hosting, { table, text, seat, bots, at }: Of<'count-match'>) {
  const checked = checkNotation(text);
  if (!checked.ok) return context.post({ type: 'amended', records: [], more: false });
  const sitters = seatNames(checked.noted).map((name, i) => {
    const player = bots[i] ?? null;
    if (i === seat) return { kind: 'person' as const, name };
    return player === null ? { kind: 'person' as const, name } : { kind: 'bot' as const, name, player };
  });
  await loadForRecords();
  const records = recordsOf(logFromNotation(table, checked, sitters, NO_SECRET), at, { online: true, seat });
  // if the records cannot be stored, the match is counted again next time
  await context.storage.takeOver([], records).catch(() => undefined);
  context.post({ type: 'amended', records, more: false });
}

/**
 * Limits for judging one pass: enough simulated deals to detect a difference of half a point, and a maximum
 * time for slow devices.
 */
const PLAYS = 4000;
const MOST_MS = 3000;

/**
 * Judges those passes of a match that have not been judged yet. What a pass gave away is stored in the record
 * of its deal.
 */
export async function judgePasses(hosting: Hosting, { table, text }: Of<'judge-passes'>): Promise<void> {
  const { storage, post } = hosting.context;
  const waiting = (await storage.records()).filter(one => one.table === table && isUnjudged(one));
  const log = waiting.length === 0 ? [] : text === null ? await storage.read(table) : logIn(text);
  const passes = passesIn(log, waiting[0]?.seat ?? 0);
  for (const record of waiting) {
    const regret = passes === undefined ? null : regretAt(hosting, passes, record);
    await amended(hosting, { ...record, regret });
  }
  post({ type: 'amended', records: [], more: false });
}

async function amended({ context }: Hosting, record: DealRecord): Promise<void> {
  await context.storage.amend([record]);
  context.post({ type: 'amended', records: [record], more: true });
}

function logIn(text: string): readonly Event[] {
  const checked = checkNotation(text);
  return checked.ok ? importedLog(checked) : [];
}

interface Passes {
  readonly hearts: Hearts;
  readonly made: readonly Decision[];
}

/** The passes of a seat. Undefined if the match was deleted, or if this version has other rules for it. */
function passesIn(log: readonly Event[], seat: Seat): Passes | undefined {
  const [first] = log;
  if (first?.type !== 'table-opened') return undefined;
  try {
    const hearts = heartsFor(first.spec);
    return { hearts, made: decisionsOf(hearts, log, seat).filter(({ ask }) => ask.type === 'pass') };
  } catch {
    return undefined;
  }
}

/**
 * The points by which the pass of a deal was worse than the best pass, judged by what the seat could know. It
 * is null if there was no pass, or if the passes cannot be compared.
 */
function regretAt({ context }: Hosting, { hearts, made: all }: Passes, { table, deal }: DealRecord): number | null {
  const made = all.find(one => one.deal === deal);
  if (made === undefined) return null;
  const begun = context.nowMs();
  const budget = { plays: PLAYS, passed: () => (context.nowMs() - begun) / MOST_MS };
  const question = questionOf(hearts, made.view, made.ask);
  const below = quickDraws(`pass ${table} ${made.deal}`);
  return judgeDecision({ trick: 0, question, action: made.action }, budget, below)?.cost ?? null;
}
