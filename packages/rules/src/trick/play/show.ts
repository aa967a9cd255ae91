// What a viewer may see of an event.

import { sorted } from '../../cards/card-set.ts';
import { at, bySeat, type Viewer } from '../../game/seat.ts';
import { countOf } from '../../game/visible-cards.ts';
import type { Rules } from '../rules/rules.ts';
import type { Event } from '../state/event.ts';
import { received } from './passing.ts';
import { isAside, seenKitty } from './view.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The event as the viewer may see it. It keeps its type. Secret cards are left out or only counted. */
export function show(rules: Rules, event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      return shownDeal(rules, event, viewer);
    case 'passed':
      return viewer === event.seat ? event : shownPass(rules, event, viewer);
    case 'exchanged':
      return shownExchange(event, viewer);
    case 'charged':
      return viewer === event.seat ? event : { type: 'charged', seat: event.seat, cards: null };
    case 'opening':
      return viewer === event.leader
        ? { type: 'opening', leader: event.leader, claimed: event.claimed === true }
        : { type: 'opening', leader: event.leader };
    case 'taken':
      return shownTaking(rules, event, viewer);
    case 'drawn':
      return { type: 'drawn', seat: event.seat, cards: viewer === event.seat ? event.cards : countOf(event.cards) };
    case 'buried':
      return { type: 'buried', seat: event.seat, cards: viewer === event.seat ? event.cards : countOf(event.cards) };
    // All other events are public.
    case 'opened':
    case 'dealer':
    case 'misdealt':
    case 'mixing':
    case 'charging':
    case 'exposed':
    case 'bidding':
    case 'bid':
    case 'played':
    case 'lead-passed':
    case 'cancelled':
    case 'kept':
    case 'shot':
    case 'chose':
    case 'scored':
    case 'ended':
      return event;
  }
}

const shownDeal = (rules: Rules, event: Of<'dealt'>, viewer: Viewer): Event => ({
  type: 'dealt',
  deal: event.deal,
  dealer: event.dealer,
  step: event.step,
  hands: bySeat(rules.seats, seat => (seat === viewer ? at(event.hands, seat) : countOf(at(event.hands, seat)))),
  kitty: isAside(rules) ? event.kitty : countOf(event.kitty),
  ...(event.upcard !== undefined && { upcard: event.upcard }),
});

/**
 * The exchange as a viewer may see it: only the gifts that the viewer gave or received. After a mix these are
 * only the received cards, without the seats that gave them.
 */
function shownExchange({ passes, mixed }: Of<'exchanged'>, viewer: Viewer): Event {
  if (mixed === undefined)
    return {
      type: 'exchanged',
      passes: passes.map(({ seat, gifts }) => ({
        seat,
        gifts: gifts.filter(gift => seat === viewer || gift.to === viewer),
      })),
    };
  const gifts = viewer === 'watcher' ? [] : sorted(received(passes, viewer)).map(card => ({ card, to: viewer }));
  return { type: 'exchanged', passes: viewer === 'watcher' ? [] : [{ seat: viewer, gifts }], mixed };
}

const shownTaking = (rules: Rules, event: Of<'taken'>, viewer: Viewer): Event => ({
  type: 'taken',
  seat: event.seat,
  points: event.points,
  kitty: typeof event.kitty === 'number' ? event.kitty : seenKitty(rules, event.kitty, event.seat, viewer),
  into: event.into,
});

/**
 * A pass as another seat sees it: the cards if this seat receives them and may look at them at once,
 * otherwise only their number.
 */
function shownPass(rules: Rules, { seat, gifts }: Of<'passed'>, viewer: Viewer): Event {
  if (typeof gifts === 'number') return { type: 'passed', seat, gifts };
  const mine = rules.sheet.pass.see === 'afterChoosing' ? [] : gifts.filter(gift => gift.to === viewer);
  return { type: 'passed', seat, gifts: mine.length > 0 ? mine : gifts.length };
}
