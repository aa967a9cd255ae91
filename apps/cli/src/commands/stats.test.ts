// Tests statistics on the command line: what they say about recorded matches, and the errors for files
// without matches.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { ROOT } from '../../../../test/terminal/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-stats-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MATCHES = join(ROOT, 'fixtures/transcripts/at-play.jsonl');
const [FIRST = ''] = readFileSync(MATCHES, 'utf8').split('\n');

test('tells matches, deals, points by place and by trick, and the shuffle beside chance', async () => {
  const { code, out, err } = await inside(['stats', MATCHES]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^\d+ matches, \d+ deals\n/);
  expect(out).toMatch(/^Hearts at Play, 4 players: \d+ matches, \d+ deals, \d+ moons$/m);
  expect(out).toMatch(/^ {2}points by trick: /m);
  expect(out).toMatch(/^ {2}4-4-3-2 +\d+ +\d+\.\d\d% +21\.55%$/m);
});

test('the same as JSON', async () => {
  const { code, out } = await inside(['stats', MATCHES, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    format: 'moonshot-statistics/1',
    games: expect.arrayContaining([expect.objectContaining({ game: 'at-play', seats: 4 })]),
  });
});

test.each<[name: string, content: string, code: number, says: RegExp]>([
  ['nothing', '', 2, /:1: match: expected a match, found an empty file$/],
  ['no JSON', '{"seats"', 2, /:1: match: expected one JSON object: .+$/],
  ['another format', '{"format":"moonshot-rules"}', 2, /:1: format: expected moonshot-transcript\/1, found /],
  [
    'points changed',
    FIRST.replace(/"totals":\[\d+/, '"totals":[99'),
    1,
    /:1: deal 1, step \d+: the transcript and the rules differ\n/,
  ],
])('%s: the place, and no figures', async (_, content, code, says) => {
  writeFileSync(join(folder, 'bad.jsonl'), content);
  const ran = await inside(['stats', join(folder, 'bad.jsonl')]);
  expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
  expect(
    ran.err
      .split('\n')
      .slice(0, 2)
      .join('\n')
      .trimEnd()
      .concat(code === 1 ? '\n' : ''),
  ).toMatch(says);
});

test('it shows the statistics of one person, whose points add up', async () => {
  const { code, out, err } = await inside(['stats', MATCHES, '--player', 'Seat 1']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Seat 1: \d+ matches\n/);
  expect(out).toMatch(/^ {2}points a deal: \d+\.\d\d; by trick: (\d+\.\d\d ?)+/m);
  expect(out).toMatch(/^ {2}Q♣ taken in \d+% of deals \(\d+% to \d+%\); evenly \d+%$/m);
  expect(out).toMatch(/^ {2}against Seat 0: \d+ deals, better by -?\d+\.\d\d/m);
  const { games } = JSON.parse((await inside(['stats', MATCHES, '--player', 'Seat 1', '--json'])).out);
  for (const { sources } of games) {
    const tricks = sources.tricks.reduce((sum: number, { value }: { readonly value: number }) => sum + value, 0);
    expect(tricks + sources.end).toBeCloseTo(sources.mean, 9);
  }
});

test('no player of that name: the error lists the players', async () => {
  const { code, err } = await inside(['stats', MATCHES, '--player', 'Nobody']);
  expect(code).toBe(2);
  expect(err.trim()).toMatch(
    /^Cannot find Nobody: no player in these files has that name\. The players are Seat 0, Seat 1/,
  );
});
