// Tests that the program's option --language reaches every command whose sentences exist in other languages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inside } from '../../../test/terminal/inside.ts';
import { ROOT } from '../../../test/terminal/program.ts';

const MATCHES = join(ROOT, 'fixtures/transcripts/classic.jsonl.gz');
const WATCH = ['watch', MATCHES, '--deal', '1', '--plain'];
const REVIEW = ['review', MATCHES, '--deal', '1', '--budget', 'plays=60'];

test.each<[name: string, words: readonly string[], text: RegExp]>([
  ['the list of games', ['rules', '--language', 'de'], /^classic .*\. Für 3 bis 7 Spieler.*\n +Nimm so wenige Punkte/m],
  ['the option before the command', ['--language', 'de', 'rules'], /Nimm so wenige Punkte/],
  ['a step of a match', [...WATCH, '--language', 'fr'], /^Seat \d joue\s: [^ ]+\. Seat \d le prend\.$/mu],
  ['the end of a deal', [...WATCH, '--language', 'es'], /^La mano ha terminado · .*Seat 0/m],
  [
    'a review',
    [...REVIEW, '--language', 'de'],
    /^Classic Hearts \(3\) · als Seat 0 · Was du wissen konntest\nRunde 1 · /m,
  ],
  [
    'the reasons of a review',
    [...REVIEW, '--language', 'es'],
    /^ {2}1 {2}Baza \d+, −[\d,]+ · .*(cuesta|carta|puntos?)/m,
  ],
])('%s', async (_, words, text) => {
  const { code, out, err } = await inside(words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(text);
});

test('hints of a table', async () => {
  const home = mkdtempSync(join(tmpdir(), 'moonshot-language-'));
  const words = ['play', 'at-play', '--new', '--plain', '--speed', 'instant', '--seed', '1', '--language', 'fr'];
  const { out } = await inside(words, { input: 'h\n', env: { MOONSHOT_HOME: home } });
  rmSync(home, { recursive: true });
  expect(out).toMatch(/^.*Conseil · \p{Lu}\p{Ll}+ .*\..+\./mu);
});

test.each(['play', 'rules', 'review', 'watch', 'stats'])('%s --help names the option', async command => {
  expect((await inside([command, '--help'])).out).toContain('--language <code>');
});

test('the help says what is English only', async () => {
  const { out } = await inside(['--help']);
  expect(out).toMatch(/Languages:\n {2}play, rules, review and watch take --language/);
});
