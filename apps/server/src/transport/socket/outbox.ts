// The only place that sends to a socket. A slow reader skips messages that a later snapshot replaces.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Cancel } from '../../core/env.ts';
import type { ServerContext } from '../../domain/context.ts';

/** Close codes, as `docs/reference/protocol.md` lists them. */
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
  /** Sends the message, as JSON by `json`. Returns false if the reader is too far behind, and drops it. */
  send(message: object, json?: (message: object) => string): boolean;
  stop(): void;
}

/**
 * The frame of the message that was sent last. A WeakMap would be kept until the next full garbage
 * collection.
 */
let last: { readonly message: object; readonly frame: Buffer } | undefined;

/** The frame of a message. Two hundred spectators get the same one. */
function frameOf(message: object, json: (message: object) => string): Buffer {
  if (last?.message === message) return last.frame;
  last = { message, frame: framed(json(message)) };
  return last.frame;
}

const WHOLE_TEXT = 0x81;
const SHORT_MAX = 125;
const MEDIUM_MAX = 65_535;

/**
 * An uncompressed, unfragmented text frame (RFC 6455). It has its own buffer: a few long-lived slices of
 * Node's shared pool would keep the whole pool in memory.
 */
function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT_MAX ? 2 : length <= MEDIUM_MAX ? 4 : 10;
  const frame = Buffer.allocUnsafeSlow(head + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}

/** Maximum bytes gathered in a turn of the event loop. More means that the reader is slow. */
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
      wire.write(frameOf(message, json), sent);
      if (wire.writableLength > GATHERED_MAX) wire.uncork();
      return true;
    },
    stop: () => stalled?.(),
  };
}
