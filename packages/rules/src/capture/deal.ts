// How a match and its deals begin: the first event, what the table must supply, and the events that follow
// from what it supplies.
import type { Card } from '../cards/card.ts';
import { belowOf, type Seed } from '../cards/chance.ts';
import { dealOut, shuffled } from '../cards/deck.ts';
import { checkImposed, cutForDealer, openMatch } from '../game/beginning.ts';
import type { ImposedDeal, MatchOptions, Owed, Supply } from '../game/game.ts';
import { seatLeft } from '../game/seat.ts';
import type { Event } from './event.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';

/** The first event of a match. */
export const open = (rules: Rules, opening: MatchOptions): Event => openMatch(rules.sheet, rules.seats, opening);

/** What the table must supply before the match can continue. Undefined if the match needs nothing. */
export const owed = (state: State): Owed | undefined =>
  state.phase === 'dealer' || state.phase === 'deal' ? state.phase : undefined;

/** The event that follows from the seed or the cards that the table supplies. */
export function supply(rules: Rules, state: State, brought: Supply): Event {
  switch (owed(state)) {
    case 'dealer':
      return cutForDealer(rules.sheet, rules.deck, rules.seats, state.deal, brought);
    case 'deal':
      return deal(rules, state, brought);
    default:
      throw new Error(`Cannot supply ${rules.sheet.id}: nothing is owed in phase ${state.phase}`);
  }
}

function deal(rules: Rules, state: State, brought: Supply): Event {
  const cards = 'seed' in brought ? seeded(rules, state, brought.seed) : imposed(rules, brought.imposed);
  return { type: 'dealt', deal: state.results.length + 1, dealer: state.dealer, ...cards };
}

interface Cards {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
}

function seeded(rules: Rules, state: State, seed: Seed): Cards {
  const first = seatLeft(state.dealer, 1, rules.seats);
  const { hands, rest } = dealOut(shuffled(rules.deck, belowOf(seed)), rules.seats, rules.sheet.deal.hand, first);
  return { hands, stock: rest };
}

function imposed(rules: Rules, given: ImposedDeal): Cards {
  checkImposed({ ...rules, handSize: rules.sheet.deal.hand, rest: 'stock' }, given);
  return { hands: given.hands, stock: given.stock };
}
