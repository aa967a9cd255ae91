// Messages between the measuring process and its clients.

export type ToClients =
  // the first `tables` tables play, and the others pause
  | { readonly type: 'pace'; readonly ms: number; readonly tables: number }
  | { readonly type: 'begin' } // discards earlier figures
  | { readonly type: 'report' };

export type FromClient = { readonly type: 'open' } | Figures;

export interface Figures {
  readonly type: 'figures';
  readonly latencies: readonly number[]; // milliseconds from a command to `ack`
  readonly refused: readonly string[];
  readonly lost: number; // sockets
  // maximum delay of the clients' own event loop, which adds to the latencies
  readonly lateMs: number;
}
