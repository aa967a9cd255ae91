// One-time tickets for opening a socket. A page with a session requests a ticket over HTTP, so that the
// session's token is never sent over a socket.
import type { Env } from '../../core/env.ts';
import { hashOf, newSecret } from '../../core/ids.ts';
import type { Limits } from '../../core/limits.ts';
import type { OneTimeTokens } from '../../core/one-time-tokens.ts';

/** The player and the session for which a ticket was issued. */
export interface Principal {
  readonly player: string;
  readonly session: string; // the hash of the session's token
  readonly outside: boolean; // whether this is an outside bot with its own token
  // for an outside bot, the player who brought it; its access ends with that player's sessions
  readonly broughtBy?: string;
}

export interface Tickets {
  give(principal: Principal): Promise<string>;
  /** Returns whom the ticket was issued for, and deletes the ticket. */
  take(ticket: string): Promise<Principal | undefined>;
}

/** Creates the service that issues tickets. Only the hash of a ticket is stored. */
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
