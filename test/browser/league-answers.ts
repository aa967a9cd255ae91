// Fixed server answers about a league and ratings, so that their screens can be tested without a server.
import type {
  BoardAnswer,
  LeagueFacts,
  LeagueStandingFacts,
  PlayerRatingsAnswer,
  RatingStepFacts,
} from '@moonshot/protocol/server';
import { telling } from './telling.ts';

const [LEAGUE, NOOR] = ['l', 'n'].map(letter => letter.repeat(22)) as [string, string];

/** The addresses of the league and of a player's ratings. */
export const [TO_LEAGUE, TO_NOOR] = [`#l/${LEAGUE}`, `#p/${NOOR}`];

const AT = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;
const LONG = 'Cleo de la Fontaine';

const row = (
  place: number,
  name: string,
  [matches, won, points]: readonly number[],
  mean: number,
): LeagueStandingFacts => ({
  place,
  name,
  you: name === 'Ada',
  member: name !== 'Ben',
  player: null,
  matches: matches ?? 0,
  won: won ?? 0,
  points: points ?? 0,
  mean,
});
const league: LeagueFacts = {
  id: LEAGUE,
  name: 'Thursdays at the harbour',
  game: 'ricketts',
  title: 'Ricketts House Hearts',
  overrides: {},
  length: { deals: 4 },
  seats: 4,
  end: { matches: 40 },
  at: AT - 30 * DAY_MS,
  over: true, // so that no link with this run's address is shown
  owner: 'Noor',
  yours: false,
  member: true,
  played: 128,
  rows: [
    row(1, 'Noor', [128, 61, 241.5], 41.2),
    row(2, 'Ada', [127, 40, 210], 48.7),
    row(3, LONG, [96, 22, 140.5], 60.1),
    row(4, 'Ben', [12, 5, 12], 72.8),
  ],
  matches: [], // their times would depend on the machine's time zone
  tables: [],
};

/** A plausible series of ratings. */
const steps: readonly RatingStepFacts[] = Array.from({ length: 30 }, (_, n) => ({
  match: `m-${n}`,
  at: AT + (n - 30) * DAY_MS,
  value: 1500 + 9 * n + 40 * ((n % 5) - 2),
  within: 320 - 7 * n,
}));
const rated = { value: 1841, within: 117, matches: 30, at: AT, steps };

const noor: PlayerRatingsAnswer = {
  name: 'Noor',
  ratings: [
    { ...rated, rules: 'ricketts@1', game: 'ricketts', title: 'Ricketts House Hearts' },
    {
      ...rated,
      rules: 'capture@1',
      game: 'capture',
      title: 'Capture the Hearts',
      steps: steps.slice(0, 2),
      matches: 2,
    },
  ],
};

const board: BoardAnswer = {
  boards: [{ rules: 'ricketts@1', game: 'ricketts', title: 'Ricketts House Hearts', players: 212 }],
  rules: 'ricketts@1',
  matchesLeast: 10,
  best: ['Noor', LONG, 'Ben', 'Wolfeschlegelsteinhausenbergerdorff'].map((name, i) => ({
    ...{ place: i + 1, name, player: i === 0 ? NOOR : 'b'.repeat(21) + i },
    ...{ value: 1841 - 63 * i, within: 117 + 20 * i, matches: 300 - 41 * i },
  })),
};

/** Injected script: answers the page's requests about the league and ratings. */
export const LEAGUE_ANSWERS = telling({ [`leagues/${LEAGUE}`]: league, [`ratings/${NOOR}`]: noor, ratings: board });
