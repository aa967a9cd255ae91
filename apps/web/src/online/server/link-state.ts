// The state of the connection to a server, and how the server's messages affect it.
import type { TableView } from '@moonshot/protocol';
import type { ClientToServer, ServerToClient } from '@moonshot/protocol/server';

/**
 * The state of the connection. `elsewhere`: a newer connection of the same person has taken over; `old`: the
 * server no longer speaks this page's version of the protocol; `banned`: the server refuses this person.
 */
export type ConnectionStatus = 'off' | 'connecting' | 'open' | 'lost' | 'elsewhere' | 'old' | 'banned';

/** The table to join, and the invitation to it. */
export interface TableTarget {
  readonly table: string;
  readonly invite: string | null;
}

export type NumberedMessage = Extract<ClientToServer, { readonly number: number }>;

export interface MatchVersion {
  readonly match: string;
  readonly version: number;
}

export const isNumbered = (message: ClientToServer): message is NumberedMessage => 'number' in message;

type Viewed = Extract<ServerToClient, { type: 'snapshot' | 'events' }>;

/** What to do with a received view: show it, ignore it, or request the missing events or a snapshot. */
export type ViewReaction = 'show' | 'drop' | 'ask-rest' | 'ask-all';

/**
 * Decides what to do with a received view, according to its version. In this way, no event is shown twice or
 * out of order.
 */
export function reactionTo(known: MatchVersion | null, message: Viewed): ViewReaction {
  if (message.type === 'snapshot') return 'show';
  const { from, view } = message;
  if (known === null || known.match !== view.id) return 'ask-all';
  if (from === known.version) return 'show';
  if (from > known.version) return 'ask-rest';
  return view.version <= known.version ? 'drop' : 'ask-all';
}

/** Whether an error is about this action. An older server does not say to which message its errors belong. */
export const isAbout = ({ type, number }: NumberedMessage, error: ErrorMessage): boolean =>
  error.about === undefined || (error.about === type && error.number === number);

/**
 * Whether a message answers an action. The message then has at least the action's number, is a view that
 * includes the action, or is an error after which the action is not repeated.
 */
export function isAnswerTo(act: NumberedMessage, message: ServerToClient): boolean {
  switch (message.type) {
    case 'ack':
    case 'rejected':
      return message.number >= act.number;
    case 'snapshot':
    case 'events':
      return message.view.number >= act.number;
    case 'error':
      return isAbout(act, message) && !LATER.has(message.code);
    default:
      return false;
  }
}

export type ErrorMessage = Extract<ServerToClient, { type: 'error' }>;

type Code = ErrorMessage['code'];

/** Codes of errors after which the same message may be sent again. */
const LATER: ReadonlySet<Code> = new Set<Code>(['too-many', 'busy', 'no-ticket', 'wrong-version']);

export const mayTryLater = (code: Code): boolean => LATER.has(code);

export const knownOf = ({ id, version }: TableView): MatchVersion => ({ match: id, version });
