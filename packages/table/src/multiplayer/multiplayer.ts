// What several people may do at a table besides playing: seats, votes and clocks. A page that only plays
// against bots does not load this code.
import { type Action, accept, type Hearts, refuse, type Verdict } from '@moonshot/rules';
import { decideAction, remainingPlays } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { evolve } from '../core/evolve.ts';
import { isFinishing } from '../core/finish.ts';
import type {
  AuthoredCommand,
  MultiplayerCommand,
  MultiplayerEvent,
  MultiplayerRules,
  SeatingCommand,
  TimeOutCommand,
} from '../core/multiplayer-rules.ts';
import type { Refusal } from '../core/refusal.ts';
import { inDeal } from '../core/sitters.ts';
import type { State } from '../core/state.ts';
import { clocks } from './clocks.ts';
import { decideSitting, sittingCommands } from './seating.ts';
import { timedAnswer } from './time-limits.ts';
import { decideVote } from './votes.ts';
import { stepMs } from './wake-up.ts';

/** The number of timeouts in a row after which a bot stands in for a person. */
const LAPSES_MAX = 2;

type Decision = Verdict<readonly Event[], Refusal>;

/** Everything that several people may do besides playing, and their clocks. */
export const multiplayer: MultiplayerRules = { decide, isTheirs, commandsFor, clocks, stepMs };

function decide(hearts: Hearts, state: State, command: MultiplayerCommand): Decision {
  switch (command.type) {
    case 'vote':
      return decideVote(state, command);
    case 'time-out':
      return timeOut(hearts, state, command);
    default:
      return sitting(hearts, state, command);
  }
}

function isTheirs({ spec }: State, { seat, number = null, by }: AuthoredCommand): boolean {
  if (seat === undefined) return true;
  const sitter = spec.sitters[seat];
  if (by !== undefined) return sitter?.kind === 'person' && sitter.name === by;
  return sitter?.kind !== 'bot' || number === null;
}

/**
 * Decides a command about seats. If the player who leaves was the last who had not agreed to finish a settled
 * deal, the table plays the remaining cards.
 */
function sitting(hearts: Hearts, state: State, command: SeatingCommand): Decision {
  const verdict = decideSitting(state, command);
  if (!verdict.ok) return verdict;
  const next = evolve(hearts, state, verdict.event);
  return accept([verdict.event, ...(isFinishing(next) ? remainingPlays(hearts, next) : [])]);
}

/**
 * Plays the automatic answer for a player whose time has run out. After the second timeout in a row the
 * player counts as away, and a bot stands in.
 */
function timeOut(hearts: Hearts, state: State, { seat, action }: TimeOutCommand): Decision {
  const due = timedAnswer(hearts, state, seat);
  if (due === undefined || (action === null) === inDeal(state.game)) return refuse({ type: 'not-owed' });
  const lapses = (state.clock?.lapses[seat] ?? 0) + 1;
  const events: readonly Event[] = [
    { type: 'timed-out', seat, cause: null },
    ...(lapses < LAPSES_MAX ? [] : [{ type: 'away', seat, cause: null } as const]),
  ];
  const next = events.reduce((before, event) => evolve(hearts, before, event), state);
  if (action === null) return accept(events);
  if (isFinishing(next)) return accept([...events, ...remainingPlays(hearts, next)]);
  const acted = decideAction(hearts, next, { type: 'act', seat, number: null, action });
  return acted.ok ? accept([...events, ...acted.event]) : acted;
}

/**
 * The commands that may have caused an event. `later` contains the answers in the events after it, one of
 * which may be the automatic answer of a timeout. If the table finished the deal after the timeout, the log
 * lacks this answer. Any answer then leads to the same events.
 */
function commandsFor(state: State, event: MultiplayerEvent, later: readonly Action[]): readonly MultiplayerCommand[] {
  const number = event.cause?.number ?? null;
  switch (event.type) {
    case 'voted':
      return [{ type: 'vote', seat: event.seat, number, on: event.on, yes: event.yes }];
    case 'timed-out':
      return [...later, { type: 'claim', claim: false } as const, null].map(action => ({
        type: 'time-out',
        seat: event.seat,
        action,
      }));
    case 'seated':
    case 'away':
    case 'back':
      return sittingCommands(state, event);
    default:
      return []; // the command of the last vote causes the outcome too
  }
}
