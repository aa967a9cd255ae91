// The only place that sends to a socket. A slow reader skips messages that a later snapshot replaces.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Cancel } from '../../core/env.ts';
import type { ServerContext } from '../../domain/context.ts';

/** The close codes, as listed in `docs/reference/protocol.md`. */
export const CLOSE = {
  goingAway: 1001,
  unsupported: 1003,
  policy: 1008,
  fault: 1011,
  restart: 1012,
  tryLater: 1013,
  banned: 4003,
} as const;

export interface Outbox {
  /**
   * Sends the message, converted to JSON by `json`. If the reader is too far behind, drops the message and
   * returns false.
   */
  send(message: object, json?: (message: object) => string): boolean;
  stop(): void;
}

/** The bytes of a frame: a text with a byte in each character, or a buffer. */
type Frame = string | Buffer;

/**
 * The frame of the message that was sent last. A WeakMap would keep it until the next full garbage
 * collection.
 */
let last: { readonly message: object; readonly frame: Frame } | undefined;

/** The frame of a message. It is encoded once for two hundred spectators. */
function frameOf(message: object, json: (message: object) => string): Frame {
  if (last?.message === message) return last.frame;
  last = { message, frame: framed(json(message)) };
  return last.frame;
}

const WHOLE_TEXT = 0x81;
const SHORT_MAX = 125;
const MEDIUM_MAX = 65_535;

/**
 * An uncompressed, unfragmented text frame (RFC 6455). Most texts are ASCII: Node copies those straight into
 * the system call, while a buffer is allocated outside its heap.
 */
function framed(text: string): Frame {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  return length === text.length ? head + text : Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(text)]);
}

/** The head of a frame, with a byte in each character. */
function headOf(length: number): string {
  if (length <= SHORT_MAX) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MEDIUM_MAX) return String.fromCharCode(WHOLE_TEXT, 126, length >> 8, length & 255);
  return String.fromCharCode(WHOLE_TEXT, 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map(bits => (length >>> bits) & 255));
}

/**
 * The maximum number of bytes gathered in a turn of the event loop. More bytes mean that the reader is slow.
 */
const GATHERED_MAX = 16_384;

const gathered: Duplex[] = [];

/** Sends everything of one event-loop turn to a socket together. */
function gather(wire: Duplex): void {
  if (wire.writableCorked > 0) return;
  wire.cork();
  if (gathered.push(wire) === 1) process.nextTick(release);
}

function release(): void {
  for (const wire of gathered.splice(0)) wire.uncork();
}

/** The outbox of a socket. `caughtUp` is called when a slow reader has read everything. */
export function outboxTo(
  socket: WebSocket,
  wire: Duplex,
  { env, config, metrics }: ServerContext,
  caughtUp: () => void,
): Outbox {
  const { bufferedBytes, stalledMs } = config.limits;
  let stalled: Cancel | undefined; // set while the reader is slow: ends its time limit
  const sent = (): void => {
    if (stalled === undefined || socket.bufferedAmount > 0) return;
    stalled();
    stalled = undefined;
    caughtUp();
  };
  return {
    send: (message, json = JSON.stringify) => {
      if (socket.readyState !== socket.OPEN || !wire.writable) return false;
      const behind = stalled !== undefined || socket.bufferedAmount > bufferedBytes;
      if (behind) {
        metrics.dropped.inc();
        stalled ??= env.after(stalledMs, () => socket.terminate());
        return false;
      }
      metrics.sent.inc();
      gather(wire);
      wire.write(frameOf(message, json), 'latin1', sent); // a buffer ignores the encoding
      if (wire.writableLength > GATHERED_MAX) wire.uncork();
      return true;
    },
    stop: () => stalled?.(),
  };
}
