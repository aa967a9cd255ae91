// The types of all messages that a program (an outside bot) sends and receives. The JSON Schema is generated
// from these types.
import type { ServerToClient } from '@moonshot/protocol/server';
import type { OutsideBotMessage } from '../../apps/server/src/transport/socket/message-kinds.ts';

export type { ArenaToProgram, ProgramToArena } from '@moonshot/protocol';

/** The messages that a program may send to a server (docs/reference/bots-from-outside.md). */
export type ProgramToServer =
  | Exclude<OutsideBotMessage, { type: 'hello' }>
  | Extract<OutsideBotMessage, { token: string }>;

/** The messages that a server sends to a program. */
export type ServerToProgram = Exclude<ServerToClient, { type: 'talk' | 'hint' }>;
