// The client process for boardgame.io. Its clients create and join matches through the lobby and play through
// the protocol of boardgame.io.
import { io } from 'socket.io-client';
import { type CrowdListener, playTables } from '../load/crowd.ts';
import { answering } from './answer.ts';
import { SEATS, type Seen } from './table.ts';

/** The parts of a boardgame.io state that a client reads. */
interface GameUpdate {
  readonly G: Seen;
  readonly _stateID: number;
}

async function asked<T>(url: string, path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/games/hearts/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`Cannot ask boardgame.io for ${path}: it answers ${answer.status}`);
  return (await answer.json()) as T;
}

/** Joins a match through the lobby. Resolves with the credentials of the seat. */
async function joined(url: string, match: string, seat: number): Promise<string> {
  const body = { playerID: String(seat), playerName: `Guest ${seat}` };
  const { playerCredentials } = await asked<{ playerCredentials: string }>(url, `${match}/join`, body);
  return playerCredentials;
}

async function sitDown(
  url: string,
  match: string,
  seat: number,
  credentials: string,
  listener: CrowdListener,
): Promise<void> {
  const playerID = String(seat);
  const socket = io(`${url}/hearts`, { transports: ['websocket'], reconnection: false, forceNew: true });
  let state = 0;
  const take = answering(seat, listener, action => {
    const payload = { type: 'act', args: [action], playerID, credentials };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state, match, playerID);
  });
  const tell = ({ G, _stateID }: GameUpdate): void => {
    state = _stateID;
    take(G);
  };
  socket.on('update', (_: string, told: GameUpdate) => tell(told));
  socket.on('disconnect', () => listener.lost(0));
  const synced = new Promise<void>((resolve, reject) => {
    socket.on('connect_error', reject);
    socket.on('sync', (_: string, { state: told }: { readonly state: GameUpdate }) => {
      tell(told);
      resolve();
    });
  });
  socket.on('connect', () => socket.emit('sync', match, playerID, credentials, SEATS));
  await synced;
}

await playTables(async (url, listener) => {
  const { matchID } = await asked<{ matchID: string }>(url, 'create', { numPlayers: SEATS });
  // All players join before anyone connects. Connecting writes the match's list of players back, which would
  // overwrite later joins.
  const credentials: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) credentials.push(await joined(url, matchID, seat));
  for (const [seat, proof] of credentials.entries()) await sitDown(url, matchID, seat, proof, listener);
});
