// The limits of messages, in one list for the page and the servers. This module contains no schemas, so that
// the page can use a limit without loading any schema. A limit that the rules package also defines has the
// type of that number, so that a different number does not compile.
import type * as rules from '@moonshot/rules';
import type { TITLE_MAX as RULES_TITLE_MAX } from '@moonshot/rules/house';

/** The smallest and the greatest number of seats of a table. */
export const SEATS_MIN: typeof rules.SEATS_MIN = 2;
export const SEATS_MAX: typeof rules.SEATS_MAX = 14;

/** The limits of the length of a match: the most deals, and the greatest total, above or below 0. */
export const MATCH_DEALS_MAX: typeof rules.MATCH_DEALS_MAX = 1000;
export const TOTAL_MAX: typeof rules.TOTAL_MAX = 10_000;

/**
 * The maximum number of fields of a rule sheet that can be overridden, and the maximum length of all
 * overrides as JSON.
 */
export const OVERRIDES_MAX: typeof rules.OVERRIDES_MAX = 64;
export const OVERRIDES_LETTERS_MAX: typeof rules.OVERRIDES_LETTERS_MAX = 4096;

/** The maximum length of the title of a tournament or of house rules, in UTF-16 units. */
export const TITLE_MAX: typeof RULES_TITLE_MAX = 60;

/** The maximum length of the name of a player, a bot or a game in a message, in characters. */
export const NAME_MAX = 40;

/** The maximum length of the displayed name of a person, a program or a league, in graphemes. */
export const DISPLAY_NAME_MAX = 20;

/** The maximum length of a chat message, in characters. */
export const CHAT_MAX = 200;

/** The maximum length of the text of a report, in characters. */
export const REPORT_MAX = 500;

/** The maximum length of the code with which a player joins a table, in characters. */
export const CODE_MAX = 12;
/** The minimum length of a code. */
export const CODE_MIN = 4;

/** The maximum size of a backup, in bytes and in characters. */
export const BACKUP_MAX = 50_000_000;

/** The maximum length of a match as text (notation, link, or a server's proof), in characters. */
export const MATCH_MAX = 2_000_000;

/** The maximum length of a text that describes house rules, in characters. */
export const TEXT_MAX = 40_000;

/**
 * The maximum number of stored house rules, above which further ones are refused. The maximum number of
 * stored versions of each, above which the oldest are dropped.
 */
export const HOUSES_MAX = 100;
export const VERSIONS_MAX = 20;

/** The maximum number of cards in a deck, including all of its packs. */
export const CARDS_MAX = 112;

/** The maximum length of a packed score pad, in characters. Messengers cut off longer links. */
export const PAD_CODE_MAX = 8000;

/** The maximum number of stored score pads, and of stored people met online. The oldest ones are dropped. */
export const PADS_MAX = 100;
export const PEOPLE_MAX = 30;
