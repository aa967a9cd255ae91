// Tests refusals: each code has its own sentence in every language, and each client gets its own language.

import { LANGUAGES } from '@moonshot/i18n';
import type { Code } from '@moonshot/protocol/server';
import { clashing } from '@moonshot/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, connect, newGuest } from '../../testing/client.ts';
import { openServer, type Site } from '../../testing/site.ts';
import { apiError, NO_TABLE, toProblemDetails } from './errors.ts';
import { languageIn, SPOKEN } from './languages.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site.close());

/** Every code of the protocol. `refused` uses the sentences of the rules, which have their own tests. */
const CODES: Readonly<Record<Exclude<Code, 'refused'>, true>> = {
  unreadable: true,
  'too-many': true,
  busy: true,
  'no-ticket': true,
  'wrong-version': true,
  'no-table': true,
  'table-full': true,
  'not-seated': true,
  'not-host': true,
  'not-now': true,
  'seat-taken': true,
  'not-allowed': true,
  'bad-name': true,
  'bad-rules': true,
  'bad-passkey': true,
  'stale-passkey': true,
  'stale-sign-in': true,
  paused: true,
  banned: true,
  gone: true,
};

const BAN = { kind: 'player', until: '2027-01-01 00:00', reason: 'a flood' } as const;
/**
 * Sample arguments for the sentences whose argument is an object. All other sentences are called with '7' and
 * 9.
 */
const TOLD: Readonly<Record<string, unknown>> = { ban: BAN, sheet: [clashing('seats', 9, 'seats', 3, 5)] };

/** The sentences of a code, called with sample arguments where they need any. */
const spokenOf = (words: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(words).map(([name, say]) => (typeof say === 'function' ? say(TOLD[name] ?? '7', 9) : String(say)));

test.each(Object.keys(CODES) as Exclude<Code, 'refused'>[])('%s has words in every language', code => {
  const english = spokenOf(SPOKEN.en.errors[code]);
  expect(english.length).toBeGreaterThan(0);
  for (const language of LANGUAGES.filter(one => one !== 'en')) {
    const said = spokenOf(SPOKEN[language].errors[code]);
    expect(said.length).toBe(english.length);
    for (const [i, sentence] of said.entries()) {
      expect(sentence).toMatch(/^\p{Lu}.*[.\d]$|: a flood$/u);
      expect(sentence).not.toBe(english[i]);
    }
  }
});

test.each([
  ['', 'en'],
  ['de', 'de'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['nl-NL,ES;q=0.7', 'es'],
  ['*', 'en'],
  ['constructor', 'en'],
])('%j asks for %s', (accepted, language) => expect(languageIn(accepted)).toBe(language));

test('a refusal contains the code, the sentence and the wait, and nothing else', () => {
  const refusal = { ...apiError('busy', say => say.tables), retryAfterMs: 5 };
  expect(toProblemDetails(refusal, SPOKEN.fr.errors)).toEqual({
    code: 'busy',
    sentence: 'Le serveur n’a plus de place pour une autre table. Réessaie plus tard.',
    retryAfterMs: 5,
  });
});

test('over HTTP and over a socket each client gets refusals in its language, or in English', async () => {
  const answer = await call(site.url, 'GET', '/api/me', undefined, { 'accept-language': 'de-AT,de;q=0.9' });
  expect([answer.status, answer.body]).toEqual([
    401,
    { code: 'no-ticket', sentence: SPOKEN.de.errors['no-ticket'].session },
  ]);
  const ada = await connect(await newGuest(site.url, 'Ada'));
  for (const [language, { errors }] of [
    ['es', SPOKEN.es],
    ['tlh', SPOKEN.en],
  ] as const) {
    ada.say({ type: 'setLanguage', language });
    ada.say({ type: 'join', table: 'tableTableTableTableTa', invite: null, known: null });
    const refusal = { code: 'no-table', sentence: NO_TABLE.sentence(errors), about: 'join' };
    expect(await ada.next('error')).toEqual({ type: 'error', ...refusal });
  }
  ada.close();
});
