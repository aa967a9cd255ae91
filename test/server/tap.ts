// Records every byte that one person receives, through a proxy to the server.
import { type AddressInfo, createServer, type Socket, connect as toServer } from 'node:net';
import type { ServerToClient } from '@moonshot/protocol/server';

/** One HTTP response. */
export interface Answer {
  readonly status: number;
  readonly head: string; // status line and headers
  readonly body: string;
}

/** A message or the close of a socket. */
export interface Frame {
  readonly opcode: number;
  readonly text: string;
  readonly read?: ServerToClient; // the parsed message, if it was parsed
}

export interface Tap {
  readonly url: string;
  /** Everything received so far, in the order of each connection. */
  sent(): { readonly answers: readonly Answer[]; readonly frames: readonly Frame[] };
  close(): Promise<void>;
}

/** Opens a proxy to the server on this machine. */
export async function tapTo(port: number): Promise<Tap> {
  const streams: Buffer[][] = [];
  const open = new Set<Socket>();
  const server = createServer(near => {
    const far = toServer(port, '127.0.0.1');
    const stream: Buffer[] = [];
    streams.push(stream);
    far.on('data', bytes => stream.push(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other);
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => open.delete(one));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => {
      const read = streams.map(stream => readStream(Buffer.concat(stream)));
      return { answers: read.flatMap(one => one.answers), frames: read.flatMap(one => one.frames) };
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

const HEAD_END = '\r\n\r\n';

/** The responses in a byte stream; after an upgrade, the frames. */
function readStream(bytes: Buffer): { readonly answers: readonly Answer[]; readonly frames: readonly Frame[] } {
  const answers: Answer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(HEAD_END, at);
    if (end < 0) throw new Error(`Cannot read an answer: ${bytes.subarray(at, at + 80)}`);
    const head = bytes.toString('latin1', at, end);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    const start = end + HEAD_END.length;
    if (status === 101) return { answers: [...answers, { status, head, body: '' }], frames: readFrames(bytes, start) };
    const length = bodyLength(head, status);
    answers.push({ status, head, body: bytes.toString('utf8', start, start + length) });
    at = start + length;
  }
  return { answers, frames: [] };
}

function bodyLength(head: string, status: number): number {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length === undefined && status !== 204) throw new Error(`Cannot read an answer without a length: ${head}`);
  return Number(length ?? 0);
}

/** Complete server frames: unmasked, one message each. */
function readFrames(bytes: Buffer, start: number): readonly Frame[] {
  const frames: Frame[] = [];
  for (let at = start; at + 2 <= bytes.length; ) {
    const short = bytes.readUInt8(at + 1);
    if (short > 127) throw new Error('Cannot read a frame: a server sends no mask');
    const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
    if (at + 2 + wide > bytes.length) break;
    const length = wide === 0 ? short : wide === 2 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    const body = at + 2 + wide;
    if (body + length > bytes.length) break; // the rest was never sent
    frames.push({ opcode: bytes.readUInt8(at), text: bytes.toString('utf8', body, body + length) });
    at = body + length;
  }
  return frames;
}
