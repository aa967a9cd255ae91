// All sockets of the server: who may open one, the limits per player and address, and the detection of dead
// sockets.
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Sockets } from '../../api/http-context.ts';
import { type ApiError, apiError, STATUS, toProblemDetails } from '../../core/errors.ts';
import { languageIn, SPOKEN } from '../../core/languages.ts';
import { networkOf } from '../../core/network/client-network.ts';
import { type ConnectionCounts, connectionCounts } from '../../core/network/connection-counts.ts';
import { isOriginAllowed, originFor } from '../../core/network/origins.ts';
import { type Rates, ratesByNetwork } from '../../core/network/rate-limits.ts';
import { isPlainPath, pathOf } from '../../core/network/request-paths.ts';
import { covers } from '../../domain/conduct/bans.ts';
import type { Tickets } from '../../domain/sign-in/tickets.ts';
import { REPLACED } from '../../domain/tables/join.ts';
import type { TableRegistry } from '../../domain/tables/registry.ts';
import type { Ban } from '../../store/store.ts';
import { type Connection, type ConnectionDeps, listen } from './connection.ts';
import { closeLapsed } from './lost-access.ts';
import { messageRates } from './message-limits.ts';
import { CLOSE } from './outbox.ts';
import { type Pings, pingsBy } from './pings.ts';

const MINUTE_MS = 60_000;

const SOCKET_PATH = '/api/socket';

interface Open {
  readonly tables: TableRegistry;
  readonly deps: ConnectionDeps;
  readonly connections: Set<Connection>;
  readonly crowd: ConnectionCounts; // number of open sockets by network
  readonly byPlayer: Map<string, Set<Connection>>; // connections after their hello, by player, oldest first
  readonly endpoint: WebSocketServer;
  readonly pings: Pings;
  readonly rates: Rates;
  stopping: boolean;
}

/** A function that returns the address of the client that sent a request. */
export type AddressOf = (request: IncomingMessage) => string;

/** Starts to accept sockets at this HTTP server. */
export function openSockets(
  server: Pick<Server, 'on'>,
  tables: TableRegistry,
  tickets: Tickets,
  addressOf: AddressOf,
): Sockets {
  const { env, config } = tables.context;
  const endpoint = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false, // off, because the compressed size of a message would reveal its contents
    maxPayload: config.limits.frameBytes,
    clientTracking: false,
    autoPong: false, // off, because a client that pings and never reads the pongs would fill the memory
  });
  const crowd = connectionCounts(config.limits.socketsPerAddress);
  const none = { connections: new Set<Connection>(), crowd, byPlayer: new Map() };
  const pings = pingsBy(env, config.limits);
  const rates = ratesByNetwork(env, config.limits.socketsPerMinute, MINUTE_MS);
  const known = (connection: Connection): void => keepFew(open, connection);
  const deps = { tables, tickets, known, rates: messageRates(tables.context) };
  const open: Open = { tables, deps, ...none, endpoint, pings, rates, stopping: false };
  const lapsed = closeLapsed(tables.context, open.connections);
  server.on('upgrade', (request, socket, head) => upgrade(open, request, socket, head, addressOf(request)));
  return {
    closeOf: (player, session) => closeOf(open, player, session),
    banish: (kind, who) => banish(open, kind, who),
    stop: () => {
      lapsed();
      pings.stop();
      return stop(open);
    },
  };
}

function closeOf({ byPlayer, connections }: Open, player: string, session: string | undefined): void {
  for (const connection of [...(byPlayer.get(player) ?? [])])
    if (session === undefined || connection.principal?.session === session) connection.end(CLOSE.policy, 'signed out');
  if (session !== undefined) return;
  for (const connection of connections)
    if (connection.principal?.broughtBy === player) connection.end(CLOSE.policy, 'signed out');
}

function banish({ connections }: Open, kind: Ban['kind'], who: string): void {
  for (const connection of connections) {
    const { principal, address } = connection;
    const isIt = kind === 'player' ? [principal?.player, principal?.broughtBy].includes(who) : covers(who, address);
    if (isIt) connection.end(CLOSE.banned, 'banned');
  }
}

const BUSY = apiError('busy', say => say.sockets);
const CROWDED = apiError('too-many', say => say.sockets);
const ELSEWHERE = apiError('gone', say => say.address);
const UNPLAIN = apiError('unreadable', say => say.path);
const FOREIGN = apiError('not-allowed', say => say.origin);

