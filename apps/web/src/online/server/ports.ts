// The dependencies and the listener of a server connection.
import type { ServerToClient } from '@moonshot/protocol/server';
import type { ConnectionStatus } from './link-state.ts';

/** An open socket. */
export interface OpenSocket {
  send(text: string): void;
  close(): void;
}

export interface SocketListener {
  opened(): void;
  text(text: string): void;
  closed(code: number, reason: string): void;
}

/** A ticket for a socket, or a failure. `retryAfterMs` is the delay that the server named, or 0. */
export type Ticket =
  | { readonly ok: true; readonly ticket: string }
  | { readonly ok: false; readonly retryAfterMs: number; readonly banned: boolean };

/** The dependencies of a connection. */
export interface SocketDeps {
  ticket(): Promise<Ticket>;
  open(ears: SocketListener): OpenSocket;
  later(ms: number, then: () => void): () => void;
  random(): number;
}

export interface ConnectionListener {
  message(message: ServerToClient): void;
  line(line: ConnectionStatus): void;
}
