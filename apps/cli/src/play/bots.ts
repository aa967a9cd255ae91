// The bots of a table in the terminal: each answers from its own view, with chance of its own that is the
// same when the table is resumed.

import { quickDraws } from '@moonshot/bots/chance';
import { type Player, questionOf } from '@moonshot/bots/player';
import { playerNamed } from '@moonshot/bots/players/index';
import type { Action, Ask, Hearts, View } from '@moonshot/rules/games';
import type { Question, Thinkers } from '@moonshot/table';

/**
 * More than any level tries out for an answer: without a clock, a table that is resumed goes on as it would
 * have.
 */
const BUDGET = { plays: 10_000 };

/** What a player answers; its chance comes from its hand, and never from who has laid or passed before it. */
function answerOf(player: Player, hearts: Hearts, view: View, ask: Ask): Action {
  return player.decide(
    questionOf(hearts, view, ask),
    BUDGET,
    quickDraws(JSON.stringify([view.viewer, view.deal, view.phase, view.hand])),
  );
}

function named(name: string): Player {
  const player = playerNamed(name);
  if (player === undefined) throw new Error(`Cannot think for ${name}: there is no such player`);
  return player;
}

export const thinkers: Thinkers = {
  think: async ({ hearts, player, view, ask }: Question) => answerOf(named(player), hearts, view, ask),
};
