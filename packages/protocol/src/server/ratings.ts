// The HTTP bodies of ratings: players' estimated strength and its uncertainty.

/** A rating for display. The true value is within `within` of it in 19 of 20 cases. */
export interface RatingFacts {
  readonly value: number;
  readonly within: number;
}

/** A player's rating after one of their rated matches. */
export interface RatingStepFacts extends RatingFacts {
  readonly match: string;
  readonly at: number; // milliseconds since 1970
}

/** A player's rating by one set of rules, with its value after each of the last matches, oldest first. */
export interface PlayerRatingFacts extends RatingFacts {
  readonly rules: string; // the id of the set of rules
  readonly game: string;
  readonly title: string;
  readonly matches: number;
  readonly at: number;
  readonly steps: readonly RatingStepFacts[];
}

/** `GET /api/ratings/PLAYER`: a player's ratings by each set of rules, those with the most matches first. */
export interface PlayerRatingsAnswer {
  readonly name: string | null; // null for a deleted or unknown player
  readonly ratings: readonly PlayerRatingFacts[];
}

/** A player on the leaderboard of a set of rules. */
export interface BoardRow extends RatingFacts {
  readonly place: number; // from 1
  readonly player: string;
  readonly name: string;
  readonly matches: number;
}

/** `GET /api/ratings?rules=…`: the leaderboard of these rules, and the list of all rated rules. */
export interface BoardAnswer {
  readonly boards: readonly {
    readonly rules: string;
    readonly game: string;
    readonly title: string;
    readonly players: number;
  }[];
  readonly rules: string | null; // the leaderboard's rules: those requested, or those with the most players
  // the changed rules as sentences; null if they are unknown
  readonly changes?: readonly string[] | null;
  readonly matchesLeast: number; // number of matches that a player needs to be listed
  readonly best: readonly BoardRow[];
}

/**
 * Why a player is ranked last whatever the score: the player left the seat (`left`), or gave no secret to the
 * seal of a deal to which nobody gave one (`silent`).
 */
export type WhyLast = 'left' | 'silent';

/** A player's rating change by a match. */
export interface MovedFacts {
  readonly player: string;
  readonly name: string;
  readonly rank: number;
  readonly whyLast?: WhyLast; // unknown for older matches
  readonly before: RatingFacts;
  readonly after: RatingFacts;
}

/** `GET /api/matches/MATCH/ratings`: rating changes by a match; empty if the match was not rated. */
export interface MovedAnswer {
  readonly moved: readonly MovedFacts[];
}

/** `GET /api/tables/TABLE/ratings`: the ratings of the table's players by its rules. */
export interface TableRatingsAnswer {
  readonly ratings: readonly (RatingFacts & { readonly player: string; readonly matches: number })[];
}
