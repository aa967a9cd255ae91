// Tests stepping through a recorded match in the terminal: as lines from any seat's view, and on the screen
// with keys.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STEP_MS } from '@moonshot/protocol';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { ROOT } from '../../../../test/terminal/program.ts';
import { readKept } from '../play/file-log.ts';
import type { TerminalListener } from '../play/terminal.ts';
import { recordIn } from '../review/read-match.ts';
import { watchOnScreen } from '../watch/screen.ts';
import { forkOf, matchIn, watchWords } from './watch.ts';

const english = await watchWords('en');

const MATCHES = join(ROOT, 'fixtures/transcripts/classic.jsonl.gz');
const CAPTURE = join(ROOT, 'fixtures/transcripts/capture.jsonl.gz');
const DOCUMENT = readFileSync(join(ROOT, 'docs/reference/notation.md'), 'utf8');
const [, EXAMPLE = ''] = /```text\n([\s\S]*?)```/.exec(DOCUMENT) ?? [];

const folder = mkdtempSync(join(tmpdir(), 'moonshot-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const example = join(folder, 'example.txt');
writeFileSync(example, EXAMPLE);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('every step of a match is a line, with open hands', async () => {
  const { code, out, err } = await inside(['watch', example, '--plain']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'Ricketts House Hearts',
    '',
    'Deal 1',
    'The cards are dealt.',
    expect.stringMatching(/^ {2}Ada +3♣ 5♣ 10♣ J♣ K♣ 4♦/),
  ]);
  expect(lines.filter(line => / plays /.test(line))).toHaveLength(52);
  expect(lines).toContain('Dora plays the A♣.');
  expect(lines).toContain('Cleo plays the Q♣. Dora takes it.');
  expect(lines).toContain(
    'The deal is over · Points of this deal · Ada 0, Ben −26, Cleo 0, Dora 0; Totals · Ada 0, Ben −26, Cleo 0, Dora 0.',
  );
});

test('a seat sees its own cards, and how many the others hold; one deal can be asked for alone', async () => {
  const { out } = await inside(['watch', example, '--seat', '1', '--deal', '1', '--plain']);
  expect(out).toMatch(/^ {2}Ada +13 cards, face down$/m);
  expect(out).toMatch(/^ {2}Ben +8♣ 9♣ Q♣ 2♦/m);
});

test('bouts of Capture show what lay over what', async () => {
  const { out } = await inside(['watch', CAPTURE, '--plain']);
  expect(out).toMatch(/^Round 1 · Seat 0 [^ ]+ face up, [^ ]+ hidden, Seat 1 /m);
});

test.each<[name: string, words: readonly string[], sentence: RegExp]>([
  ['a seat that is not there', ['watch', example, '--seat', '13'], /There is no seat 13 in .*: there are 0 to 3\./],
  ['a deal that is not there', ['watch', example, '--deal', '9'], /There is no deal 9 in .* that is over\./],
  ['a file that is none', ['watch', 'nothing.txt'], /Cannot read nothing\.txt: /],
])('%s is refused in a sentence', async (_, words, sentence) => {
  const { code, out, err } = await inside(words);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});

/** A fake screen, and what is drawn on it. */
function shown() {
  let drawn: readonly string[] = [];
  const heard: TerminalListener[] = [];
  const ended = watchOnScreen(matchIn(MATCHES, { match: 2 }, english), { deal: 0, eyes: null }, listener => {
    heard.push(listener);
    return {
      draw: lines => {
        drawn = lines;
      },
      close: () => undefined,
    };
  });
  const press = (name: string, text = ''): void => heard[0]?.pressed({ name, text, ctrl: false });
  return { press, ended, text: () => drawn.join('\n') };
}

test('keys step, change the eyes, the deal and the pace, run by themselves, and leave', async () => {
  const { press, ended, text } = shown();
  expect(text()).toContain('Step 1 of');
  press('right');
  expect(text()).toContain('Step 2 of');
  press('left');
  press('2', '2');
  expect(text()).toContain('Seen by Seat 1');
  expect(text()).toMatch(/Seat 0 +\d+ cards/);
  press('o', 'o');
  expect(text()).not.toMatch(/\d+ cards/);
  press('+', '+');
  press('space', ' ');
  expect(text()).toContain('Pace Fast');
  vi.advanceTimersByTime(STEP_MS.fast * 3);
  expect(text()).toContain('Step 4 of');
  press('space', ' ');
  press('pagedown');
  expect(text()).toMatch(/Deal 2 \(2\/\d+\) · Step 1 of/);
  press('end');
  expect(text()).toContain('The deal is over ·');
  press('q', 'q');
  expect(await ended).toBeNull();
});

test('playing on from a point makes a table that is the same up to there, and ends with that deal', async () => {
  const { press, ended } = shown();
  for (let i = 0; i < 9; i++) press('right');
  press('p', 'p');
  const at = await ended;
  const record = recordIn(MATCHES, { match: 2 });
  vi.stubEnv('MOONSHOT_HOME', folder);
  const { events } = readKept(await forkOf(record, at ?? Number.NaN));
  vi.unstubAllEnvs();
  expect(events.slice(1)).toEqual(record.log.slice(1, at ?? 0));
  const bots = Array(record.names.length - 1).fill({ kind: 'bot' });
  expect(events[0]).toMatchObject({ spec: { sitters: [{ kind: 'person' }, ...bots], length: { deals: 1 } } });
});
