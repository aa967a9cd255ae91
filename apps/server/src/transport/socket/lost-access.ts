// Closes the sockets of players and programs that have been signed out or banned, in case the event that
// should close them was lost.
import type { Cancel } from '../../core/env.ts';
import { repeat } from '../../core/repeat.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { Principal } from '../../domain/sign-in/tickets.ts';
import { whyOut } from './handshake.ts';
import { CLOSE } from './outbox.ts';

/** A socket with its address, and with its principal once the hello has been accepted. */
interface Borne {
  readonly address: string;
  readonly principal: Principal | undefined;
  end(code: number, reason: string): void;
}

/** The number of sockets that are checked at a time. Requests are served in between. */
const STEP = 100;

/** Checks all sockets periodically and closes those whose player or program has lost access. */
export const closeLapsed = (context: ServerContext, connections: ReadonlySet<Borne>): Cancel =>
  repeat(context, context.config.limits.healMs, 'sockets may outlive their sessions', async () => {
    const all = [...connections];
    for (let from = 0; from < all.length; from += STEP) {
      await Promise.all(all.slice(from, from + STEP).map(one => closeIfLapsed(context, one)));
      await new Promise<void>(resolve => context.env.soon(resolve));
    }
  });

/** Closes the socket if its player or program has lost access. Returns whether it was closed. */
export async function closeIfLapsed(context: ServerContext, connection: Borne): Promise<boolean> {
  const { principal, address } = connection;
  const out = principal && (await whyOut(context, principal, address));
  if (out === undefined) return false;
  if (out.code === 'banned') connection.end(CLOSE.banned, 'banned');
  else connection.end(CLOSE.policy, 'signed out');
  return true;
}
