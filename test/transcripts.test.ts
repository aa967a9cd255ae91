// All recorded matches replay without a difference, and each kind of tampering is detected exactly where it
// was done.

import { Malformed, readTranscript, replayRecording, replayTranscript } from '@moonshot/rules/notation';
import { expect, test } from 'vitest';
import { NO_MATCHES, SPOILT } from './transcripts/malformed.ts';
import { draftOf, recordings } from './transcripts/recordings.ts';
import { TAMPERINGS } from './transcripts/tampering.ts';

const FILES: readonly [file: string, matches: number, decisions: number][] = [
  ['transcripts/ricketts.jsonl.gz', 40, 11_777],
  ['transcripts/at-play.jsonl', 40, 5747],
  ['transcripts/wild-twist.jsonl', 40, 3466],
  ['transcripts/classic.jsonl.gz', 40, 7680],
  ['transcripts/capture.jsonl.gz', 40, 2588],
  ['openspiel/games.jsonl.gz', 240, 13_080],
];

test.each(FILES)('%s: %i matches of %i decisions without a difference', (file, matches, decisions) => {
  const replayed = recordings(file).map(replayRecording);
  expect(replayed.flatMap(({ difference }) => difference ?? [])).toEqual([]);
  expect(replayed).toHaveLength(matches);
  expect(replayed.reduce((sum, one) => sum + one.decisions, 0)).toBe(decisions);
});

test.each(TAMPERINGS)('%s: found at its place', (_, game, line, { tamper, shows: [deal, step], says }) => {
  const match = draftOf(game, line);
  tamper(match);
  const { difference } = replayTranscript(readTranscript(match));
  expect(difference).toMatchObject({
    deal,
    step,
    transcript: expect.stringMatching(says),
    rules: expect.stringMatching(/./),
  });
});

const reading = (line: unknown) => (): unknown => replayTranscript(readTranscript(line));

/** The error of reading a line. */
function thrownBy(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

test.each(NO_MATCHES)('%s is no match', (_, line, path) => {
  const error = thrownBy(reading(line));
  expect(error).toBeInstanceOf(Malformed);
  expect(error).toMatchObject({ path, message: expect.stringMatching(/expected .{4,}, found ./) });
});

test.each(SPOILT)('%s: refused at its place', (_, spoil, path, reason) => {
  const match = draftOf('ricketts', 9);
  expect(reading(match)(), 'the match before it was spoilt').toEqual({ decisions: 56 });
  spoil(match);
  const error = thrownBy(reading(match));
  expect(error).toBeInstanceOf(Malformed);
  expect(error).toMatchObject({ path, message: expect.stringMatching(reason) });
  expect((error as Error).message.length, 'a message is a line that can be read').toBeLessThan(600);
});
