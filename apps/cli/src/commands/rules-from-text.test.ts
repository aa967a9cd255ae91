// Tests reading written rules from a file: what was understood, what is asked, and what was not understood.
// Rules are saved only once every contradiction in the text is decided.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inside } from '../../../../test/terminal/inside.ts';

const folder = mkdtempSync(join(tmpdir(), 'moonshot-from-text-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [text, saved] = [join(folder, 'grandma.txt'), join(folder, 'grandma.json')];
writeFileSync(
  text,
  'The game is for four players. Hearts may be led at any time. You may not lead hearts until a heart has been played. The game lasts 2 hands. Aunt Mary deals fast.',
);
const read = (...words: readonly string[]): ReturnType<typeof inside> =>
  inside(['rules', '--from-text', text, ...words]);

test.each([
  ['a rule beside its sentence', /The match lasts two deals\.\n\s+“The game lasts 2 hands\.”/],
  ['a disagreement', /lead\.restrict: the text says two things/],
  ['a question with its usual answer', /● The lowest total wins; if several/],
  ['how it is answered', /--set match\.tie='"extraDeal"'/],
  ['what was not understood', /Not understood\n\s+“Aunt Mary deals fast\.”/],
])('the page has %s', async (_, expected) => expect((await read()).out).toMatch(expected));

test('the rules are saved once what disagrees is chosen', async () => {
  const refused = await read('--save', saved);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('Choose one with --set for lead.restrict.') });
  expect(await read('--set', 'lead.restrict=[]', '--save', saved)).toMatchObject({ code: 0 });
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({
    sheet: { lead: { restrict: [] }, match: { kind: 'deals', deals: 2 } },
  });
});

test('as JSON', async () =>
  expect(JSON.parse((await read('--json')).out)).toMatchObject({ seats: 4, unread: ['Aunt Mary deals fast.'] }));

test.each([
  ['with a game', ['rules', 'ricketts', '--from-text', text], 'takes no game'],
  ['without the file', ['rules', '--from-text', join(folder, 'none.txt')], 'Cannot read'],
])('refused: %s', async (_, words, err) =>
  expect(await inside(words)).toMatchObject({ code: 2, err: expect.stringContaining(err) }),
);
