// A match in a link. The fragment of the link has the match's packed bytes as base64url.
import type { CheckedMatch } from './check.ts';
import type { NotatedMatch } from './notated-match.ts';
import { packed, unpacked } from './packed.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIX = 6;
const EIGHT = 8;

/** The maximum length of a link. A longer link is refused without being read. */
const MATCH_LINK_MAX = 65_536;

/** Matches the fragment of a link that contains a match. */
export const CARRIED_MATCH = /#m\/([\w-]*)$/;

/** The fragment of a link that contains the match: `#m/…`. */
export const matchLink = (noted: NotatedMatch): string => `#m/${lettersOf(packed(noted))}`;

/**
 * Reads and checks the match in a link or in its fragment. Undefined if there is no match. At most `most`
 * deals are played.
 */
export function matchIn(link: string, most?: number): CheckedMatch | undefined {
  if (link.length > MATCH_LINK_MAX) return undefined;
  const [, letters] = CARRIED_MATCH.exec(link) ?? [];
  return letters === undefined ? undefined : unpacked(bytesOf(letters), most);
}

function lettersOf(bytes: Uint8Array): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << EIGHT) | byte;
    for (bits += EIGHT; bits >= SIX; bits -= SIX) text += LETTERS.charAt((held >> (bits - SIX)) & 63);
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + LETTERS.charAt((held << (SIX - bits)) & 63);
}

function bytesOf(letters: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((letters.length * SIX) / EIGHT));
  let [at, held, bits] = [0, 0, 0];
  for (const letter of letters) {
    held = (held << SIX) | LETTERS.indexOf(letter);
    bits += SIX;
    if (bits < EIGHT) continue;
    bits -= EIGHT;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return bytes;
}
