// Fixed server answers about contests, so that their screens can be tested without a server.

import type { ContestFacts, ContestRowFacts, ContestsAnswer } from '@moonshot/protocol/server';
import { fingerprint } from '@moonshot/rules/cards';
import { telling } from './telling.ts';

const [DAY, DUEL, SUNDAY] = ['d', 'c', 't'].map(letter => letter.repeat(22)) as [string, string, string];

/** The addresses of the daily deal, the challenge and the tournament. */
export const [TO_DAY, TO_DUEL, TO_SUNDAY] = [`#d/${DAY}`, `#d/${DUEL}`, `#d/${SUNDAY}`];

const row = (place: number, name: string, better: readonly number[], points: readonly number[]): ContestRowFacts => ({
  place,
  name,
  you: name === 'Ada',
  bot: false,
  points,
  raw: points.reduce((sum, n) => sum + n, 0),
  better,
  duplicate: better.reduce((sum, n) => sum + n, 0),
});

const day: ContestFacts = {
  id: DAY,
  kind: 'day',
  by: null,
  day: '2026-11-21',
  game: 'ricketts',
  name: 'Ricketts House Hearts',
  overrides: {},
  seats: 4,
  deals: 1,
  at: Date.UTC(2026, 10, 21),
  until: Date.UTC(2026, 10, 22),
  over: false,
  commitment: '0'.repeat(64),
  secret: null,
  committed: '{}',
  yours: null,
  people: [{ name: 'Noor', you: false, done: true }],
  rows: null,
  tournament: null,
};

const SECRET = '5'.repeat(64);

const duel: ContestFacts = {
  ...day,
  over: true, // so that no link with this run's address is shown
  commitment: fingerprint('contest', '{}', SECRET),
  secret: SECRET,
  id: DUEL,
  kind: 'challenge',
  by: 'Noor',
  day: null,
  deals: 4,
  yours: { table: 'a'.repeat(22), deals: 4, done: true },
  people: ['Ada', 'Noor'].map(name => ({ name, you: name === 'Ada', done: true })),
  rows: [row(1, 'Ada', [2, -1, 6, 0], [1, 14, 0, 5]), row(2, 'Noor', [-2, 1, -6, 0], [3, 13, 6, 5])],
};

const seat = (name: string) => ({ name, you: name === 'Ada', bot: name === '' });

const sunday: ContestFacts = {
  ...duel,
  ...{ over: false, secret: null },
  id: SUNDAY,
  kind: 'tournament',
  by: 'Ada',
  deals: 2,
  yours: { table: 'a'.repeat(22), deals: 1, done: false },
  rows: [
    row(1, 'Noor', [9, 3], [2, 8]),
    row(2, 'Ada', [4, 1.5], [7, 12]),
    row(3, 'Cleo de la Fontaine', [-4, -1.5], [15, 15]),
    row(4, 'Ben', [-9, -3], [20, 14]),
  ],
  tournament: {
    title: 'Sunday evening',
    state: 'playing',
    yours: true,
    rounds: 4,
    round: 2,
    begins: { players: 8 },
    clock: { cardSeconds: 20, passSeconds: 60, reserveSeconds: 120 },
    tables: [
      { seats: [seat('Noor'), seat(''), seat('Ada'), seat('')], deals: 1, done: false },
      { seats: [seat(''), seat('Cleo de la Fontaine'), seat(''), seat('Ben')], deals: 2, done: true },
    ],
  },
};

const line = ({ tournament, ...contest }: ContestFacts): ContestsAnswer['contests'][number] => ({
  ...contest,
  title: tournament?.title ?? null,
  done: contest.yours?.done ?? false,
});

const ANSWERS = {
  today: day,
  [DAY]: day,
  mine: { contests: [line(sunday), line(duel)] } satisfies ContestsAnswer,
  [DUEL]: duel,
  [SUNDAY]: sunday,
};

/** Injected script: answers the page's requests about contests. */
export const CONTEST_ANSWERS = telling(
  Object.fromEntries(Object.entries(ANSWERS).map(([what, told]) => [`contests/${what}`, told])),
);
