// `moonshot replay`: plays recorded matches again by the rules and stops at the first place where the two part.

import { replayRecording } from '@moonshot/rules/openspiel';
import { Malformed } from '@moonshot/rules/transcript';
import type { Difference } from '@moonshot/rules/transcript-replay';
import type { ExitCode } from '../failure.ts';
import { type Line, linesOf, Unreadable } from '../files/lines.ts';
import { complain, print, printJson } from '../output.ts';
import { oneLine } from '../render/plain.ts';

/** Where a file is not what it should be; a file that cannot be opened has neither line nor path. */
interface Fault {
  readonly file: string;
  readonly line?: number;
  readonly path?: string;
  readonly reason: string;
}

interface Place {
  readonly file: string;
  readonly line: number;
}

/** What came of replaying so far; it goes on while there is neither difference nor fault. */
interface Tally {
  matches: number;
  decisions: number;
  difference?: Place & Difference;
  fault?: Fault;
}

/** Replays every file; prints what came of it. */
export async function replay(files: readonly string[], options: { readonly json?: boolean }): Promise<ExitCode> {
  const tally: Tally = { matches: 0, decisions: 0 };
  for (const file of files) {
    await replayFile(file, tally);
    if (tally.difference ?? tally.fault) break;
  }
  if (options.json) printJson(asJson(tally));
  else show(tally);
  return tally.fault ? 2 : tally.difference ? 1 : 0;
}

async function replayFile(file: string, tally: Tally): Promise<void> {
  let matches = 0;
  try {
    for await (const line of linesOf(file)) {
      if (line.text.trim() === '') continue;
      matches += 1;
      replayLine(file, line, tally);
      if (tally.difference) return;
    }
    if (matches === 0) tally.fault = { file, line: 1, path: 'match', reason: 'expected a match, found an empty file' };
  } catch (error) {
    tally.fault = faultOf(file, error);
  }
}

/** A fault on a line leaves by being thrown; what the rules and the line disagree about stays in the tally. */
function replayLine(file: string, { number, text }: Line, tally: Tally): void {
  try {
    const { decisions, difference } = replayRecording(parsed(text));
    tally.decisions += decisions;
    if (difference) tally.difference = { file, line: number, ...difference };
    else tally.matches += 1;
  } catch (error) {
    throw new FaultyLine(number, error);
  }
}

class FaultyLine extends Error {
  readonly line: number;
  readonly path: string;
  constructor(line: number, why: unknown) {
    const reason = why instanceof Error ? why.message : String(why);
    const path = why instanceof Malformed ? why.path : 'match';
    super(reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason);
    this.line = line;
    this.path = path;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Malformed('match', `expected one JSON object: ${reason}`);
  }
}

function faultOf(file: string, error: unknown): Fault {
  if (error instanceof FaultyLine) return { file, line: error.line, path: error.path, reason: error.message };
  if (!(error instanceof Unreadable)) throw error;
  const { line, message: reason } = error;
  return line === undefined ? { file, reason } : { file, line, path: 'match', reason };
}

function show({ matches, decisions, difference, fault }: Tally): void {
  if (fault) {
    complain(oneLine(sentenceOf(fault)));
    return;
  }
  if (difference) {
    const { file, line, deal, step, transcript, rules } = difference;
    print(oneLine(`${file}:${line}: deal ${deal}, step ${step}: the transcript and the rules differ`));
    print(`  the transcript says: ${oneLine(transcript)}`);
    print(`  the rules say:       ${oneLine(rules)}`);
  }
  print(`${matches} matches, ${decisions} decisions, ${difference ? 1 : 0} differences`);
}

const sentenceOf = ({ file, line, path, reason }: Fault): string =>
  line === undefined ? `Cannot read ${file}: ${reason}.` : `${file}:${line}: ${path}: ${reason}`;

const asJson = ({ matches, decisions, difference, fault }: Tally): unknown => ({
  matches,
  decisions,
  differences: difference ? 1 : 0,
  ...(difference ? { difference } : {}),
  ...(fault ? { malformed: fault } : {}),
});
