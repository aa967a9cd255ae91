// `moonshot replay`: replays recorded matches under their rules and stops at the first difference.

import type { Language } from '@moonshot/i18n';
import { ruleWords } from '@moonshot/i18n/games';
import { terminalWords } from '@moonshot/i18n/terminal';
import { explainRefusal } from '@moonshot/rules/explain';
import { type Difference, differenceTexts, replayRecording } from '@moonshot/rules/notation';
import type { ExitCode } from '../core/errors.ts';
import { complain, print, printJson } from '../core/output.ts';
import { oneLine, padEnd, widthOf } from '../core/plain-text.ts';
import { eachRecording, type FileFault, faultText } from '../review/recordings.ts';

interface Place {
  readonly file: string;
  readonly line: number;
}

interface Tally {
  matches: number;
  decisions: number;
  difference?: Place & Difference;
  fault?: FileFault;
}

interface Options {
  readonly json?: boolean;
  readonly language?: Language;
}

/** Replays the files up to the first difference or error, and prints the result. */
export async function replay(files: readonly string[], { json, language = 'en' }: Options): Promise<ExitCode> {
  const tally: Tally = { matches: 0, decisions: 0 };
  for (const file of files) {
    await replayFile(file, tally);
    if (tally.difference ?? tally.fault) break;
  }
  if (json) printJson(asJson(tally));
  else await show(tally, language);
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

async function show({ matches, decisions, difference, fault }: Tally, language: Language): Promise<void> {
  if (fault) {
    complain(oneLine(faultText(fault)));
    return;
  }
  if (difference) {
    for (const line of await differenceLines(difference, language)) print(line);
  }
  const words = await terminalWords(language);
  print(words.replayed(matches, decisions, difference ? 1 : 0));
}

/** Describes where a replay differs from the recorded match, as lines. */
export async function differenceLines(difference: Place & Difference, language: Language): Promise<readonly string[]> {
  const { file, line, deal, step, reason, hearts } = difference;
  const [{ differences: words }, rules] = await Promise.all([terminalWords(language), ruleWords(language)]);
  const texts = differenceTexts(reason, words, refusal => explainRefusal(hearts, refusal, rules));
  const width = Math.max(widthOf(words.record), widthOf(words.rules));
  return [
    oneLine(`${file}:${line}: ${words.differ(deal, step)}`),
    `  ${padEnd(words.record, width)} ${oneLine(texts.transcript)}`,
    `  ${padEnd(words.rules, width)} ${oneLine(texts.rules)}`,
  ];
}

const asJson = ({ matches, decisions, difference, fault }: Tally): unknown => ({
  matches,
  decisions,
  differences: difference ? 1 : 0,
  ...(difference ? { difference: placeAndTexts(difference) } : {}),
  ...(fault ? { malformed: fault } : {}),
});

const placeAndTexts = ({ file, line, deal, step, transcript, rules }: Place & Difference): unknown => ({
  ...{ file, line, deal, step, transcript, rules },
});
