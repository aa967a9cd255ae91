// Reads files of recorded matches. A file has one match per line, or is a text that contains whole matches.
// Passes on each match with its line number. Errors name the file and the line.
import { CARRIED_MATCH, gameOfPlaythrough, isPlaythrough, Malformed, recordingIn } from '@moonshot/rules/notation';
import { linesOf, Unreadable } from '../files/lines.ts';
import { everyIn, isWholeMatch, transcriptIn } from './read-match.ts';

/** An error in a file of recorded matches. `line` and `path` are missing if the file could not be opened. */
export interface FileFault {
  readonly file: string;
  readonly line?: number;
  readonly path?: string;
  readonly reason: string;
}

/**
 * Calls `take` for each recording of a file until `take` returns false. Returns the first error of the file,
 * if any.
 */
export async function eachRecording(
  file: string,
  take: (recording: unknown, line: number) => boolean,
): Promise<FileFault | undefined> {
  let matches = 0;
  try {
    let whole: string[] | undefined = CARRIED_MATCH.test(file) ? [file] : undefined;
    for await (const { number, text } of whole === undefined ? linesOf(file) : []) {
      if (matches === 0 && whole === undefined && isWholeMatch(text)) whole = [];
      if (whole !== undefined) whole.push(text);
      if (text.trim() === '' || whole !== undefined) continue;
      matches += 1;
      if (!taken(() => recordingIn(text), number, take)) return undefined;
    }
    if (whole !== undefined) {
      takeWhole(file, whole.join('\n'), take);
      return undefined;
    }
    return matches > 0 ? undefined : { file, line: 1, path: 'match', reason: 'expected a match, found an empty file' };
  } catch (error) {
    return faultOf(file, error);
  }
}

/** Calls `take` for each match of a text that contains whole matches. */
function takeWhole(file: string, text: string, take: (recording: unknown, line: number) => boolean): void {
  if (isPlaythrough(text)) {
    taken(() => gameOfPlaythrough(text), 1, take);
    return;
  }
  taken(
    () => everyIn(file, text),
    1,
    matches => (matches as ReturnType<typeof everyIn>).every(match => take(transcriptIn(match), 1)),
  );
}

/** Reads a recording and passes it to `take`. Rethrows an error as a FaultyLine with the line number. */
function taken(read: () => unknown, number: number, take: (recording: unknown, line: number) => boolean): boolean {
  try {
    return take(read(), number);
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

function faultOf(file: string, error: unknown): FileFault {
  if (error instanceof FaultyLine) return { file, line: error.line, path: error.path, reason: error.message };
  if (!(error instanceof Unreadable)) throw error;
  const { line, message: reason } = error;
  return line === undefined ? { file, reason } : { file, line, path: 'match', reason };
}

/** The error as a sentence that names the file and, if known, the line and the field. */
export const faultText = ({ file, line, path, reason }: FileFault): string =>
  line === undefined ? `Cannot read ${file}: ${reason}.` : `${file}:${line}: ${path}: ${reason}`;
