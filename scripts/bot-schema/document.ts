// The schema as it is published: the messages, with an example of each kind of question and answer.
import { join } from 'node:path';
import { ROOT } from '../packages/published.ts';
import { examples } from './examples.ts';
import { schemaOfMessages } from './schema.ts';

export const SCHEMA_FILE = join(ROOT, 'docs/reference/bot-schema.json');

/** The text of the file. */
export function botSchema(): string {
  const { $defs } = schemaOfMessages();
  const asked = examples();
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What a program sends and gets, in the arena and at a server',
    anyOf: ['ArenaToProgram', 'ProgramToArena', 'ServerToProgram', 'ProgramToServer'].map(name => ({
      $ref: `#/$defs/${name}`,
    })),
    $defs: {
      ...$defs,
      ArenaToProgram: { ...$defs.ArenaToProgram, examples: asked.map(({ question }) => question) },
      ProgramToArena: { ...$defs.ProgramToArena, examples: asked.map(({ answer }) => answer) },
    },
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
