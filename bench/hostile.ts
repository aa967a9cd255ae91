// Measures how long the worst valid input to each route, and to each message of a socket, blocks the event
// loop. Writes bench/hostile.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { ServerToClient } from '@moonshot/protocol/server';
import { type Client, call, newGuest } from '../apps/server/testing/client.ts';
import type { Ask } from './hostile/before.ts';
import { type Place, placeAt } from './hostile/place.ts';
import { ROUTES, unmatched } from './hostile/routes.ts';
import { RAISED, type Stalls, startServer } from './hostile/server.ts';
import { MESSAGES, type Say } from './hostile/sockets.ts';
import { loadNow, measuredLine, measuredNow } from './machine.ts';
import { type Bench, markdown, type Result, type Row, rounded, wrappedDocument } from './table.ts';

const TRIES = 5;
const GOAL_MS = 20;
const REFUSED = 400; // the lowest HTTP status that is an error
const ANSWERED_MS = 100; // milliseconds in which the server is sure to have handled a message

/** The status and size of an answer, and how long the request used or blocked the server. */
interface Tried extends Stalls {
  readonly status: number;
  readonly bytes: number;
}

/**
 * The row of a case, with the least and the most over all tries. The least value says more, because other
 * programs can only lengthen a try.
 */
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

/** The URL with the host name `localhost`, because passkeys do not work at an IP address. */
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
  if (answer.status >= REFUSED !== (ask.refused !== undefined))
    throw new Error(`Cannot measure: ${route} answered ${answer.status}`);
  return { ...answer, ...stalls };
}

/** Sends a message and waits for the reply. An unexpected reply ends the benchmark. */
async function triedAt(place: Place, type: string, { answer, refused, scene }: Say): Promise<Tried> {
  const { client, message, leave } = await scene(place);
  await after(ANSWERED_MS); // by then earlier work is done, and all clients have received its results
  const before = client.received.length;
  const heard = (): Client['received'] => client.received.slice(before);
  const answered = (): ServerToClient | undefined => heard().find(one => one.type === answer || isRefusal(one));
  const stalls = await place.server.stallsOf(async () => {
    client.say(message);
    if (answer !== null) await client.until(answered);
    await after(ANSWERED_MS);
  });
  const refusal = heard().find(isRefusal);
  if ((refusal === undefined) !== (refused === undefined))
    throw new Error(`Cannot measure: socket ${type} was answered ${JSON.stringify(refusal ?? answered())}`);
  const bytes = Buffer.byteLength(JSON.stringify(heard()));
  await leave();
  return { ...stalls, status: 0, bytes };
}

const isRefusal = ({ type }: ServerToClient): boolean => type === 'error' || type === 'rejected';

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
      tell(
        rowOf(
          caseName(`socket ${type}`, i, says.length, say.refused),
          await timesOver(() => triedAt(place, type, say)),
        ),
      );
  for (const [route, asksOf] of Object.entries(ROUTES))
    for (const [i, ask] of asksOf(place).entries())
      tell(
        rowOf(
          caseName(route, i, asksOf(place).length, ask.refused),
          await timesOver(() => triedOver(place, route, ask)),
        ),
      );
}

const FILE = join(import.meta.dirname, 'hostile.md');

const HEAD = `# How long hostile requests block the server, measured

\`npm run -s bench -- hostile\` writes this file. Most cases are accepted; the name of a refused case says why. Any other answer ends the benchmark. A socket message has the status 0.`;

const ABOUT = `The table shows how long the worst valid input of each route and message blocks the event loop of a real
server, in milliseconds. *Least* and *most* are the smallest and the largest of ${TRIES} tries. A *turn* is
the longest processor time that the loop's thread uses before it serves others. A *stall* is the same time
measured by the clock, so it includes waiting for other programs and for the disk. *Processor* is the processor time of the whole process with
its threads. Limits are the defaults, except:

${Object.keys(RAISED)
  .map(name => `- \`${name}\``)
  .join('\n')}`;

const COLUMNS = [
  'status',
  'bytes sent',
  'turn, least',
  'turn, most',
  'stall, least',
  'stall, most',
  'processor',
  'goal',
];

/** Starts a server, fills its store, measures all cases, and writes the file. */
export const hostileBench: Bench = async tell => {
  const load = loadNow();
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
    for (const client of [place.host, place.late.client, place.full.slow, ...place.full.sockets]) client.close();
    const sorted = rows.toSorted((a, b) => Number(b.values[2]) - Number(a.values[2]));
    const result: Result = { name: 'hostile', about: ABOUT, columns: COLUMNS, rows: sorted };
    writeFileSync(FILE, `${wrappedDocument(`${HEAD}\n\n${markdown(result)}\n\n${measuredLine(measuredNow(load))}`)}\n`);
    return result;
  } finally {
    await server.stop();
  }
};
