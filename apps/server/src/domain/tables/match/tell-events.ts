// Sends the events of a match to the clients of its table.
import type { ServerToClient } from '@moonshot/protocol/server';
import type { Viewer } from '@moonshot/rules';
import type { Event, State } from '@moonshot/table';
import type { TableRunner } from '@moonshot/table/runner';
import type { ServerCatalog } from '../../../core/languages.ts';
import type { LiveTable } from '../live.ts';
import { eventsFor, showsGone, viewerOf } from '../project.ts';
import { jsonSharing } from './json-sharing.ts';

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
    const { client, match, sentVersion } = subscriber;
    if (match !== after.id || sentVersion !== after.version - events.length) continue;
    const words = client.words();
    const key = isPerLanguage ? words.gone : '';
    const teller = tellers.get(key) ?? tellerOf(live, runner, events, after, words);
    tellers.set(key, teller);
    const isSent = client.send(teller.messageFor(viewerOf(after, client.player)), teller.json);
    subscriber.sentVersion = isSent ? after.version : undefined;
  }
}

interface Teller {
  readonly messageFor: (viewer: Viewer) => ServerToClient;
  readonly json: (message: object) => string;
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
  const messages = new Map<Viewer, ServerToClient>([['watcher', watched]]);
  const messageFor = (viewer: Viewer): ServerToClient => {
    const message = messages.get(viewer) ?? eventsFor(live, runner, events, after, viewer, words, watched.view);
    messages.set(viewer, message);
    return message;
  };
  return { messageFor, json: jsonSharing(watched) };
}