/** Answers a request to open a socket with a refusal: a code, a sentence, and when to retry. */
function deny({ tables }: Open, request: IncomingMessage, socket: Duplex, refusal: ApiError): undefined {
  tables.context.metrics.refusals.inc({ code: refusal.code });
  const body = JSON.stringify(toProblemDetails(refusal, SPOKEN[languageIn(request.headers['accept-language'])].errors));
  const status = STATUS[refusal.code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    ...(refusal.retryAfterMs === undefined ? [] : [`retry-after: ${Math.ceil(refusal.retryAfterMs / 1000)}`]),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  // The connection is closed even if the client keeps its side open.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * Destroys the stream that it is called on. A function inside `upgrade` would keep the request in memory as
 * long as the socket.
 */
function destroySelf(this: Duplex): void {
  this.destroy();
}

function upgrade(open: Open, request: IncomingMessage, socket: Duplex, head: Buffer, address: string): undefined {
  const { tables, connections, crowd, endpoint, rates } = open;
  const { limits, origins } = tables.context.config;
  socket.on('error', destroySelf); // the client may disconnect before it gets the answer
  const target = request.url ?? '';
  if (!isPlainPath(target)) return deny(open, request, socket, UNPLAIN);
  if (pathOf(target) !== SOCKET_PATH) return deny(open, request, socket, ELSEWHERE);
  const own = originFor(request.headers.host, origins);
  if (own === undefined || !isOriginAllowed(request.headers.origin, own)) return deny(open, request, socket, FOREIGN);
  const later = { retryAfterMs: limits.busyMs };
  if (open.stopping || connections.size >= limits.sockets || tables.loadShedding.forSockets())
    return deny(open, request, socket, { ...BUSY, ...later });
  const network = networkOf(address);
  if (crowd.isFull(network)) return deny(open, request, socket, { ...CROWDED, ...later });
  const waitMs = rates.take(network);
  if (waitMs > 0) return deny(open, request, socket, { ...CROWDED, retryAfterMs: waitMs });
  endpoint.handleUpgrade(request, socket, head, opened =>
    accept(open, opened, socket, address, request.headers.origin !== undefined),
  );
}

function accept(open: Open, socket: WebSocket, wire: Duplex, address: string, fromPage: boolean): void {
  const { deps, crowd } = open;
  const network = networkOf(address);
  const connection = listen(deps, socket, { wire, address, fromPage });
  open.connections.add(connection);
  open.pings.add(connection);
  crowd.add(network);
  measure(open);
  socket.on('close', () => {
    open.connections.delete(connection);
    open.pings.remove(connection);
    crowd.remove(network);
    measure(open);
    forget(open, connection);
  });
}

const measure = ({ connections, tables }: Open): void => tables.context.metrics.sockets.set(connections.size);

function forget({ byPlayer }: Open, connection: Connection): void {
  const player = connection.principal?.player ?? '';
  const mine = byPlayer.get(player);
  mine?.delete(connection);
  if (mine?.size === 0) byPlayer.delete(player);
}

/** Closes a player's oldest sockets if the player has more than the limit. */
function keepFew({ connections, byPlayer, tables }: Open, connection: Connection): void {
  if (!connections.has(connection)) return; // the socket was closed while the hello was being checked
  const player = connection.principal?.player ?? '';
  const mine = byPlayer.get(player) ?? new Set();
  byPlayer.set(player, mine.add(connection));
  const surplus = mine.size - tables.context.config.limits.socketsPerPlayer;
  for (const one of [...mine].slice(0, Math.max(0, surplus))) one.end(REPLACED, 'replaced');
}

/**
 * How long clients wait before they reconnect to another node of the cluster, in milliseconds. It is short,
 * because that node is ready.
 */
const OTHERS_MS = 250;
/**
 * At most this share of the stop time is spent waiting until the load balancer notices that this node is not
 * ready.
 */
const REST_PART = 0.1;

/**
 * Closes all sockets. A single server closes them at once. A cluster node first waits until the load balancer
 * sends it no new clients, and then closes the sockets one after the other.
 */
async function stop(open: Open): Promise<void> {
  const { env, config, nodes } = open.tables.context;
  const { comeBackMs, drainMs, stopMs } = config.limits;
  const overMs = nodes === undefined ? 0 : Math.min(drainMs, stopMs / 2);
  const restMs = overMs === 0 || open.connections.size === 0 ? 0 : Math.min(comeBackMs, stopMs * REST_PART);
  if (restMs > 0) await new Promise<void>(resolve => env.after(restMs, resolve));
  open.stopping = true;
  const all = [...open.connections];
  const ended = all.map(({ socket }) => new Promise(resolve => socket.once('close', resolve)));
  for (const [i, connection] of all.entries()) {
    const part = i / all.length;
    // Clients of a single server get different delays, so that they do not reconnect all at once.
    const backMs = nodes === undefined ? comeBackMs * (1 + part) : OTHERS_MS;
    const end = (): void => connection.end(CLOSE.restart, `come back after ${Math.round(backMs)} ms`);
    if (overMs * part === 0) end();
    else env.after(overMs * part, end);
  }
  const cut = env.after((overMs + stopMs - restMs) / 2, () => {
    for (const { socket } of open.connections) socket.terminate();
  });
  await Promise.all(ended);
  cut();
  open.endpoint.close();
}
