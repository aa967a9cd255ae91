// What a benchmark and the server that it measures say to each other.

/** The server's side: where it is, what it serves, how long its event loop stood still at most, and the processor's time of its longest turn. */
export type FromServer =
  | { readonly type: 'open'; readonly url: string; readonly token: string; readonly routes: readonly string[] }
  | { readonly type: 'stalls'; readonly mostMs: number; readonly turnMs: number; readonly cpuMs: number };

export type ToServer = 'begin' | 'end' | 'stop';
