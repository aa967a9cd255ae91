// The JSON Schema for bots matches the types, and the messages of every game satisfy it. Reads all types.
import { readFileSync } from 'node:fs';
import { heartsNamed } from '@moonshot/rules/catalogue';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { botSchema, SCHEMA_FILE } from '../scripts/bot-schema/document.ts';
import { GAMES, questionsIn } from '../scripts/bot-schema/examples.ts';
import { freshSample, RUN_SEED } from './seeds.ts';

type Schema = { readonly [key: string]: unknown };

const text = readFileSync(SCHEMA_FILE, 'utf8');
const schema = JSON.parse(text);

/** The same schema, except that it rejects properties it does not name. */
function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strict);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, strict(field)]));
  return 'properties' in fields && fields.type === 'object' ? { additionalProperties: false, ...fields } : fields;
}

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(strict(schema) as Schema, 'bots');
const fits = (name: string) => {
  const check = ajv.getSchema(`bots#/$defs/${name}`);
  if (check === undefined) throw new Error(`Cannot check: there is no definition of ${name}`);
  return (value: unknown): readonly string[] =>
    check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};
const [isFromArena, isToArena, isToServer] = ['ArenaToProgram', 'ProgramToArena', 'ProgramToServer'].map(fits);

test('the file is what the types say: npm run bot-schema writes it', () => {
  expect(botSchema() === text).toBe(true);
});

test('there is an example of each kind of question and answer', () => {
  const { ArenaToProgram, ProgramToArena } = schema.$defs;
  const kinds = ['pass', 'bid', 'charge', 'claim', 'play', 'bury', 'moon', 'lay'];
  expect(ArenaToProgram.examples.map(({ ask }: { readonly ask: Schema }) => ask.type)).toEqual(kinds);
  expect(ProgramToArena.examples.map(({ action }: { readonly action: Schema }) => action.type)).toEqual(kinds);
  for (const example of ArenaToProgram.examples) expect(isFromArena?.(example)).toEqual([]);
  for (const example of ProgramToArena.examples) expect(isToArena?.(example)).toEqual([]);
});

test.each(freshSample('games for the schema of bots', GAMES, 12))(
  'what is asked and answered in %s fits',
  (id, seats) => {
    const hearts = heartsNamed(id, seats);
    expect(isFromArena?.({ type: 'table', table: '1.1', seat: 0, seats, sheet: hearts.sheet })).toEqual([]);
    let count = 0;
    for (const { question, answer } of questionsIn(hearts, RUN_SEED)) {
      count += 1;
      expect(isFromArena?.(question)).toEqual([]);
      expect(isToArena?.(answer)).toEqual([]);
      expect(isToServer?.(answer)).toEqual([]);
    }
    expect(count).toBeGreaterThan(10);
  },
);

describe('the schema notices', () => {
  const [question] = schema.$defs.ArenaToProgram.examples;
  test.each<readonly [name: string, message: unknown]>([
    ['a field too many', { ...question, score: 1 }],
    ['a field of the view too many', { ...question, deal: { ...question.deal, others: [] } }],
    ['a field missing', { ...question, ask: undefined }],
    ['a card that is none', { ...question, ask: { ...question.ask, cards: ['XX'] } }],
  ])('%s', (_, message) => {
    expect(isFromArena?.(JSON.parse(JSON.stringify(message)))).not.toEqual([]);
  });
});
