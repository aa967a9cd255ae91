// The table as a game of boardgame.io, with its server and lobby. The storage is in memory, or in flat files
// if a folder is given.
import { createRequire } from 'node:module';
import type { Action } from '@moonshot/rules';
import type { Game } from 'boardgame.io';
import type * as Core from 'boardgame.io/core';
import type * as Servers from 'boardgame.io/server';
import type * as Immer from 'immer';
import { after, opened, SEATS, seen, type Table } from './table.ts';

const need = createRequire(import.meta.url); // the parts of boardgame.io are published only for `require`
const { Server, FlatFile }: typeof Servers = need('boardgame.io/server');
// Drafts can be unwrapped only by the instance of immer that boardgame.io itself uses.
const { original }: typeof Immer = need('immer');
const { ActivePlayers, INVALID_MOVE }: typeof Core = need('boardgame.io/core');

const hearts: Game<Table> = {
  name: 'hearts',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: opened,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act: {
      // Several people pass cards at the same time, so an action may be based on an older state.
      ignoreStaleStateID: true,
      client: false,
      redact: true,
      move: ({ G, playerID }, action: Action) => after(original(G) ?? G, Number(playerID), action) ?? INVALID_MOVE,
    },
  },
  playerView: ({ G, playerID }) => (playerID === null ? null : seen(G, Number(playerID))),
};

const [folder] = process.argv.slice(2);
const storage = folder === undefined ? {} : { db: new FlatFile({ dir: folder }) };
const server = Server({ games: [hearts], origins: [/localhost/], ...storage });
const { appServer } = await server.run({ port: 0 });
const address = appServer.address();
console.log(`http://localhost:${typeof address === 'object' ? address?.port : address}`);
process.once('SIGTERM', () => process.exit(0));
