// The table on boardgame.io: server, lobby and storage. The storage is in memory, or flat files in the given
// folder.
import { createRequire } from 'node:module';
import type { Action } from '@moonshot/rules';
import type { Game } from 'boardgame.io';
import type * as Core from 'boardgame.io/core';
import type * as Servers from 'boardgame.io/server';
import type * as Immer from 'immer';
import { after, opened, SEATS, seen, type Table } from './table.ts';

const need = createRequire(import.meta.url); // its parts are only published for `require`
const { Server, FlatFile }: typeof Servers = need('boardgame.io/server');
// must be boardgame.io's own instance, so that its drafts can be unwrapped
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
      // Several people pass at the same time, so an action may be based on an older state.
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
