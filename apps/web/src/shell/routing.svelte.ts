// Routing: keeps the open screen, the page's address and the browser's history in agreement.
import { isBrief } from '@moonshot/protocol';
import { untrack } from 'svelte';
import { addressOf, idInAddress, moveTo, screenAt } from '../model/addresses.ts';
import { type Panel, SERVER_TABLE_PREFIX } from '../model/model.ts';
import { dealIsOver } from '../model/play/standing.ts';
import type { RunningPage } from '../model/run.svelte.ts';
import type { OnlineModel } from '../online/online-model.svelte.ts';
import type { TableTarget } from '../online/server/link-state.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { followHistory, shownPath, visit } from '../ui/history/entries.ts';
import { isLink, LINK, type Path, type Place, SCORES } from '../ui/history/path.ts';
import { isLazyScreen } from './LazyScreen.svelte';

/** The place of the screen on which people open and join tables with friends. */
const FRIENDS = 'friends';

/** The place of a local table is this and the table's id. */
const LOCAL = 'table:';

/**
 * Opens the screen of the page's first address, after the last table has been restored. From then on the
 * history follows the page, and the page the history. Call this function in an effect.
 */
export function goByAddress(running: RunningPage, online: OnlineModel): void {
  const doors = new Map<Place, TableTarget>(); // the servers' tables that were shown
  const opening = $derived(running.model.opening?.startsWith(SERVER_TABLE_PREFIX) === false);
  const place = $derived(placeNow(running, online));
  const report = (): void => {
    const { want } = online.state;
    if (want !== null) doors.set(placeOf(want), want);
    if (isLink(location.hash)) return; // the link is still being read
    const here = shownPath().at(-1) ?? '';
    // a screen sets the addresses of what it shows itself
    if (place === undefined || (screenAt(place) !== undefined && screenAt(place) === screenAt(here))) return;
    if (place.startsWith('#')) moveTo(place);
    else visit(place);
  };
  const arrive = (path: Path): void => {
    leaveOthers(running, online, path);
    const place = path.at(-1) ?? '';
    show(running, online, place === LINK ? location.hash : place, doors);
    afterPaint(report); // not before, because a table that is opened is drawn after the next paint
  };
  let arrived = false;
  $effect(() => {
    if (!arrived) {
      if (opening) return;
      if (screenAt(location.hash) !== undefined) untrack(() => show(running, online, location.hash, doors));
      followHistory(arrive);
      arrived = true;
    }
    void place;
    untrack(report);
  });
}

const placeOf = ({ table }: TableTarget): Place => SERVER_TABLE_PREFIX + table;

/** What the page shows; undefined while it opens something. */
function placeNow(running: RunningPage, online: OnlineModel): Place | undefined {
  const { model } = running;
  const { want, going, asked } = online.state;
  if (isLazyScreen(model)) return addressOf(model.panel, model.reviewed);
  const { table } = model;
  const over = table !== null && table.pause === null && dealIsOver(table.view);
  if (model.panel === 'scores' && table !== null && !over) return SCORES;
  if (want !== null) return placeOf(want);
  if (model.opening !== null || going || model.panel === 'friends') return undefined;
  if (table !== null) return LOCAL + table.view.id;
  return asked ? FRIENDS : '';
}

/** Leaves the table, or the screen of tables with friends, unless it lies on the path. */
function leaveOthers(running: RunningPage, online: OnlineModel, path: Path): void {
  const { want, asked } = online.state;
  const { table } = running.model;
  const here = want !== null ? placeOf(want) : table !== null ? LOCAL + table.view.id : asked ? FRIENDS : undefined;
  if (here === undefined || path.includes(here)) return;
  if (here === FRIENDS) online.actions.home();
  else running.dispatch({ type: 'home' });
}

/** Shows the place of an entry. Some places cannot be shown again, such as a puzzle's table. */
function show(running: RunningPage, online: OnlineModel, place: Place, doors: ReadonlyMap<Place, TableTarget>): void {
  const panel = screenAt(place);
  const { model } = running;
  if (panel !== undefined) {
    showScreen(running, panel);
    return;
  }
  const door = doors.get(place);
  const table = place.startsWith(LOCAL) ? place.slice(LOCAL.length) : undefined;
  if (place === FRIENDS && !online.state.asked) online.startedActions?.others();
  else if (door !== undefined && online.state.want?.table !== door.table) online.actions.arrive(door, false);
  else if (table !== undefined && table !== model.table?.view.id) {
    if (isBrief(table)) return; // is not kept
    running.dispatch({ type: 'continue', table });
  }
  // last, so that the page is never without a table meanwhile
  if (model.panel !== null) running.dispatch({ type: 'close' });
}

function showScreen(running: RunningPage, panel: Panel): void {
  const { model } = running;
  const hidden = model.table !== null && !isLazyScreen({ ...model, panel });
  if (panel === 'review') {
    const reviewed = idInAddress('review');
    if (reviewed !== undefined) running.dispatch({ type: 'review', table: reviewed });
    return;
  }
  // A local table is left, because it can be resumed. A table on a server is left only by going back from it.
  if (hidden && model.table?.view.online === null) running.dispatch({ type: 'home' });
  if (hidden && model.table?.view.online) return;
  if (panel !== model.panel) running.dispatch({ type: 'open', panel });
}
