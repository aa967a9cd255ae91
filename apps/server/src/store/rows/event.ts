// A stored event of a match.
export interface EventRow {
  readonly match: string;
  readonly seq: number; // from 1
  readonly kind: string;
  readonly seat: number | null; // seat of the command that caused the event; null if none did
  readonly client_number: number | null;
  readonly schema: number;
  readonly wall_ms: number;
  readonly body: Uint8Array; // encrypted
  readonly hash: Uint8Array;
}
