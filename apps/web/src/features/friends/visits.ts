// How people come to tables: by one click on the home screen, by a link, or by returning to the table of
// their last visit.
import { onlineTexts } from '../../i18n/online.svelte.ts';
import { pickedSheet } from '../../model/home.ts';
import { KEYS } from '../../model/model.ts';
import { goToAddress } from '../../online/actions/actions.ts';
import { orderOf } from '../../online/order.ts';
import { leave, type OnlineContext } from '../../online/session.ts';
import { hostHere } from '../../online/state.ts';

/**
 * Opens a table at once with the selected game. If the person already hosts a table in the waiting room,
 * applies the game's rules to it. A person without a name, or with a match to continue, is shown the form
 * first.
 */
export function openFriends({ running, online, store }: OnlineContext): void {
  const { model } = running;
  const sheet = pickedSheet(model);
  const order = sheet && orderOf(sheet, model.pick);
  const { facts, want } = online.state;
  if (order !== undefined) store.put(KEYS.pick, `${sheet?.id} ${order.seats}`);
  if (order !== undefined && want !== null && facts?.state === 'gathering' && hostHere(online.state))
    online.actions.say({ type: 'changeRules', order });
  else if (online.fork !== null || model.name === '' || order === undefined) online.actions.refresh();
  else online.actions.quick(order);
}

/** Goes to the table of the last visit, or of the link with which the page was opened. */
export function fromVisit(context: OnlineContext, opening: string): void {
  const isInvited = location.hash.startsWith('#t/');
  cleanAddress();
  if (goToAddress(context, opening, isInvited)) return;
  leave(context);
  context.running.dispatch({ type: 'home' });
  tellDamaged(context);
}

/** Goes to the table of a link that was followed within the open page. */
export function fromAddress(context: OnlineContext): void {
  const [, table] = /^#t\/(.+)/.exec(location.hash) ?? [];
  if (table === undefined) return;
  cleanAddress();
  if (!goToAddress(context, table, true)) tellDamaged(context);
}

const tellDamaged = ({ running }: OnlineContext): void =>
  running.dispatch({ type: 'received', message: { type: 'trouble', sentence: onlineTexts.words.trouble.link } });

/** Removes the invitation from the address bar, where others could read it. */
function cleanAddress(): void {
  if (location.hash.startsWith('#t/')) history.replaceState(history.state, '', location.pathname + location.search);
}
