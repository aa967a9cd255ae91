// The head of a packed match (a match in a few bytes). The head is JSON with the game, its rules and length,
// the names of the players, and the tags.
import { isRecord } from '../game/record.ts';
import { type BitReader, type BitWriter, CorruptBits, readText, writeText } from './bits.ts';
import { NAME_MAX, type NotatedMatch, TAG_MAX, TAGS, UNSEEN } from './notated-match.ts';

const HEAD_MAX = 64_000; // in bytes; the longest tags and the greatest number of overrides need fewer

export type NotationHeader = Pick<NotatedMatch, 'game' | 'version' | 'names' | 'rules' | 'length' | 'tags'>;

/** Writes the head after the bits that have been written so far. */
export const writeHead = (out: BitWriter, { game, version, names, rules, length, tags }: NotationHeader): void =>
  writeText(out, JSON.stringify([game, version, names, rules, length, tags]));

/** Reads the head. Throws `CorruptBits` or a `SyntaxError` if the bytes contain none. */
export const readHead = (from: BitReader): NotationHeader => headIn(JSON.parse(readText(from, HEAD_MAX)));

const isLine = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most && !UNSEEN.test(value);

const isLength = (value: unknown): value is NotatedMatch['length'] =>
  value === null ||
  (isRecord(value) &&
    Object.keys(value).length === 1 &&
    [value.deals, value.target].some(n => Number.isSafeInteger(n)));

function headIn(value: unknown): NotationHeader {
  if (!Array.isArray(value)) throw new CorruptBits('it has no head');
  const [game, version, names, rules, length, tags] = value as readonly unknown[];
  const fits =
    isLine(game, NAME_MAX) &&
    Number.isSafeInteger(version) &&
    Array.isArray(names) &&
    names.every((name): name is string => isLine(name, NAME_MAX)) &&
    isRecord(rules) &&
    isRecord(tags) &&
    isLength(length) &&
    Object.entries(tags).every(([tag, text]) => (TAGS as readonly string[]).includes(tag) && isLine(text, TAG_MAX));
  if (!fits) throw new CorruptBits('its head is none');
  return { game, version: Number(version), names, rules, length, tags };
}
