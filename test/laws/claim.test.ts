// Declining stays secret: until the opening card is played, all others see the same, whatever the wild club's
// holder does.

import {
  type HeartsGame,
  heartsOf,
  type ImposedDeal,
  type Seat,
  type TrickState as State,
  settle,
  sheetOf,
  type Viewer,
} from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import type { TrickTypes } from '../../packages/rules/src/trick/index.ts';
import { openingLeader } from '../../packages/rules/src/trick/play/follow.ts';
import type { Event } from '../../packages/rules/src/trick/state/event.ts';
import { secretOf } from '../play.ts';

const WILD: Card = 'WC';
const SEATS = [3, 4, 5, 6, 7];
const DEALS_EACH = 12;

type Doing = 'claims' | 'declines' | 'says nothing';

const hearts = (seats: number): { game: HeartsGame<TrickTypes>; lowest: (state: State) => Seat } => {
  const made = heartsOf(sheetOf('wild-twist'), seats);
  if (made.kind !== 'tricks') throw new Error('Cannot play Wild Twist: its sheet is of another kind');
  return { game: made.game, lowest: state => openingLeader(made.rules, state) };
};

const begin = (game: HeartsGame<TrickTypes>, imposed: ImposedDeal): State => {
  const { state } = settle(game, undefined, game.open({ firstDealer: 0 }));
  return settle(game, state, game.supply(state, { imposed })).state;
};

/** All events from the deal to the opening, and each viewer's view before the opening card. */
function untilTheCard(
  game: HeartsGame<TrickTypes>,
  imposed: ImposedDeal,
  doing: Doing,
): { log: readonly Event[]; seenBy: (viewer: Viewer) => unknown } {
  const before = begin(game, imposed);
  const holder = before.hands.findIndex(hand => hand.includes(WILD));
  const answered = game.decide(before, holder < 0 ? 0 : holder, { type: 'claim', claim: doing === 'claims' });
  const silent = doing === 'says nothing' || !answered.ok;
  const event = silent ? game.supply(before, { imposed: { hands: [], kitty: [], stock: [] } }) : answered.event;
  const { state, events } = settle(game, before, event);
  const seenBy = (viewer: Viewer): unknown => [
    game.view(before, viewer),
    events.map(one => game.show(one, viewer)),
    game.view(state, viewer),
  ];
  return { log: events, seenBy };
}

/** The same deal with two cards swapped. */
const swapped = ({ hands, kitty, stock }: ImposedDeal, a: Card, b: Card): ImposedDeal => {
  const other = (card: Card): Card => (card === a ? b : card === b ? a : card);
  return { hands: hands.map(hand => hand.map(other)), kitty: kitty.map(other), stock };
};

interface World {
  readonly game: HeartsGame<TrickTypes>;
  readonly imposed: ImposedDeal;
  readonly holder: Seat; // of the wild club, who is asked
  readonly leader: Seat; // by the lowest club
  readonly lowest: Card; // that club
  readonly others: readonly Viewer[]; // neither of the two
}

/** Deals in which the wild club's holder is asked, because another seat holds the lowest club. */
function worlds(seats: number): readonly World[] {
  const { game, lowest } = hearts(seats);
  const found: World[] = [];
  for (let n = 0; found.length < DEALS_EACH; n++) {
    const { state } = settle(game, undefined, game.open({ firstDealer: 0 }));
    const dealt = settle(game, state, game.supply(state, { seed: secretOf(`claim ${seats}`, n) })).state;
    const [holder, leader] = [dealt.hands.findIndex(hand => hand.includes(WILD)), lowest(dealt)];
    if (game.ask(dealt, holder < 0 ? 0 : holder)?.type !== 'claim') continue;
    const club = dealt.hands[leader]?.find(card => card.endsWith('C')) as Card; // hands are sorted
    const others = [...dealt.hands.keys(), 'watcher' as const].filter(viewer => viewer !== holder && viewer !== leader);
    found.push({
      game,
      imposed: { hands: dealt.hands, kitty: dealt.kitty, stock: [] },
      holder,
      leader,
      lowest: club,
      others,
    });
  }
  return found;
}

test.each(SEATS)('%i seats: declining and saying nothing are one and the same log', seats => {
  for (const { game, imposed } of worlds(seats))
    expect(untilTheCard(game, imposed, 'declines').log).toEqual(untilTheCard(game, imposed, 'says nothing').log);
});

test.each(SEATS)('%i seats: all others see the same when the holder declines as when nobody could claim', seats => {
  for (const { game, imposed, leader, others } of worlds(seats)) {
    const declined = untilTheCard(game, imposed, 'declines');
    const spare = imposed.hands[leader]?.find(card => !card.endsWith('C')) as Card;
    const nobodyAsked = untilTheCard(game, swapped(imposed, WILD, spare), 'says nothing');
    for (const viewer of others) expect(nobodyAsked.seenBy(viewer)).toEqual(declined.seenBy(viewer));
  }
});

test.each(SEATS.filter(seats => 56 % seats > 0))('%i seats: and as when it lies in the middle', seats => {
  for (const { game, imposed, leader, others } of worlds(seats)) {
    const hidden = imposed.kitty.find(card => !card.endsWith('C'));
    if (hidden === undefined) continue;
    const declined = untilTheCard(game, imposed, 'declines');
    const inTheMiddle = untilTheCard(game, swapped(imposed, WILD, hidden), 'says nothing');
    for (const viewer of [...others, leader]) expect(inTheMiddle.seenBy(viewer)).toEqual(declined.seenBy(viewer));
  }
});

test.each(SEATS)('%i seats: all others see the same when the holder claims as when it had the lowest club', seats => {
  for (const { game, imposed, lowest, others } of worlds(seats)) {
    const claimed = untilTheCard(game, imposed, 'claims');
    const byRule = untilTheCard(game, swapped(imposed, WILD, lowest), 'declines');
    for (const viewer of others) expect(byRule.seenBy(viewer)).toEqual(claimed.seenBy(viewer));
  }
});

test.each(SEATS)('%i seats: only the holder knows that anything was asked', seats => {
  for (const { game, imposed, holder } of worlds(seats)) {
    const state = begin(game, imposed);
    expect(game.owed(state)).toBe('opening');
    for (const seat of state.hands.keys()) {
      expect(game.view(state, seat).asked).toEqual([]);
      expect(game.ask(state, seat)).toEqual(seat === holder ? { type: 'claim', card: WILD } : undefined);
    }
  }
});
