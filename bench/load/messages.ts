// What the measuring process and its clients say to each other.

export type ToClients =
  // the first so many tables play, the others rest
  | { readonly type: 'pace'; readonly ms: number; readonly tables: number }
  | { readonly type: 'begin' } // what came before does not count
  | { readonly type: 'report' };

export type FromClient = { readonly type: 'open' } | Figures;

export interface Figures {
  readonly type: 'figures';
  readonly latencies: readonly number[]; // milliseconds from a command to `done`
  readonly refused: readonly string[];
  readonly lost: number; // sockets
  // how late the clients' own event loop was at most: what is added here to what a client sees
  readonly lateMs: number;
}
