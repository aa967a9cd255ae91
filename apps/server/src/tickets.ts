// Tickets: got over HTTP with a session, good once and for a moment, so that no session is ever named by a
// socket.
import type { Env } from './env.ts';
import type { Limits } from './limits.ts';
import { hashOf, newSecret } from './secrets.ts';
import type { Slips } from './slips.ts';

/** Whom a ticket lets in, and by which session. */
export interface Bearer {
  readonly player: string;
  readonly session: string; // the hash of its token
  readonly outside: boolean; // a bot from outside, let in by its own token
  readonly broughtBy?: string; // the player with whose sessions the bot ends
}

export interface Tickets {
  give(bearer: Bearer): Promise<string>;
  /** Who the ticket lets in; it is spent by that. */
  take(ticket: string): Promise<Bearer | undefined>;
}

/** A ticket is kept as its hash. */
export function newTickets(env: Env, slips: Slips, { ticketMs, tickets, ticketsPerPlayer }: Limits): Tickets {
  return {
    give: async bearer => {
      const ticket = newSecret(env);
      const slip = { key: hashOf(ticket), value: JSON.stringify(bearer), forMs: ticketMs, holder: bearer.player };
      await slips.put('ticket', slip, { most: tickets, each: ticketsPerPlayer });
      return ticket;
    },
    take: async ticket => {
      const bearer = await slips.take('ticket', hashOf(ticket));
      return bearer === undefined ? undefined : JSON.parse(bearer);
    },
  };
}
