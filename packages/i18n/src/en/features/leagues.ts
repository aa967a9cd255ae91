// English texts of leagues, in which a group of friends plays many matches by the same rules.
import type { Catalog } from '@moonshot/rules/words';

const matches = (n: number): string => (n === 1 ? '1 match' : `${n} matches`);
const people = (n: number): string => (n === 1 ? '1 person' : `${n} people`);

export const leagues = {
  title: 'Leagues',
  back: 'Back',
  loading: 'Asking the server …',
  lead: 'A league is for a group of friends who play again and again by the same rules: every match at one of its tables counts, and the standings add up.',
  mine: 'Your leagues',
  none: 'You are not in a league yet. Create one, or open a friend’s link.',
  line: (n: number, played: number): string => `${people(n)}, ${matches(played)}`,
  isOver: 'It is over.',
  make: 'Create a league',
  makeNote: 'All its tables play what you choose here. Then send the link to your friends.',
  called: 'What it is called',
  ends: 'It ends',
  endsOf: { matches: 'After a number of matches', days: 'On a day' },
  howMany: 'Matches',
  howLong: 'Days from now',
  go: 'Create the league',
  seats: (n: number): string => `${n} players`,
  usual: 'a match of the usual length',
  byMatches: (played: number, of: number): string => `${played} of ${matches(of)} played.`,
  byDay: (played: number, when: string): string => `${matches(played)} so far; it ends on ${when}.`,
  owner: (name: string): string => `Owned by ${name}.`,
  join: 'Join the league',
  joinNote: 'Its matches count for you from the day you join.',
  open: 'Open a table for the league',
  tables: 'Tables now',
  noTables: 'Nobody is at a table of the league now.',
  come: (names: string, of: string, playing: boolean): string =>
    `${names === '' ? 'A table' : names}: ${of} seats taken, ${playing ? 'playing' : 'waiting for players'}`,
  link: 'Link for others',
  copy: 'Copy',
  standings: 'Standings',
  lookAgain: 'Refresh',
  place: 'Place',
  name: 'Name',
  you: 'You',
  left: (name: string): string => `${name} (left)`,
  points: 'Points',
  matches: 'Matches',
  won: 'Won',
  mean: 'Card points',
  explained:
    'You get two points for every member who comes behind you in a match, and one for each who is level. A member who leaves for good comes last. Where points are level, the mean of the card points at the end of the matches decides.',
  counts:
    'A match counts when it is played to its end and at least two members began it; bots and guests at the table take no points.',
  history: 'Matches so far',
  noMatches: 'No match has been played yet.',
  row: (rank: number, name: string, points: string, total: string): string => `${rank}. ${name}: ${points} (${total})`,
  gotPoints: (n: number): string => (n === 1 ? '1 point' : `${n} points`),
  gone: 'left',
  replay: 'Go through it',
  putOut: (name: string): string => `Remove ${name}`,
  putOutSure: (name: string): string =>
    `What ${name} has played stays in the standings, and they cannot come back. Remove ${name}?`,
  settings: 'This league',
  rename: 'Rename',
  end: 'End the league',
  endSure: 'The standings stay as they are, and nothing counts any more. End it?',
  leave: 'Leave the league',
  leaveSure: 'What you have played stays in the standings. Leave?',
  yes: 'Yes',
  no: 'No',
};

/** The texts about leagues that every language must provide. */
export type LeagueWords = Catalog<typeof leagues>;
