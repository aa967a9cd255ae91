// The script of the threads for jobs that may take long, such as checking an imported match.

import type { Language } from '@moonshot/i18n';
import type { SheetError } from '@moonshot/rules';
import { misreadText } from '@moonshot/rules/explain';
import {
  type CheckedMatch,
  checkNotation,
  checkText,
  type NotatedMatch,
  notationText,
  type Tags,
} from '@moonshot/rules/notation';
import { type Event, STAND_IN } from '@moonshot/table';
import { logFromNotation, notationOfLog, proofOf, seatNames } from '@moonshot/table/records';
import { SPOKEN } from '../../core/languages.ts';
import { errorsIn, type OrderedSheet } from './check-sheets.ts';
import { type Counted, countedLine } from './open-data-counts.ts';
import { upTo } from './replay-points.ts';

type Checked = Extract<CheckedMatch, { ok: true }>;

/** The rules of a match, as a table stores them. */
export type StoredRules = Pick<NotatedMatch, 'game' | 'version' | 'seats' | 'rules' | 'length'>;

/** A log in several parts, so that it can be written part by part. Each part is a JSON list of events. */
export type LogParts = readonly string[];

export interface MatchReadError {
  readonly ok: false;
  readonly sentence: string;
}

/** The input and result of each kind of job. A log is a JSON list of events. */
export interface JobKinds {
  /** Converts an imported match to the log of a table. */
  readonly import: {
    readonly asked: {
      readonly text: string;
      readonly language: Language;
      readonly match: string;
      readonly secret: string;
    };
    readonly done:
      | MatchReadError
      | {
          readonly ok: true;
          readonly played: StoredRules;
          readonly names: readonly string[];
          readonly log: LogParts;
          readonly last: LastScored;
        };
  };
  /** Cuts off a match in notation at a point of its replay. `log` is null if no player acts at that point. */
  readonly fork: {
    readonly asked: {
      readonly text: string;
      readonly language: Language;
      readonly match: string;
      readonly secret: string;
      readonly deal: number;
      readonly step: number;
    };
    readonly done: MatchReadError | { readonly ok: true; readonly played: StoredRules; readonly log: LogParts | null };
  };
  /** Creates the proof of a log as JSON text; null if the match has no proof. */
  readonly proof: { readonly asked: { readonly log: string }; readonly done: string | null };
  /** Writes a log in the open notation; null if the log does not begin with the opening of a table. */
  readonly notation: {
    readonly asked: { readonly log: string; readonly names: readonly string[]; readonly tags: Tags };
    readonly done: string | null;
  };
  /** Creates the line for a public match in the open data, and the counts with this match added. */
  readonly count: {
    readonly asked: { readonly log: string; readonly day: string; readonly counts: string | null };
    readonly done: Counted;
  };
  /** Finds the errors of a rule sheet or of the match length. */
  readonly sheet: {
    readonly asked: OrderedSheet;
    readonly done: readonly SheetError[];
  };
}

/** The number and totals of the last deal that was scored; null if no deal was scored. */
export type LastScored = { readonly deal: number; readonly totals: readonly number[] } | null;

export type JobKind = keyof JobKinds;
export type JobInput<K extends JobKind> = JobKinds[K]['asked'];
export type JobOutput<K extends JobKind> = JobKinds[K]['done'];

const PART_EVENTS = 32;

function inParts(log: readonly Event[]): LogParts {
  const parts: string[] = [];
  for (let from = 0; from < log.length; from += PART_EVENTS)
    parts.push(JSON.stringify(log.slice(from, from + PART_EVENTS)));
  return parts;
}

function misread(checked: Extract<CheckedMatch, { ok: false }>, language: Language): MatchReadError {
  const { notation, rules } = SPOKEN[language];
  return { ok: false, sentence: misreadText(checked, notation, rules) };
}

const playedIn = ({ noted: { game, version, seats, rules, length } }: Checked): StoredRules => ({
  ...{ game, version, seats, rules, length },
});

const standIns = ({ noted }: Checked) =>
  seatNames(noted).map(name => ({ kind: 'bot' as const, name, player: STAND_IN }));

const markedImported = (event: Event): Event =>
  event.type === 'table-opened' ? { ...event, spec: { ...event.spec, imported: true } } : event;

const WORK: { readonly [K in JobKind]: (asked: JobInput<K>) => JobOutput<K> } = {
  import: ({ text, language, match, secret }) => {
    const checked = checkText(text);
    if (!checked.ok) return misread(checked, language);
    const log = logFromNotation(match, checked, standIns(checked), secret).map(markedImported);
    const scored = checked.events.findLast(event => event.type === 'scored');
    const last = scored?.type === 'scored' ? { deal: scored.result.deal, totals: scored.result.totals } : null;
    return { ok: true, played: playedIn(checked), names: seatNames(checked.noted), log: inParts(log), last };
  },
  fork: ({ text, language, match, secret, deal, step }) => {
    const checked = checkNotation(text);
    if (!checked.ok) return misread(checked, language);
    const log = logFromNotation(match, checked, standIns(checked), secret);
    const before = upTo(checked, log, deal, step);
    return { ok: true, played: playedIn(checked), log: before === undefined ? null : inParts(before) };
  },
  proof: ({ log }) => {
    const proof = proofOf(JSON.parse(log));
    return 'why' in proof ? null : JSON.stringify(proof);
  },
  notation: ({ log, names, tags }) => {
    const noted = notationOfLog(JSON.parse(log), { names, tags });
    return noted === undefined ? null : notationText(noted);
  },
  count: countedLine,
  sheet: errorsIn,
};

const MICROSECONDS = 1000;

/** Runs a job. Returns its result and the processor time in milliseconds. */
export function work<K extends JobKind>({ kind, asked }: { readonly kind: K; readonly asked: JobInput<K> }) {
  const before = process.threadCpuUsage();
  const done = WORK[kind](asked);
  const { user, system } = process.threadCpuUsage(before);
  return { done, cpuMs: (user + system) / MICROSECONDS };
}
