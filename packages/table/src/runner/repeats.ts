// Commands with a number that the client has used before. The same command gets the same reply again. A
// different command is refused.
import type { Action, Event as GameEvent } from '@moonshot/rules';
import { actionOf } from '../core/answer.ts';
import type { Command } from '../core/decide.ts';
import { deepEqual } from '../core/deep-equal.ts';
import type { Event } from '../core/event.ts';
import { answeredAt, type CommandReply, type RunnerState } from './runner-state.ts';

/** The reply to a command whose number has been used before; undefined if the number is new. */
export async function repeatedReply(runner: RunnerState, command: Command): Promise<CommandReply | undefined> {
  const version = answeredAt(runner, command);
  if (version === undefined) return undefined;
  const event = await eventAt(runner, version);
  // A command that is too old is not compared: `version` is then that of the last command, whose event has
  // another number.
  const known = event !== undefined && isCause(event, command);
  return known && !isSaid(command, event)
    ? { type: 'refused', refusal: { type: 'said-otherwise' } }
    : { type: 'done', version };
}

async function eventAt({ ports: { log }, state: { id } }: RunnerState, version: number): Promise<Event | undefined> {
  if (log.readAfter === undefined) return (await log.read(id))[version - 1];
  return (await log.readAfter(id, version - 1, 1))[0];
}

const isCause = (event: Event, command: Command): boolean =>
  'cause' in event &&
  'number' in command &&
  event.cause?.seat === command.seat &&
  event.cause.number === command.number;

/** Whether the event is the result of this command. */
function isSaid(command: Command, event: Event): boolean {
  switch (command.type) {
    case 'act':
      return event.type === 'game' && isAnswer(command.action, event.event);
    case 'finish':
      return event.type === 'finishing' && event.why === command.why;
    case 'undo':
      return event.type === 'undone';
    case 'ready':
      return event.type === 'ready';
    default:
      return true; // clients do not number other commands
  }
}

function isAnswer(action: Action, event: GameEvent): boolean {
  if (action.type === 'claim') return event.type === 'opening' && (event.claimed ?? false) === action.claim;
  const answer = actionOf(event);
  return answer !== undefined && deepEqual(inOrder(answer), inOrder(action));
}

/** The answer with its cards in canonical order, for comparison. */
function inOrder(action: Action): unknown {
  switch (action.type) {
    case 'pass':
      return action.gifts.map(({ card, to }) => `${card} to ${to}`).sort();
    case 'bury':
    case 'charge':
      return { ...action, cards: action.cards.toSorted() };
    case 'play':
      return [action.card, action.call ?? null];
    default:
      return action;
  }
}
