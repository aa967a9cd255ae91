// Reads a match from a file or a link. A file may contain matches in any format of Moonshot, or games of
// OpenSpiel.
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { BACKUP, type Backup, parseBackup } from '@moonshot/protocol';
import { type Event as GameEvent, type Hearts, jsonIn } from '@moonshot/rules';
import { misreadText } from '@moonshot/rules/explain';
import {
  CARRIED_MATCH,
  type CheckedMatch,
  checkNotation,
  gameOfPlaythrough,
  isActionLine,
  isOpenSpiel,
  isPlaythrough,
  matchIn,
  NOTATION_FORMAT,
  recordingIn,
  replayTranscript,
  TRANSCRIPT_FORMAT,
  type Transcript,
  transcriptOf,
  transcriptOfRecording,
} from '@moonshot/rules/notation';
import { type Event, heartsFor } from '@moonshot/table';
import {
  checkLog,
  gameEventsIn,
  logFromGame,
  logFromNotation,
  matchInProof,
  type ProofMatch,
  replayProof,
  seatNames,
  specOf,
} from '@moonshot/table/records';
import { readDocument } from '@moonshot/verify';
import { misused, reasonOf } from '../core/errors.ts';
import { oneLine } from '../core/plain-text.ts';
import { readKept } from '../play/file-log.ts';

/** A recorded match with its rules, its events and its players' names. */
export interface Recorded {
  readonly hearts: Hearts;
  readonly log: readonly Event[];
  readonly names: readonly string[]; // the players' names by seat
  // the first seat that a person has; a review is for this seat unless another is chosen
  readonly person: number;
}

/** Selects a match in a file, by line number or by table. */
export interface Which {
  readonly match?: number | undefined; // number of the match, or of the imported match in a backup, from 1
  readonly table?: string | undefined;
}

const SIZE_MAX = 64 * 1024 * 1024;
const PROOFS: readonly unknown[] = ['hearts-deal/1', 'hearts-deal/2'];
const NO_SECRET = '0'.repeat(64); // a placeholder, because replaying a recorded match makes no new deal

/** Reads the selected match of a file. Throws a CommandError if the file has no such match. */
export function recordIn(file: string, which: Which): Recorded {
  try {
    if (CARRIED_MATCH.test(file)) return fromLink(file);
    return matchOf(file, textOf(file), which);
  } catch (error) {
    throw unread(file, error);
  }
}

/** Reads every match of a file. Throws a CommandError if the file has none. */
export function everyRecordIn(file: string): readonly Recorded[] {
  try {
    return CARRIED_MATCH.test(file) ? [fromLink(file)] : everyIn(file, textOf(file));
  } catch (error) {
    throw unread(file, error);
  }
}

/** Reads every match in a file's text. Throws an error if the text has none. */
export function everyIn(file: string, text: string): readonly Recorded[] {
  if (formatOf(jsonIn(text)) === BACKUP) return everyInBackup(text);
  const lines = linesOf(text);
  const many = !text.startsWith(NOTATION_FORMAT) && isRecording(lines[0]);
  return many ? lines.map((_, i) => fromTranscripts(lines, { match: i + 1 })) : [matchOf(file, text, {})];
}

/** Whether a file with this first line is read as a whole, rather than one match per line. */
export function isWholeMatch(line: string): boolean {
  const value = jsonIn(line);
  return (
    line.startsWith(NOTATION_FORMAT) ||
    isPlaythrough(line) ||
    CARRIED_MATCH.test(line.trim()) ||
    line.trim() === '{' ||
    [BACKUP, ...PROOFS].includes(formatOf(value)) ||
    isTableLine(value)
  );
}

const isTableLine = (value: unknown): boolean => typeof value === 'object' && value !== null && 'sum' in value;

/** The recorded match in the transcript format. */
export function transcriptIn({ hearts, log }: Recorded): Transcript {
  const [first] = log;
  return transcriptOf(hearts, gameEventsIn(log), first?.type === 'table-opened' ? first.spec.overrides : {});
}

const unread = (file: string, error: unknown): Error => {
  const name = CARRIED_MATCH.test(file) ? 'the link' : file;
  return misused(oneLine(`Cannot read ${name}: ${reasonOf(error).replace(/\.$/, '')}.`));
};

const linesOf = (text: string): readonly string[] => text.split('\n').filter(line => line.trim() !== '');

/** All tables in a backup, including its imported matches. */
function everyInBackup(text: string): readonly Recorded[] {
  const { tables, matches = [] } = backupIn(text);
  return [...tables.map(({ events }) => fromLog(events)), ...matches.map(one => fromNoted(checkNotation(one.text)))];
}

function textOf(file: string): string {
  if (file !== '-' && statSync(file).size > SIZE_MAX) throw new Error(`it is longer than ${SIZE_MAX} bytes`);
  const bytes = readFileSync(file === '-' ? 0 : file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isPacked ? gunzipSync(bytes, { maxOutputLength: SIZE_MAX }) : bytes).toString('utf8').replace(/^\uFEFF/, '');
}

const UNKNOWN =
  'it is none of what holds a match: the notation, a transcript, a game of OpenSpiel, the file of everything of the page, the proof of a match, a table of moonshot play, a link';

