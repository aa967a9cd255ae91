// Tables at which the end of a deal can or cannot be proved.
import type { Hearts, TrickState as State } from '@moonshot/rules';
import { provenRest, scoreIsDecided } from '@moonshot/rules/engine';
import type { Scene } from './staged.ts';

export type Proof = 'rest' | 'settled' | 'none';

function provedIn(hearts: Hearts, state: State): Proof {
  if (hearts.kind !== 'tricks') return 'none';
  const view = hearts.game.view(state, 0);
  if (provenRest(hearts.rules, view) !== undefined) return 'rest';
  return scoreIsDecided(hearts.rules, view) ? 'settled' : 'none';
}

/** Seat 0 is asked with `cards` cards in hand, and exactly this can be proved. */
export const provable = (proof: Proof, cards: number): Pick<Scene, 'is'> => ({
  is: ({ state }, hearts) => 'tricks' in state && state.hands[0]?.length === cards && provedIn(hearts, state) === proof,
});
