// English texts about ratings at a table.
export const rating = {
  title: 'Ratings',
  rated: 'Ratings',
  ratedOf: { no: 'For fun', yes: 'Rated' },
  note: 'A match counts once it is played to its end and at least two people began it. A player who leaves for good comes last. The clock counts in seconds, not in days.',
  onlyOpen: 'Rated matches are for tables that everybody may come to.',
  rule: 'Rated: a match that is played to its end changes the ratings of those who began it. A player who leaves for good comes last.',
  counted:
    'Once the match has begun, nothing about the table changes. There are no hints and no take-backs. It ends early or pauses only if everybody agrees.',
  programs: 'Self-written programs',
  programsOf: { yes: 'From everybody', no: 'Only the host’s' },
  programsNote:
    'For people who write programs: a program can play at the table, and bears its owner’s name. If you know of none, leave this as it is. In rated and league matches, players at the table bring none, others one at most.',
  programsRule: 'Players may bring programs. Each is shown with the name of the player who brought it.',
  broughtBy: (name: string): string => `a program of ${name}`,
  mark: 'rated',
  newcomer: 'not rated yet',
  result: 'Ratings after this match',
  waiting: 'The ratings are being calculated …',
  none: 'This match changed no rating: it was not played to its end, fewer than two people began it, or in one of its deals no player’s secret counted.',
  whyLast: {
    left: (name?: string): string =>
      name === undefined ? 'You left, so you are ranked last.' : `${name} left and is ranked last.`,
    silent: (name?: string): string =>
      name === undefined
        ? 'You gave no secret for a deal. That counts as leaving, so you are ranked last.'
        : `${name} gave no secret for a deal. That counts as leaving, so they are ranked last.`,
  },
  known: (value: string): string => `Rating ${value}`,
  leagues: 'Leagues',
  leagueRule: 'This table plays for a league: the match counts for its members, and the rules stay as they are.',
  seeLeague: 'See the league',
};
