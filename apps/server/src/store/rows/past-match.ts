// Summaries of past matches, stored beside their logs for the list of matches.

/** The summary of a past match. */
export interface PastMatch {
  readonly match: string;
  readonly table: string;
  readonly at: number; // milliseconds since 1970, when it ended
  readonly game: string;
  readonly name: string; // name of its rules
  readonly deals: number; // number of scored deals
  readonly totals: readonly number[]; // by seat; empty if no deal was scored
  readonly people: readonly (string | null)[]; // by seat, the player at the start; null for a bot
  readonly bots: readonly (string | null)[]; // by seat, the player id of each bot at the start
  readonly importedBy: string | null; // for an imported match, who imported it
  readonly fork: boolean; // begun from a point of another match
  readonly fixed: string | null; // id of its fixed deals, if others play them too
}

export interface PastMatchStore {
  /** Stores a summary once, if its table still exists. */
  add(match: PastMatch): Promise<void>;
  /** The past matches of a player, seated or imported, newest first. */
  of(player: string, most: number): Promise<readonly PastMatch[]>;
  /** Which of these matches have a summary. */
  known(matches: readonly string[]): Promise<ReadonlySet<string>>;
}
