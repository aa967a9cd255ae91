// When a table next acts without a player. A server stores this time in the shared log. If the table has not
// acted by then, another server can take it over.
import type { HeartsGame } from '@moonshot/rules';
import { mayDeal, maySealEarly } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { splitForViewers } from '../core/finish.ts';
import type { SteppingTable } from '../core/multiplayer-rules.ts';
import { sealPhase } from '../core/seal-rules.ts';
import { botAt } from '../core/sitters.ts';
import { matchIsOver, type State } from '../core/state.ts';
import { mustBotAnswer } from '../runner/bots.ts';
import { CLAIM_WINDOW_MS } from '../runner/claim-window.ts';
import { SEAL_WINDOW_MS, waitsForDays } from '../runner/seal-windows.ts';
import { timedAnswer } from './time-limits.ts';

/**
 * The longest time in milliseconds until the table acts without a player after these events; null if the
 * table waits for a player.
 */
export function stepMs(table: SteppingTable, events: readonly Event[] = []): number | null {
  if (events.some(({ type }) => type === 'undone')) return table.ports.pace(); // bots may have to answer
  const state = splitForViewers(table.hearts, table.state, events).at(-1)?.after ?? table.state;
  if (matchIsOver(state)) return 0; // the server still has to record the result of the match
  if (state.paused) return null;
  const steps = [...ownSteps(table, state), ...clockSteps(table, state)];
  return steps.length === 0 ? null : Math.min(...steps);
}

/** The times until the table seals, deals, closes the claim window or plays for a bot, in milliseconds. */
function ownSteps({ hearts, ports }: SteppingTable, state: State): readonly number[] {
  const game: HeartsGame = hearts.game;
  const phase = sealPhase(hearts, state);
  if (phase !== undefined) return waitsForDays({ hearts, state }, phase) ? [] : [SEAL_WINDOW_MS];
  const owed = game.owed(state.game);
  if (owed === 'opening') return [CLAIM_WINDOW_MS];
  if (owed !== undefined) return owed !== 'deal' || mayDeal(state) || maySealEarly(hearts, state) ? [0] : [];
  const isBotsTurn = state.spec.sitters.some(
    (_, seat) => botAt(state, seat) !== undefined && mustBotAnswer(game.ask(state.game, seat)),
  );
  return isBotsTurn ? [ports.pace()] : [];
}

/**
 * The time in milliseconds that each awaited answer of a person may take, including all of the seat's
 * reserve.
 */
const clockSteps = ({ hearts }: SteppingTable, state: State): readonly number[] =>
  state.spec.sitters.flatMap((_, seat) => {
    const due = timedAnswer(hearts, state, seat);
    return due === undefined ? [] : [due.ms + (due.reserve ? (state.clock?.reserveMs[seat] ?? 0) : 0)];
  });
