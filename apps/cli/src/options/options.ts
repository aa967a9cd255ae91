// Parsers of command options: seats, counts, lengths, and fields of the rules. Bad values are refused in one
// sentence.

import { isPlayer, LEVELS, PLAYER_NAMES, parseProfile, STYLED, STYLES } from '@moonshot/bots';
import {
  checkLength,
  type Hearts,
  type Length,
  MATCH_DEALS_MAX,
  type Overrides,
  prepare,
  SEATS_MAX,
  SEATS_MIN,
  SHEETS,
  type Sheet,
  type SheetError,
  sheetOf,
  TOTAL_MAX,
  withOverrides,
} from '@moonshot/rules';
import { CATALOGUE, variantNamed } from '@moonshot/rules/catalogue';
import { sentenceOf } from '@moonshot/rules/explain';
import { type House, queenChoice } from '@moonshot/rules/house';
import { InvalidArgumentError } from 'commander';
import { type CommandError, misused } from '../core/errors.ts';
import { oneLine } from '../core/plain-text.ts';
import { houseNamed } from './house-rules.ts';

/** The highest number of a network port. */
export const PORT_MAX = 65_535;

/** Creates a parser of whole numbers for commander. It refuses numbers outside the range. */
export const wholeFrom =
  (min: number, max: number) =>
  (text: string): number => {
    const n = Number(text);
    if (/^-?\d+$/.test(text) && n >= min && n <= max) return n;
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
  };

export const SEATS = wholeFrom(SEATS_MIN, SEATS_MAX);

/**
 * Parses an override such as `moon.choose=auto`: the path of a field and its value. The value is read as
 * JSON if possible, otherwise as text.
 */
export function readSet(text: string, before: Overrides = {}): Overrides {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Expected path=value, such as moon.choose=auto.');
  return Object.fromEntries([...Object.entries(before), [text.slice(0, at), jsonOrText(text.slice(at + 1))]]);
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses a level, or a level with a style: `master:bold`. */
export function readLevel(text: string): string {
  if (parseProfile(text) !== undefined && isPlayer(text)) return text;
  throw new InvalidArgumentError(
    `There is no level "${text}": there are ${LEVELS.join(', ')}, and of these ${STYLED.join(', ')} also with a style, such as master:bold (${STYLES.join(', ')}).`,
  );
}

/**
 * The error message for an unknown player. If the level exists but does not have this style, the message says
 * that.
 */
export function noPlayer(name: string): string {
  const level = parseProfile(name)?.level;
  return level === undefined
    ? `There is no player "${name}": there are ${PLAYER_NAMES.join(', ')}`
    : `There is no player "${name}": styles show from ${STYLED[0]} on, and ${level} has none`;
}

/** Parses a player's name. */
export function readPlayer(text: string): string {
  if (isPlayer(text)) return text;
  throw new InvalidArgumentError(`${noPlayer(text)}.`);
}

/** Parses a length such as `deals:3` or `target:50`. */
export function readLength(text: string): Length {
  const [, kind, digits] = /^(deals|target):(-?\d{1,6})$/.exec(text) ?? [];
  const n = Number(digits);
  if (kind === 'deals' && n >= 1 && n <= MATCH_DEALS_MAX) return { deals: n };
  if (kind === 'target' && Math.abs(n) <= TOTAL_MAX) return { target: n };
  throw new InvalidArgumentError('Expected deals:N with 1 to 1000 deals, or target:N, such as deals:3 or target:50.');
}

/** The rules (sheet) of one of the main games, by its id or its name in any letter case. */
export function sheetNamed(text: string): Sheet {
  const wanted = text.toLowerCase();
  const sheet = sheetOf(wanted) ?? SHEETS.find(({ name }) => name.toLowerCase() === wanted);
  if (sheet !== undefined) return sheet;
  const near = [...SHEETS, ...CATALOGUE].filter(({ id, name }) => `${id} ${name.toLowerCase()}`.includes(wanted));
  const hint =
    near.length > 0 && near.length <= NEAR_MAX ? `; did you mean ${near.map(one => one.id).join(', ')}?` : ':';
  throw misused(
    `There is no game "${oneLine(text)}"${hint} "moonshot rules" lists all ${SHEETS.length + CATALOGUE.length}.`,
  );
}

/**
 * The maximum number of similar names to suggest for an unknown game. If more are similar, none are
 * suggested.
 */
const NEAR_MAX = 5;

export interface GameChoice {
  readonly game: string;
  readonly seats?: number | undefined; // default: the number of players that suits the game best
  readonly set?: Overrides | undefined;
  readonly length?: Length | undefined;
}

/**
 * Replaces the name of a catalogue variant or of house rules (a file or a link) by its base game and
 * overrides, and the override `queen` by the fields that it stands for. Without a game, all options are
 * returned unchanged.
 */
export function settled<T extends { readonly game?: string | undefined; readonly set?: Overrides | undefined }>(
  options: T,
): T {
  const { game = '', set = {} } = options;
  const variant = houseNamed(game) ?? variantNamed(game);
  const { queen, ...fields } = set;
  const overrides = { ...variant?.overrides, ...fields };
  if (queen !== undefined && options.game !== undefined) {
    const base = variant?.base ?? sheetNamed(game).id;
    return { ...options, game: base, set: { ...overrides, ...queenSet({ base, overrides }, queen) } };
  }
  return variant === undefined ? options : { ...options, game: variant.base, set: overrides };
}

/**
 * The inverse of `settled`: if the overrides have the name and all fields of a catalogue variant, returns the
 * variant's id and the overrides that differ from the variant.
 */
export function underOwnName({ game, set }: { readonly game: string; readonly set: Overrides }): {
  readonly game: string;
  readonly set: Overrides;
} {
  const variant = typeof set.name === 'string' ? variantNamed(set.name) : undefined;
  if (variant?.base !== game || Object.keys(variant.overrides).some(path => !(path in set))) return { game, set };
  const same = (path: string, value: unknown): boolean =>
    JSON.stringify(value) === JSON.stringify(variant.overrides[path]);
  return { game: variant.id, set: Object.fromEntries(Object.entries(set).filter(one => !same(...one))) };
}

/** The overrides that `--set queen=QS` stands for. They make the card `queen` the queen that costs points. */
function queenSet(house: House, queen: unknown): Overrides {
  const options = queenChoice(house)?.options ?? [];
  const option = options.find(({ card }) => card === queen);
  if (option !== undefined) return option.change;
  const wanted =
    options.length === 0
      ? 'no queen: in this game not one queen alone costs points'
      : options.map(({ card }) => card).join(', ');
  throw misused(oneLine(`Cannot choose the queen: queen is ${JSON.stringify(queen)}, expected ${wanted}.`));
}

/** The game described by the options. Throws a CommandError with one line per error of its rules. */
export function heartsChosen({ game, seats, set = {}, length }: GameChoice): Hearts {
  const sheet = sheetNamed(game);
  const { best = sheet.seats.best } = (withOverrides(sheet, set) as Partial<Sheet>).seats ?? {};
  const prepared = prepare(sheet, seats ?? best, set);
  if (!prepared.ok) throw faulty(prepared.errors);
  const errors = length === undefined ? [] : checkLength(prepared.hearts.sheet, length);
  if (errors.length > 0) throw faulty(errors);
  return prepared.hearts;
}

const faulty = (errors: readonly SheetError[]): CommandError =>
  misused(errors.map(error => oneLine(sentenceOf(error))).join('\n'));
