// The one place from which anything is sent to a socket; a reader who is too slow is spared what a fresh view replaces.
import type { ToPlayer } from '@moonshot/wire/online/to-player';
import type { WebSocket } from 'ws';
import type { Cancel } from '../env.ts';
import type { World } from '../world.ts';

/** Close codes, as `docs/protocol.md` lists them. */
export const CLOSE = {
  goingAway: 1001,
  unsupported: 1003,
  policy: 1008,
  restart: 1012,
  tryLater: 1013,
  banned: 4003,
} as const;

export interface Outlet {
  /** Sends the message; false where the reader is too far behind to get it. */
  say(message: ToPlayer): boolean;
  stop(): void;
}

const texts = new WeakMap<ToPlayer, string>();

/** The message as it is sent; two hundred watchers are told the very same one. */
function textOf(message: ToPlayer): string {
  const text = texts.get(message) ?? JSON.stringify(message);
  texts.set(message, text);
  return text;
}

/** The way out to one socket. `caughtUp` is called when a reader that was behind has read everything. */
export function outletTo(socket: WebSocket, { env, config, metrics }: World, caughtUp: () => void): Outlet {
  const { bufferedBytes, stalledMs } = config.limits;
  let stalled: Cancel | undefined; // while the reader is behind
  const sent = (): void => {
    if (stalled === undefined || socket.bufferedAmount > 0) return;
    stalled();
    stalled = undefined;
    caughtUp();
  };
  return {
    say: message => {
      if (socket.readyState !== socket.OPEN) return false;
      const behind = stalled !== undefined || socket.bufferedAmount > bufferedBytes;
      if (behind) {
        metrics.dropped.inc();
        stalled ??= env.after(stalledMs, () => socket.terminate());
        return false;
      }
      metrics.sent.inc();
      socket.send(textOf(message), sent);
      return true;
    },
    stop: () => stalled?.(),
  };
}
