// The messages between a benchmark and the server that it measures.

/** The messages from the measured server: its address and routes, and the measurements. */
export type FromServer =
  | { readonly type: 'open'; readonly url: string; readonly token: string; readonly routes: readonly string[] }
  | { readonly type: 'begun' }
  | { readonly type: 'stalls'; readonly mostMs: number; readonly turnMs: number; readonly cpuMs: number };

export type ToServer = 'begin' | 'end' | 'stop';
