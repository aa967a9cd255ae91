// One-time tickets for opening a socket. A page requests one over HTTP with its session, so the session is
// never sent over a socket.
import type { Env } from '../../core/env.ts';
import { hashOf, newSecret } from '../../core/ids.ts';
import type { Limits } from '../../core/limits.ts';
import type { OneTimeTokens } from '../../core/one-time-tokens.ts';

/** The player and the session that a ticket stands for. */
export interface Principal {
  readonly player: string;
  readonly session: string; // the hash of its token
  readonly outside: boolean; // an outside bot with its own token
  readonly broughtBy?: string; // the player with whose sessions the bot's access ends
}

export interface Tickets {
  give(principal: Principal): Promise<string>;
  /** Returns the principal of a ticket and spends it. */
  take(ticket: string): Promise<Principal | undefined>;
}

/** Creates the ticket service. Tickets are stored as hashes. */
export function newTickets(
  env: Env,
  oneTimeTokens: OneTimeTokens,
  { ticketMs, tickets, ticketsPerPlayer }: Limits,
): Tickets {
  return {
    give: async principal => {
      const ticket = newSecret(env);
      const slip = { key: hashOf(ticket), value: JSON.stringify(principal), forMs: ticketMs, holder: principal.player };
      await oneTimeTokens.put('ticket', slip, { most: tickets, each: ticketsPerPlayer });
      return ticket;
    },
    take: async ticket => {
      const bearer = await oneTimeTokens.take('ticket', hashOf(ticket));
      return bearer === undefined ? undefined : JSON.parse(bearer);
    },
  };
}
