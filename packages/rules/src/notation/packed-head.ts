// The head of a packed match as JSON: the game, the players and the tags.
import { isRecord } from '../game/record.ts';
import { readText, Spoilt, type Unread, type Written, writeText } from './bits.ts';
import { NAME_MAX, type Noted, TAG_MAX, TAGS, UNSEEN } from './noted.ts';

const HEAD_MAX = 16_000; // bytes; a sheet with every field changed needs fewer

export type Head = Pick<Noted, 'game' | 'version' | 'names' | 'rules' | 'length' | 'tags'>;

/** Writes the head from the next whole byte on. */
export const writeHead = (out: Written, { game, version, names, rules, length, tags }: Head): void =>
  writeText(out, JSON.stringify([game, version, names, rules, length, tags]));

/** Reads the head. Throws Spoilt or a SyntaxError if the bytes hold none. */
export const readHead = (from: Unread): Head => headIn(JSON.parse(readText(from, HEAD_MAX)));

const isLine = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most && !UNSEEN.test(value);

const isLength = (value: unknown): value is Noted['length'] =>
  value === null ||
  (isRecord(value) &&
    Object.keys(value).length === 1 &&
    [value.deals, value.target].some(n => Number.isSafeInteger(n)));

function headIn(value: unknown): Head {
  if (!Array.isArray(value)) throw new Spoilt('it has no head');
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
  if (!fits) throw new Spoilt('its head is none');
  return { game, version: Number(version), names, rules, length, tags };
}
