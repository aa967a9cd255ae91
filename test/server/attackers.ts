// Denial-of-service clients on a separate address: slow senders, sockets that never read, and floods.
import { connect as dial, type Socket } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { CLOSE, masked, PING, PONG, TEXT } from './simulation/frames.ts';

/** An address that makes the server take the attackers for another machine than the honest clients'. */
const ADDRESS = '127.0.0.2';
const BEGUN = 0x01; // the first frame of an unfinished text message
const CONTINUED = 0x00;

export interface Target {
  readonly port: number;
  readonly origin: string;
}

/** The end of an attack: the response status, the close code, or a cut connection. */
export type Fate = number | 'cut off';

interface Line {
  readonly socket: Socket;
  readonly heard: () => Buffer;
  readonly ended: Promise<Fate>;
}

const ANSWER = /^HTTP\/1\.1 (\d+)/;

/** The server's last message: the code of a close frame, or the response status. */
function fateOf(heard: Buffer): Fate {
  const status = Number(ANSWER.exec(heard.toString('latin1'))?.[1]);
  if (Number.isNaN(status)) return 'cut off';
  if (status !== 101) return status;
  const at = heard.lastIndexOf(CLOSE);
  const code = at > 0 && at + 4 <= heard.length ? heard.readUInt16BE(at + 2) : 0;
  return code >= 1000 && code < 5000 ? code : 'cut off';
}

function line({ port }: Target): Line {
  const socket = dial({ port, host: '127.0.0.1', localAddress: ADDRESS, allowHalfOpen: true });
  const parts: Buffer[] = [];
  const heard = (): Buffer => Buffer.concat(parts);
  socket.on('data', part => parts.push(part)).on('error', () => {});
  // Keeps its own end open. A write error shows that the server has closed its end.
  socket.once('end', () => {
    const poke = setInterval(() => socket.write('x'), 50);
    socket.once('close', () => clearInterval(poke));
  });
  const ended = new Promise<Fate>(resolve => socket.once('close', () => resolve(fateOf(heard()))));
  return { socket, heard, ended };
}

const upgrade = ({ port, origin }: Target): string =>
  [
    'GET /api/socket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    `Origin: ${origin}`,
    '\r\n',
  ].join('\r\n');

/** Sends pieces endlessly, one after another, until stopped. */
async function dribble(
  { socket, ended }: Line,
  first: Buffer | string,
  pieces: () => Buffer | string,
  everyMs: number,
) {
  socket.write(first);
  let open = true;
  void ended.then(() => (open = false));
  while (open) {
    await later(everyMs);
    if (open && socket.writableLength < 1_000_000) socket.write(pieces());
  }
  return ended;
}

/** Opens a socket and writes as much as the system accepts, again and again. */
async function pour(target: Target, flood: Buffer, first: Buffer = Buffer.alloc(0)): Promise<Fate> {
  const one = line(target);
  one.socket.write(upgrade(target));
  while (!one.heard().includes('\r\n\r\n')) await Promise.race([later(5), one.ended]);
  return dribble(one, first, () => flood, 1);
}

const many = (frame: Buffer, count: number): Buffer => Buffer.concat(Array<Buffer>(count).fill(frame));
const text = (message: unknown): Buffer => masked({ opcode: TEXT, payload: Buffer.from(JSON.stringify(message)) });
const fragment = (opcode: number): Buffer => masked({ opcode, payload: Buffer.alloc(0) });

const HEAD = 'GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n';
const BODY =
  'POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';

export interface Attack {
  readonly name: string;
  readonly begin: (target: Target) => Promise<Fate>;
  /** The acceptable ends. A client that is still sending may lose the answer with the connection. */
  readonly fates: readonly Fate[];
}

const HELLO = { type: 'hello', versions: { oldest: 1, newest: 1 }, ticket: 'x'.repeat(43), language: 'en' };

/**
 * All attacks. The server refuses too many connections from one address, which is an acceptable end of every
 * attack.
 */
export const ATTACKS: readonly Attack[] = [
  { name: 'heads that never end', begin: at => dribble(line(at), HEAD, () => 'X-A: 1\r\n', 50), fates: [408] },
  { name: 'bodies that never end', begin: at => dribble(line(at), BODY, () => '1', 50), fates: [408] },
  { name: 'connections that say nothing', begin: at => dribble(line(at), '', () => '', 100), fates: [408] },
  {
    name: 'upgrades from another page',
    begin: at => dribble(line(at), upgrade({ ...at, origin: 'http://evil.example' }), () => '', 100),
    fates: [403],
  },
  { name: 'sockets without a hello', begin: at => dribble(line(at), upgrade(at), () => '', 100), fates: [1008] },
  { name: 'bad tickets', begin: at => pour(at, text(HELLO)), fates: [1008] },
  { name: 'messages before a hello', begin: at => pour(at, many(text({ type: 'leave' }), 1000)), fates: [1008] },
  {
    name: 'big frames',
    begin: at => pour(at, masked({ opcode: TEXT, payload: Buffer.alloc(60_000, 65) })),
    fates: [1009],
  },
  {
    name: 'pings without an end',
    begin: at => pour(at, many(masked({ opcode: PING, payload: Buffer.alloc(100) }), 1000)),
    fates: [1008],
  },
  {
    name: 'messages of empty pieces',
    begin: at => pour(at, many(fragment(CONTINUED), 10_000), fragment(BEGUN)),
    fates: [1008],
  },
  {
    name: 'pongs that nobody asked for',
    begin: at => pour(at, many(masked({ opcode: PONG, payload: Buffer.alloc(100) }), 1000)),
    fates: [1008],
  },
];
