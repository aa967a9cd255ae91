// A stored event of a match.
export interface EventRow {
  readonly match: string;
  readonly seq: number; // number of the event in its match, from 1
  readonly kind: string;
  readonly seat: number | null; // seat whose command caused the event; null if no command did
  readonly client_number: number | null;
  readonly schema: number;
  readonly wall_ms: number;
  readonly body: Uint8Array; // the encrypted event
  readonly hash: Uint8Array;
}
