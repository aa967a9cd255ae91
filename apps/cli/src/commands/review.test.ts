// Tests reviews on the command line: they read proofs and transcripts, are reproducible with the same budget,
// and refuse bad input with one sentence.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readTranscript, replayTranscript } from '@moonshot/rules/notation';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { ROOT } from '../../../../test/terminal/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PROOF = join(ROOT, 'fixtures/proof.json');
const CHEAP = ['--budget', 'plays=60'];

function fileWith(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const recorded = (game: string): string => {
  const bytes = readFileSync(join(ROOT, `fixtures/transcripts/${game}.jsonl.gz`));
  return gunzipSync(bytes).toString('utf8');
};

/** A backup with a table as the page stores it. */
function backup(): string {
  const secret = '0'.repeat(64);
  const sitters = ['Ada', 'Vega', 'Tycho', 'Halley'].map((name, i) =>
    i === 0 ? { kind: 'person', name } : { kind: 'bot', name, player: 'careful' },
  );
  const spec = { game: 'ricketts', version: 1, overrides: {}, length: null, sitters };
  const first = { type: 'table-opened', id: 'one', spec, secret, event: { type: 'never' } };
  const table = { id: 'one', at: 1, events: [first] };
  return JSON.stringify({ format: 'moonshot-backup', version: 1, at: 1, settings: {}, tables: [table], records: [] });
}

test('a proof is reviewed: the game, each deal with its points, and three decisions at most, the worst first', async () => {
  const { code, out, err } = await inside(['review', PROOF, '--seat', '2', ...CHEAP]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n')[0]).toBe('Ricketts House Hearts (4) · as Seat 2 · What you could know');
  expect(out.split('\n')[1]).toMatch(/^Deal 1 · 4 points · You gave (nothing away|away [\d.]+ points?)$/);
  const costs = [...out.matchAll(/^ {2}\d {2}(?:Trick \d+|The pass), −([\d.]+) ·/gm)].map(found => Number(found[1]));
  expect(costs.length).toBeLessThanOrEqual(3);
  expect(costs).toEqual([...costs].sort((a, b) => b - a));
});

test.each(['ricketts', 'classic', 'capture'])(
  '%s: a match out of a transcript, the same twice, as JSON',
  async game => {
    const [line = ''] = recorded(game).split('\n');
    const path = fileWith(`${game}.jsonl.gz`, gzipSync(line));
    const words = ['review', path, '--deal', '1', '--json', ...CHEAP];
    const [one, two] = [await inside(words), await inside(words)];
    expect(one).toEqual(two);
    const told = JSON.parse(one.out);
    const events: { readonly type: string }[] = [];
    replayTranscript(readTranscript(JSON.parse(line)), some => void events.push(...some));
    expect(told).toMatchObject({ game, seat: 0, open: false, deals: [{ deal: 1 }] });
    const [{ decisions, worst, lost, points }] = told.deals;
    const scored = events.find(event => event.type === 'scored') as never as { result: { points: number[] } };
    expect(points).toBe(scored.result.points[0]);
    expect(lost).toBeCloseTo(
      decisions.reduce((sum: number, one: { cost: number }) => sum + one.cost, 0),
      1,
    );
    expect(worst.every((one: { sentences: string[] }) => one.sentences.length > 0 && one.sentences.length <= 3)).toBe(
      true,
    );
  },
);

const [line = ''] = recorded('ricketts').split('\n');

test.each<[name: string, content: string, words: readonly string[], says: RegExp]>([
  ['nothing', '', [], /: it is empty\.$/],
  ['no JSON', 'Hello', [], /: it holds neither JSON nor the notation\.$/],
  ['another JSON', '{"format":"x"}', [], /: it is none of what holds a match: the notation, a transcript, .+\.$/],
  [
    'a broken transcript',
    line.replace('"seats":4', '"seats":40'),
    [],
    /: seats: expected a number from 2 to 14, found 40\.$/,
  ],
  ['other scores', line.replace(/"points":\[\d+/, '"points":[77'), [], /: in deal 1, step \d+, it says points .+\.$/],
  ['no such match', line, ['--match', '2'], /: there is no match 2 in it, but 1\.$/],
  ['no such seat', line, ['--seat', '9'], /^There is no seat 9 in .+: there are 0 to 3\.$/],
  ['no such deal', line, ['--deal', '999'], /^Seat 0 decided nothing in deal 999 of .+\.$/],
  ['a log that cannot be', backup(), [], /: Event 1 of the log is not valid: the table would open differently\.$/],
  ['no such table', backup(), ['--table', 'two'], /: there is no table two in it: there are one\.$/],
  ['no such imported match', backup(), ['--match', '1'], /: there is no imported match 1 in it, but 0\.$/],
])('%s: one sentence and exit 2', async (_, content, words, says) => {
  const { code, out, err } = await inside(['review', fileWith('bad.json', content), ...words]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trimEnd()).toMatch(says);
  expect(err.trimEnd()).not.toContain('\n');
});
