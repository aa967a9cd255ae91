// A stored event of a match.
export interface EventRow {
  readonly match: string;
  readonly seq: number; // from 1
  readonly kind: string;
  readonly seat: number | null; // the seat and the client's number of the command that caused it
  readonly client_number: number | null;
  readonly schema: number;
  readonly wall_ms: number;
  readonly body: Uint8Array; // sealed
  readonly hash: Uint8Array;
}
