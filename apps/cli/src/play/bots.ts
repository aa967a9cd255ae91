// The bots of a terminal table. Each bot answers from the view of its seat. Its random numbers are seeded by
// this view, so the bots of a resumed table play on in the same way.

import { type BotPlayer, playerNamed, questionOf, quickDraws } from '@moonshot/bots';
import type { Action, Ask, Hearts, View } from '@moonshot/rules';
import type { BotQuestion, Thinkers } from '@moonshot/table';

/**
 * The number of playouts per decision, which is more than any level needs. There is no time limit, because
 * answers would then depend on the speed of the machine.
 */
const BUDGET = { plays: 10_000 };

/**
 * The answer of a bot. Its random numbers are seeded by its seat, its hand, the deal's number and the phase.
 * The seed excludes who has already laid or passed cards, because that depends on the order in which the
 * seats answer.
 */
function answerOf(player: BotPlayer, hearts: Hearts, view: View, ask: Ask): Action {
  return player.decide(
    questionOf(hearts, view, ask),
    BUDGET,
    quickDraws(JSON.stringify([view.viewer, view.deal, view.phase, view.hand])),
  );
}

function named(name: string): BotPlayer {
  const player = playerNamed(name);
  if (player === undefined) throw new Error(`Cannot think for ${name}: there is no such player`);
  return player;
}

export const thinkers: Thinkers = {
  think: async ({ hearts, player, view, ask }: BotQuestion) => answerOf(named(player), hearts, view, ask),
};
