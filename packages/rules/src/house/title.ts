// Which names and titles are allowed: legible ones. House rules may not use the title of a game.
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { TITLE_MAX } from '../game/limits.ts';
import { SHEETS, titleOf } from '../games.ts';
import type { SheetWords } from '../words/sheet/en.ts';
import { type House, same, valueAt, wholeOf } from './fields.ts';
import { amongAlike } from './lookalikes.ts';

/** A title as it is shown, or why it is not allowed. */
export type Titled = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly why: WhyUntitled };

export type WhyUntitled =
  | { readonly type: 'unseen' | 'heaped' | 'empty' | 'mixed' | 'game' }
  | { readonly type: 'long'; readonly most: number };

const UNITS_EACH = 2; // UTF-16 units per letter on average: some graphemes are long

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Matches a zero-width joiner between two emoji, the only place where it is visible. */
const JOINED = /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/gu;
/** Invisible characters: controls, direction marks, zero-width and blank ones. */
const UNSEEN = /\p{C}|[\u115F\u1160\u3164\uFFA0\u2800]/u;
const HEAPED = /\p{M}{3,}/u;
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Scripts whose letters look alike. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const no = (type: Exclude<WhyUntitled['type'], 'long'>): Titled => ({ ok: false, why: { type } });

/** The display title for a player's text, or the reason for a refusal. */
export function checkTitle(text: string, most: number = TITLE_MAX): Titled {
  const name = text.normalize('NFKC').trim().replace(/ +/g, ' ');
  if (UNSEEN.test(name.replace(JOINED, ''))) return no('unseen');
  if (HEAPED.test(name)) return no('heaped');
  const letters = [...segmenter.segment(name)].length;
  if (letters === 0 || !READABLE.test(name)) return no('empty');
  const units = Math.min(most * UNITS_EACH, TITLE_MAX); // a sheet, too, allows a title no more
  if (letters > most || name.length > units) return { ok: false, why: { type: 'long', most } };
  if (ALIKE.filter(script => script.test(name)).length > 1) return no('mixed');
  return { ok: true, name };
}

/** The games, each with its overrides of the base sheet now and in earlier versions. */
const GAMES = [
  ...SHEETS.map(({ id, name }) => ({ base: id, name, overrides: {} })),
  ...CATALOGUE.flatMap(({ base, name, overrides, earlier }) =>
    [overrides, ...earlier].map(changes => ({ base, name, overrides: changes })),
  ),
].map(one => ({ ...one, isCalled: amongAlike([one.name]) }));

/** Whether the rules are this catalogue game, with or without further changes. */
function isBuiltOn(game: House, own: House): boolean {
  if (own.base !== game.base) return false;
  const [whole, theirs] = [wholeOf(own), wholeOf(game)];
  return Object.keys(game.overrides).every(
    path => path === 'name' || same(valueAt(whole, path), valueAt(theirs, path)),
  );
}

/**
 * The title of these rules, or the reason why it is refused. The title of a catalogue game is reserved for
 * that game.
 */
export function titleOfHouse(house: House): Titled {
  const { base, overrides } = house;
  const { name } = overrides;
  if (typeof name !== 'string') return { ok: true, name: titleOf({ game: base, overrides }) };
  const titled = checkTitle(name);
  if (!titled.ok) return titled;
  const games = GAMES.filter(({ isCalled }) => isCalled(name));
  return games.length === 0 || games.some(one => isBuiltOn(one, house)) ? titled : no('game');
}

/** Rules with an allowed title. */
export interface TitledHouse {
  readonly house: House;
  // why their own title was refused; they then have the title of the base game
  readonly untitled?: WhyUntitled;
}

/** The rules with their display title. A refused title is dropped; the rules stay the same. */
export function titled({ base, overrides }: House): TitledHouse {
  const { name, ...untitled } = overrides;
  if (typeof name !== 'string') return { house: { base, overrides } };
  const title = titleOfHouse({ base, overrides });
  return title.ok
    ? { house: { base, overrides: { ...overrides, name: title.name } } }
    : { house: { base, overrides: untitled }, untitled: title.why };
}

/** Why a title is not allowed, as a sentence. */
export const untitledText = (why: WhyUntitled, titles: SheetWords['titles']): string =>
  why.type === 'long' ? titles.long(why.most) : titles[why.type];
