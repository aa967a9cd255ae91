// The interface to the stored results of matches: how they ended, ratings, and the daily open data.
import type { WhyLast } from '@moonshot/protocol/server';
import type { Rating } from '../../core/plackett-luce.ts';
import type { PastMatch } from './past-match.ts';

/** A match that is over. */
export interface Finished {
  readonly match: string;
  readonly at: number; // time when the match ended, in milliseconds since 1970
  readonly public: boolean; // whether the table was public throughout the match
  // whether the match is part of the open data: public, complete, and not of a contest
  readonly open: boolean;
}

/** A player's rank in a rated match. The best rank is 1, and ties share a rank. */
export interface Placing {
  readonly player: string;
  readonly rank: number;
  readonly whyLast?: WhyLast; // why the player is last regardless of the total; absent if the total decides
}

/** The rules that a rating is for. */
export interface RatedRules {
  readonly key: string;
  readonly game: string; // the id of the game
}

/** A player's rating for one set of rules. */
export interface PlayerRating {
  readonly player: string;
  readonly rules: RatedRules;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number; // number of rated matches
  readonly at: number; // time of the last rated match, in milliseconds since 1970
}

/** How one match changed a player's rating. */
export interface RatingStep extends Placing {
  readonly match: string;
  readonly rules: string;
  readonly before: Rating;
  readonly after: Rating;
  readonly at: number; // time of the change, in milliseconds since 1970
}

/** A set of rules, with the number of players who have a rating for it. */
export interface RatedBy {
  readonly rules: RatedRules;
  readonly players: number;
}

/** The file with the public matches of one day, for download. */
export interface Dump {
  readonly day: string; // the day in UTC, such as 2026-11-22
  readonly matches: number;
  readonly sha256: string; // SHA-256 of `bytes`, in hexadecimal digits
  readonly bytes: Uint8Array; // JSON lines, compressed with gzip
}

/** What is stored when a match ends, in addition to its result: a summary and new ratings. */
export interface MatchOutcome {
  readonly past?: PastMatch | undefined; // the summary of the match
  /** The ranks by which the match is rated. Players without an account are left out. */
  readonly rating?: { readonly rules: RatedRules; readonly placings: readonly Placing[] } | undefined;
}

/** The stored results of matches. */
export interface ResultStore {
  /**
   * Stores the end of a match and what follows from it in one transaction. Returns false if the end has been
   * stored before.
   */
  finish(finished: Finished, outcome: MatchOutcome): Promise<boolean>;
  /** Whether everybody may read the match, because it is over and was public. */
  isPublic(match: string): Promise<boolean>;
  /** The matches of the open data that ended between two times, in the order in which they ended. */
  open(fromMs: number, beforeMs: number, most: number): Promise<readonly string[]>;
  /** When the first match of the open data ended; undefined if there is none. */
  firstOpen(): Promise<number | undefined>;
  /** A player's ratings. Those with the most matches come first. */
  ratings(player: string): Promise<readonly PlayerRating[]>;
  /** A player's latest rating changes under all rules, oldest first. */
  steps(player: string, most: number): Promise<readonly RatingStep[]>;
  /**
   * How a match changed the ratings of its players who still exist, in the order of their ranks. Empty if
   * the match was not rated.
   */
  moved(match: string): Promise<readonly RatingStep[]>;
  /** The last match that was rated by these rules; undefined if there is none. */
  lastRatedBy(rules: string): Promise<string | undefined>;
  /** The rules for which there are ratings. Those with the most players come first. */
  ratedBy(most: number): Promise<readonly RatedBy[]>;
  /**
   * The strongest players with at least `matchesLeast` matches by these rules. The more uncertain a rating
   * is, the lower it is placed.
   */
  best(rules: string, matchesLeast: number, most: number): Promise<readonly PlayerRating[]>;
  /**
   * Stores the file of a day together with the counts of all days so far. Deletes the files of days before
   * `firstDay`. Does nothing if the file of the day exists already.
   */
  keepDump(dump: Dump, counted: string, firstDay: string): Promise<void>;
  /** The files of all days without their bytes, newest first. */
  dumps(): Promise<readonly Omit<Dump, 'bytes'>[]>;
  dump(day: string): Promise<Dump | undefined>;
  /** The counts of all days so far, as they were stored with the last file. */
  counted(): Promise<string | undefined>;
}
