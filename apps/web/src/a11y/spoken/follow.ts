// Sends events, selections, and newly opened tables from the page to the speech queue.

import type { AllWords } from '@moonshot/i18n';
import type { TableView } from '@moonshot/protocol';
import type { Viewer } from '@moonshot/rules';
import type { Happened } from '../../model/message.ts';
import type { DraftAction, Model, Settings, TableModel } from '../../model/model.ts';
import { NOTHING } from '../../model/model.ts';
import type { SpeechQueue } from '../../ui/live/queue.ts';
import { draftSpoken } from './draft.ts';
import { askSpoken, openedSpoken, storySpoken } from './spoken.ts';
import { offerSpoken, turnSpoken } from './turn.ts';

/** Announces what happened at the table, and then the question to the viewer. */
export function tellShown(voice: SpeechQueue, words: AllWords, happened: Happened, { speech }: Settings): void {
  // when a shared device goes to another person, announcements for the previous person are dropped
  if (happened.before.viewer !== happened.view.viewer) voice.hush();
  if (happened.events.some(shown => shown.type === 'game' && shown.event.type === 'dealt')) voice.newLog();
  voice.tell(storySpoken(words, happened, speech));
  voice.ask(askSpoken(words, happened));
}

/** Watches the model and announces changes that come without an event. */
export function follower(voice: SpeechQueue): (words: AllWords, model: Model) => void {
  let id: string | undefined;
  let draft: DraftAction = NOTHING;
  let version = 0;
  let viewer: Viewer | undefined;
  return (words, { table }) => {
    if (table !== null && (table.view.id !== id || uncovered(viewer, table.view))) arrived(voice, words, table);
    else if (table !== null && table.view.version === version) voice.say(draftSpoken(words, draft, table));
    id = table?.view.id;
    viewer = table?.view.viewer;
    draft = table?.draft ?? NOTHING;
    version = table?.view.version ?? 0;
  };
}

/** Whether a person at a shared device has just uncovered their hand. */
const uncovered = (before: Viewer | undefined, { viewer }: TableView): boolean =>
  before === 'watcher' && viewer !== 'watcher';

/** Announces a table that has been opened or uncovered like a new deal. */
function arrived(voice: SpeechQueue, words: AllWords, { view, rules }: TableModel): void {
  voice.newLog();
  if (view.deal.hand.length > 0) voice.tell(openedSpoken(words, view, rules));
  voice.ask([...turnSpoken(words, view, rules), ...offerSpoken(words, view.mayFinish)]);
}
