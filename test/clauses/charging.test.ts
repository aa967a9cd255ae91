// Charging in the catalogue's games: who is asked, what counts double, when a charged card must wait, and
// deals worked by hand.
import { expect, test } from 'vitest';
import { act, cards, deal, heartsOnly, line, names, open, plays, scored, start, variant } from './table.ts';

const gongZhu = variant('gong-zhu');
const AH = ['AH', '', '', ''];

type Row = readonly [name: string, charges: readonly string[], piles: readonly string[], points: readonly number[]];
const deals: readonly Row[] = [
  ['hearts by rank, the pig 100, the sheep for good', [], ['AH KH QH', 'QS 4H', 'JD 3H', '2C'], [-120, -100, 100, 0]],
  ['ten of clubs alone is worth 50', [], ['TC 2C', 'QS', 'JD', '3C'], [50, -100, 100, 0]],
  ['ten of clubs beside others doubles them', [], ['TC QS TH', '2C', 'JD', '3C'], [-220, 0, 100, 0]],
  ['or a bonus', [], ['TC JD', '2C', 'QS', '3C'], [200, 0, -100, 0]],
  ['ten of clubs beside a heart that counts nothing is not alone', [], ['TC 3H', '2C', 'QS', '3C'], [0, 0, -100, 0]],
  ['all hearts are worth 200', [], [heartsOnly, '2C', 'QS', 'JD'], [200, 0, -100, 100]],
  ['with the pig 300', [], [`${heartsOnly} QS`, '2C', '3C', 'JD'], [300, 0, 0, 100]],
  ['with pig, sheep and ten of clubs 800', [], [`${heartsOnly} QS JD TC`, '2C', '3C', '4C'], [800, 0, 0, 0]],
  ['charged, the ace of hearts doubles every heart', AH, ['AH KH', '5H', 'QS', '2C'], [-180, -20, -100, 0]],
  ['then all hearts are worth 400', AH, [heartsOnly, '2C', 'QS', 'JD'], [400, 0, -100, 100]],
  ['charged, the pig counts 200', ['', 'QS'], ['QS', '5H', 'JD', '2C'], [-200, -10, 100, 0]],
  ['charged, the sheep counts 200', ['JD'], ['QS', '5H', 'JD', '2C'], [-100, -10, 200, 0]],
  ['charged, the ten of clubs alone is worth 100', ['TC'], ['TC', '5H', 'JD', 'QS'], [100, -10, 100, -100]],
  ['and beside others counts them four times', ['TC'], ['TC 5H', '6H', 'JD', 'QS'], [-40, -10, 100, -100]],
  ['all four charged', ['AH QS', 'JD', 'TC'], ['TC AH QS', 'JD', 'KH', '2C'], [-1200, 200, -80, 0]],
];
test.each(deals)('row 24 %s', (_, charges, piles, points) => {
  const state = scored(gongZhu, { piles, charges: [0, 1, 2, 3].map(seat => charges[seat] ?? '') });
  expect(state.results[0]?.points).toEqual(points);
});

const HANDS = ['QS AS 2S 5H', 'JD 3D AH', 'TC 2C'];

test('row 24 everybody is asked at once, also players with nothing, and nobody sees what was said before all have', () => {
  const hearts = gongZhu;
  const dealt = deal(hearts, start(hearts), { hands: HANDS });
  const asked = [0, 1, 2, 3].map(seat => hearts.game.ask(dealt, seat));
  expect(asked.map(ask => ask?.type === 'charge' && ask.cards)).toEqual([['QS'], ['JD', 'AH'], ['TC'], []]);
  const said = act(hearts, act(hearts, dealt, 0, { type: 'charge', cards: ['QS'] }), 3, { type: 'charge', cards: [] });
  expect([0, 1].map(seat => hearts.game.view(said, seat).charges)).toEqual([[{ seat: 0, cards: ['QS'] }], []]);
  expect(hearts.game.view(said, 1).asked).toEqual([1, 2]);
  const event = { type: 'charged', seat: 0, cards: cards('QS') } as const;
  expect(hearts.game.show(event, 1)).toEqual({ type: 'charged', seat: 0, cards: null });
  const all = [1, 2].reduce((before, seat) => act(hearts, before, seat, { type: 'charge', cards: [] }), said);
  expect(hearts.game.view(all, 1).charges).toEqual(
    [0, 1, 2, 3].map(seat => ({ seat, cards: seat === 0 ? ['QS'] : [] })),
  );
  expect([all.phase, all.trick.leader]).toEqual(['play', 0]);
});

