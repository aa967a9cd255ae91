// The types of all messages that a program sends and receives. The JSON Schema is generated from these types.
import type { ClientToServer, ServerToClient } from '@moonshot/protocol/server';

export type { ArenaToProgram, ProgramToArena } from '@moonshot/protocol';

/** The messages that a program may send to a server (docs/reference/bots-from-outside.md). */
export type ProgramToServer =
  | Extract<ClientToServer, { type: 'hello'; token: string }>
  | Extract<
      ClientToServer,
      {
        type:
          | 'join'
          | 'leave'
          | 'setLanguage'
          | 'act'
          | 'ready'
          | 'finish'
          | 'commitSeal'
          | 'openSeal'
          | 'takeSeatBack';
      }
    >;

/** The messages that a server sends to a program. */
export type ServerToProgram = Exclude<ServerToClient, { type: 'talk' | 'hint' }>;
