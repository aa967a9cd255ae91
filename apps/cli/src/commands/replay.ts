// `moonshot replay`: replays recorded matches under their rules and stops at the first difference.

import { type Difference, replayRecording } from '@moonshot/rules/notation';
import type { ExitCode } from '../core/errors.ts';
import { complain, print, printJson } from '../core/output.ts';
import { counted, oneLine } from '../core/plain-text.ts';
import { eachRecording, type FileFault, faultText } from '../review/recordings.ts';

interface Place {
  readonly file: string;
  readonly line: number;
}

/** What has been replayed so far, and the first difference or error, if any. */
interface Tally {
  matches: number;
  decisions: number;
  difference?: Place & Difference;
  fault?: FileFault;
}

/** Replays every file and prints the result. */
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
  const fault = await eachRecording(file, (recording, line) => {
    const { decisions, difference } = replayRecording(recording);
    tally.decisions += decisions;
    if (difference) tally.difference = { file, line, ...difference };
    else tally.matches += 1;
    return difference === undefined;
  });
  if (fault !== undefined) tally.fault = fault;
}

function show({ matches, decisions, difference, fault }: Tally): void {
  if (fault) {
    complain(oneLine(faultText(fault)));
    return;
  }
  if (difference) {
    for (const line of differenceLines(difference)) print(line);
  }
  const read = [counted(matches, 'match', 'matches'), counted(decisions, 'decision')];
  print([...read, counted(difference ? 1 : 0, 'difference')].join(', '));
}

/** Describes where a replay differs from the recorded match, as lines. */
export const differenceLines = ({
  file,
  line,
  deal,
  step,
  transcript,
  rules,
}: Place & Difference): readonly string[] => [
  oneLine(`${file}:${line}: deal ${deal}, step ${step}: the transcript and the rules differ`),
  `  the transcript says: ${oneLine(transcript)}`,
  `  the rules say:       ${oneLine(rules)}`,
];

const asJson = ({ matches, decisions, difference, fault }: Tally): unknown => ({
  matches,
  decisions,
  differences: difference ? 1 : 0,
  ...(difference ? { difference } : {}),
  ...(fault ? { malformed: fault } : {}),
});
