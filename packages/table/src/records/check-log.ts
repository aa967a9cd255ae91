// Checks a log that another program has written, by replaying it. Every event must be one that a command to
// the table can cause under the rules.

import type { SealEvent } from '@moonshot/protocol';
import { FaultySheet, type Hearts, isRecord } from '@moonshot/rules';
import { isCard } from '@moonshot/rules/cards';
import { explainRefusal, sentenceOf } from '@moonshot/rules/explain';
import {
  ruleWordsEn as ENGLISH_RULES,
  sheetWordsEn as ENGLISH_SHEET,
  type RuleWords,
  type SheetWords,
} from '@moonshot/rules/words';
import { actionOf } from '../core/answer.ts';
import { type Command, decide, openTable, type Refusal } from '../core/decide.ts';
import { deepEqual } from '../core/deep-equal.ts';
import type { Cause, Event } from '../core/event.ts';
import { stateAfter } from '../core/evolve.ts';
import { heartsFor } from '../core/game.ts';
import type { MultiplayerEvent, OptionalServices } from '../core/multiplayer-rules.ts';
import { botAt } from '../core/sitters.ts';
import type { Spec, State } from '../core/state.ts';
import { en as ENGLISH, type TableWords } from '../words/en.ts';

export type LogCheckResult =
  | { readonly ok: true; readonly events: readonly Event[]; readonly state: State }
  | { readonly ok: false; readonly why: string };

/** The sentences for errors in a log, in one language. */
export interface CheckWords {
  readonly checks: TableWords['checks'];
  readonly rules: RuleWords;
  readonly sheet: SheetWords;
}

/** An error whose message is already a sentence for the user. */
class LogCheckError extends Error {}

/**
 * Returns the state after a log, or a sentence about the first event that the rules do not allow. A log of a
 * server's table needs the code in `help`.
 */
export function checkLog(
  log: readonly unknown[],
  help: OptionalServices = {},
  say: CheckWords = { checks: ENGLISH.checks, rules: ENGLISH_RULES, sheet: ENGLISH_SHEET },
): LogCheckResult {
  let at = 0;
  try {
    const { hearts, first } = begun(log[0], say);
    const states: State[] = [stateAfter(hearts, [], first)];
    for (at = 1; at < log.length; at = states.length) {
      const due = causedAt(hearts, states.at(-1) as State, log, at, { help, say });
      for (const event of due) states.push(stateAfter(hearts, states, event));
    }
    return { ok: true, events: log as readonly Event[], state: states.at(-1) as State };
  } catch (error) {
    return { ok: false, why: say.checks.event(at + 1, reasonOf(error, say).replace(/\.$/, '')) };
  }
}

/**
 * The sentence for an error. An error that is not the code's own comes from an event with malformed fields.
 */
function reasonOf(error: unknown, { checks, sheet }: CheckWords): string {
  if (error instanceof FaultySheet) return error.errors.map(one => sentenceOf(one, sheet)).join('; ');
  const { message } = error as Error;
  if (error instanceof LogCheckError) return message;
  return error instanceof TypeError || !message.startsWith('Cannot ') ? checks.noEvent : checks.fault(message);
}

/**
 * The game that the first event opens. Throws unless opening a table with these settings gives exactly this
 * event.
 */
function begun(value: unknown, { checks }: CheckWords): { readonly hearts: Hearts; readonly first: Event } {
  if (!isOpening(value)) throw new LogCheckError(checks.noOpening);
  const { id, spec, secret } = value;
  const hearts = heartsFor(spec);
  const first = openTable(hearts, id, spec, secret);
  if (!deepEqual(first, value)) throw new LogCheckError(checks.otherOpening);
  return { hearts, first };
}

type Opening = Extract<Event, { type: 'table-opened' }>;

const isOpening = (value: unknown): value is Opening =>
  isRecord(value) &&
  value.type === 'table-opened' &&
  typeof value.id === 'string' &&
  typeof value.secret === 'string' &&
  isSpec(value.spec);

const isSpec = (value: unknown): value is Spec =>
  isRecord(value) &&
  typeof value.game === 'string' &&
  Number.isInteger(value.version) &&
  isRecord(value.overrides) &&
  (value.length === null || isRecord(value.length)) &&
  Array.isArray(value.sitters) &&
  value.sitters.every(isSitter) &&
  (value.sealed === undefined || value.sealed === true || value.sealed === 2) &&
  (value.beacon === undefined || isRecord(value.beacon)) &&
  (value.deals === undefined || typeof value.deals === 'string');

const isSitter = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (value.kind === 'person' || (value.kind === 'bot' && typeof value.player === 'string'));

/**
 * The event at this index and all events that follow from the same command. Throws if there is no command
 * that causes exactly these events.
 */
function causedAt(
  hearts: Hearts,
  state: State,
  log: readonly unknown[],
  at: number,
  { help, say }: { readonly help: OptionalServices; readonly say: CheckWords },
): readonly Event[] {
  const event = log[at];
  if (!isEvent(event)) throw new LogCheckError(say.checks.noEvent);
  if (!isSeal(event) && event.cause !== null && !isNext(state, event.cause))
    throw new LogCheckError(say.checks.otherNumber);
  const verdicts = commandsFor(hearts, state, event, log.slice(at + 1, at + 3), help).map(command =>
    decide(hearts, state, command, help),
  );
  const accepted = verdicts.flatMap(verdict => (verdict.ok ? [verdict.event] : []));
  const due = accepted.find(events => deepEqual(events, log.slice(at, at + events.length)));
  if (due !== undefined) return due;
  const refused = verdicts.find(verdict => !verdict.ok);
  if (accepted.length > 0) throw new LogCheckError(say.checks.otherResult);
  throw new LogCheckError(refused && !refused.ok ? inWords(hearts, refused.refusal, say) : say.checks.nobody);
}

