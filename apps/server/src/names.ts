// Which names are allowed: legible ones that cannot be mistaken for somebody else's.
import { CATALOGUE } from '@moonshot/rules/catalogue/catalogue';
import { SHEETS, titleOf } from '@moonshot/rules/games';
import { canonical } from '@moonshot/table/canonical';
import { amongAlike } from './lookalikes.ts';
import { type No, no } from './no.ts';
import { BOT_NAMES } from './tables/bots.ts';
import type { NoWords } from './words/en.ts';

export type Named = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly no: No };

/** Letters as a reader counts them. */
const LETTERS_MAX = 20;
const UNITS_EACH = 2; // UTF-16 units per letter on average: some graphemes are long

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A joiner between two pictures makes one picture of them; anywhere else it is unseen. */
const JOINED = /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/gu;
/** Controls, marks of direction, what has no width, and what means nothing. */
const UNSEEN = /\p{C}|[\u115F\u1160\u3164\uFFA0\u2800]/u;
const HEAPED = /\p{M}{3,}/u;
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Scripts whose letters look alike. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

const wrong = (sentence: (words: NoWords['bad-name']) => string): Named => ({
  ok: false,
  no: no('bad-name', sentence),
});

/** Names reserved for operators, in the languages of the page. */
const runsServer = amongAlike([
  ...['admin', 'administrator', 'administrador', 'administrateur', 'moderator', 'moderador', 'modérateur', 'mod'],
  ...['operator', 'operador', 'opérateur', 'betreiber', 'moonshot', 'server', 'servidor', 'serveur', 'system'],
  ...['sistema', 'système', 'support', 'staff', 'official', 'oficial', 'officiel', 'offiziell', 'root'],
]);
const isBots = amongAlike(BOT_NAMES);

/** The name as it is, and without a trailing number. */
const uncounted = (name: string): readonly string[] => [name, name.replace(/[\d\s]+$/, '')];

/** The words of a name, and each short run of neighbouring words. */
function wordsIn(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{M}\p{N}|!$]+/u);
  return words.flatMap((_, from) =>
    words.slice(from).map((_last, more) => words.slice(from, from + more + 1).join(' ')),
  );
}

/** Whether the name is a bot's or claims to run the server. Digits and signs make no difference. */
function isReserved(name: string, operator: string | undefined): boolean {
  const isOperators = amongAlike(operator === undefined ? [] : [operator]);
  const words = [name, ...wordsIn(name)].flatMap(uncounted);
  return uncounted(name).some(isBots) || words.some(word => runsServer(word) || isOperators(word));
}

/**
 * The display name of a person, program or league, or why it is refused. Names like the operator's are
 * reserved.
 */
export function checkName(text: string, { operator }: { readonly operator: string | undefined }): Named {
  const named = checkTitle(text, LETTERS_MAX);
  return named.ok && isReserved(named.name, operator) ? wrong(say => say.reserved) : named;
}

/** The display title of something a player made, or why it is refused. */
export function checkTitle(text: string, most: number): Named {
  const name = text.normalize('NFKC').trim().replace(/ +/g, ' ');
  if (UNSEEN.test(name.replace(JOINED, ''))) return wrong(say => say.unseen);
  if (HEAPED.test(name)) return wrong(say => say.heaped);
  const letters = [...segmenter.segment(name)].length;
  if (letters === 0 || !READABLE.test(name)) return wrong(say => say.empty);
  if (letters > most || name.length > most * UNITS_EACH) return wrong(say => say.long(most));
  if (ALIKE.filter(script => script.test(name)).length > 1) return wrong(say => say.mixed);
  return { ok: true, name };
}

/** The longest title of a tournament, league or set of rules. */
export const TITLE_MAX = 60;

interface Rules {
  readonly game: string;
  readonly overrides: Readonly<Record<string, unknown>>;
}

/** The catalogue games, each with its overrides of the base sheet. */
const GAMES = [
  ...SHEETS.map(({ id, name }) => ({ game: id, name, overrides: {} })),
  ...CATALOGUE.map(({ base, name, overrides }) => ({ game: base, name, overrides })),
].map(one => ({ ...one, isCalled: amongAlike([one.name]) }));

/** Whether the rules are this catalogue game, with or without further changes. */
const isBuiltOn = ({ game, overrides }: Rules, own: Rules): boolean =>
  own.game === game &&
  Object.entries(overrides).every(
    ([path, value]) => path === 'name' || canonical(own.overrides[path] ?? null) === canonical(value),
  );

/**
 * Why these rules cannot be shown under their title; undefined if they can. A catalogue game's name is
 * reserved.
 */
export function whyNotTitled(rules: Rules): No | undefined {
  const { name } = rules.overrides;
  if (typeof name !== 'string') return undefined; // the schema reports other types
  const named = checkTitle(name, TITLE_MAX);
  if (!named.ok) return named.no;
  const houses = GAMES.filter(({ isCalled }) => isCalled(name));
  if (houses.length === 0 || houses.some(one => isBuiltOn(one, rules))) return undefined;
  return no('bad-name', say => say.game);
}

/** The display title of rules; the game's name if their own title is not allowed today. */
export const shownTitle = ({ game, overrides }: Rules): string =>
  titleOf({ game, overrides: whyNotTitled({ game, overrides }) === undefined ? overrides : {} });

/** The display name of something a player made, or `instead` if the name is not allowed today. */
export const shownName = (name: string, instead: string): string => (checkTitle(name, TITLE_MAX).ok ? name : instead);
