// Writes the JSON Schema of the messages that a program sends and receives: `npm run bot-schema`. Plays in
// the arena and at a server for its examples.
import { writeFileSync } from 'node:fs';
import { arenaConversation, serverConversation } from '../test/bot-schema/conversations.ts';
import { botSchema, SCHEMA_FILE } from './bot-schema/document.ts';

const [arena, server] = [await arenaConversation(), await serverConversation('ricketts', 4)];
writeFileSync(
  SCHEMA_FILE,
  botSchema({
    ArenaToProgram: arena.got,
    ProgramToArena: arena.sent,
    ServerToProgram: server.got,
    ProgramToServer: server.sent,
  }),
);
process.exit(); // the server's bots have threads of their own
