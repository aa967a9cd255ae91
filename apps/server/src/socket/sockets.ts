// All sockets: who may open one, who has too many, and which of them are dead.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { mayTalk, originFor } from '../origins.ts';
import { REPLACED } from '../tables/attend.ts';
import type { Tables } from '../tables/registry.ts';
import type { Tickets } from '../tickets.ts';
import { type Connection, listen } from './connection.ts';
import { CLOSE } from './egress.ts';

export const SOCKET_PATH = '/api/socket';

export interface Sockets {
  /** Ends every socket of a player, or those of one of their sessions. */
  closeOf(player: string, session?: string): void;
  /** Ends those whose player or address was banned. */
  banish(isBanned: (player: string | undefined, address: string) => boolean): void;
  /** Ends all of them: clients are told when to come back. */
  stop(): Promise<void>;
}

interface Open {
  readonly tables: Tables;
  readonly tickets: Tickets;
  readonly connections: Set<Connection>;
  readonly endpoint: WebSocketServer;
  stopping: boolean;
}

/** Takes the server's upgrades. `addressOf` says where a request comes from. */
export function openSockets(
  server: Server,
  tables: Tables,
  tickets: Tickets,
  addressOf: (request: IncomingMessage) => string,
): Sockets {
  const { env, config } = tables.world;
  const endpoint = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false, // how well a message can be packed would tell what is in it
    maxPayload: config.limits.frameBytes,
    clientTracking: false,
  });
  const open: Open = { tables, tickets, connections: new Set(), endpoint, stopping: false };
  server.on('upgrade', (request, socket, head) => upgrade(open, request, socket, head, addressOf(request)));
  const still = env.every(config.limits.pingMs, () => ping(open));
  return {
    closeOf: (player, session) => {
      for (const connection of open.connections) {
        const { bearer } = connection;
        if (bearer?.player !== player || (session !== undefined && bearer.session !== session)) continue;
        connection.end(CLOSE.policy, 'signed out');
      }
    },
    banish: isBanned => {
      for (const connection of open.connections)
        if (isBanned(connection.bearer?.player, connection.address)) connection.end(CLOSE.banned, 'banned');
    },
    stop: () => {
      still();
      return stop(open);
    },
  };
}

const deny = (socket: Duplex, status: string): undefined => {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};

function upgrade(open: Open, request: IncomingMessage, socket: Duplex, head: Buffer, address: string): undefined {
  const { config } = open.tables.world;
  socket.on('error', () => socket.destroy()); // a client that is gone before it has an answer
  if (request.url?.split('?')[0] !== SOCKET_PATH) return deny(socket, '404 Not Found');
  const own = originFor(request.headers.host, config.origins);
  if (own === undefined || !mayTalk(request.headers.origin, own)) return deny(socket, '403 Forbidden');
  const sameAddress = [...open.connections].filter(one => one.address === address).length;
  const full = open.connections.size >= config.limits.sockets || sameAddress >= config.limits.socketsPerAddress;
  if (full || open.stopping) return deny(socket, '503 Service Unavailable');
  open.endpoint.handleUpgrade(request, socket, head, opened =>
    accept(open, opened, address, request.headers.origin !== undefined),
  );
}

function accept(open: Open, socket: WebSocket, address: string, fromPage: boolean): void {
  const { metrics } = open.tables.world;
  const known = (connection: Connection): void => keepFew(open, connection);
  const connection = listen({ tables: open.tables, tickets: open.tickets, known }, socket, address, fromPage);
  open.connections.add(connection);
  metrics.sockets.set(open.connections.size);
  socket.on('close', () => {
    open.connections.delete(connection);
    metrics.sockets.set(open.connections.size);
  });
}

/** A player's oldest sockets make room for the newest. */
function keepFew(open: Open, { bearer }: Connection): void {
  const mine = [...open.connections].filter(one => one.bearer?.player === bearer?.player);
  const surplus = mine.length - open.tables.world.config.limits.socketsPerPlayer;
  for (const connection of mine.slice(0, Math.max(0, surplus))) connection.end(REPLACED, 'replaced');
}

function ping(open: Open): void {
  for (const connection of open.connections) {
    if (connection.missed >= open.tables.world.config.limits.pingsMissed) connection.socket.terminate();
    else connection.socket.ping();
    connection.missed += 1;
  }
}

async function stop(open: Open): Promise<void> {
  open.stopping = true;
  const { env, config } = open.tables.world;
  const ended = [...open.connections].map(({ socket }) => new Promise(resolve => socket.once('close', resolve)));
  for (const connection of open.connections)
    connection.end(CLOSE.restart, `come back after ${config.limits.comeBackMs} ms`);
  const cut = env.after(config.limits.stopMs / 2, () => {
    for (const { socket } of open.connections) socket.terminate();
  });
  await Promise.all(ended);
  cut();
  open.endpoint.close();
}
