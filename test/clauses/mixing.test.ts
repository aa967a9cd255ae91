// Mixed cards: who is asked, what comes back, what stays secret, and the fourth deal of the game that charges
// first.

import { type TrickState as State, settle } from '@moonshot/rules';
import { type Card, seedOf, sorted } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import type { Action } from '../../packages/rules/src/trick/state/action.ts';
import type { Event } from '../../packages/rules/src/trick/state/event.ts';
import {
  act,
  dealNumber,
  deals,
  heartsOnly,
  pass,
  scored,
  shuffle,
  start,
  type Tricks,
  tricks,
  variant,
} from './table.ts';

const SEATS = [0, 1, 2, 3];
const mixing = tricks('black-lady', 4, { 'pass.cycle': ['mix'] });
const turbo = variant('turbo', {}, 4);

/** The three lowest cards of each hand. */
const given = ({ hands }: State): readonly (readonly Card[])[] => hands.map(hand => hand.slice(0, 3));
const mixedAll = (hearts: Tricks, state: State): State =>
  pass(
    hearts,
    state,
    given(state).map(cards => cards.join(' ')),
  );
const dealt = (seed: string): State => shuffle(mixing, start(mixing), seed);

test('everybody gives the same number of cards into the middle at once', () => {
  const state = dealt('mix');
  const asked = SEATS.map(seat => mixing.game.ask(state, seat));
  expect(asked.map(ask => ask?.type === 'pass' && [ask.step, ask.to])).toEqual(
    SEATS.map(seat => ['mix', [{ to: seat, count: 3 }]]),
  );
  const elsewhere = state.hands[0]?.slice(0, 3).map(card => ({ card, to: 1 })) ?? [];
  expect(mixing.game.decide(state, 0, { type: 'pass', gifts: elsewhere })).toEqual({
    ok: false,
    refusal: { type: 'wrong-gifts', wanted: [{ to: 0, count: 3 }] },
  });
});

test('each seat gets as many back as it gave, by the mix of the deal, out of the middle', () => {
  const before = dealt('mix');
  const after = mixedAll(mixing, before);
  const kept = before.hands.map(hand => hand.slice(3));
  const middle = given(before).flat();
  expect([...before.mix].sort()).toEqual(SEATS.flatMap(seat => [seat, seat, seat]));
  const due = SEATS.map(seat => sorted([...(kept[seat] ?? []), ...middle.filter((_, i) => before.mix[i] === seat)]));
  expect(after.hands).toEqual(due);
});

test('the mix is settled with the cards: by their seed, whatever is given, and for another seed another', () => {
  expect(dealt('mix').mix).toEqual(dealt('mix').mix);
  expect(deals(tricks('ricketts'), 1)[0]?.mix).toEqual([]);
  expect(new Set(Array.from({ length: 40 }, (_, i) => dealt(`mix ${i}`).mix.join())).size).toBe(40);
});

test('cards that are given come with the mix that is given with them', () => {
  const { hands } = dealt('mix');
  const mix = SEATS.flatMap(seat => [3 - seat, 3 - seat, 3 - seat]);
  const state = start(mixing);
  const deal = mixing.game.supply(state, { imposed: { hands, kitty: [], stock: [], mix } });
  expect(settle(mixing.game, state, deal).state).toMatchObject({ hands, mix });
});

/** The event that returns the mixed cards, as soon as the last seat has given. */
function lastOf(before: State): Event {
  const { game } = mixing;
  const state = [0, 1, 2].reduce((now, seat) => act(mixing, now, seat, giftsOf(before, seat)), before);
  const verdict = game.decide(state, 3, giftsOf(before, 3));
  const events = verdict.ok ? settle(game, state, verdict.event).events : [];
  return events.find(({ type }) => type === 'exchanged') ?? expect.fail('Nothing came back');
}

const giftsOf = (state: State, seat: number): Action => ({
  type: 'pass',
  gifts: given(state)[seat]?.map(card => ({ card, to: seat })) ?? [],
});

