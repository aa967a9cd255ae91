// Announcements of a bout (a round of Capture): the cards turned over, the winner, the capture, and new
// cards.

import type { Event } from '@moonshot/rules';
import { suitOf } from '@moonshot/rules/cards';
import { cardName } from '../../i18n/names.ts';
import { countOf } from '../../model/play/hand.ts';
import { seatsInTurn } from '../../model/play/standing.ts';
import type { NarrationContext } from './context.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function revealSpoken(
  telling: NarrationContext,
  event: Of<'revealed'> | Of<'captured'> | Of<'redealt'>,
): readonly string[] {
  const { words, view, name } = telling;
  const say = words.spoken;
  switch (event.type) {
    case 'revealed':
      return turnedOver(telling, event);
    case 'captured': {
      if (typeof event.cards === 'number') return [say.captures(name(event.seat), countOf(event.cards))];
      return [say.captured(event.cards.length, event.cards.filter(card => suitOf(card) === 'H').length)];
    }
    case 'redealt': {
      const mine = view.viewer === 'watcher' ? undefined : event.cards[view.viewer];
      const cards = mine === undefined || typeof mine === 'number' ? [] : mine;
      return cards.length === 0 ? [] : [say.drawn(cards.map(card => cardName(words, card)))];
    }
  }
}

/**
 * The cards turned over, in turn order and ending with the viewer. Short announcements name only the winner.
 */
function turnedOver(
  { words, view, short, name }: NarrationContext,
  { tops, winner }: Of<'revealed'>,
): readonly string[] {
  const say = words.spoken;
  const [own, ...others] = seatsInTurn(view);
  const order = own === undefined ? others : [...others, own];
  const shown = order.flatMap(seat => {
    const top = tops[seat];
    return top === undefined ? [] : [say.shows(name(seat), cardName(words, top))];
  });
  const best = winner === null ? undefined : tops[winner];
  const end = winner === null || best === undefined ? say.nobodyWins : say.wins(name(winner), cardName(words, best));
  return short ? [end] : [`${say.allDown(tops.length)} ${shown.join(', ')}.`, end];
}