function matchOf(file: string, text: string, which: Which): Recorded {
  if (text.trim() === '') throw new Error('it is empty');
  if (text.startsWith(NOTATION_FORMAT)) return fromNoted(checkNotation(text));
  const line = text.trim();
  if (!line.includes('\n') && CARRIED_MATCH.test(line)) return fromLink(line);
  const whole = jsonIn(text);
  if (formatOf(whole) === BACKUP) return fromBackup(text, which);
  if (PROOFS.includes(formatOf(whole))) return fromProof(text);
  const lines = linesOf(text);
  const first = jsonIn(lines[0] ?? '');
  if (isPlaythrough(text)) return fromTranscript(transcriptOfRecording(gameOfPlaythrough(text)));
  if (isRecording(lines[0])) return fromTranscripts(lines, which);
  if (file !== '-' && isTableLine(first)) return fromLog(readKept(file).events);
  throw new Error(whole === undefined && first === undefined ? 'it holds neither JSON nor the notation' : UNKNOWN);
}

const formatOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;

/** Whether a line is a match in the transcript format or in OpenSpiel's. */
function isRecording(line = ''): boolean {
  const value = jsonIn(line);
  return isActionLine(line) || formatOf(value) === TRANSCRIPT_FORMAT || isOpenSpiel(value);
}

function fromTranscripts(lines: readonly string[], { match = 1 }: Which): Recorded {
  const line = lines[match - 1];
  if (line === undefined) throw new Error(`there is no match ${match} in it, but ${lines.length}`);
  return fromTranscript(transcriptOfRecording(recordingIn(line)));
}

function fromTranscript(transcript: Transcript): Recorded {
  const events: GameEvent[] = [];
  const { difference } = replayTranscript(transcript, some => void events.push(...some));
  if (difference !== undefined)
    throw new Error(
      `in deal ${difference.deal}, step ${difference.step}, it says ${difference.transcript}, and the rules say ${difference.rules}`,
    );
  const { game, rules = {}, length = null, seats } = transcript;
  const version = versionIn(events, game);
  return fromEvents({ rules: `${game}@${version}`, overrides: rules, length, seats, deals: [] }, () => events);
}

function fromLink(link: string): Recorded {
  const checked = matchIn(link);
  if (checked === undefined) throw new Error('it is damaged or cut short');
  return fromNoted(checked);
}

function fromNoted(checked: CheckedMatch): Recorded {
  if (!checked.ok) throw new Error(misreadText(checked));
  const { noted, hearts } = checked;
  const names = seatNames(noted);
  const people = names.map(name => ({ kind: 'person' as const, name }));
  return { hearts, log: logFromNotation('recorded', checked, people, NO_SECRET), names, person: 0 };
}

/** The version of the rules that the match was played under, from its first event. */
function versionIn([first]: readonly GameEvent[], game: string): number {
  if (first?.type === 'opened') return first.version;
  throw new Error(`it opens no match of ${game}`);
}

const fromProof = (text: string): Recorded => {
  const proved = matchInProof(readDocument(text));
  return fromEvents(proved, hearts => replayProof(hearts, proved));
};

function fromEvents(proved: ProofMatch, eventsOf: (hearts: Hearts) => readonly GameEvent[]): Recorded {
  const names = Array.from({ length: proved.seats }, (_, seat) => `Seat ${seat}`);
  const spec = specOf(proved, names);
  const hearts = heartsFor(spec);
  return { hearts, log: logFromGame('recorded', spec, NO_SECRET, eventsOf(hearts)), names, person: 0 };
}

function backupIn(text: string): Backup {
  const parsed = parseBackup(text);
  if (parsed.ok) return parsed.backup;
  throw new Error(parsed.why === 'newer' ? 'a newer Moonshot wrote it' : 'it is an incomplete backup');
}

/** Reads a table of a backup, by default the newest, or the imported match with this number. */
function fromBackup(text: string, { match, table }: Which): Recorded {
  const { tables: unordered, matches = [] } = backupIn(text);
  if (match !== undefined) {
    const imported = matches[match - 1];
    if (imported !== undefined) return fromNoted(checkNotation(imported.text));
    throw new Error(`there is no imported match ${match} in it, but ${matches.length}`);
  }
  const tables = unordered.toSorted((a, b) => b.at - a.at);
  const found = table === undefined ? tables[0] : tables.find(({ id }) => id === table);
  if (found !== undefined) return fromLog(found.events);
  const ids = tables.map(({ id }) => id).join(', ');
  throw new Error(
    tables.length === 0 ? 'there is no table in it' : `there is no table ${table} in it: there are ${ids}`,
  );
}

function fromLog(events: readonly unknown[]): Recorded {
  const checked = checkLog(events);
  if (!checked.ok) throw new Error(checked.why);
  const { sitters } = checked.state.spec;
  return {
    hearts: heartsFor(checked.state.spec),
    log: checked.events,
    names: sitters.map(({ name }) => name),
    person: Math.max(
      0,
      sitters.findIndex(({ kind }) => kind === 'person'),
    ),
  };
}
