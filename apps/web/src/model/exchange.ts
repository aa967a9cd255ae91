// What came to the viewer in the exchange of this deal, and from whom.
import type { Event } from '@moonshot/rules/games';
import type { PassStep } from '@moonshot/rules/trick/sheet';
import type { View } from '@moonshot/rules/trick/view';
import type { TableView } from '@moonshot/wire';
import type { Got, Table } from './model.ts';

type Exchange = Extract<Event, { type: 'exchanged' }>;

/** Whether cards come out of the middle, from nobody in particular. */
export const isMix = (step: PassStep): boolean => step === 'mix' || step === 'mix-if-uncharged';

/** The seats from which the viewer's received cards came, as the pass tells. */
export function giversOf(deal: View): readonly number[] {
  const { seats, viewer, step, given } = deal;
  if (viewer === 'watcher') return [];
  if (step === 'scatter') return Array.from({ length: seats - 1 }, (_, i) => (viewer + 1 + i) % seats);
  const to = given[0]?.to;
  return to === undefined ? [] : [(2 * viewer - to + seats) % seats];
}

/** The cards received once something was heard; they are kept until the next deal. */
export function gotAfter(
  { got, view: before }: Table,
  exchange: Exchange | undefined,
  view: TableView,
): readonly Got[] {
  if (view.deal.kind !== 'tricks') return [];
  if (exchange !== undefined)
    return exchange.passes.flatMap(({ seat, gifts }) =>
      gifts.filter(gift => gift.to === view.viewer).map(({ card }) => ({ card, from: exchange.mixed ? null : seat })),
    );
  const same = view.deal.deal === before.deal.deal && got.length === view.deal.received.length;
  return same ? got : gotFrom(view);
}

/** What a view alone tells: the cards, and the giver where there is one for all. */
export function gotFrom({ deal }: TableView): readonly Got[] {
  if (deal.kind !== 'tricks') return [];
  const givers = giversOf(deal);
  const from = givers.length === 1 ? (givers[0] ?? null) : null;
  return deal.received.map(card => ({ card, from }));
}
