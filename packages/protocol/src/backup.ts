// The backup of a browser's data as one file, and the deal records from which statistics are counted.
import * as z from 'zod/mini';
import { bySeat, card, cardName, localId as id, seat, seats, name as short } from './common-fields.ts';
import type { StoredHouse } from './house.ts';
import { HOUSES_MAX, MATCH_MAX, PADS_MAX, PEOPLE_MAX, SEATS_MAX, TEXT_MAX, TITLE_MAX, VERSIONS_MAX } from './limits.ts';
import { lettersIn } from './overrides.ts';
import { storedPad } from './score-pad.ts';

const amount = z.int(); // points have no limit, because each deal of a long match can give up to a million
const count = z.int().check(z.gte(0), z.lte(1_000_000));
const moment = z.number().check(z.gte(0), z.lte(8.64e15)); // the range of `Date`
/**
 * A list whose type is read-only. zod's own `pipe` and `readonly` would enlarge the code that the page loads
 * before it shows the first card.
 */
const list = <T>(entry: z.ZodMiniType<T>): z.ZodMiniType<readonly T[]> => z.array(entry);
const name = z.string().check(z.minLength(1), z.maxLength(TITLE_MAX));

/**
 * How a deal went for the record's seat, as far as statistics need it. Records before version 5 of the backup
 * format have no `course`.
 */
const course = z.strictObject({
  all: list(amount).check(...bySeat), // the points of the deal, by seat
  // the points of the cards that the seat took in each trick or bout
  tricks: list(amount).check(z.maxLength(200)),
  // for each of the costliest cards: how many of its copies the seat took
  dear: list(z.strictObject({ card: cardName, taken: count })).check(z.maxLength(3)),
  stopper: z.nullable(seat), // the seat that kept another seat from shooting the moon
  passed: z.boolean(), // whether the seat chose cards to pass
  online: z.boolean(),
  others: list(z.strictObject({ seat, name: z.string().check(z.maxLength(TITLE_MAX)), bot: z.nullable(short) })).check(
    z.maxLength(SEATS_MAX - 1),
  ), // the seat's opponents; a bot is named by its level
});

/** What a part of a seat's points can come from, apart from a single card. */
const PARTS = ['C', 'D', 'S', 'H', 'tricks', 'moon', 'paid', 'bid', 'pool', 'captured', 'inHand'] as const;

const dealRecord = z.strictObject({
  table: id,
  deal: z.int().check(z.gte(1), z.lte(100_000)),
  game: short,
  // only for a variant or for house rules: the name of the rules, and which total wins
  further: z.optional(z.strictObject({ name, winner: z.literal(['lowest', 'highest', 'closestToZero']) })),
  rules: z.int().check(z.gte(0), z.lte(1_000_000)), // the version of the game's rule sheet
  seats,
  seat, // the seat of the person whose record it is
  points: amount, // the seat's points in this deal
  totals: z.array(amount).check(...bySeat), // by seat, the totals after this deal
  tricks: count, // the number of tricks (in Capture: bouts) that the seat took
  // the costly card that cost more than any other, and how many copies the seat took (0 if it shot the moon)
  dearest: z.nullable(z.strictObject({ card, taken: count })),
  moon: z.nullable(seat), // the seat that shot the moon
  // the seat's rank, and whether the seat won; null if the match did not end with this deal
  end: z.nullable(z.strictObject({ place: z.int().check(z.gte(1), z.lte(SEATS_MAX)), won: z.boolean() })),
  at: moment, // when the deal was scored, in milliseconds since 1970
  course: z.optional(course),
  // the parts that add up to the seat's points; absent if there is only one, and in records before version 7
  parts: z.optional(
    list(z.strictObject({ of: z.union([cardName, z.literal(PARTS)]), points: amount })).check(z.maxLength(60)),
  ),
  // how many expected points the seat's pass lost compared with the best pass; null if this cannot be judged
  regret: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(1_000_000)))),
});

/** The record of a finished deal, as one seat played it. */
export type DealRecord = z.infer<typeof dealRecord>;

export const BACKUP = 'moonshot-backup';
// The version of the backup format. What each version added:
// 2: puzzles
// 3: variants and imported matches
// 4: house rules
// 5: the `course` of deals, and achievements
// 6: score pads, people and texts
// 7: the points of a deal by part (`parts`), but only for cards and for the game Capture
// 8: all other parts of the points
export const BACKUP_VERSION = 8;

const overrides = z.record(z.string(), z.unknown()).check(({ value, issues }) => {
  if (lettersIn(value) > TEXT_MAX)
    issues.push({ code: 'custom', input: value, message: `expected at most ${TEXT_MAX} letters of JSON` });
});

