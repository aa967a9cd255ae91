// How a match and its deals begin: the first event, what the table must supply, and the events that follow
// from what it supplies.
import type { Card } from '../../cards/card.ts';
import { belowOf, frame, type Seed } from '../../cards/chance.ts';
import { dealOut, shuffled } from '../../cards/deck.ts';
import { checkImposed, cutForDealer, openMatch } from '../../game/beginning.ts';
import type { ImposedDeal, MatchOptions, Owed, Supply } from '../../game/game.ts';
import { seatLeft } from '../../game/seat.ts';
import { isMix, type Rules, stepOf } from '../rules/rules.ts';
import type { Event } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { mayBeClaimed, unclaimed } from './follow.ts';
import { type Mix, mixDrawn, mixGiven } from './mix.ts';

/** The first event of a match. */
export const open = (rules: Rules, opening: MatchOptions): Event => openMatch(rules.sheet, rules.seats, opening);

/** What the table must supply before the match can continue. Undefined if the match needs nothing. */
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

/** The event that follows from what the table supplies. */
export function supply(rules: Rules, state: State, brought: Supply): Event {
  switch (owed(rules, state)) {
    case 'dealer':
      return cutForDealer(rules.sheet, rules.deck, rules.seats, state.deal, brought);
    case 'deal':
      return deal(rules, state, brought);
    case 'opening':
      return unclaimed(rules, state);
    default:
      throw new Error(`Cannot supply ${rules.sheet.id}: nothing is owed in phase ${state.phase}`);
  }
}

function deal(rules: Rules, state: State, brought: Supply): Event {
  const number = state.results.length + 1;
  const step = stepOf(rules, number);
  const { mix, ...cards } =
    'seed' in brought ? seeded(rules, state, brought.seed) : imposed(rules, number, brought.imposed);
  const upcard = rules.sheet.trick.trump === 'turned' ? cards.kitty[0] : undefined;
  return {
    ...{ type: 'dealt', deal: number, dealer: state.dealer, step, ...cards },
    ...(upcard !== undefined && { upcard }),
    ...(isMix(step) && { mix: mix() }),
  };
}

interface Cards {
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[];
  readonly mix: () => Mix;
}

/**
 * The hands and the rest, shuffled with the seed of the deal. After misdeals the seed is combined with their
 * number.
 */
function seeded(rules: Rules, state: State, brought: Seed): Cards {
  const seed = state.misdeals === 0 ? brought : frame('moonshot/1/misdeal', brought, state.misdeals);
  const first = seatLeft(state.dealer, 1, rules.seats);
  const { hands, rest } = dealOut(shuffled(rules.deck, belowOf(seed)), rules.seats, rules.handSize, first);
  return { hands, kitty: rest, mix: () => mixDrawn(rules, state.results.length + 1, seed) };
}

function imposed(rules: Rules, deal: number, given: ImposedDeal): Cards {
  checkImposed({ ...rules, rest: 'kitty' }, given);
  return { hands: given.hands, kitty: given.kitty, mix: () => mixGiven(rules, deal, given.mix) };
}