test('nobody learns the mix, nor the giver of a card, nor its receiver', () => {
  const { game } = mixing;
  const before = start(mixing);
  const event = game.supply(before, { seed: seedOf('mix') });
  const state = settle(game, before, event).state;
  const other: State = { ...state, mix: [...state.mix].reverse() };
  for (const viewer of [...SEATS, 'watcher'] as const) {
    expect(game.show(event, viewer)).not.toHaveProperty('mix');
    expect(game.view(other, viewer)).toEqual(game.view(state, viewer));
  }
  const all = mixedAll(mixing, state);
  const exchanged = lastOf(state);
  for (const seat of SEATS) {
    const came = sorted(
      given(state)
        .flat()
        .filter((_, i) => state.mix[i] === seat),
    );
    expect(game.view(all, seat)).toMatchObject({ given: [], received: came });
    const gifts = came.map(card => ({ card, to: seat }));
    expect(game.show(exchanged, seat)).toEqual({ type: 'exchanged', passes: [{ seat, gifts }], mixed: true });
  }
  expect(game.show(exchanged, 'watcher')).toEqual({ type: 'exchanged', passes: [], mixed: true });
});

/** The fourth deal with these charges by seat. */
function fourth(...charges: readonly (readonly Card[])[]): State {
  const state = dealNumber(turbo, 4);
  return SEATS.reduce((now, seat) => act(turbo, now, seat, { type: 'charge', cards: charges[seat] ?? [] }), state);
}

test('row 25 the first three deals pass, the fourth charges at once', () => {
  expect(deals(turbo, 4).map(({ step, phase }) => [step, phase])).toEqual([
    ['left', 'pass'],
    ['right', 'pass'],
    ['across', 'pass'],
    ['mix-if-uncharged', 'charge'],
  ]);
});

test('row 25 where nobody charges, cards are mixed, and everybody is asked to charge once more', () => {
  const uncharged = fourth();
  expect([uncharged.phase, uncharged.charges]).toEqual(['pass', []]);
  const again = mixedAll(turbo, uncharged);
  expect(again.phase).toBe('charge');
  const done = SEATS.reduce((now, seat) => act(turbo, now, seat, { type: 'charge', cards: [] }), again);
  expect(done.phase).toBe('play');
});

test('row 25 where somebody charges, nothing is mixed', () => {
  const state = dealNumber(turbo, 4);
  const holder = state.hands.findIndex(hand => hand.includes('QS'));
  const charged = fourth(...SEATS.map((seat): Card[] => (seat === holder ? ['QS'] : [])));
  expect([charged.phase, charged.passes]).toEqual(['play', []]);
});

const ALL = ['AH QS', 'TC', 'JD', ''];
const rows: readonly (readonly [string, readonly string[], readonly string[], readonly number[]])[] = [
  // 4 + 13, 3 doubled, 2 − 10, 4: together 19, of which each pays four times its own.
  ['plain', [], ['2H 3H 4H 5H QS', '6H 7H 8H TC', '9H TH JD', 'JH QH KH AH'], [-49, -5, 51, 3]],
  // 8 + 26, 6 four times, 4 − 20, 8: together 50.
  ['all charged', ALL, ['2H 3H 4H 5H QS', '6H 7H 8H TC', '9H TH JD', 'JH QH KH AH'], [-86, -46, 114, 18]],
  // In a run the cards count the other way, the jack as usual: −26, and 10 less for another.
  ['a run', [], [`${heartsOnly} QS`, 'JD', 'TC', '2C'], [68, 4, -36, -36]],
  // −26 − 10, doubled.
  ['a run with everything', [], [`${heartsOnly} QS JD TC`, '2C', '3C', '4C'], [216, -72, -72, -72]],
  // −26 − 26 − 20, four times.
  ['the same, all charged', ALL, [`${heartsOnly} QS JD TC`, '2C', '3C', '4C'], [864, -288, -288, -288]],
];
test.each(rows)('row 25 a deal by hand: %s', (_, charges, piles, points) => {
  expect(scored(turbo, { piles, charges: SEATS.map(seat => charges[seat] ?? '') }).results[0]?.points).toEqual(points);
});
