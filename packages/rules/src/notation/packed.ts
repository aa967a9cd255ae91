// Packs a match in a few bytes, for links and storage. There are two forms, and the first byte says which it
// is.
import { sha256 } from '@noble/hashes/sha2.js';
import type { Hearts } from '../games.ts';
import { type BitReader, type BitWriter, CorruptBits, read, write } from './bits.ts';
import { type CheckedMatch, checkNoted, heartsOf } from './check.ts';
import { begun, DEALS_MAX, type NotatedMatch, NotationException } from './notated-match.ts';
import { coded } from './packed-coded.ts';
import { readHead, writeHead } from './packed-head.ts';
import { inPlain, PLAIN, plainly } from './packed-plain.ts';
import { reading, UncodableChoice, writing } from './range.ts';

/** The first byte of the form that needs the rules. */
const CODED = 2;
const SEATS_BITS = 8;
const CHECK_BYTES = 3;
const BYTE = 8;

/** Packs a match: by its rules if these allow all steps, otherwise without the rules. */
export function packed(noted: NotatedMatch): Uint8Array {
  try {
    return byRules(noted);
  } catch (error) {
    if (isNone(error)) return plainly(noted);
    throw error;
  }
}

/**
 * Reads and checks a packed match. Undefined if the bytes contain no match. At most `most` deals are played.
 */
export function unpacked(bytes: Uint8Array, most = DEALS_MAX): CheckedMatch | undefined {
  try {
    if (bytes[0] === PLAIN) return checkNoted(begun(inPlain({ bytes, bits: BYTE }), most));
    return bytes[0] === CODED ? codedIn(bytes, most) : undefined;
  } catch (error) {
    if (error instanceof NotationException) return { ok: false, misread: error.misread };
    if (isNone(error)) return undefined;
    throw error;
  }
}

/**
 * Whether an error means that the bytes contain no match: a card outside the deck, an illegal answer, or a
 * truncated text.
 */
const isNone = (error: unknown): boolean =>
  error instanceof CorruptBits ||
  error instanceof UncodableChoice ||
  error instanceof NotationException ||
  error instanceof SyntaxError;

function byRules(noted: NotatedMatch): Uint8Array {
  const out: BitWriter = { bytes: [CODED], bits: BYTE };
  writeHead(out, noted);
  write(out, noted.seats, SEATS_BITS);
  const coder = writing(out);
  coded(coder, heartsOf(noted), noted.length, { known: noted });
  coder.end();
  const bytes = Uint8Array.from(out.bytes);
  return Uint8Array.from([...bytes, ...checkOf(bytes)]);
}

function codedIn(whole: Uint8Array, most: number): CheckedMatch {
  const bytes = whole.subarray(0, -CHECK_BYTES);
  if (checkOf(bytes).some((byte, i) => byte !== whole[bytes.length + i]))
    throw new CorruptBits('something in it is changed');
  const from: BitReader = { bytes, bits: BYTE };
  const head = readHead(from);
  const seats = read(from, SEATS_BITS);
  const hearts = heartsFor({ ...head, seats });
  if ('ok' in hearts) return hearts;
  if (head.names.length !== 0 && head.names.length !== seats) throw new CorruptBits('somebody has no name');
  const { events, ...match } = coded(reading(from), hearts, head.length, { most });
  return { ok: true, noted: { ...head, seats, ...match }, hearts, events };
}

/** The game of a match, or the error if its rules are not valid. */
function heartsFor(match: Parameters<typeof heartsOf>[0]): Hearts | Extract<CheckedMatch, { ok: false }> {
  try {
    return heartsOf(match);
  } catch (error) {
    if (error instanceof NotationException) return { ok: false, misread: error.misread };
    throw error;
  }
}

/** A checksum of the bytes. Without it any bits could be decoded to some match. */
const checkOf = (bytes: Uint8Array): Uint8Array => sha256(bytes).subarray(0, CHECK_BYTES);
