// Tests that the explained rules of a game from the catalogue say which of its rules no source settles. Also
// tests that the game has the rules that these doubts are about.
import { expect, test } from 'vitest';
import { CATALOGUE, heartsNamed, sheetOfVariant } from '../catalogue/catalogue.ts';
import { type Hearts, SHEETS } from '../games.ts';
import type { TrickSheet } from '../trick/sheet/sheet.ts';
import { type Doubt, sources } from '../words/en/sources.ts';
import { explainGame } from './explain-game.ts';

const stated = (hearts: Hearts): readonly string[] =>
  explainGame(hearts).flatMap(({ topic, sentence }) => (topic === 'sources' ? [sentence] : []));

test.each(CATALOGUE)('the rules of $id name each rule that no source settles', ({ id, doubts, ours, seats }) => {
  const { open, others } = sources;
  const unsettled = doubts.flatMap(doubt => (doubt in open ? [open[doubt as keyof typeof open]] : []));
  const differing = doubts.flatMap(doubt => (doubt in others ? [others[doubt as keyof typeof others]] : []));
  const expected = ours
    ? [sources.ours]
    : [...(unsettled.length > 0 ? [sources.unsettled(unsettled)] : []), ...differing];
  for (const count of [seats.min, seats.max]) expect(stated(heartsNamed(id, count))).toEqual(expected);
});

test('one of the five games has no such sentence, nor has a further game with a changed rule', () => {
  expect(SHEETS.flatMap(({ id, seats }) => stated(heartsNamed(id, seats.best)))).toEqual([]);
  expect(stated(heartsNamed('hooligan', 4, { 'pass.count': 2 }))).toEqual([]);
});

test('what several sources leave open stands in one sentence', () => {
  const [last] = stated(heartsNamed('late-queen', 4));
  expect(last).toBe('No source settles: whether there is a moon, and what it is worth; at which total the match ends.');
});

test('every doubt is that of a game', () => {
  const used = CATALOGUE.flatMap(({ doubts }) => doubts);
  expect(Object.keys({ ...sources.open, ...sources.others }).filter(doubt => !used.includes(doubt as Doubt))).toEqual(
    [],
  );
});

/** What a game must have, so that a doubt about it makes sense. */
const NEEDED: Readonly<Partial<Record<Doubt, (sheet: TrickSheet) => boolean>>> = {
  bids: sheet => sheet.auction.prize !== 'none',
  breaking: sheet => sheet.break.on.length > 0,
  cancelled: sheet => sheet.trick.cancel !== 'none',
  contracts: sheet => sheet.contracts.length > 0,
  deals: sheet => sheet.match.kind === 'deals',
  end: sheet => sheet.match.kind !== 'deals',
  exactTotals: sheet => sheet.wrap.list.length > 0,
  extraCards: sheet => sheet.trick.extend.length > 0,
  jokerPlay: sheet => sheet.wild.rank === 'none',
  leftCards: sheet => sheet.deal.rest !== 'none',
  lives: sheet => sheet.settle.as === 'lives',
  moonCards: sheet => sheet.moon.needs.length > 0,
  pool: sheet => sheet.settle.as === 'pool',
  showing: sheet => sheet.charge.cards.length > 0,
  teamTotals: sheet => sheet.teams.seating !== 'none',
  threePlayers: sheet => sheet.seats.min <= 3,
  turn: sheet => sheet.match.kind === 'thereAndBack',
};

test('a game has what its sources leave open', () => {
  const odd = CATALOGUE.flatMap(variant => {
    const sheet = sheetOfVariant(variant);
    return variant.doubts
      .filter(doubt => sheet.kind !== 'tricks' || NEEDED[doubt]?.(sheet) === false)
      .map(doubt => `${variant.id}: ${doubt}`);
  });
  expect(odd).toEqual([]);
});
