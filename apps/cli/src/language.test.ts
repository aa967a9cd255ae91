// Tests that the program's option --language reaches every command whose sentences exist in other languages.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inside } from '../../../test/terminal/inside.ts';
import { ROOT } from '../../../test/terminal/program.ts';

const MATCHES = join(ROOT, 'fixtures/transcripts/classic.jsonl.gz');
const WATCH = ['watch', MATCHES, '--deal', '1', '--plain'];
const STATS = ['stats', MATCHES, '--player', 'Seat 1'];
const DEAL = ['review', MATCHES, '--deal', '1', '--budget'];
const REVIEW = [...DEAL, 'plays=60'];

test.each<[name: string, words: readonly string[], text: RegExp]>([
  ['the list of games', ['rules', '--language', 'de'], /^classic .*\. Für 3 bis 7 Spieler.*\n +Nimm so wenige Punkte/m],
  ['the option before the command', ['--language', 'de', 'rules'], /Nimm so wenige Punkte/],
  ['a step of a match', [...WATCH, '--language', 'fr'], /^Place \d joue\s: [^ ]+\. Place \d le prend\.$/mu],
  ['the end of a deal', [...WATCH, '--language', 'es'], /^La ronda ha terminado · .*Asiento 0/m],
  [
    'a review',
    [...REVIEW, '--language', 'de'],
    /^Classic Hearts \(3\) · als Platz 0 · Was du wissen konntest\nRunde 1 · /m,
  ],
  [
    'the reasons of a review',
    [...DEAL, 'plays=3000', '--language', 'es'],
    /^ {2}1 {2}Baza \d+, −[\d,]+ · .*(cuesta|carta|puntos?)/m,
  ],
  [
    'the statistics of one player',
    [...STATS, '--language', 'de'],
    /^Platz 1: \d+ Partien\n\n.+, \d Spieler: .*gewonnen\n {2}Punkte je Runde: −?\d+,\d\d; nach Stichen: (.|\n)*gegen Platz 0: /,
  ],
  [
    'a player who is named by the seat',
    [...STATS, '--language', 'fr'],
    /^Place 1\s: \d+ parties\n(.|\n)*contre Place 0\s: /,
  ],
  [
    'the figures of one player',
    [...STATS, '--language', 'es'],
    /^ {2}lunas: \d+ logradas, \d+ sufridas, \d+ impedidas$/m,
  ],
  ['what replay counts', ['replay', MATCHES, '--language', 'de'], /^\d+ Partien, \d+ Entscheidungen, 0 Abweichungen$/m],
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
  expect(out).toMatch(/Languages:\n {2}play, rules, review, watch, replay and stats --player take --language/);
});

/** A recorded match in which a player passes cards for a second time. */
const spoilt = (): string => {
  const match = JSON.parse(gunzipSync(readFileSync(MATCHES)).toString().split('\n')[0] ?? '');
  const { steps } = match.deals[0];
  steps[1] = { ...steps[1], seat: steps[0].seat };
  return JSON.stringify(match);
};

test.each<[command: string, language: string, text: RegExp]>([
  [
    'replay',
    'de',
    /:1: Runde 1, Schritt 2: Transkript und Regeln weichen voneinander ab\n {2}nach dem Transkript: Platz \d: \{"pass".+\n {2}nach den Regeln: {5}Platz \d soll weitergeben, Platz \d soll weitergeben\n0 Partien, 1 Entscheidung, 1 Abweichung\n$/,
  ],
  ['replay', 'fr', /donne 1, étape 2\s: la transcription et les règles diffèrent\n/],
  ['stats', 'es', /ronda 1, paso 2: la transcripción y las reglas difieren\n/],
])('%s says in %s where a match differs from its rules', async (command, language, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-differs-'));
  const file = join(folder, 'match.jsonl');
  writeFileSync(file, spoilt());
  const { code, out, err } = await inside([command, file, '--language', language]);
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(out + err).toMatch(text);
});