const CAUSED = ['ready', 'finishing']; // events that always name the person's command that caused them
const COMPANY = ['seated', 'away', 'back', 'voted', 'paused', 'gone-on', 'ended', 'timed-out'];
const UNCAUSED = ['game', 'undone', ...COMPANY]; // may lack a cause, such as an undo by a vote
const SEALS = ['seal-committed', 'seat-committed', 'sealed', 'seat-opened', 'seal-voided', 'mixed', 'unsealed'];

const isEvent = (value: unknown): value is Exclude<Event, Opening> =>
  isRecord(value) &&
  (SEALS.includes(String(value.type)) ||
    ((isRecord(value.cause)
      ? [...CAUSED, ...UNCAUSED].includes(String(value.type))
      : value.cause === null && UNCAUSED.includes(String(value.type))) &&
      (value.type !== 'game' || isRecord(value.event)) &&
      (value.type !== 'seated' || isSitter(value.sitter))));

const isCompany = (event: Event): event is MultiplayerEvent => COMPANY.includes(event.type);

function inWords(hearts: Hearts, refusal: Refusal, { checks, rules }: CheckWords): string {
  if (refusal.type !== 'game') return checks.refused(refusal.type);
  const isUnknown = 'card' in refusal.refusal && !isCard(refusal.refusal.card);
  return isUnknown ? checks.noEvent : explainRefusal(hearts, refusal.refusal, rules);
}

/** All commands that may have caused the event. `later`: the next two entries of the log. */
function commandsFor(
  hearts: Hearts,
  state: State,
  event: Exclude<Event, Opening>,
  later: readonly unknown[],
  help: OptionalServices,
): readonly Command[] {
  if (isSeal(event)) return sealCommands(hearts, state, event);
  const { cause } = event;
  if (isCompany(event)) return help.multiplayer?.commandsFor(state, event, answersIn(later)) ?? [];
  if (event.type === 'game') return [...supplies(hearts, state, cause), ...acts(hearts, state, event.event, cause)];
  if (event.type === 'finishing') return [{ type: 'finish', ...event.cause, why: event.why }];
  if (event.cause === null) return [];
  const { seat, number } = event.cause;
  return [{ type: event.type === 'ready' ? 'ready' : 'undo', seat, number }];
}

/** The actions of seats that caused these events. */
const answersIn = (values: readonly unknown[]): readonly Action[] =>
  values.flatMap(value => (isEvent(value) && value.type === 'game' ? (actionOf(value.event) ?? []) : []));

const isSeal = (event: Event): event is SealEvent => SEALS.includes(event.type);

function sealCommands(hearts: Hearts, state: State, event: SealEvent): readonly Command[] {
  switch (event.type) {
    case 'seal-committed':
      return supplies(hearts, state, null);
    case 'seat-committed':
      return [{ ...event, type: 'commitSeal' }];
    case 'sealed':
      return [{ type: 'close-seal', ...attemptOf(event), phase: 'commit', round: event.beacon?.round }];
    case 'seal-voided':
      return [{ type: 'close-seal', ...attemptOf(event), phase: 'open' }];
    case 'seat-opened':
      return [{ ...event, type: 'openSeal' }];
    case 'mixed':
      return [{ type: 'close-seal', ...attemptOf(event), phase: 'open', drawn: event.beacon }];
    case 'unsealed':
      return [{ type: 'unseal' }];
  }
}

const attemptOf = ({ deal, attempt }: Exclude<SealEvent, { type: 'unsealed' }>) => ({ deal, attempt });

const isNext = ({ spec, answered }: State, { seat, number }: Cause): boolean =>
  spec.sitters[seat]?.kind === 'person' && number === (answered[seat]?.number ?? 0) + 1;

function supplies(hearts: Hearts, { game }: State, cause: Cause | null): readonly Command[] {
  const owed = cause === null ? hearts.game.owed(game) : undefined;
  return owed === undefined ? [] : [{ type: 'supply', owed }];
}

type GameEvent = Extract<Event, { type: 'game' }>['event'];

/**
 * The actions of seats that may have caused a game event. Without a cause, a bot's seat caused the event.
 */
function acts(hearts: Hearts, state: State, event: GameEvent, cause: Cause | null): readonly Command[] {
  const bots = state.spec.sitters.flatMap((_, seat) => (botAt(state, seat) === undefined ? [] : [seat]));
  const seats = cause === null ? bots : [cause.seat];
  const asked = seats.filter(seat => hearts.game.ask(state.game, seat) !== undefined);
  return asked.flatMap(seat =>
    actionsOf(event, seat).map(
      (action): Command => ({
        type: 'act',
        seat,
        number: cause?.number ?? null,
        action,
        ...(cause?.spent === undefined ? {} : { spent: cause.spent }),
      }),
    ),
  );
}

type Action = Extract<Command, { type: 'act' }>['action'];

function actionsOf(event: GameEvent, seat: number): readonly Action[] {
  if (event.type === 'opening')
    return [
      { type: 'claim', claim: true },
      { type: 'claim', claim: false },
    ];
  const action = 'seat' in event && event.seat === seat ? actionOf(event) : undefined;
  return action === undefined ? [] : [action];
}
