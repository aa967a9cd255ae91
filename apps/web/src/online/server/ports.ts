// What a connection to the server needs, and who listens to it.
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

/**
 * A ticket with which one socket can be opened, or a failure. `retryAfterMs` is the delay that the server
 * requested, or 0.
 */
export type Ticket =
  | { readonly ok: true; readonly ticket: string }
  | { readonly ok: false; readonly retryAfterMs: number; readonly banned: boolean };

/** What a connection needs from its environment. */
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
