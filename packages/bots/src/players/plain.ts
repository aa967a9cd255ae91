// Chooses a play by the playout policy (the rules of thumb for playouts), without search and with a limited
// memory: cards of forgotten tricks count as unseen.
import { type Below, SUITS, suitOf } from '@moonshot/rules/cards';
import type { TrickAction as Action, TrickView as View } from '@moonshot/rules/engine';
import type { TrickQuestion } from '../core/player.ts';
import { emptyObservation, observePosition } from '../policy/observation.ts';
import { pickMove } from '../policy/pick.ts';
import { policyTablesOf } from '../policy/policy-tables.ts';
import { createPolicyScratch } from '../policy/scratch.ts';
import { isMoveOf } from '../search/plays.ts';
import { seenPosition } from '../search/question.ts';
import { codeIn, placeIn } from '../sim/trick/layout.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import type { Traits } from './traits.ts';

type Play = Extract<TrickQuestion['ask'], { type: 'play' }>['plays'][number];

/**
 * The play with the lowest expected cost according to the policy, with the memory and the random error of the
 * traits.
 */
export function policyPlay(question: TrickQuestion, plays: readonly Play[], traits: Traits, below: Below): Action {
  const { rules, view } = question;
  const tables = policyTablesOf(rules);
  const scratch = createPolicyScratch(tables);
  scratch.noise = traits.noise * tables.unit;
  scratch.later = traits.later;
  scratch.heedsMoons = traits.heedsMoons;
  const { at, history } = seenPosition(tables.suitBits, question);
  const seat = history.viewer;
  const observation = emptyObservation();
  observePosition(tables, at, observation);
  remember(tables.suitBits, view, traits.memory, observation.seen);
  const move = pickMove(scratch, at, observation, seat, Int32Array.of(below(2 ** 30) + 1));
  const { suitBits } = tables;
  const play =
    plays.find(one => isMoveOf(suitBits, move, one)) ?? plays.find(one => one.card === suitBits.names[codeIn(move)]);
  if (play === undefined) throw new Error('Cannot play by the policy: its card is none of the answers');
  return { type: 'play', ...play };
}

/** Removes from `seen` all cards but those of the current trick and of the last `memory` tricks. */
function remember({ deck, names }: SuitBits, view: View, memory: number, seen: Int32Array): void {
  const kept = new Set(
    [...view.tricks.slice(Math.max(0, view.tricks.length - memory)), view.trick].flatMap(trick =>
      trick.plays.map(play => play.card),
    ),
  );
  for (const code of deck) {
    const name = names[code];
    if (name !== undefined && !kept.has(name)) seen[SUITS.indexOf(suitOf(name))]! &= ~(1 << placeIn(code));
  }
}
