// Checks display names: they must be legible, and must not pretend to be a bot's or the operator's.
import { DISPLAY_NAME_MAX } from '@moonshot/protocol';
import { titleOf } from '@moonshot/rules';
import {
  amongAlike,
  checkTitle as checked,
  TITLE_MAX,
  type Titled,
  titleOfHouse,
  untitledText,
} from '@moonshot/rules/house';
import { BOT_NAMES } from './bot-names.ts';
import { type ApiError, apiError } from './errors.ts';
import { SPOKEN } from './languages.ts';

/** Returns the display name of a player's id. */
export type NameOf = (player: string) => string;

/**
 * Creates a function that looks up names by player id. It returns `gone` for a player who has been deleted.
 */
export const namesIn =
  (names: ReadonlyMap<string, string>, gone: string): NameOf =>
  player =>
    names.get(player) ?? gone;

export type NameCheckResult =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly error: ApiError };

/** Whether a name pretends to belong to the server's staff, in one of the page's languages. */
const runsServer = amongAlike(Object.values(SPOKEN).flatMap(({ staff }) => staff));
const isBots = amongAlike(BOT_NAMES);

/** The name in full, and the name without the digits at its end. */
const uncounted = (name: string): readonly string[] => [name, name.replace(/[\d\s]+$/, '')];

/** The words of a name, and every run of neighbouring words. */
function wordsIn(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{M}\p{N}|!$]+/u);
  return words.flatMap((_, from) =>
    words.slice(from).map((_last, more) => words.slice(from, from + more + 1).join(' ')),
  );
}

/**
 * Whether the name belongs to a bot or pretends to belong to the server's staff. Punctuation and trailing
 * digits make no difference.
 */
function isReserved(name: string, operator: string | undefined): boolean {
  const isOperators = amongAlike(operator === undefined ? [] : [operator]);
  const words = [name, ...wordsIn(name)].flatMap(uncounted);
  return uncounted(name).some(isBots) || words.some(word => runsServer(word) || isOperators(word));
}

/**
 * Returns the display name of a person, program or league, or why it is refused. Names that resemble the
 * operator's are reserved.
 */
export function checkName(text: string, { operator }: { readonly operator: string | undefined }): NameCheckResult {
  const named = checkTitle(text, DISPLAY_NAME_MAX);
  return named.ok && isReserved(named.name, operator)
    ? { ok: false, error: apiError('bad-name', say => say.reserved) }
    : named;
}

/** Returns the display title of something that a player created, or why it is refused. */
export const checkTitle = (text: string, most: number = TITLE_MAX): NameCheckResult => answered(checked(text, most));

const answered = (titled: Titled): NameCheckResult =>
  titled.ok ? titled : { ok: false, error: apiError('bad-name', say => untitledText(titled.why, say)) };

interface Rules {
  readonly game: string;
  readonly overrides: Readonly<Record<string, unknown>>;
}

const titleOfRules = ({ game, overrides }: Rules): NameCheckResult => answered(titleOfHouse({ base: game, overrides }));

/**
 * Why the rules cannot be shown under their own title; undefined if they can. The title of a catalogue game
 * is allowed only for rules based on that game.
 */
export function whyNotTitled(rules: Rules): ApiError | undefined {
  const titled = titleOfRules(rules);
  return titled.ok ? undefined : titled.error;
}

/**
 * The display title of rules. If the rules' own title is not allowed at present, the game's name is shown
 * instead.
 */
export function shownTitle(rules: Rules): string {
  const titled = titleOfRules(rules);
  return titled.ok ? titled.name : titleOf({ game: rules.game, overrides: {} });
}

/**
 * The display name of something that a player created. If the name is not allowed at present, `instead` is
 * shown.
 */
export const shownName = (name: string, instead: string): string => (checkTitle(name).ok ? name : instead);
