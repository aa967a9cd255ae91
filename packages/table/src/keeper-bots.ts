// How a keeper asks the bots at its table, each with its own view, and plays what they answer.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Action, Ask, HeartsGame } from '@moonshot/rules/games';
import { askOf, inTurn, type Kept, type Reply, stop } from './keeper-kept.ts';
import { run } from './keeper-run.ts';
import { chanceOfThought } from './seal.ts';
import { botAt } from './sitting.ts';

/** Asks every bot of whom something is wanted, each once. */
export function askBots(kept: Kept): void {
  kept.state.spec.sitters.forEach((_, seat) => {
    const player = botAt(kept.state, seat);
    if (player !== undefined && !kept.thinking.has(seat) && isDue(askOf(kept, seat))) void think(kept, seat, player);
  });
}

/**
 * A pair that has been laid stands, even where it might still be changed: a bot is not asked again and again.
 */
export const isDue = (ask: Ask | undefined): boolean => ask !== undefined && !(ask.type === 'lay' && ask.laid !== null);

/** One bot's answer, played after the same delay whatever it computed. */
async function think(kept: Kept, seat: Seat, player: string): Promise<void> {
  const { state, overtaken, ports } = kept;
  kept.thinking.add(seat);
  try {
    const paceMs = ports.pace();
    const [action] = await Promise.all([thought(kept, seat, player, paceMs), ports.alarms.after(paceMs)]);
    kept.thinking.delete(seat);
    await inTurn(kept, () => playFor(kept, seat, action, { state, overtaken }));
  } catch (error) {
    stop(kept, error);
  }
}

/** What the bot at the seat answers to the question as it stands. */
export function thought(
  { hearts, ports, state }: Kept,
  seat: Seat,
  player: string,
  paceMs = ports.pace(),
): Promise<Action> {
  const game: HeartsGame = hearts.game;
  const ask = game.ask(state.game, seat);
  if (ask === undefined) throw new Error(`Cannot ask the bot at seat ${seat}: nothing is wanted of it`);
  const view = game.view(state.game, seat);
  const chance = state.spec.deals === undefined ? {} : { chance: chanceOfThought(state, view) };
  return ports.thinkers.think({ table: state.id, hearts, seat, player, view, ask, paceMs, ...chance });
}

/**
 * An answer to a question that was taken back meanwhile, or for a person who is back, is dropped; who is due
 * is asked anew.
 */
async function playFor(
  kept: Kept,
  seat: Seat,
  action: Action,
  then: Pick<Kept, 'state' | 'overtaken'>,
): Promise<Reply> {
  if (kept.closed) return { type: 'closed' };
  const holds = () =>
    !kept.state.paused && then.overtaken === kept.overtaken && then.state.standIns[seat] === kept.state.standIns[seat];
  const reply = await run(kept, { type: 'act', seat, number: null, action }, holds);
  if (reply.type === 'done') return reply;
  if (holds() && then.state.game === kept.state.game)
    throw new Error(`Cannot go on: the bot at seat ${seat} answered ${JSON.stringify(action)}, which the rules refuse`);
  kept.pump();
  return reply;
}
