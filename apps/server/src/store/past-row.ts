// Summaries of past matches, stored beside their logs for the list of matches.

/** The summary of a past match. */
export interface PastMatch {
  readonly match: string;
  readonly table: string;
  readonly at: number; // milliseconds since 1970, when it ended
  readonly game: string;
  readonly name: string; // of its rules
  readonly deals: number; // that were scored
  readonly totals: readonly number[]; // by seat; none where no deal was
  readonly people: readonly (string | null)[]; // by seat, the player who sat there when it began; null of a bot
  readonly bots: readonly (string | null)[]; // by seat, the player of each bot that sat there then
  readonly importedBy: string | null; // who keeps it, of a match that was played elsewhere
  readonly fork: boolean; // begun in the middle of a match that had been played
  readonly fixed: string | null; // the name of its deals, where others play them too
}

export interface Past {
  /** Stores a summary once, if its table still exists. */
  add(match: PastMatch): Promise<void>;
  /** The past matches of a player, seated or imported, newest first. */
  of(player: string, most: number): Promise<readonly PastMatch[]>;
  /** Which of these matches have a summary. */
  known(matches: readonly string[]): Promise<ReadonlySet<string>>;
}
