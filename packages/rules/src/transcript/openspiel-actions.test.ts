// Recorded OpenSpiel games, read as action numbers and as a playthrough, give the same recordings. The
// recorded games come from OpenSpiel itself.
import { expect, test } from 'vitest';
import { recordings } from '../../../../test/transcripts/recordings.ts';
import type { Card } from '../cards/card.ts';
import { type OpenSpielGame, readOpenSpiel } from './openspiel.ts';
import { gameOfActions, gameOfPlaythrough, isActionLine, isPlaythrough } from './openspiel-actions.ts';

const PASSES = ['hold', 'left', 'across', 'right'];

/** OpenSpiel's number of a card: rank by rank, and in each rank clubs, diamonds, hearts, spades. */
const numberOf = (card: Card): number => '23456789TJQKA'.indexOf(card.charAt(0)) * 4 + 'CDHS'.indexOf(card.charAt(1));

function actionsOf({ params, passDir, dealt, passed, plays }: OpenSpielGame): readonly number[] {
  const turns = Array.from({ length: 52 }, (_, i) => dealt[i % 4]?.[Math.floor(i / 4)] as Card);
  const cards = [...turns, ...(passed ?? []).flat(), ...plays.map(([, card]) => card)];
  return [...(params.pass_cards ? [PASSES.indexOf(passDir)] : []), ...cards.map(numberOf)];
}

const pascal = (on: boolean): string => (on ? 'True' : 'False');

const playthroughOf = (game: OpenSpielGame): string =>
  [
    'game: hearts',
    `GetParameters() = {${Object.entries(game.params)
      .map(([name, on]) => `${name}=${pascal(on)}`)
      .join(',')}}`,
    ...actionsOf(game).map(action => `action: ${action}`),
    'Returns() = [0.0, 0.0, 0.0, 0.0]',
    `Returns() = [${game.returns.map(points => points.toFixed(1)).join(', ')}]`,
  ].join('\n');

const games = recordings('openspiel/games.jsonl.gz').slice(0, 60).map(readOpenSpiel);
const isUsual = ({ params: { pass_cards, jd_bonus, avoid_all_tricks_bonus, ...rest } }: OpenSpielGame): boolean =>
  pass_cards &&
  !jd_bonus &&
  !avoid_all_tricks_bonus &&
  rest.no_pts_on_first_trick &&
  rest.must_break_hearts &&
  rest.qs_breaks_hearts &&
  !rest.can_lead_any_club &&
  !rest.can_lead_hearts_instead_of_qs;

/** The game with its lists of legal cards sorted, because the order differs between the forms. */
const sorted = (game: OpenSpielGame) => ({
  ...game,
  plays: game.plays.map(([seat, card, legal]) => [seat, card, [...legal].sort()]),
});

test('playthroughs with all options hold the recorded games', () => {
  for (const game of games) expect(sorted(gameOfPlaythrough(playthroughOf(game)))).toEqual(sorted(game));
});

test('lines of action numbers hold the recorded games with the usual options', () => {
  const usual = games.filter(isUsual);
  expect(usual.length).toBeGreaterThan(0);
  for (const game of usual) expect(sorted(gameOfActions(actionsOf(game).join(' ')))).toEqual(sorted(game));
});

const whole = actionsOf(games.find(isUsual) as OpenSpielGame);

test.each<[name: string, actions: readonly number[], sentence: RegExp]>([
  ['no action', [9], /^action 1: expected the direction of the pass, 0 to 3, found 9$/],
  ['no card', whole.with(5, 60), /^action 6: expected a card from 0 to 51, found 60$/],
  ['a card dealt twice', whole.with(5, whole[6] as number), /^deal: expected 52 different cards, found 51$/],
  ['a card that may not be played', whole.toSpliced(-1, 1, whole[1] as number), /^action \d+: the rules refuse it/],
  ['too few cards', whole.slice(0, -1), /^action \d+: expected a card, found the end$/],
  ['too many cards', [...whole, 0], /^action \d+: expected the end of the deal$/],
])('%s is refused with its place', (_, actions, sentence) => {
  expect(() => gameOfActions(actions.join(' '))).toThrow(sentence);
});

test.each([
  ['0 11 18', true, false],
  ['0, 11,18', true, false],
  ['{"params": 1}', false, false],
  ['game: hearts', false, true],
  ['game: bridge', false, false],
])('%s is a line of actions: %s, a playthrough: %s', (text, line, playthrough) => {
  expect([isActionLine(text), isPlaythrough(text)]).toEqual([line, playthrough]);
});
