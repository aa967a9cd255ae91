// The schema as it is published: the types of all messages, with an example of each kind.
import { join } from 'node:path';
import { ROOT } from '../packages/published.ts';
import { examples } from './examples.ts';
import { type Schema, schemaOfMessages } from './schema.ts';

export const SCHEMA_FILE = join(ROOT, 'docs/reference/bot-schema.json');

interface Message {
  readonly type: string;
}

const DIRECTIONS = ['ArenaToProgram', 'ProgramToArena', 'ServerToProgram', 'ProgramToServer'] as const;
/** Messages that were really sent, by direction. */
export type Recorded = Readonly<Record<(typeof DIRECTIONS)[number], readonly Message[]>>;

/** The first message of each kind. */
const firsts = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ type }, i) => messages.findIndex(message => message.type === type) === i);

/**
 * The text of the schema file. It has a recorded message of each kind, and an example of every kind of
 * question and answer.
 */
export function botSchema(recorded: Recorded): string {
  const { $defs } = schemaOfMessages();
  const asked = examples();
  const every: Partial<Recorded> = {
    ArenaToProgram: asked.map(({ question }) => question),
    ProgramToArena: asked.map(({ answer }) => answer),
  };
  const withExamples = (name: keyof Recorded): Schema => {
    const { [name]: more = [] } = every;
    const others = firsts(recorded[name]).filter(({ type }) => more.every(one => one.type !== type));
    return { ...$defs[name], examples: [...others, ...more] };
  };
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What a program sends and gets, in the arena and at a server',
    anyOf: DIRECTIONS.map(name => ({ $ref: `#/$defs/${name}` })),
    $defs: { ...$defs, ...Object.fromEntries(DIRECTIONS.map(name => [name, withExamples(name)])) },
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
