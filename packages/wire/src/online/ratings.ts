// What a server says of ratings over HTTP: how strong people are thought to be, and how little that is known.

/** A rating as people see it: the true value lies within that of it in 19 cases of 20. */
export interface RatingFacts {
  readonly value: number;
  readonly within: number;
}

/** A player's rating after one of their rated matches. */
export interface RatingStepFacts extends RatingFacts {
  readonly match: string;
  readonly at: number; // milliseconds since 1970
}

/**
 * A player's rating by one set of rules, with what it was after each of the last matches, the oldest first.
 */
export interface PlayerRatingFacts extends RatingFacts {
  readonly rules: string; // names the set
  readonly game: string;
  readonly title: string;
  readonly matches: number;
  readonly at: number;
  readonly steps: readonly RatingStepFacts[];
}

/** `GET /api/ratings/PLAYER`: the one with the most matches first. */
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

/**
 * `GET /api/ratings?rules=…`: who is strongest by these rules, and by which rules people are rated at all.
 */
export interface BoardAnswer {
  readonly boards: readonly {
    readonly rules: string;
    readonly game: string;
    readonly title: string;
    readonly players: number;
  }[];
  readonly rules: string | null; // those of the board: what was asked for, or those with the most people
  // the rules that the game has otherwise, if they are changed; null: not known
  readonly changes?: readonly string[] | null;
  readonly matchesLeast: number; // number of matches that a player needs to be listed
  readonly best: readonly BoardRow[];
}

/**
 * Why a player is ranked last: left the seat, or gave no secret for a deal that no player's secret went into.
 */
export type WhyLast = 'left' | 'silent';

/** How a match moved one of its players. */
export interface MovedFacts {
  readonly player: string;
  readonly name: string;
  readonly rank: number;
  readonly whyLast?: WhyLast; // unknown of matches before this was stored
  readonly before: RatingFacts;
  readonly after: RatingFacts;
}

/** `GET /api/matches/MATCH/ratings`: none where it was not rated. */
export interface MovedAnswer {
  readonly moved: readonly MovedFacts[];
}

/** `GET /api/tables/TABLE/ratings`: of the people who sit there, by the rules of the table. */
export interface TableRatingsAnswer {
  readonly ratings: readonly (RatingFacts & { readonly player: string; readonly matches: number })[];
}
