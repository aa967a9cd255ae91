// Decides which names and titles are allowed. They must be legible, and house rules may not use the title of
// another game.
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { TITLE_MAX } from '../game/limits.ts';
import { SHEETS, titleOf } from '../games.ts';
import type { SheetWords } from '../words/sheet/en.ts';
import { type House, same, valueAt, wholeOf } from './fields.ts';
import { amongAlike } from './lookalikes.ts';

/** A title in the form in which it is displayed, or the reason why it is not allowed. */
export type Titled = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly why: WhyUntitled };

export type WhyUntitled =
  | { readonly type: 'unseen' | 'heaped' | 'empty' | 'mixed' | 'game' }
  | { readonly type: 'long'; readonly most: number };

const UNITS_EACH = 2; // UTF-16 units that a name may have for each letter; some graphemes are long

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Matches a zero-width joiner between two emoji, which is the only place where such a joiner is visible. */
const JOINED = /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/gu;
/** Matches invisible characters: control characters, direction marks, zero-width and blank ones. */
const UNSEEN = /\p{C}|[\u115F\u1160\u3164\uFFA0\u2800]/u;
const HEAPED = /\p{M}{3,}/u;
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Scripts that have letters which look alike. A name may use only one of them. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const no = (type: Exclude<WhyUntitled['type'], 'long'>): Titled => ({ ok: false, why: { type } });

/** The title that is displayed for a text that a player entered, or the reason why it is refused. */
export function checkTitle(text: string, most: number = TITLE_MAX): Titled {
  const name = text.normalize('NFKC').trim().replace(/ +/g, ' ');
  if (UNSEEN.test(name.replace(JOINED, ''))) return no('unseen');
  if (HEAPED.test(name)) return no('heaped');
  const letters = [...segmenter.segment(name)].length;
  if (letters === 0 || !READABLE.test(name)) return no('empty');
  const units = Math.min(most * UNITS_EACH, TITLE_MAX); // a title is never longer than a sheet allows
  if (letters > most || name.length > units) return { ok: false, why: { type: 'long', most } };
  if (ALIKE.filter(script => script.test(name)).length > 1) return no('mixed');
  return { ok: true, name };
}

/** The names of all games, with their overrides of the base sheet now and in earlier versions. */
const GAMES = [
  ...SHEETS.map(({ id, name }) => ({ base: id, name, overrides: {} })),
  ...CATALOGUE.flatMap(({ base, name, overrides, earlier }) =>
    [overrides, ...earlier].map(changes => ({ base, name, overrides: changes })),
  ),
].map(one => ({ ...one, isCalled: amongAlike([one.name]) }));

/** Whether the rules are those of this game, with or without further changes. */
function isBuiltOn(game: House, own: House): boolean {
  if (own.base !== game.base) return false;
  const [whole, theirs] = [wholeOf(own), wholeOf(game)];
  return Object.keys(game.overrides).every(
    path => path === 'name' || same(valueAt(whole, path), valueAt(theirs, path)),
  );
}

/**
 * The title of house rules, or the reason why it is refused. The title of a game is reserved for rules that
 * are built on that game.
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

/** House rules whose title is allowed. */
export interface TitledHouse {
  readonly house: House;
  // why the original title was refused; the rules then have the title of the base game
  readonly untitled?: WhyUntitled;
}

/** House rules with the title that is displayed. A refused title is removed, and the rules stay the same. */
export function titled({ base, overrides }: House): TitledHouse {
  const { name, ...untitled } = overrides;
  if (typeof name !== 'string') return { house: { base, overrides } };
  const title = titleOfHouse({ base, overrides });
  return title.ok
    ? { house: { base, overrides: { ...overrides, name: title.name } } }
    : { house: { base, overrides: untitled }, untitled: title.why };
}

/** The sentence that says why a title is not allowed. */
export const untitledText = (why: WhyUntitled, titles: SheetWords['titles']): string =>
  why.type === 'long' ? titles.long(why.most) : titles[why.type];
