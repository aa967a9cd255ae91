// Stored results of matches: their ends, ratings, and daily open data.
import type { WhyLast } from '@moonshot/protocol/server';
import type { Rating } from '../../core/plackett-luce.ts';
import type { PastMatch } from './past-match.ts';

/** A finished match. */
export interface Finished {
  readonly match: string;
  readonly at: number; // milliseconds since 1970
  readonly public: boolean; // its table was public for the whole match
  readonly open: boolean; // public, complete and not a contest: part of the open data
}

/** A player's rank in a rated match. 1 is the best; ties share a rank. */
export interface Placing {
  readonly player: string;
  readonly rank: number;
  readonly whyLast?: WhyLast; // why the player is last whatever the total; absent if the total decides
}

/** The rules of a rating. */
export interface RatedRules {
  readonly key: string;
  readonly game: string; // the sheet's id
}

/** A player's rating by one set of rules. */
export interface PlayerRating {
  readonly player: string;
  readonly rules: RatedRules;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number; // number of rated matches
  readonly at: number; // time of the last match, in milliseconds since 1970
}

/** How one match changed a player's rating. */
export interface RatingStep extends Placing {
  readonly match: string;
  readonly rules: string;
  readonly before: Rating;
  readonly after: Rating;
  readonly at: number; // milliseconds since 1970
}

/** A set of rules, with the number of players who are rated under it. */
export interface RatedBy {
  readonly rules: RatedRules;
  readonly players: number;
}

/** A day's public matches for download. */
export interface Dump {
  readonly day: string; // in UTC, as 2026-11-22
  readonly matches: number;
  readonly sha256: string; // SHA-256 of `bytes` in hexadecimal
  readonly bytes: Uint8Array; // JSON lines, packed with gzip
}

/** What is stored at the end of a match besides its result: a summary and new ratings. */
export interface MatchOutcome {
  readonly past?: PastMatch | undefined; // its summary
  /** Rates the players who still have an account. */
  readonly rating?: { readonly rules: RatedRules; readonly placings: readonly Placing[] } | undefined;
}

/** The results of matches. */
export interface ResultStore {
  /**
   * Stores the end of a match and its outcome in one transaction. Returns false if it has been stored before.
   */
  finish(finished: Finished, outcome: MatchOutcome): Promise<boolean>;
  /** Whether everybody may read the match: it is over and was public. */
  isPublic(match: string): Promise<boolean>;
  /** The matches of the open data that ended in that span, in the order in which they ended. */
  open(fromMs: number, beforeMs: number, most: number): Promise<readonly string[]>;
  /** The time when the first match of the open data ended; undefined if there is none. */
  firstOpen(): Promise<number | undefined>;
  /** A player's ratings, those with the most matches first. */
  ratings(player: string): Promise<readonly PlayerRating[]>;
  /** A player's latest rating changes under all rules, oldest first. */
  steps(player: string, most: number): Promise<readonly RatingStep[]>;
  /**
   * The rating changes made by a match for its players who still exist, in order of rank. Empty if the match
   * was not rated.
   */
  moved(match: string): Promise<readonly RatingStep[]>;
  /** The last match that was rated under these rules; undefined if there is none. */
  lastRatedBy(rules: string): Promise<string | undefined>;
  /** The sets of rules with ratings, those with the most players first. */
  ratedBy(most: number): Promise<readonly RatedBy[]>;
  /**
   * The players with at least `matchesLeast` matches under these rules, strongest first. The more uncertain a
   * rating is, the less it counts.
   */
  best(rules: string, matchesLeast: number, most: number): Promise<readonly PlayerRating[]>;
  /** Stores a day's dump with the counts of all days so far, and deletes dumps of days before `firstDay`. */
  keepDump(dump: Dump, counted: string, firstDay: string): Promise<void>;
  /** Every day's dump without its bytes, newest first. */
  dumps(): Promise<readonly Omit<Dump, 'bytes'>[]>;
  dump(day: string): Promise<Dump | undefined>;
  /** The counts of all days, as stored with the last dump. */
  counted(): Promise<string | undefined>;
}
