// What a benchmark and the server that it measures say to each other.

/** The server's side: where it is, what it serves, and how long its event loop stood still at most. */
export type FromServer =
  | { readonly type: 'open'; readonly url: string; readonly token: string; readonly routes: readonly string[] }
  | { readonly type: 'stalls'; readonly mostMs: number; readonly cpuMs: number };

export type ToServer = 'begin' | 'end' | 'stop';
