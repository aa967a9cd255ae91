// Tickets: got over HTTP with a session, good once and for a moment, so that no session is ever named by a socket.
import type { Env } from './env.ts';
import { hashOf, newSecret } from './secrets.ts';

/** Whom a ticket lets in, and by which session. */
export interface Bearer {
  readonly player: string;
  readonly session: string; // the hash of its token
  readonly outside: boolean; // a bot from outside, let in by its own token
}

interface Ticket extends Bearer {
  readonly untilMs: number;
}

export interface Tickets {
  give(bearer: Bearer): string;
  /** Who the ticket lets in; it is spent by that. */
  take(ticket: string): Bearer | undefined;
}

/** At most so many tickets are out; the oldest lapse first. */
export function newTickets(env: Env, ticketMs: number, most: number): Tickets {
  const out = new Map<string, Ticket>(); // by hash, oldest first
  const lapse = (): void => {
    for (const [hash, { untilMs }] of out) {
      if (untilMs > env.monoMs() && out.size <= most) break;
      out.delete(hash);
    }
  };
  return {
    give: bearer => {
      const ticket = newSecret(env);
      out.set(hashOf(ticket), { ...bearer, untilMs: env.monoMs() + ticketMs });
      lapse();
      return ticket;
    },
    take: ticket => {
      lapse();
      const hash = hashOf(ticket);
      const bearer = out.get(hash);
      out.delete(hash);
      return bearer;
    },
  };
}
