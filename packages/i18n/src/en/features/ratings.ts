// English texts of ratings and leaderboards.
import type { Catalog } from '@moonshot/rules/words';

const matches = (n: number): string => (n === 1 ? '1 match' : `${n} matches`);

export const ratings = {
  title: 'Ratings',
  back: 'Back',
  loading: 'Asking the server …',
  lead: 'A rating estimates how strong a player is, and how uncertain that is: the true value lies within the ± in 19 of 20 cases. Everybody begins at 1,500\u00A0±\u00A01,000.',
  counts:
    'A match is rated if its table is open to everybody, the host chose “Rated”, and at least two people play it to its end. A player who leaves for good comes last.',
  yours: 'Your ratings',
  of: (name: string): string => `Ratings of ${name}`,
  gone: 'Somebody',
  none: 'You have not played a rated match yet. Open a table for everybody, choose “Rated”, or join one that is marked.',
  noneOf: 'No rated match so far.',
  matches,
  /** The summary of the chart of a player's rating. */
  story: (n: number, change: string): string =>
    n === 1 ? `${change} in the first match` : `${change} over the last ${matches(n)}`,
  plot: 'Rating after each match, with its uncertainty',
  asTable: 'As a table',
  match: 'Match',
  date: 'Date',
  rating: 'Rating',
  change: 'Change',
  board: 'The strongest',
  boardNote: (n: number): string =>
    `Players with at least ${matches(n)} by these rules, ordered by the rating that is almost certain: the rating less its ±.`,
  rules: 'Rules',
  rulesOf: (title: string, players: number): string => `${title} (${players})`,
  changes: 'What is changed',
  changesNone: 'With the usual number of players no rule reads differently.',
  changesUnknown: 'What is changed in these rules is no longer known.',
  nobody: 'Nobody has played enough rated matches by these rules yet.',
  nobodyAtAll: 'Nobody has played a rated match on this server yet.',
  place: 'Place',
  name: 'Name',
  you: 'You',
  played: 'Matches',
  surely: 'At least',
};

/** The texts about ratings that every language must provide. */
export type RatingsWords = Catalog<typeof ratings>;
