// The longest event-loop stall for the worst valid input to every route and socket message.
import { setTimeout as after } from 'node:timers/promises';
import { type Client, call, connect, knock, newGuest } from '../apps/server/src/rig/client.ts';
import type { Ask } from './hostile/before.ts';
import { type Place, placeAt } from './hostile/place.ts';
import { ROUTES, unmatched } from './hostile/routes.ts';
import { RAISED, type Stalls, startServer } from './hostile/server.ts';
import { MESSAGES, type Say } from './hostile/sockets.ts';
import { type Bench, type Row, rounded } from './table.ts';

const TRIES = 5;
const GOAL_MS = 20;
const REFUSED = 400; // lowest status that is an error
const ANSWERED_MS = 100; // time to handle a message

/** The answer, and the longest stall of the event loop. */
interface Tried extends Stalls {
  readonly status: number;
  readonly bytes: number;
}

/** The minimum of the tries: other programs on the machine only add to it. */
function rowOf(name: string, tries: readonly Tried[]): Row {
  const stalls = tries.map(({ mostMs }) => mostMs);
  const least = (values: readonly number[]): number => rounded(Math.min(...values), 1);
  const [first] = tries;
  return {
    name,
    values: [
      ...[first?.status ?? 0, Math.max(...tries.map(({ bytes }) => bytes))],
      ...[least(tries.map(({ turnMs }) => turnMs)), rounded(Math.max(...tries.map(({ turnMs }) => turnMs)), 1)],
      ...[least(stalls), rounded(Math.max(...stalls), 1), least(tries.map(({ cpuMs }) => cpuMs)), GOAL_MS],
    ],
  };
}

/** Passkeys need a host name, not an address. */
const localAddress = (url: string): string => url.replace('127.0.0.1', 'localhost');

async function triedOver(place: Place, route: string, ask: Ask): Promise<Tried> {
  const [method = '', own = ''] = route.split(' ');
  const { server, ada } = place;
  const guest = ask.as === 'new' ? await newGuest(server.url, 'Once') : ada;
  const { path = own, body: asked, cookie = '' } = { ...ask, ...(await ask.before?.(place, guest)) };
  const headers: Record<string, string> =
    ask.as === 'desk' ? { authorization: `Bearer ${server.token}` } : { cookie: [guest.cookie, cookie].join('; ') };
  let answer = { status: 0, bytes: 0 };
  const stalls = await server.stallsOf(async () => {
    const { status, body } = await call(localAddress(server.url), method, path, asked, headers);
    answer = { status, bytes: Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body)) };
  });
  if (answer.status >= REFUSED && ask.refused === undefined)
    throw new Error(`Cannot measure: ${route} answered ${answer.status}`);
  return { ...answer, ...stalls };
}

/** Opens a socket for each try, since a message may close it. */
async function triedAt(place: Place, { at, message }: Say): Promise<Tried> {
  const { server, ada, table, gathering, host } = place;
  const client = at === 'playing' ? host : await (at === 'nowhere' ? knock(ada) : connect(ada));
  const said = await message(place);
  if (at === 'gathering') await comeTo(client, gathering);
  const before = client.heard.length;
  const stalls = await server.stallsOf(async () => {
    client.say(said);
    await after(ANSWERED_MS);
  });
  const heard = client.heard.slice(before);
  if (at === 'playing') await comeTo(client, table);
  else client.close();
  return { ...stalls, status: 0, bytes: Buffer.byteLength(JSON.stringify(heard)) };
}

async function comeTo(client: Client, door: Place['table']): Promise<void> {
  const before = client.heard.length;
  client.say({ type: 'come', ...door, known: null });
  await client.until(({ heard }) => heard.slice(before).some(({ type }) => type === 'table'));
}

async function timesOver(once: () => Promise<Tried>): Promise<readonly Tried[]> {
  const tries: Tried[] = [];
  for (let i = 0; i < TRIES; i++) tries.push(await once());
  return tries;
}

const caseName = (name: string, i: number, count: number, refused: string | undefined): string =>
  `${name}${count === 1 ? '' : ` (${i + 1})`}${refused === undefined ? '' : `, refused: ${refused}`}`;

async function measure(place: Place, tell: (row: Row) => void): Promise<void> {
  const none = { mostMs: 0, turnMs: 0, status: 0, bytes: 0 };
  const still = await timesOver(async () => ({ ...none, ...(await place.server.stallsOf(() => after(ANSWERED_MS))) }));
  tell(rowOf('nothing', still));
  for (const [type, says] of Object.entries(MESSAGES))
    for (const [i, say] of says.entries())
      tell(rowOf(caseName(`socket ${type}`, i, says.length, say.refused), await timesOver(() => triedAt(place, say))));
  for (const [route, asksOf] of Object.entries(ROUTES))
    for (const [i, ask] of asksOf(place).entries())
      tell(
        rowOf(
          caseName(route, i, asksOf(place).length, ask.refused),
          await timesOver(() => triedOver(place, route, ask)),
        ),
      );
}

/** Starts a server, fills its store, and measures each case. */
export const hostileBench: Bench = async tell => {
  const server = await startServer();
  try {
    const forgotten = unmatched(server.routes);
    if (forgotten.length > 0)
      throw new Error(`Cannot measure: a case or a route is missing for ${forgotten.join(', ')}`);
    const rows: Row[] = [];
    const place = await placeAt(server);
    await measure(place, row => {
      tell(row);
      rows.push(row);
    });
    place.host.close();
    return {
      name: 'hostile',
      about: `What a real server's event loop goes through, in milliseconds, while it answers the worst valid input of a route or a message, ${TRIES} times each, and the least and the most of them. A turn is the processor's time that the loop's thread takes at most before it serves others: that is the case's own. A stall is by the clock, and holds as well what other programs take from the machine meanwhile, and what the disk takes. The processor's time is that of the whole process with its threads. Limits are the usual ones but for how much one address may ask: ${Object.keys(RAISED).join(', ')}.`,
      columns: [
        'status',
        'bytes told',
        'turn, least',
        'turn, most',
        'stall, least',
        'stall, most',
        'processor',
        'goal',
      ],
      rows: rows.toSorted((a, b) => Number(b.values[2]) - Number(a.values[2])),
    };
  } finally {
    await server.stop();
  }
};
