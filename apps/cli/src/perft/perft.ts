// Perft: the number of legal lines of a given length from a deal. Almost any error in the rules changes this
// number.

import { type Action, type Ask, type HeartsGame, type State, settle } from '@moonshot/rules';
import { derived, type Seed, seedOf } from '@moonshot/rules/cards';
import { answersTo } from './legal-answers.ts';

/**
 * The state at the first decision of a match seeded by a text. The first dealer is drawn from the seed too.
 */
export function firstDeal(game: HeartsGame, seed: string): State {
  let { state } = settle(game, undefined, game.open({}));
  for (let owed = game.owed(state); owed === 'dealer' || owed === 'deal'; owed = game.owed(state))
    state = settle(game, state, game.supply(state, { seed: seedFor(seed, owed) })).state;
  return state;
}

const seedFor = (seed: string, owed: string): Seed => derived(seedOf(seed), owed);

/**
 * The number of lines of play with `depth` decisions. A line ends early when the deal is scored or thrown
 * in. If several seats may act at once, the lowest seat decides first.
 */
export function perft(game: HeartsGame, state: State, depth: number): number {
  if (depth === 0 || state.results.length > 0) return 1;
  const asked = firstAsked(game, state);
  if (asked === undefined) return game.owed(state) === 'opening' ? perft(game, unclaimed(game, state), depth) : 1;
  const answers = answersTo(asked.ask);
  if (depth === 1) return answers.length;
  return answers.reduce((sum, action) => sum + perft(game, after(game, state, asked.seat, action), depth - 1), 0);
}

function after(game: HeartsGame, state: State, seat: number, action: Action): State {
  const verdict = game.decide(state, seat, action);
  if (!verdict.ok) throw new Error(`Cannot count lines: ${JSON.stringify(action)} is offered and refused`);
  return settle(game, state, verdict.event).state;
}

/**
 * The state after the time to claim the first lead, in a deal in which no seat is asked to claim it. Nobody
 * is asked if the wild card of the opening suit is in no hand, or if its holder leads anyway.
 */
const unclaimed = (game: HeartsGame, state: State): State =>
  settle(game, state, game.supply(state, { imposed: { hands: [], kitty: [], stock: [] } })).state;

/**
 * The lowest seat that has a question, with that question. A seat that has laid its pair counts as done,
 * although it may still change the pair.
 */
function firstAsked(game: HeartsGame, state: State): { seat: number; ask: Ask } | undefined {
  for (let seat = 0; seat < game.seats; seat++) {
    const ask = game.ask(state, seat);
    if (ask !== undefined && !(ask.type === 'lay' && ask.laid !== null)) return { seat, ask };
  }
  return undefined;
}
