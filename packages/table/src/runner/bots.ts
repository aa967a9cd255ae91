// Asks the bots of a table, each with its own view, and plays their answers.
import type { Action, Ask, HeartsGame, Seat } from '@moonshot/rules';
import { chanceOfThought } from '../core/randomness.ts';
import { botAt } from '../core/sitters.ts';
import { run } from './commands.ts';
import { askOf, type CommandReply, enqueue, type RunnerState, stopAfterError } from './runner-state.ts';

/** Asks every bot that has to answer and is not computing an answer already. */
export function askBots(runner: RunnerState): void {
  runner.state.spec.sitters.forEach((_, seat) => {
    const player = botAt(runner.state, seat);
    if (player !== undefined && !runner.thinking.has(seat) && mustBotAnswer(askOf(runner, seat)))
      void think(runner, seat, player);
  });
}

/** Whether a bot has to answer. In Capture a bot that has laid a pair does not change the pair again. */
export const mustBotAnswer = (ask: Ask | undefined): boolean =>
  ask !== undefined && !(ask.type === 'lay' && ask.laid !== null);

/** Computes a bot's answer and plays it, but not before the table's usual delay for bots is over. */
async function think(runner: RunnerState, seat: Seat, player: string): Promise<void> {
  const { state, overtaken, ports } = runner;
  runner.thinking.add(seat);
  try {
    const paceMs = ports.pace();
    const [action] = await Promise.all([botAnswer(runner, seat, player, paceMs), ports.alarms.after(paceMs)]);
    runner.thinking.delete(seat);
    await enqueue(runner, () => playFor(runner, seat, action, { state, overtaken }));
  } catch (error) {
    stopAfterError(runner, error);
  }
}

/** Computes a bot's answer to the current question of its seat. */
export function botAnswer(
  { hearts, ports, state }: RunnerState,
  seat: Seat,
  player: string,
  paceMs = ports.pace(),
): Promise<Action> {
  const game: HeartsGame = hearts.game;
  const ask = game.ask(state.game, seat);
  if (ask === undefined) throw new Error(`Cannot ask the bot at seat ${seat}: it has no question`);
  const view = game.view(state.game, seat);
  const chance = state.spec.deals === undefined ? {} : { chance: chanceOfThought(state, view) };
  return ports.thinkers.think({ table: state.id, hearts, seat, player, view, ask, paceMs, ...chance });
}

/**
 * Plays a bot's answer. The answer is dropped if the table has been paused, if events such as an undo have
 * made it outdated, or if the person for whom the bot stands in is back. The table then asks its bots again.
 */
async function playFor(
  runner: RunnerState,
  seat: Seat,
  action: Action,
  then: Pick<RunnerState, 'state' | 'overtaken'>,
): Promise<CommandReply> {
  if (runner.closed) return { type: 'closed' };
  const holds = () =>
    !runner.state.paused &&
    then.overtaken === runner.overtaken &&
    then.state.standIns[seat] === runner.state.standIns[seat];
  const reply = await run(runner, { type: 'act', seat, number: null, action }, holds);
  if (reply.type === 'done') return reply;
  if (holds() && then.state.game === runner.state.game)
    throw new Error(`Cannot go on: the bot at seat ${seat} answered ${JSON.stringify(action)}, which the rules refuse`);
  runner.pump();
  return reply;
}
