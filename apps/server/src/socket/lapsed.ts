// Sockets whose bearer may not be here any more: their session is over, or was ended where nobody here heard of it.
import type { Cancel } from '../env.ts';
import { repeat } from '../repeat.ts';
import type { Bearer } from '../tickets.ts';
import type { World } from '../world.ts';
import { CLOSE } from './egress.ts';
import { whyOut } from './greet.ts';

/** A socket, and who is at its other end once they have said hello. */
interface Borne {
  readonly address: string;
  readonly bearer: Bearer | undefined;
  end(code: number, reason: string): void;
}

/** So many are asked for together; between two steps people are served. */
const STEP = 100;

/** Looks at all sockets again and again, and ends those that have lapsed. */
export const endLapsed = (world: World, connections: ReadonlySet<Borne>): Cancel =>
  repeat(world, world.config.limits.healMs, 'sockets may outlive their sessions', async () => {
    const all = [...connections];
    for (let from = 0; from < all.length; from += STEP) {
      await Promise.all(all.slice(from, from + STEP).map(one => isOut(world, one)));
      await new Promise<void>(resolve => world.env.soon(resolve));
    }
  });

/** Ends a socket whose bearer may not be here any more; whether it did. */
export async function isOut(world: World, connection: Borne): Promise<boolean> {
  const { bearer, address } = connection;
  const out = bearer && (await whyOut(world, bearer, address));
  if (out === undefined) return false;
  if (out.code === 'banned') connection.end(CLOSE.banned, 'banned');
  else connection.end(CLOSE.policy, 'signed out');
  return true;
}
