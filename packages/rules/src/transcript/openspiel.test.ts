// Tests that recordings of both formats are recognised: which format a value has, which fields an OpenSpiel
// game may omit, and what errors say about invalid values.
import { expect, test } from 'vitest';
import { type Draft, draftOf, recordings } from '../../../../test/transcripts/recordings.ts';
import { heartsOf } from '../prepare.ts';
import { OPENSPIEL_SHEET, type OpenSpielGame, overridesFor, replayRecording } from './openspiel.ts';

type Game = Draft<OpenSpielGame>;
const game = (line: number): Game => structuredClone(recordings('openspiel/games.jsonl.gz')[line - 1]) as Game;

/** A game without passing, as OpenSpiel writes it. */
const HELD = game(2);
const MATCH = draftOf('at-play', 1);

test.each<[string, unknown, decisions: number]>([
  ['a game of that engine', HELD, 52],
  ['one without what nobody passed', { ...HELD, passed: undefined }, 52],
  ['one whose options let nobody pass', { ...HELD, params: { ...HELD.params, pass_cards: false } }, 52],
  ['one with passes', game(63), 56],
  ['a transcript', MATCH, 51],
  ['a transcript that says more', { ...MATCH, params: {} }, 51],
])('%s is replayed', (_, value, decisions) => {
  expect(replayRecording(value)).toEqual({ decisions });
});

const withTrick = (trick: readonly unknown[]): unknown => ({ ...HELD, tricks: HELD.tricks.with(4, trick as never) });
const withParams = (params: unknown): unknown => ({ ...HELD, params });
const OPTIONS =
  'pass_cards, no_pts_on_first_trick, can_lead_any_club, must_break_hearts, qs_breaks_hearts, can_lead_hearts_instead_of_qs, jd_bonus, avoid_all_tricks_bonus';

test.each<[said: string, value: unknown]>([
  ['match: expected an object, found null', null],
  ['match: expected an object, found 5', 5],
  ['match: expected an object, found "params"', 'params'],
  ['format: expected moonshot-transcript/1, found nothing', {}],
  ['format: expected moonshot-transcript/1, found "other"', { format: 'other', params: {} }],
  ['params: expected an object, found null', { params: null }],
  [`params.sun: expected one of ${OPTIONS}, found true`, withParams({ sun: true })],
  ['tricks[4]: expected leader, winner and points, found [0,1]', withTrick([0, 1])],
  ['tricks[4]: expected leader, winner and points, found []', withTrick([])],
  ['tricks[4]: expected leader, winner and points, found [0,1,2,3]', withTrick([0, 1, 2, 3])],
  ['tricks[4][0]: expected a seat from 0 to 3, found 4', withTrick([4, 1, 2])],
])('refused: %s', (said, value) => {
  expect(() => replayRecording(value)).toThrow(expect.objectContaining({ message: said }));
});

test('the sheet itself says what that engine plays by what its options mostly are, but for passing', () => {
  const params = {
    ...{ pass_cards: true, no_pts_on_first_trick: true, must_break_hearts: true, qs_breaks_hearts: true },
    ...{ can_lead_any_club: false, can_lead_hearts_instead_of_qs: false },
    ...{ jd_bonus: false, avoid_all_tricks_bonus: false },
  };
  expect(heartsOf(OPENSPIEL_SHEET, 4).sheet).toEqual({
    ...heartsOf(OPENSPIEL_SHEET, 4, overridesFor(params, 'hold')).sheet,
    pass: OPENSPIEL_SHEET.pass,
  });
});
