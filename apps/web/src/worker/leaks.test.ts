// In sampled matches, the host sends seat 0 no card that the seat may not know at that moment.

import type { TableToPage, TableView } from '@moonshot/protocol';
import type { State as GameState } from '@moonshot/rules';
import { type Card, isCard } from '@moonshot/rules/cards';
import { type Event, evolve, heartsFor, type State } from '@moonshot/table';
import { expect, test } from 'vitest';
import { freshSample } from '../../../../test/seeds.ts';
import { bench, isA, opened, page, playFinishing, playToEnd, written } from '../../testing/worker.ts';

const ME = 0;

/** Cards that seat 0 cannot see. A card is left out if seat 0 sees another copy of it. */
function hiddenIn(state: GameState): ReadonlySet<Card> {
  const others = state.hands.flatMap((hand, seat) => (seat === ME ? [] : hand));
  const mine = state.hands[ME] ?? [];
  if (!('stock' in state)) {
    const given = state.passes.find(pass => pass.seat === ME)?.gifts.map(gift => gift.card) ?? [];
    const gifts = state.passes.filter(pass => pass.seat !== ME).flatMap(pass => pass.gifts.map(gift => gift.card));
    const buried = state.buried.flatMap((cards, seat) => (seat === ME ? [] : cards));
    return without([...others, ...state.kitty, ...gifts, ...buried], [...mine, ...given, ...seen(state)]);
  }
  const laid = state.laid.flatMap((pair, seat) => (pair && seat !== ME ? [pair.bottom, pair.top] : []));
  const own = state.laid[ME] ? [state.laid[ME].bottom, state.laid[ME].top] : [];
  const lost = state.bouts.flatMap(bout =>
    bout.laid.flatMap(({ bottom }, seat) => (seat === ME || bout.winner === ME ? [] : [bottom])),
  );
  const open = state.bouts.flatMap(bout =>
    bout.laid.flatMap(({ bottom, top }, seat) => (seat === ME || bout.winner === ME ? [bottom, top] : [top])),
  );
  return without([...others, ...state.stock, ...laid, ...lost], [...mine, ...own, ...open]);
}

/** The cards of a trick game that were public or that seat 0 has received. */
const seen = (state: Exclude<GameState, { stock: unknown }>): readonly Card[] => [
  ...state.trick.plays.map(play => play.card),
  ...state.tricks.flatMap(trick => [
    ...trick.plays.map(play => play.card),
    ...(trick.winner === ME ? trick.kitty : []),
  ]),
  ...(state.phase === 'pass'
    ? []
    : state.passes.flatMap(pass => pass.gifts.filter(gift => gift.to === ME).map(gift => gift.card))),
  ...(state.buried[ME] ?? []),
];

const without = (cards: readonly Card[], known: readonly Card[]): ReadonlySet<Card> =>
  new Set(cards.filter(card => !known.includes(card)));

const cardsIn = (value: unknown): readonly Card[] =>
  (JSON.stringify(value).match(/"[2-9TJQKAW][CDSH]"/g) ?? []).map(text => text.slice(1, -1)).filter(isCard);

/** The parts of a view that must not contain a hidden card: all but the cards of finished deals. */
function present({ deal, ask }: TableView): unknown {
  const { results, ...rest } = deal;
  return { ...rest, ask, last: results.map(({ points, totals }) => ({ points, totals })) };
}

/** The game after each event of a log without undo. */
function gamesOf(events: readonly Event[]): readonly GameState[] {
  const [first] = events;
  if (first?.type !== 'table-opened') throw new Error('Cannot follow a table that was never opened');
  const hearts = heartsFor(first.spec);
  const states: State[] = [];
  for (const event of events) states.push(evolve(hearts, states.at(-1), event));
  return states.map(state => state.game);
}

/**
 * Cards in a message that seat 0 may not know when it receives the message. Events by which the rules reveal
 * cards (cutting for the dealer, misdeals, scores) are not checked.
 */
