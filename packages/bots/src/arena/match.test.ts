// Matches between players: the same seed gives the same match, and its transcript replays without a
// difference.
import { heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { replayTranscript, transcriptOf } from '@moonshot/rules/notation';
import { expect, test } from 'vitest';
import { freshSample } from '../../../../test/seeds.ts';
import { CHANGED_GAMES } from '../../testing/changed-games.ts';
import { careful } from '../players/careful.ts';
import { random } from '../players/random.ts';
import { loggedMatch, playDeal, playMatch } from './match.ts';

const tables = SHEETS.flatMap(sheet =>
  Array.from({ length: sheet.seats.max - sheet.seats.min + 1 }, (_, i) => ({
    name: `${sheet.id} with ${sheet.seats.min + i}`,
    game: sheet.id,
    seats: sheet.seats.min + i,
    overrides: {},
  })),
);

const some = freshSample('transcripts that replay', [...tables, ...CHANGED_GAMES], 30);

test.each(some)('$name: its transcript replays', ({ game, seats, overrides }) => {
  const hearts = heartsOf(sheetOf(game), seats, overrides);
  const { state, decisions, events } = loggedMatch({
    hearts,
    players: [careful, random],
    seed: 'replays',
    match: game,
  });
  expect(state.winners.length).toBeGreaterThan(0);
  const transcript = JSON.parse(JSON.stringify(transcriptOf(hearts, events, overrides)));
  expect(replayTranscript(transcript)).toEqual({ decisions });
});

const classic = heartsOf(sheetOf('classic'), 4);

test('a match is the same again from its seed, and another from another', () => {
  const log = (seed: string, match: string): string =>
    JSON.stringify(loggedMatch({ hearts: classic, players: [random], seed, match, length: { deals: 2 } }).events);
  expect(log('a', 'b')).toBe(log('a', 'b'));
  expect(log('a', 'c')).not.toBe(log('a', 'b'));
  expect(log('c', 'b')).not.toBe(log('a', 'b'));
});

test('other players get the same cards', () => {
  const hands = (players: readonly (typeof random)[]): unknown => {
    const { events } = loggedMatch({ hearts: classic, players, seed: 'cards', match: '1', length: { deals: 1 } });
    return events.find(event => event.type === 'dealt');
  };
  expect(hands([random])).toEqual(hands([careful]));
});

test('a match goes to the length it was given; a deal is one', () => {
  const fixture = { hearts: classic, players: [random], seed: 'length', match: '1', firstDealer: 2 };
  expect(playMatch({ ...fixture, length: { deals: 3 } }).state).toMatchObject({
    phase: 'over',
    results: { length: 3 },
  });
  expect(playDeal(fixture).state.results).toMatchObject([{ deal: 1, dealer: 2 }]);
});

test('a table needs players', () => {
  const fixture = { hearts: classic, players: [], seed: 'none', match: '1' };
  expect(() => playMatch(fixture)).toThrow('Cannot seat a player at seat 0: no players are given');
});