const keptHouse = z.strictObject({
  id,
  // longer than a title may be, because invalid rules are backed up, too
  name: z.string().check(z.maxLength(TEXT_MAX)),
  base: z.string().check(z.regex(/^[0-9A-Za-z_-]{1,40}$/)),
  versions: list(z.strictObject({ at: moment, overrides })).check(z.minLength(1), z.maxLength(VERSIONS_MAX)),
}) satisfies z.ZodMiniType<StoredHouse>;

const metPerson = z.strictObject({
  player: z.string().check(z.maxLength(64)),
  name: z.string().check(z.maxLength(200)),
  game: z.string().check(z.maxLength(200)), // the name of the game that the two last played together
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
});

/** A person with whom this player has played online. */
export type MetPerson = z.infer<typeof metPerson>;

const storedText = z.string().check(z.maxLength(TEXT_MAX));

const pageData = {
  // puzzle results; parsed by the code that stores them
  puzzles: z.optional(z.record(z.string(), z.unknown())),
  achievements: z.optional(z.record(short, moment)), // when each achievement was reached
  pads: z.optional(list(storedPad).check(z.maxLength(PADS_MAX))), // score pads of matches with real cards
  people: z.optional(list(metPerson).check(z.maxLength(PEOPLE_MAX))),
  // settings such as the name and favourite games, by storage key and exactly as stored
  texts: z.optional(z.record(short, storedText)),
};

const backup = z.strictObject({
  format: z.literal(BACKUP),
  version: z.literal([1, 2, 3, 4, 5, 6, 7, BACKUP_VERSION]),
  at: moment,
  settings: z.record(short, z.string().check(z.maxLength(200))),
  tables: z
    .array(z.strictObject({ id, at: moment, events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(200_000)) }))
    .check(z.maxLength(20_000)),
  matches: z.optional(
    z.array(z.strictObject({ at: moment, text: z.string().check(z.maxLength(MATCH_MAX)) })).check(z.maxLength(20_000)),
  ), // the texts of imported matches
  // house rules; the limit is twice that of the browser's storage, because a backup also contains house rules
  // that could not be stored and are only in memory
  houses: z.optional(list(keptHouse).check(z.maxLength(2 * HOUSES_MAX))),
  records: z.array(dealRecord).check(z.maxLength(500_000)),
  ...pageData,
});

export type Backup = z.infer<typeof backup>;

/**
 * The parts of a backup, besides the settings, that the page stores itself: puzzles, achievements, score
 * pads, people and texts.
 */
export type PageData = Pick<Backup, keyof typeof pageData>;

/**
 * The page's data in the form that a backup can contain. Damaged values from this browser's storage are left
 * out.
 */
export function soundPageData(data: Readonly<Record<string, unknown>>): PageData {
  const sound = Object.entries(pageData).flatMap(([part, schema]) => {
    const value = entriesIn(part, data[part]);
    return value !== undefined && schema.safeParse(value).success ? [[part, value]] : [];
  });
  return Object.fromEntries(sound) as PageData;
}

/** The schemas of the entries of those parts of the page's data that are lists or records. */
const ENTRIES: Readonly<Record<string, z.ZodMiniType>> = {
  pads: storedPad,
  people: metPerson,
  achievements: moment,
  texts: storedText,
};

/** A list or record without its damaged entries. Any other value is returned unchanged. */
function entriesIn(part: string, value: unknown): unknown {
  const entry = ENTRIES[part];
  if (entry === undefined || typeof value !== 'object' || value === null) return value;
  const isSound = (one: unknown): boolean => entry.safeParse(one).success;
  if (Array.isArray(value)) return value.filter(isSound);
  return Object.fromEntries(Object.entries(value).filter(([key, one]) => short.safeParse(key).success && isSound(one)));
}

export type ParsedBackup =
  | { readonly ok: true; readonly backup: Backup }
  | { readonly ok: false; readonly why: 'unreadable' | 'foreign' | 'newer' }
  | { readonly ok: false; readonly why: 'wrong'; readonly where: string };

/**
 * Parses a backup file of this or an earlier version, or says why the file cannot be read. The logs of the
 * tables in it are not checked.
 */
export function parseBackup(text: string): ParsedBackup {
  const value = jsonIn(text);
  if (value === undefined) return { ok: false, why: 'unreadable' };
  if (!isBackup(value)) return { ok: false, why: 'foreign' };
  if (typeof value.version === 'number' && value.version > BACKUP_VERSION) return { ok: false, why: 'newer' };
  const parsed = backup.safeParse(value);
  if (parsed.success) return { ok: true, backup: parsed.data };
  return { ok: false, why: 'wrong', where: parsed.error.issues[0]?.path.join('.') || 'its top' };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the text is not JSON
  }
}

const isBackup = (value: unknown): value is { readonly format: string; readonly version?: unknown } =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === BACKUP;
