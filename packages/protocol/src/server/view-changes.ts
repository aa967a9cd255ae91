// A view as its changes since the view before, which take far fewer bytes than the whole view.
import type { View as GameView } from '@moonshot/rules';
import type { Shown, TableView } from '../to-client.ts';
import type { ServerToClient } from './to-player.ts';

/** The fields of a view, and of its deal, whose values differ from those in the view before. */
export interface ViewChanges extends Partial<Omit<TableView, 'deal'>> {
  readonly deal?: Partial<GameView>;
}

/**
 * Replaces `events` from version 3 of the protocol on, if the client has the view of the version `from`: the
 * same events, and how the view after them differs from that view.
 */
export interface ServerUpdate {
  readonly type: 'update';
  readonly from: number;
  readonly events: readonly Shown[];
  readonly changes: ViewChanges;
}

/**
 * An update as the `events` message with the whole view, made from the client's last view. If that is not the
 * view of the version `from`, the result is wrong. Other messages are returned unchanged.
 */
export function withWholeView(message: ServerToClient | ServerUpdate, before?: TableView | null): ServerToClient {
  if (message.type !== 'update') return message;
  const { type: _, changes, ...rest } = message;
  const { deal, ...changed } = changes;
  const view = { ...before, ...changed, deal: { ...before?.deal, ...deal } } as TableView;
  return { type: 'events', ...rest, view };
}
