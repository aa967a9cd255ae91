// Recovers the action that a seat chose from the event that the action caused.
import type { Action, Event as GameEvent } from '@moonshot/rules';

/** The action that caused an event; undefined for an opening, for hidden cards, and if no seat caused it. */
export function actionOf(event: GameEvent): Action | undefined {
  switch (event.type) {
    case 'passed':
      return typeof event.gifts === 'number' ? undefined : { type: 'pass', gifts: event.gifts };
    case 'bid':
      return { type: 'bid', bid: event.bid };
    case 'charged':
      return event.cards === null ? undefined : { type: 'charge', cards: event.cards };
    case 'played':
      return { type: 'play', card: event.card, ...(event.call === undefined ? {} : { call: event.call }) };
    case 'buried':
      return typeof event.cards === 'number' ? undefined : { type: 'bury', cards: event.cards };
    case 'chose':
      return { type: 'moon', option: event.option };
    case 'laid':
      return event.pair === null ? undefined : { type: 'lay', ...event.pair };
    default:
      return undefined;
  }
}
