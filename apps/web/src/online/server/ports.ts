// What a connection to the server can do, what it needs, and who listens to it.
import type { ClientToServer, ServerToClient } from '@moonshot/protocol/server';
import type { ConnectionStatus, TableTarget } from './link-state.ts';

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

/** A connection to the server's tables. */
export interface ServerLink {
  come(want: TableTarget): void;
  /**
   * Sends a message. Until the table is reached for the first time, messages are queued. Later, while there
   * is no connection, only the last action is queued, and other messages are dropped. Returns whether the
   * message was sent or queued.
   */
  say(message: ClientToServer): boolean;
  /** Leaves the table. The person's seat stays taken. */
  leave(): void;
  /** Reconnects now, even if another connection of the same person has taken over. */
  retry(): void;
  /**
   * Checks the connection after the device may have slept, and reconnects if it is lost. A socket that was
   * cut off meanwhile may report nothing.
   */
  wake(): void;
}
