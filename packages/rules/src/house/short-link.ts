// Short links to rules: the id of a game, or the id with the changed fields. A long link contains the whole
// sheet instead.
import { CATALOGUE, variantOf } from '../catalogue/catalogue.ts';
import { isRecord, jsonIn } from '../game/record.ts';
import { SHEETS, sheetOf } from '../games.ts';
import { type House, same, tidied } from './fields.ts';

/** What a short link contains. */
export interface ShortLink {
  readonly game: string; // the id of a main game or of a further game
  readonly changes: string | undefined; // the changed fields, packed or as JSON; undefined if none is changed
}

/** All games without overrides that equal their base sheet. Computed when first needed. */
let games: readonly (House & { readonly id: string })[] | undefined;
const allGames = () =>
  (games ??= [...SHEETS.map(({ id }) => ({ id, base: id, overrides: {} })), ...CATALOGUE].map(one => ({
    id: one.id,
    ...tidied(one),
  })));

/** The id of the game that has exactly these rules and this name. Undefined for house rules. */
export function gameOf(house: House): string | undefined {
  const { base, overrides } = tidied(house);
  return allGames().find(one => one.base === base && same(one.overrides, overrides))?.id;
}

/** The content of the shortest link to these rules, with the changed fields as JSON. */
export function shortLink(house: House): ShortLink {
  const game = gameOf(house);
  if (game !== undefined) return { game, changes: undefined };
  return { game: house.base, changes: JSON.stringify(tidied(house).overrides) };
}

/**
 * The rules of a short link whose changed fields are JSON. The rules are not checked yet. Undefined if no
 * game has this id, or if the changes are no JSON object.
 */
export function houseOfShortLink({ game, changes }: ShortLink): House | undefined {
  const known = sheetOf(game) === undefined ? variantOf(game) : { base: game, overrides: {} };
  const overrides = changes === undefined ? {} : jsonIn(changes);
  if (known === undefined || !isRecord(overrides)) return undefined;
  return { base: known.base, overrides: { ...known.overrides, ...overrides } };
}

/** The text of a short link after `#r/`. The changes are packed. */
export const shortLinkText = ({ game, changes }: ShortLink): string =>
  changes === undefined ? game : `${game}.${changes}`;

/** Reads the text of a link after `#r/`. Undefined if it is a long link, which contains the whole sheet. */
export function shortLinkIn(text: string): ShortLink | undefined {
  const [, game = '', changes] = /^([a-z\d-]+)(?:\.([\w-]+))?$/.exec(text) ?? [];
  return changes !== undefined || houseOfShortLink({ game, changes }) !== undefined ? { game, changes } : undefined;
}
