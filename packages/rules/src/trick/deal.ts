// How a match and its deals begin: the first event, what the table owes, and the events made of what it brings.
import type { Card } from '../cards/card.ts';
import { holdsAll } from '../cards/card-set.ts';
import { belowOf, frame, type Seed } from '../cards/chance.ts';
import { dealOut, shuffled } from '../cards/deck.ts';
import { findDealer } from '../game/dealer.ts';
import type { ImposedDeal, Opening, Owed, Supply } from '../game/game.ts';
import { seatLeft } from '../game/seat.ts';
import type { Event } from './event.ts';
import { mayBeClaimed, unclaimed } from './follow.ts';
import { type Rules, stepOf } from './rules.ts';
import type { State } from './state.ts';

/** The first event of a match. */
export const open = (rules: Rules, { length, firstDealer }: Opening): Event => ({
  type: 'opened',
  game: rules.sheet.id,
  version: rules.sheet.version,
  seats: rules.seats,
  start: rules.sheet.score.start,
  length: length ?? null,
  dealer: firstDealer ?? null,
});

/** What the table must bring before the match can go on. */
export function owed(rules: Rules, state: State): Owed | undefined {
  switch (state.phase) {
    case 'dealer':
      return 'dealer';
    case 'deal':
      return 'deal';
    case 'opening':
      return mayBeClaimed(rules) ? 'opening' : undefined;
    default:
      return undefined;
  }
}

/** The event made of what the table brings. */
export function supply(rules: Rules, state: State, brought: Supply): Event {
  switch (owed(rules, state)) {
    case 'dealer':
      return cut(rules, state, brought);
    case 'deal':
      return deal(rules, state, brought);
    case 'opening':
      return unclaimed(rules, state);
    default:
      throw new Error(`Cannot supply ${rules.sheet.id}: nothing is owed in phase ${state.phase}`);
  }
}

function cut(rules: Rules, state: State, brought: Supply): Event {
  if (!('seed' in brought)) throw new Error('Cannot find the first dealer: a seed is needed, hands were given');
  return {
    type: 'dealer',
    ...findDealer(rules.sheet, rules.deck, rules.seats, brought.seed, `dealer ${state.deal + 1}`),
  };
}

function deal(rules: Rules, state: State, brought: Supply): Event {
  const number = state.results.length + 1;
  const cards = 'seed' in brought ? seeded(rules, state, brought.seed) : imposed(rules, brought.imposed);
  return { type: 'dealt', deal: number, dealer: state.dealer, step: stepOf(rules, number), ...cards };
}

interface Cards {
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[];
}

/** Shuffles with the deal's seed alone; a deal thrown in by rule is dealt again from the same seed and a count. */
function seeded(rules: Rules, state: State, seed: Seed): Cards {
  const below = belowOf(state.misdeals === 0 ? seed : frame('moonshot/1/misdeal', seed, state.misdeals));
  const first = seatLeft(state.dealer, 1, rules.seats);
  const { hands, rest } = dealOut(shuffled(rules.deck, below), rules.seats, rules.handSize, first);
  return { hands, kitty: rest };
}

function imposed(rules: Rules, { hands, kitty, stock }: ImposedDeal): Cards {
  const cards = [...hands.flat(), ...kitty, ...stock];
  const sizes = hands.map(hand => hand.length);
  if (hands.length !== rules.seats || sizes.some(size => size !== rules.handSize))
    throw new RangeError(
      `Cannot impose a deal: ${rules.seats} hands of ${rules.handSize} are wanted, there are ${sizes.join(', ') || 'none'}`,
    );
  if (cards.length !== rules.deck.length || !holdsAll(rules.deck, cards))
    throw new RangeError(`Cannot impose a deal: hands and kitty must be the ${rules.deck.length} cards of the deck`);
  return { hands, kitty };
}
