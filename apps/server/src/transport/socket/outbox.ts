// Sends all messages to a socket. If the client reads too slowly, messages are dropped, and a snapshot
// replaces them later.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Cancel } from '../../core/env.ts';
import type { ServerContext } from '../../domain/context.ts';

/** Codes with which sockets are closed. `docs/reference/protocol.md` explains all such codes. */
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
   * Sends a message, serialized by `json`. If the socket is closed or the client is too far behind, drops the
   * message and returns false.
   */
  send(message: object, json?: (message: object) => string): boolean;
  stop(): void;
}

/** The bytes of a WebSocket frame: a buffer, or a string in which each character stands for one byte. */
type Frame = string | Buffer;

/**
 * The frame of the message that was sent last, because the same message is often sent to many clients. A
 * WeakMap would keep all frames until the next full garbage collection.
 */
let last: { readonly message: object; readonly frame: Frame } | undefined;

function frameOf(message: object, json: (message: object) => string): Frame {
  if (last?.message === message) return last.frame;
  last = { message, frame: framed(json(message)) };
  return last.frame;
}

const WHOLE_TEXT = 0x81;
const SHORT_MAX = 125;
const MEDIUM_MAX = 65_535;

/**
 * Encodes a text as one uncompressed WebSocket frame (RFC 6455). An ASCII text, as most texts are, becomes a
 * string. That is cheaper, because Node copies strings straight into the system call, but allocates buffers
 * outside its heap.
 */
function framed(text: string): Frame {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  return length === text.length ? head + text : Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(text)]);
}

/** The header of a frame, as a string in which each character stands for one byte. */
function headOf(length: number): string {
  if (length <= SHORT_MAX) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MEDIUM_MAX) return String.fromCharCode(WHOLE_TEXT, 126, length >> 8, length & 255);
  return String.fromCharCode(WHOLE_TEXT, 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map(bits => (length >>> bits) & 255));
}

/** The maximum number of bytes that are collected in a turn of the event loop before they are sent. */
const GATHERED_MAX = 16_384;

const gathered: Duplex[] = [];

/**
 * Collects everything that is sent to a socket in this turn of the event loop, to send it with one system
 * call.
 */
function gather(wire: Duplex): void {
  if (wire.writableCorked > 0) return;
  wire.cork();
  if (gathered.push(wire) === 1) process.nextTick(release);
}

function release(): void {
  for (const wire of gathered.splice(0)) wire.uncork();
}

/**
 * Creates the outbox of a socket. `caughtUp` is called when a client that read too slowly has read
 * everything.
 */
export function outboxTo(
  socket: WebSocket,
  wire: Duplex,
  { env, config, metrics }: ServerContext,
  caughtUp: () => void,
): Outbox {
  const { bufferedBytes, stalledMs } = config.limits;
  // cancels the time limit of a client that reads too slowly; undefined for others
  let stalled: Cancel | undefined;
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
      wire.write(frameOf(message, json), 'latin1', sent); // for a buffer, the encoding is ignored
      if (wire.writableLength > GATHERED_MAX) wire.uncork();
      return true;
    },
    stop: () => stalled?.(),
  };
}
