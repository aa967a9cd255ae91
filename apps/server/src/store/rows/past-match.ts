// The interface to the summaries of past matches. Lists of matches are made from them, so that no log has to
// be read.

/** The summary of a past match. */
export interface PastMatch {
  readonly match: string;
  readonly table: string;
  readonly at: number; // time when the match ended, in milliseconds since 1970
  readonly game: string;
  readonly name: string; // name of the rules
  readonly deals: number; // number of deals that were scored
  readonly totals: readonly number[]; // totals by seat; empty if no deal was scored
  readonly people: readonly (string | null)[]; // players at the start by seat; null for a bot
  // by seat, the kind of bot at the start, such as `careful`; null for a person
  readonly bots: readonly (string | null)[];
  readonly importedBy: string | null; // the player who imported the match; null if it was played here
  readonly fork: boolean; // whether the match was continued from another one
  // id of the deals, if they are fixed because others play them too; otherwise null
  readonly fixed: string | null;
}

export interface PastMatchStore {
  /** Stores the summary of a match, if its table still exists and it is not stored yet. */
  add(match: PastMatch): Promise<void>;
  /** The past matches that a player played in or imported, newest first. */
  of(player: string, most: number): Promise<readonly PastMatch[]>;
  /** Which of these matches have a summary, by id. */
  known(matches: readonly string[]): Promise<ReadonlySet<string>>;
}
