// The claim window: the time before a deal's first trick in which the holder of the wild club may claim the
// lead. With several people its length does not depend on who holds the card, so that it reveals nothing.
import type { Seat } from '@moonshot/rules';
import { decide } from '../core/decide.ts';
import type { CommandAuthor } from '../core/multiplayer-rules.ts';
import { botAt, presentSeats } from '../core/sitters.ts';
import { people } from '../core/state.ts';
import { botAnswer } from './bots.ts';
import { run } from './commands.ts';
import {
  answeredAt,
  askOf,
  type CommandReply,
  earlyReply,
  enqueue,
  isTheirs,
  type PersonCommand,
  type RunnerState,
  stopAfterError,
} from './runner-state.ts';

/**
 * Length of the claim window at a table with several people, in milliseconds. A seat that does not answer
 * does not claim.
 */
export const CLAIM_WINDOW_MS = 8000;

/**
 * Opens the claim window. With several people it lasts CLAIM_WINDOW_MS; with one person or none it lasts as
 * long as a bot's answer. If the only person may claim, there is no window, and the table waits for their
 * answer.
 */
export function openClaimWindow(runner: RunnerState): void {
  if (runner.window !== undefined || waitsForOne(runner)) return;
  const asked = askedNow(runner);
  const player = botAt(runner.state, asked);
  runner.window = { held: undefined };
  const rung = runner.ports.alarms.after(isAlone(runner) ? runner.ports.pace() : CLAIM_WINDOW_MS);
  const answered = player === undefined ? undefined : claimForBot(runner, asked, player);
  void Promise.all([rung, answered])
    .then(() => closeWindow(runner))
    .catch((error: unknown) => stopAfterError(runner, error));
}

/** The seat that may claim the lead, or -1. */
const askedNow = (runner: RunnerState): Seat =>
  runner.state.spec.sitters.findIndex((_, seat) => askOf(runner, seat) !== undefined);

const isAlone = ({ state }: RunnerState): boolean => people(state.spec).length <= 1;

const waitsForOne = (runner: RunnerState): boolean =>
  isAlone(runner) && presentSeats(runner.state).includes(askedNow(runner));

async function claimForBot(runner: RunnerState, seat: Seat, player: string): Promise<void> {
  const action = await botAnswer(runner, seat, player);
  void holdAnswer(runner, { type: 'act', seat, number: null, action });
}

/**
 * Holds the answer of the seat that may claim until the window closes. The reply is sent only then, even to a
 * repeated answer. An answer from any other seat is refused at once.
 */
export function holdAnswer(runner: RunnerState, command: PersonCommand & CommandAuthor): Promise<CommandReply> {
  const { window } = runner;
  const { seat, number } = command;
  const early = number === null ? undefined : earlyReply(runner, command);
  if (answeredAt(runner, command) !== undefined) return enqueue(runner, () => run(runner, command));
  const verdict = decide(runner.hearts, runner.state, command);
  if (early !== undefined) return Promise.resolve(early);
  if (window === undefined) return Promise.resolve({ type: 'refused', refusal: { type: 'not-owed' } });
  if (verdict.ok)
    return new Promise(resolve => {
      window.held = { command, replies: [...(window.held?.replies ?? []), resolve] };
    });
  if (number === null) throw new Error(`Cannot go on: the bot at seat ${seat} claimed where the rules refuse it`);
  return Promise.resolve({ type: 'refused', refusal: verdict.refusal });
}

async function closeWindow(runner: RunnerState): Promise<void> {
  const given = runner.window?.held;
  const held = given !== undefined && isMeant(runner, given.command) ? given : undefined;
  runner.window = undefined;
  if (held === undefined) for (const answer of given?.replies ?? []) answer(NOT_SEATED);
  if (runner.closed || (held === undefined && waitsForOne(runner))) return;
  const reply = await enqueue(runner, () => run(runner, held?.command ?? { type: 'supply', owed: 'opening' }));
  for (const answer of held?.replies ?? []) answer(reply);
}

const NOT_SEATED: CommandReply = { type: 'refused', refusal: { type: 'not-seated' } };

/**
 * Whether a held claim is still valid: a bot must still answer for its seat, or the person must still sit
 * there.
 */
const isMeant = (runner: RunnerState, command: PersonCommand & CommandAuthor): boolean =>
  command.number === null ? botAt(runner.state, command.seat) !== undefined : isTheirs(runner, command);
