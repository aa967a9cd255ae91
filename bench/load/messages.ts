// The messages between the measuring process and its client processes.

export type ToClients =
  // Sets the pace. The first `tables` tables play, and the others pause.
  | { readonly type: 'pace'; readonly ms: number; readonly tables: number }
  | { readonly type: 'begin' } // discards the latencies and refusals collected so far
  | { readonly type: 'report' };

export type FromClient = { readonly type: 'open' } | Figures;

export interface Figures {
  readonly type: 'figures';
  readonly latencies: readonly number[]; // milliseconds from each command to its `ack`
  readonly refused: readonly string[];
  readonly lost: number; // number of sockets closed since the process started
  // The maximum delay of the client's own event loop, which adds to the latencies.
  readonly lateMs: number;
}
