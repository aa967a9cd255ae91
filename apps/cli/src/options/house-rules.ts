// House rules from a file or a link, given on the command line in place of a game's name.
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import {
  type House,
  houseOfShortLink,
  RULES_MAX,
  readHouse,
  shortLinkIn,
  unreadText,
  untitledText,
  writeHouse,
} from '@moonshot/rules/house';
import { sheetWordsEn as en } from '@moonshot/rules/words';
import { CommandError, misused, reasonOf } from '../core/errors.ts';
import { complain } from '../core/output.ts';
import { placeOf } from '../core/paths.ts';
import { oneLine } from '../core/plain-text.ts';

/** Matches a link that carries house rules in its fragment. */
const CARRIED = /#r\/([\w.-]*)$/;

/**
 * The house rules in a file whose name ends in `.json`, or in a link; undefined for other names. Prints a
 * note if the title of the rules is not allowed.
 */
export function houseNamed(name: string): House | undefined {
  const [, code] = CARRIED.exec(name) ?? [];
  if (code === undefined && !/\.json$/i.test(name)) return undefined;
  const read = readHouse(code === undefined ? textOf(name) : carried(code));
  const source = code === undefined ? name : 'the link';
  if (read.ok) {
    noteOnName(read, source);
    return read.house;
  }
  const { place, reason } = unreadText(read);
  throw misused(oneLine(`Cannot read the rules in ${source}: ${place} ${reason}.`));
}

/** Prints that the title of the rules is not allowed, and why. The rules are used without it. */
function noteOnName(read: ReturnType<typeof readHouse>, source: string): void {
  if (read.ok && read.untitled !== undefined)
    complain(oneLine(`The name of the rules in ${source} is left out: ${untitledText(read.untitled, en.titles)}`));
}

/** Writes rules to a file. Prints a note if their title is not allowed. */
export function saveHouse(path: string, house: House): void {
  const text = writeHouse(house, 2);
  noteOnName(readHouse(text), path);
  try {
    writeFileSync(placeOf(path), `${text}\n`);
  } catch (error) {
    throw new CommandError(`Cannot write ${path}: ${reasonOf(error)}.`);
  }
}

/** Reads a file up to the maximum length of rules, with four bytes allowed for each character. */
export function textOf(path: string): string {
  try {
    const file = openSync(placeOf(path), 'r');
    const bytes = Buffer.alloc(RULES_MAX * 4 + 1);
    try {
      return bytes.toString('utf8', 0, readSync(file, bytes));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw misused(`Cannot read ${path}: ${reasonOf(error)}.`);
  }
}

/** The text of the rules in a link, which contains the whole sheet, or the id of a game with the changes. */
function carried(code: string): string {
  const short = shortLinkIn(code);
  if (short === undefined) return unpacked(code);
  const { game, changes: packed } = short;
  const house = houseOfShortLink({ game, changes: packed === undefined ? undefined : unpacked(packed) });
  if (house === undefined) throw misused(DAMAGED);
  return writeHouse(house);
}

const DAMAGED = 'Cannot read the rules in the link: it is damaged or cut short.';

function unpacked(code: string): string {
  try {
    return inflateRawSync(Buffer.from(code, 'base64url'), { maxOutputLength: RULES_MAX }).toString();
  } catch {
    throw misused(DAMAGED);
  }
}
