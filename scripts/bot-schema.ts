// Writes the JSON Schema of the messages that a program sends and receives: `npm run bot-schema`. The
// examples come from games that this script plays in the arena and at a server.
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
process.exit(); // ends the threads of the server's bots