const refusals: readonly (readonly [name: string, charged: string, refusal: object])[] = [
  ['a card that is not held', 'JD', { type: 'not-held', card: 'JD' }],
  ['a card that is none of those', 'AS', { type: 'not-chargeable', card: 'AS', may: ['QS'] }],
  ['a card twice', 'QS QS', { type: 'not-held', card: 'QS' }],
];
test.each(refusals)('row 24 nobody charges %s', (_, charged, refusal) => {
  const dealt = deal(gongZhu, start(gongZhu), { hands: HANDS });
  const verdict = gongZhu.game.decide(dealt, 0, { type: 'charge', cards: cards(charged) });
  expect(verdict).toEqual({ ok: false, refusal });
});

const QS = ['QS', '', '', ''];
const waiting: readonly (readonly [name: string, hand: string, led: string, piles: string, legal: string])[] = [
  ['may not follow to the first trick of its suit', 'QS 2S 3D', '5S', '2C', '2S'],
  ['unless it is the only one', 'QS 3D', '5S', '2C', 'QS'],
  ['may follow to the second', 'QS 2S 3D', '5S', '3S', 'QS 2S'],
  ['may be thrown off before', 'QS 2S 3D', '5C', '2H', 'QS 2S 3D'],
  ['may not be led before', 'QS 2S 3D', '', '2C', '2S 3D'],
  ['unless it is the only one of its suit', 'QS 3D', '', '2C', 'QS 3D'],
];
test.each(waiting)('row 24 a charged card %s', (_, hand, led, pile, legal) => {
  expect(open(gongZhu, hand, { led, piles: [pile], charges: QS })).toEqual(names(legal));
});

test('row 24 the holder of 2♠ leads first, with any card, and then the player who took the pig', () => {
  const first = deal(gongZhu, start(gongZhu), { hands: ['', '', '2S 4D'] });
  const open = [0, 1, 2, 3].reduce((state, seat) => act(gongZhu, state, seat, { type: 'charge', cards: [] }), first);
  expect([open.trick.leader, plays(gongZhu, open).length]).toEqual([2, 13]);
  const over = scored(gongZhu, { piles: ['2C', '3C', '4C', 'QS'] });
  const second = deal(gongZhu, over, { hands: ['2S'] });
  const led = [0, 1, 2, 3].reduce((state, seat) => act(gongZhu, state, seat, { type: 'charge', cards: [] }), second);
  expect(led.trick.leader).toBe(3);
});

test('row 24 five play without two twos, ten cards each, to −1000', () => {
  const five = variant('gong-zhu', {}, 5);
  expect([five.rules.deck.length, five.rules.handSize]).toEqual([50, 10]);
  const piles = ['QS AH KH', 'JD', '3C', '4C', '5C'];
  const { totals, winners } = scored(five, { piles, totals: [-820, 0, 10, 20, 0] });
  expect([totals, winners]).toEqual([[-1010, 100, 10, 20, 0], [1]]);
});

test('row 24 a trick of spades drives the pig out of a hand that has charged it', () => {
  const dealt = deal(gongZhu, start(gongZhu), { hands: ['2S KS', 'QS 3S', '4S 5S', '6S 7S'] });
  const said = [0, 1, 2, 3].reduce(
    (state, seat) => act(gongZhu, state, seat, { type: 'charge', cards: seat === 1 ? ['QS'] : [] }),
    dealt,
  );
  const later = line(gongZhu, said, '2S 3S 4S 6S');
  expect(gongZhu.game.view(line(gongZhu, later, '7S KS QS 5S'), 0).points).toEqual([-200, 0, 0, 0]);
});
