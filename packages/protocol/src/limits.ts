// The limits of messages, in one list for the page and the servers. The module contains no schemas, so the
// page need not load any. Limits that the rules package defines as well are typed by them, so that a
// different number does not compile.
import type * as rules from '@moonshot/rules';
import type { TITLE_MAX as RULES_TITLE_MAX } from '@moonshot/rules/house';

/** The numbers of seats of a table. */
export const SEATS_MIN: typeof rules.SEATS_MIN = 2;
export const SEATS_MAX: typeof rules.SEATS_MAX = 14;

/** The longest match: its number of deals, and the greatest total, above or below 0. */
export const MATCH_DEALS_MAX: typeof rules.MATCH_DEALS_MAX = 1000;
export const TOTAL_MAX: typeof rules.TOTAL_MAX = 10_000;

/** The maximum number of overrides of a sheet, and their maximum length as JSON. */
export const OVERRIDES_MAX: typeof rules.OVERRIDES_MAX = 64;
export const OVERRIDES_LETTERS_MAX: typeof rules.OVERRIDES_LETTERS_MAX = 4096;

/** Maximum length of a title of a tournament or of rules, in UTF-16 units. */
export const TITLE_MAX: typeof RULES_TITLE_MAX = 60;

/** Maximum length of the name of a player, a bot or a game in a message, in characters. */
export const NAME_MAX = 40;

/** Maximum length of a displayed name of a person, a program or a league, in graphemes. */
export const DISPLAY_NAME_MAX = 20;

/** Maximum length of a chat message, in characters. */
export const CHAT_MAX = 200;

/** Maximum length of the text of a report, in characters. */
export const REPORT_MAX = 500;

/** Maximum length of the short code of a table. */
export const CODE_MAX = 12;

/** Maximum size of a backup, in bytes and in characters. */
export const BACKUP_MAX = 50_000_000;

/** Maximum length of a match as text (notation, link, or a server's proof), in characters. */
export const MATCH_MAX = 2_000_000;

/** Maximum length of a text of house rules, in characters. */
export const TEXT_MAX = 40_000;

/** Maximum number of stored rules, and of versions of each. The oldest are dropped. */
export const HOUSES_MAX = 100;
export const VERSIONS_MAX = 20;

/** The maximum number of cards in a deck, including all its packs. */
export const CARDS_MAX = 112;

/** Maximum number of stored matches with real cards, and of people met online. The oldest are dropped. */
export const PADS_MAX = 100;
export const PEOPLE_MAX = 30;
