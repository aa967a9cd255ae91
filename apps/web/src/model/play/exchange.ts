// The cards that the viewer received when cards were passed in this deal, and who passed each of them.

import type { TableView } from '@moonshot/protocol';
import type { Event, TrickView as View } from '@moonshot/rules';
import type { PassStep } from '@moonshot/rules/engine';
import type { ReceivedCard, TableModel } from '../model.ts';

type Exchange = Extract<Event, { type: 'exchanged' }>;

/**
 * Whether the passed cards are shuffled together and dealt back, so that nobody knows who passed which card.
 */
export const isMix = (step: PassStep): boolean => step === 'mix' || step === 'mix-if-uncharged';

/** The seats that passed cards to the viewer. They follow from the direction in which the viewer passes. */
export function giversOf(deal: View): readonly number[] {
  const { seats, viewer, step, given } = deal;
  if (viewer === 'watcher' || isMix(step)) return [];
  if (step === 'scatter') return Array.from({ length: seats - 1 }, (_, i) => (viewer + 1 + i) % seats);
  const to = given[0]?.to;
  return to === undefined ? [] : [(2 * viewer - to + seats) % seats];
}

/** The received cards after an update. They are kept until the next deal. */
export function receivedAfter(
  { got, view: before }: TableModel,
  exchange: Exchange | undefined,
  view: TableView,
): readonly ReceivedCard[] {
  if (view.deal.kind !== 'tricks') return [];
  if (exchange !== undefined)
    return exchange.passes.flatMap(({ seat, gifts }) =>
      gifts.filter(gift => gift.to === view.viewer).map(({ card }) => ({ card, from: exchange.mixed ? null : seat })),
    );
  const same = view.deal.deal === before.deal.deal && got.length === view.deal.received.length;
  return same ? got : receivedIn(view);
}

/**
 * The received cards as far as a view without events shows them. The giver is known only if all cards came
 * from one seat.
 */
export function receivedIn({ deal }: TableView): readonly ReceivedCard[] {
  if (deal.kind !== 'tricks') return [];
  const givers = giversOf(deal);
  const from = givers.length === 1 ? (givers[0] ?? null) : null;
  return deal.received.map(card => ({ card, from }));
}
