// Sends the events of a match to the clients of its table.
import type { TableView } from '@moonshot/protocol';
import type { ServerToClient, ServerUpdate } from '@moonshot/protocol/server';
import type { Viewer } from '@moonshot/rules';
import type { Event, State } from '@moonshot/table';
import type { TableRunner } from '@moonshot/table/runner';
import type { ServerCatalog } from '../../../core/languages.ts';
import type { LiveTable, Subscriber } from '../live.ts';
import { eventsFor, showsGone, viewerOf } from '../project.ts';
import { jsonSharing } from './json-sharing.ts';
import { changesBetween, comparison, updateJson } from './view-changes.ts';

/**
 * Sends new events to the clients, each as its viewer may see them. A client that lacks earlier events gets
 * none of these events, but a snapshot later.
 */
export function tellAll(live: LiveTable, events: readonly Event[], after: State): void {
  const { runner } = live;
  if (runner === undefined || live.subscribers.size === 0) return;
  const isPerLanguage = showsGone(live, after);
  // one teller for all clients; one per language if the name of a deleted player is shown, which is
  // translated
  const tellers = new Map<string, Teller>();
  for (const subscriber of live.subscribers) {
    const { client, match, sentVersion, sentView } = subscriber;
    if (match !== after.id || sentVersion !== after.version - events.length) continue;
    const words = client.words();
    const key = isPerLanguage ? words.gone : '';
    const teller = tellers.get(key) ?? tellerOf(live, runner, events, after, words);
    tellers.set(key, teller);
    const viewer = viewerOf(after, client.player);
    const message = teller.messageFor(viewer);
    const update = sentView && teller.updateFor(viewer, sentView);
    const isSent = update ? client.send(update, teller.updateJson) : client.send(message, teller.json);
    noteSent(subscriber, message.view, isSent);
  }
}

/** Notes which view a client has now. If a message to it was dropped, the client needs a snapshot. */
export function noteSent(subscriber: Subscriber, view: TableView, isSent: boolean): void {
  subscriber.match = view.id;
  subscriber.sentVersion = isSent ? view.version : undefined;
  subscriber.sentView = isSent && subscriber.client.takesUpdates ? view : undefined;
}

type Message = Extract<ServerToClient, { type: 'events' }>;

interface Teller {
  readonly messageFor: (viewer: Viewer) => Message;
  readonly json: (message: object) => string;
  /** The update for a client that has the view `before`; undefined if the whole view has to be sent. */
  readonly updateFor: (viewer: Viewer, before: TableView) => ServerUpdate | undefined;
  readonly updateJson: (update: object) => string;
}

/** Creates the messages to the viewers. What the messages have in common is computed and serialized once. */
function tellerOf(
  live: LiveTable,
  runner: TableRunner,
  events: readonly Event[],
  after: State,
  words: ServerCatalog,
): Teller {
  const watched = eventsFor(live, runner, events, after, 'watcher', words);
  const messages = new Map<Viewer, Message>([['watcher', watched]]);
  const messageFor = (viewer: Viewer): Message => {
    const message = messages.get(viewer) ?? eventsFor(live, runner, events, after, viewer, words, watched.view);
    messages.set(viewer, message);
    return message;
  };
  // spectators who have the same view share an update
  const updates = new Map<TableView, ServerUpdate | undefined>();
  const isSame = comparison();
  const updateFor = (viewer: Viewer, before: TableView): ServerUpdate | undefined => {
    if (viewer !== before.viewer) return undefined; // the client has taken a seat, or has left it
    const update = updates.get(before) ?? updateSince(before, messageFor(viewer), isSame);
    updates.set(before, update);
    return update;
  };
  return { messageFor, json: jsonSharing(watched), updateFor, updateJson: updateJson() };
}

function updateSince(
  before: TableView,
  { from, events, view }: Message,
  isSame: ReturnType<typeof comparison>,
): ServerUpdate | undefined {
  const changes = changesBetween(before, view, isSame);
  return changes && { type: 'update', from, events, changes };
}