function leaks(message: TableToPage, games: readonly GameState[]): readonly string[] {
  if (message.type !== 'events' && message.type !== 'snapshot') return [];
  const now = games[message.view.version - 1];
  const parts: (readonly [GameState | undefined, unknown])[] = [[now, present(message.view)]];
  if (message.type === 'events')
    message.events.forEach((shown, i) => {
      const open = shown.type === 'game' && ['dealer', 'misdealt', 'scored'].includes(shown.event.type);
      if (!open) parts.push([games[message.from + i], shown]);
    });
  return parts.flatMap(([game, part]) => {
    const hidden = game && hiddenIn(game);
    return cardsIn(part).flatMap(card =>
      hidden?.has(card) ? [`${card} in ${JSON.stringify(part).slice(0, 200)}`] : [],
    );
  });
}

const matches: readonly [game: string, seats: number, seed: string][] = [
  ['ricketts', 4, 'a'],
  ['ricketts', 4, 'b'],
  ['at-play', 4, 'c'],
  ['at-play', 5, 'd'],
  ['wild-twist', 4, 'e'],
  ['wild-twist', 7, 'f'],
  ['classic', 3, 'g'],
  ['classic', 7, 'h'],
  ['capture', 2, 'i'],
  ['capture', 8, 'j'],
];

test.each(freshSample('matches without leaks', matches, 4))(
  '%s with %i seats tells seat 0 no hidden card (match %s)',
  async (game, seats, seed) => {
    const on = bench(undefined, seed);
    const one = page(on);
    one.say({ type: 'pace', botMs: 0 });
    const { id } = await opened(one, game, seats, { length: { deals: 4 } });
    await playToEnd(one, seed);
    const games = gamesOf(await written(on, id));
    const told = one.received.filter(isA('events'));
    expect(told.length).toBeGreaterThan(20);
    expect(games.reduce((sum, state) => sum + hiddenIn(state).size, 0)).toBeGreaterThan(games.length * 4);
    expect(one.received.flatMap(message => leaks(message, games))).toEqual([]);
    expect(JSON.stringify(one.received)).not.toMatch(/[0-9a-f]{64}/); // no message contains the secret
  },
);

const early: readonly [game: string, seats: number, seed: string][] = [
  ['ricketts', 4, 'k'],
  ['at-play', 3, 'l'],
  ['wild-twist', 5, 'm'],
  ['classic', 3, 'n'],
];

/** Plays matches until a deal has ended early. How the bots' timers interleave decides what they play. */
async function playUntilFinished(game: string, seats: number, seed: string): Promise<number> {
  for (let match = 0; match < MATCHES_MAX; match++) {
    const on = bench(undefined, `${seed} ${match}`);
    const one = page(on);
    one.say({ type: 'pace', botMs: 0 });
    const { id } = await opened(one, game, seats, { length: { deals: 8 } });
    const finished = await playFinishing(one, seed);
    const games = gamesOf(await written(on, id));
    expect(one.received.flatMap(message => leaks(message, games))).toEqual([]);
    if (finished > 0) return finished;
  }
  return 0;
}

const MATCHES_MAX = 20;

test.each(freshSample('early ends without leaks', early, 2))(
  'nor where deals of %s with %i seats are finished early (match %s)',
  async (game, seats, seed) => {
    expect(await playUntilFinished(game, seats, seed), 'deals finished early').toBeGreaterThan(0);
  },
);

test('the check sees a card that is leaked', async () => {
  const on = bench();
  const one = page(on);
  const { id } = await opened(one, 'ricketts', 4);
  const games = gamesOf(await written(on, id));
  const [card] = games[one.view().version - 1]?.hands[2] ?? [];
  const fresh = await one.until(isA('snapshot'));
  const view: TableView = { ...one.view(), deal: Object.assign({}, one.view().deal, { kitty: card }) };
  expect(leaks({ ...fresh, view }, games)).toHaveLength(1);
});
