// Tests the conversion of matches from the command line: a match converted there and back is unchanged, and
// invalid input is refused with its position.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';
import { ROOT } from '../../../../test/terminal/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-convert-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const MATCHES = join(ROOT, 'fixtures/transcripts/classic.jsonl.gz');

async function converted(file: string, ...words: readonly string[]): Promise<string> {
  const { code, out, err } = await inside(['convert', file, ...words]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

test('a transcript becomes the notation, a link, and itself again', async () => {
  const text = await converted(MATCHES, '--match', '2');
  writeFileSync(at('match.txt'), text);
  const link = (await converted(at('match.txt'), '--to', 'link', '--page', 'https://hearts.example/')).trim();
  expect(link).toMatch(/^https:\/\/hearts\.example\/#m\/[\w-]+$/);
  expect(await converted(link)).toBe(text);
  await converted(at('match.txt'), '--to', 'link', '--output', at('link.txt'));
  expect(await converted(at('link.txt'))).toBe(text);
  const [, line = ''] = gunzipSync(readFileSync(MATCHES)).toString().split('\n');
  const back = JSON.parse(await converted(link, '--to', 'transcript'));
  const { deals, ...head } = JSON.parse(line);
  expect(back).toMatchObject(head);
  expect(back.deals.map((deal: { steps: unknown }) => deal.steps)).toEqual(
    deals.map((deal: { steps: unknown }) => deal.steps),
  );
});

test('an imported match of a backup is chosen by its number', async () => {
  const texts = [await converted(MATCHES, '--match', '1'), await converted(MATCHES, '--match', '2')];
  const matches = texts.map(text => ({ at: 1, text }));
  const backup = { format: 'moonshot-backup', version: 8, at: 1, settings: {}, tables: [], matches, records: [] };
  writeFileSync(at('backup.json'), JSON.stringify(backup));
  expect(await converted(at('backup.json'), '--match', '2')).toBe(texts[1]);
});

test.each(['fixtures/proof.json', 'packages/verify/example-proof.json'])(
  'the proof %s of a match becomes the notation, in a file of its own',
  async path => {
    expect(await converted(join(ROOT, path), '--output', at('proof.txt'))).toBe('');
    expect(readFileSync(at('proof.txt'), 'utf8')).toMatch(/^moonshot-notation\/1\ngame ricketts 1\nseats 4\n/);
  },
);

test.each<[name: string, content: string, says: RegExp]>([
  ['half a text', 'moonshot-notation/1\ngame ricketts 1\n', /: Line 2, column 16: expected the next deal.+\.$/],
  ['nothing', '', /: it is empty\.$/],
])('%s: one sentence and exit 2', async (_, content, says) => {
  writeFileSync(at('bad.txt'), content);
  const { code, out, err } = await inside(['convert', at('bad.txt')]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trimEnd()).toMatch(says);
});

test('a link that is cut short is refused as such', async () => {
  const { code, err } = await inside(['convert', 'https://hearts.example/#m/AQBf']);
  expect({ code, err: err.trimEnd() }).toEqual({ code: 2, err: 'Cannot read the link: it is damaged or cut short.' });
});
