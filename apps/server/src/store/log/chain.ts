// The hash chain of a match's log: each event's hash covers the stored event and the hash before it.
import { hash } from 'node:crypto';
import { LogDamaged } from '../errors.ts';
import type { EventRow } from '../rows/event.ts';

/** The end of a log: the number of its events, and the hash of the last one. */
export interface LogHead {
  readonly seq: number;
  readonly hash: Uint8Array;
}

/** The end of an empty log. */
export const START: LogHead = { seq: 0, hash: new Uint8Array() };

const PROTOCOL = Buffer.from('moonshot-event/1');
const LENGTH_BYTES = 4;

/**
 * The hash of an event: SHA-256 over fields with their lengths, so that different fields never give the same
 * input. It covers the encrypted body, because with a hash of the plain text anyone with a copy could test
 * guesses of a card.
 */
export function hashOf(before: Uint8Array, row: Omit<EventRow, 'hash'>): Uint8Array {
  const { match, seq, kind, seat, client_number, schema, wall_ms, body } = row;
  const fields = Buffer.from(JSON.stringify([match, seq, kind, seat, client_number, schema, wall_ms]));
  const frames = [PROTOCOL, before, fields, body];
  const framed = Buffer.allocUnsafe(frames.reduce((sum, frame) => sum + LENGTH_BYTES + frame.length, 0));
  let at = 0;
  for (const frame of frames) {
    at = framed.writeUInt32BE(frame.length, at);
    framed.set(frame, at);
    at += frame.length;
  }
  return hash('sha256', framed, 'buffer');
}

/**
 * Checks that the event continues a log with this end, and returns the new end. Throws LogDamaged if the
 * event does not.
 */
export function follow(head: LogHead, row: EventRow): LogHead {
  if (row.seq !== head.seq + 1) throw new LogDamaged(row.match, head.seq + 1, 'it is missing');
  if (!Buffer.from(hashOf(head.hash, row)).equals(row.hash))
    throw new LogDamaged(row.match, row.seq, 'it does not agree with its hash');
  return { seq: row.seq, hash: row.hash };
}
