// The dependencies and the listener of a server connection.
import type { ToPlayer } from '@moonshot/wire/online/to-player';
import type { Line } from './talk.ts';

/** An open socket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Ears {
  opened(): void;
  text(text: string): void;
  closed(code: number, reason: string): void;
}

/** A ticket for a socket, or a failure; `retryAfterMs` if the server named a delay. */
export type Ticket =
  | { readonly ok: true; readonly ticket: string }
  | { readonly ok: false; readonly retryAfterMs: number; readonly banned: boolean };

/** The dependencies of a connection. */
export interface Ports {
  ticket(): Promise<Ticket>;
  open(ears: Ears): Wire;
  later(ms: number, then: () => void): () => void;
  random(): number;
}

export interface Hears {
  message(message: ToPlayer): void;
  line(line: Line): void;
}
