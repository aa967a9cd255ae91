// What is kept of matches that are over beside their logs, as the server's parts use it: what a list of them tells.

/** A match that is over. */
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
  /** Keeps what is told of a match, where its table is still there; nothing is written where it was kept before. */
  add(match: PastMatch): Promise<void>;
  /** Those where the player sat when they began, or that the player keeps, the newest first. */
  of(player: string, most: number): Promise<readonly PastMatch[]>;
  /** Which of these matches are kept. */
  known(matches: readonly string[]): Promise<ReadonlySet<string>>;
}
