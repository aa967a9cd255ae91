// OpenSpiel's Hearts: every combination of its options is expressible as a sheet, and tampered recordings are
// detected.

import type { TrickState as State } from '@moonshot/rules';
import { type Card, shuffled } from '@moonshot/rules/cards';
import { Malformed } from '@moonshot/rules/notation';
import { expect, test } from 'vitest';
import {
  OPENSPIEL_PARAMS,
  OPENSPIEL_SHEET,
  type OpenSpielParams,
  overridesFor,
  readOpenSpiel,
  replayOpenSpiel,
} from '../packages/rules/src/transcript/openspiel.ts';
import type { TrickTypes } from '../packages/rules/src/trick/index.ts';
import { tricks } from './clauses/table.ts';
import { legalCards, pointsOf, winnerOf } from './openspiel/engine.ts';
import { type Game, SPOILT, TAMPERINGS } from './openspiel/tampering.ts';
import { type Choose, choosing, type Moment, playingGame } from './play.ts';
import { recordings } from './transcripts/recordings.ts';

const DIRECTIONS = ['left', 'across', 'right', 'hold'] as const;

/** The options in the bits of a number. */
const paramsOf = (bits: number): OpenSpielParams =>
  Object.fromEntries(OPENSPIEL_PARAMS.map((name, bit) => [name, (bits & (1 << bit)) !== 0])) as OpenSpielParams;

/** Hands of almost whole suits, so that voids and moons occur. */
function skewed(deck: readonly Card[], choose: Choose): readonly Card[] {
  const cards = [...deck];
  for (let i = 0; i < 6; i++) {
    const [a, b] = [choose(52), choose(52)];
    [cards[a], cards[b]] = [cards[b] as Card, cards[a] as Card];
  }
  return cards;
}

/** Seat 0 wins the first trick with the ace of clubs and then holds only hearts and the queen. */
function queenAndHearts(deck: readonly Card[], choose: Choose): readonly Card[] {
  const mine = deck.filter(card => card === 'AC' || card === 'QS' || (card.endsWith('H') && card > '4H'));
  return [
    ...mine,
    ...shuffled(
      deck.filter(card => !mine.includes(card)),
      choose,
    ),
  ];
}

const ARRANGEMENTS = [skewed, shuffled<Card>, skewed, queenAndHearts];

/**
 * Plays a deal under these options and compares every legal set, winner and score with the reference engine.
 */
function compare(bits: number, deal: number): { moon: boolean; queenAlone: boolean } {
  const params = paramsOf(bits);
  const direction = params.pass_cards ? (DIRECTIONS[deal % 4] ?? 'hold') : 'hold';
  const hearts = tricks(OPENSPIEL_SHEET, 4, overridesFor(params, direction));
  const choose = choosing(`${bits} ${deal}`);
  const arranged = ARRANGEMENTS[deal % 4]?.(hearts.rules.deck, choose) ?? [];
  const hands = [0, 1, 2, 3].map(seat => arranged.slice(seat * 13, seat * 13 + 13));
  const start = { seed: 'openspiel', firstDealer: 0, imposed: { hands, kitty: [], stock: [] } };
  let queenAlone = false;
  let last: State | undefined;
  for (const moment of playingGame(hearts.game, start, choose)) {
    last = moment.state;
    queenAlone ||= sameLegal(params, moment);
  }
  expect(last?.tricks.map(trick => trick.winner)).toEqual(
    last?.tricks.map(trick =>
      winnerOf(
        trick.leader,
        trick.plays.map(play => play.card),
      ),
    ),
  );
  expect(last?.results[0]?.points).toEqual(
    pointsOf(
      params,
      (last?.tricks ?? []).map(({ winner, plays }) => ({ winner, cards: plays.map(play => play.card) })),
    ),
  );
  return { moon: last?.moon !== null, queenAlone };
}

/**
 * Compares a play's legal set. Returns whether it was a lead from only hearts and the queen with hearts
 * closed.
 */
function sameLegal(params: OpenSpielParams, { before, cause }: Moment<TrickTypes>): boolean {
  if (before === undefined || !('ask' in cause) || cause.ask.type !== 'play') return false;
  const { hands, trick, tricks, broken } = before;
  const hand = hands[cause.seat] ?? [];
  const table = trick.plays.map(play => play.card);
  const played = [...tricks.flatMap(one => one.plays.map(play => play.card)), ...table];
  const offered = cause.ask.plays.map(play => play.card);
  expect([...offered].sort()).toEqual([...legalCards(params, { hand, trick: table, played })].sort());
  return (
    table.length === 0 &&
    !broken &&
    hand.includes('QS') &&
    hand.length > 1 &&
    hand.every(card => card === 'QS' || card.endsWith('H'))
  );
}

test('all 256 combinations of the options mean the same as there', () => {
  const found = { moon: 0, queenAlone: 0 };
  for (let bits = 0; bits < 256; bits++)
    for (let deal = 0; deal < 4; deal++) {
      const { moon, queenAlone } = compare(bits, deal);
      found.moon += moon ? 1 : 0;
      found.queenAlone += queenAlone ? 1 : 0;
    }
  expect(found.moon, 'moons among the deals').toBeGreaterThan(20);
  expect(found.queenAlone, 'leads from hearts and the queen alone').toBeGreaterThan(20);
});

const FILE = 'openspiel/games.jsonl.gz';

const draft = (line: number): Game => structuredClone(recordings(FILE)[line - 1]) as Game;

test.each(TAMPERINGS)('%s: found at its place', (_, line, tamper, step, says) => {
  const game = draft(line);
  tamper(game);
  const { difference } = replayOpenSpiel(readOpenSpiel(game));
  expect(difference).toMatchObject({
    deal: 1,
    step,
    transcript: expect.stringMatching(says),
    rules: expect.stringMatching(/./),
  });
});

test.each(SPOILT)('%s: refused at its place', (_, spoil, path, reason) => {
  const game = draft(63);
  expect(replayOpenSpiel(readOpenSpiel(game)), 'the game before it was spoilt').toEqual({ decisions: 56 });
  const line = spoil(game);
  expect(() => readOpenSpiel(line)).toThrow(Malformed);
  expect(() => readOpenSpiel(line)).toThrow(expect.objectContaining({ path, message: expect.stringMatching(reason) }));
});
