// The JSON Schema for bots matches the types, and the messages of every game satisfy it. Reads all types, and
// plays in the arena and at a server.
import { readFileSync } from 'node:fs';
import { heartsNamed } from '@moonshot/rules/catalogue';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { botSchema, type Recorded, SCHEMA_FILE } from '../scripts/bot-schema/document.ts';
import { GAMES, questionsIn } from '../scripts/bot-schema/examples.ts';
import { arenaConversation, serverConversation } from './bot-schema/conversations.ts';
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
const NAMES = ['ArenaToProgram', 'ProgramToArena', 'ServerToProgram', 'ProgramToServer'] as const;
const [isFromArena, isToArena, isFromServer, isToServer] = NAMES.map(fits);
const examplesOf = <Name extends keyof Recorded>(name: Name): Recorded[Name] => schema.$defs[name].examples;
const recorded: Recorded = {
  ArenaToProgram: examplesOf('ArenaToProgram'),
  ProgramToArena: examplesOf('ProgramToArena'),
  ServerToProgram: examplesOf('ServerToProgram'),
  ProgramToServer: examplesOf('ProgramToServer'),
};

const typesOf = (messages: readonly { readonly type: string }[]): readonly string[] => [
  ...new Set(messages.map(({ type }) => type)),
];
/** The kinds of message in one direction, as the schema has them. */
const kindsOf = (name: string): readonly string[] =>
  schema.$defs[name].anyOf.map(
    ({ properties }: { readonly properties: { readonly type: { const: string } } }) => properties.type.const,
  );

test('the file is what the types say: npm run bot-schema writes it', () => {
  expect(botSchema(recorded) === text).toBe(true);
});

test.each(NAMES)('there is an example of each kind of %s', name => {
  const examples = recorded[name];
  expect([...typesOf(examples)].sort()).toEqual([...kindsOf(name)].sort());
  for (const example of examples) expect(fits(name)(example), example.type).toEqual([]);
});

test('there is an example of each kind of question and answer', () => {
  const kinds = ['pass', 'bid', 'charge', 'claim', 'play', 'bury', 'moon', 'lay'];
  const { ArenaToProgram, ProgramToArena } = schema.$defs;
  const asked = ArenaToProgram.examples.flatMap(({ ask }: { readonly ask?: Schema }) => ask?.type ?? []);
  const given = ProgramToArena.examples.flatMap(({ action }: { readonly action?: Schema }) => action?.type ?? []);
  expect([asked, given]).toEqual([kinds, kinds]);
});

test('all that the arena and a program say to each other fits', async () => {
  const { got, sent } = await arenaConversation();
  expect(typesOf(got)).toEqual(['hello', 'table', 'question', 'result']);
  for (const message of got) expect(isFromArena?.(message)).toEqual([]);
  for (const message of sent) expect(isToArena?.(message)).toEqual([]);
});

test.each(freshSample('games for what a server says', GAMES, 2))(
  'all that a server and a program say to each other in a match of %s fits',
  async (id, seats) => {
    const { got, sent } = await serverConversation(id, seats);
    expect([...typesOf(got)].sort()).toEqual([...kindsOf('ServerToProgram')].sort());
    for (const message of got) expect(isFromServer?.(message), message.type).toEqual([]);
    for (const message of sent) expect(isToServer?.(message), message.type).toEqual([]);
  },
);

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
  const question = schema.$defs.ArenaToProgram.examples.find(({ type }: Schema) => type === 'question');
  test.each<readonly [name: string, message: unknown]>([
    ['a field too many', { ...question, score: 1 }],
    ['a field of the view too many', { ...question, deal: { ...question.deal, others: [] } }],
    ['a field missing', { ...question, ask: undefined }],
    ['a card that is none', { ...question, ask: { ...question.ask, cards: ['XX'] } }],
  ])('%s', (_, message) => {
    expect(isFromArena?.(JSON.parse(JSON.stringify(message)))).not.toEqual([]);
  });
});
