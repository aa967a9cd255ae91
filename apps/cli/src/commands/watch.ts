// `moonshot watch`: steps through a recorded match card by card, on the whole screen or as lines.
import { basename } from 'node:path';
import type { Language } from '@moonshot/i18n';
import { replayWords } from '@moonshot/i18n/features';
import { pageWords } from '@moonshot/i18n/page';
import { terminalWords } from '@moonshot/i18n/terminal';
import { titleOf } from '@moonshot/rules';
import { dealsOf, forkLog, loggedEvents } from '@moonshot/table/records';
import { MINE } from '../answer/need.ts';
import { CommandError, type ExitCode, misused } from '../core/errors.ts';
import { print } from '../core/output.ts';
import { oneLine } from '../core/plain-text.ts';
import { fileLog } from '../play/file-log.ts';
import { newPlace } from '../play/table-folder.ts';
import { shownName } from '../review/player-names.ts';
import { type Recorded, recordIn, type Which } from '../review/read-match.ts';
import { watchOnScreen } from '../watch/screen.ts';
import { describeStep, handLines, type Match, type WatchWords } from '../watch/step-text.ts';
import { atTable } from './play.ts';

interface Options extends Which {
  readonly seat?: number;
  readonly deal?: number;
  readonly plain?: boolean;
  readonly language?: Language;
}

/**
 * Shows one match of a file. On a terminal it uses the whole screen; otherwise it prints every step as a
 * line.
 */
export async function watch(file: string, options: Options): Promise<ExitCode> {
  const match = matchIn(file, options, await watchWords(options.language ?? 'en'));
  const eyes = options.seat ?? null;
  if (eyes !== null && eyes >= match.names.length)
    throw misused(`There is no seat ${eyes} in ${oneLine(file)}: there are 0 to ${match.names.length - 1}.`);
  const first = options.deal === undefined ? 0 : match.deals.findIndex(({ deal }) => deal === options.deal);
  if (match.deals[first] === undefined)
    throw misused(`There is no deal ${options.deal ?? 1} in ${oneLine(file)} that is over.`);
  const onScreen = process.stdin.isTTY === true && process.stdout.isTTY === true && !options.plain;
  if (!onScreen) {
    for (const line of linesOf(match, eyes, options.deal)) print(line);
    return 0;
  }
  const at = await watchOnScreen(match, { deal: first, eyes });
  return at === null ? 0 : atTable({ path: await forkOf(recordIn(file, options), at), speed: 'normal' }, true);
}

/**
 * Writes the file of a new table that continues the match after its first `at` events. Returns the file's
 * path. The person gets the same seat as at every terminal table.
 */
export async function forkOf({ log, hearts }: Recorded, at: number): Promise<string> {
  const path = newPlace(hearts.sheet, new Date());
  const id = basename(path, '.jsonl');
  const forked = forkLog(log, { id, seat: MINE, at });
  if (forked === undefined) throw new CommandError('Cannot play on from there: the record ends before it.');
  const file = await fileLog(path);
  await file.append(id, 0, forked);
  await file.close();
  return path;
}

/** The texts of playback in this language. */
export async function watchWords(language: Language): Promise<WatchWords> {
  const [words, { bid }, { seat }] = await Promise.all([
    replayWords(language),
    pageWords(language),
    terminalWords(language),
  ]);
  return { ...words, bid, seat };
}

/** The match of a file with all its steps. Throws a CommandError if there is none. */
export function matchIn(file: string, which: Which, words: WatchWords): Match {
  const { hearts, log, names } = recordIn(file, which);
  const [opening] = log;
  return {
    title: opening?.type === 'table-opened' ? titleOf(opening.spec) : hearts.sheet.name,
    names: names.map(name => shownName(name, words)),
    deals: dealsOf(hearts, loggedEvents(log)),
    strength: hearts.rules.strength,
    words,
  };
}

/** The steps of the whole match, or of the deal with the number `only`, as lines. */
function* linesOf(match: Match, eyes: number | null, only: number | undefined): Generator<string> {
  yield oneLine(match.title);
  for (const deal of match.deals) {
    if (deal.deal !== (only ?? deal.deal)) continue;
    yield '';
    yield match.words.deal(deal.deal);
    for (const step of deal.steps) {
      yield describeStep(match, deal, step);
      if (step.kind === 'dealt' || step.kind === 'passed') yield* handLines(match, step, eyes).map(line => `  ${line}`);
    }
  }
}
