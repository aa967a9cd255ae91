// The update function. It computes the next model and the effects from a model and a message.
import type { TableToPage } from '@moonshot/protocol';
import { picked, takeGames } from './home.ts';
import { andThen, type Effect, type Message, send, type UpdateResult, unchanged } from './message.ts';
import { KEYS, type Model, NOTHING, SERVER_TABLE_PREFIX, type TableModel } from './model.ts';
import { again, endNewcomerMode, openTable } from './opening.ts';
import { answer, confirm, selectReceiver, takeBackLaid, tap, tapTable } from './play/actions.ts';
import { receivedIn } from './play/exchange.ts';
import { scheduleForcedCard, updateFinish } from './play/finish.ts';
import { requestHint, scheduleHint, showHint } from './play/hints.ts';
import { endPause, pauseOnDeal, pauseOnReceived, refused, showQueued } from './play/pauses.ts';
import { playEarly } from './play/premove.ts';
import { openPanel, updateSavedTables } from './saved-data.ts';
import { nameFrom, paceEffect, pickFrom, type ReadStored, set, setName, settingsFrom } from './settings.ts';

const keep = (key: (typeof KEYS)[keyof typeof KEYS], value: string | null): Effect => ({ type: 'keep', key, value });

/**
 * The first model and effects: opens the linked table, or the last one if there is no link. If `link` is
 * null, no table is opened, because the link contains a match.
 */
export function begin(kept: ReadStored, link?: string | null): UpdateResult {
  const table = link === undefined ? kept(KEYS.table) : link;
  const settings = settingsFrom(kept);
  const model: Model = {
    sheets: [],
    further: [],
    tables: [],
    records: [],
    brought: null,
    reviewed: null,
    pick: pickFrom(kept),
    settings,
    name: nameFrom(kept),
    bots: kept(KEYS.bots)?.match(/\S+/g) ?? [],
    newcomer: kept(KEYS.played) === null,
    reading: null,
    opening: table,
    table: null,
    panel: null,
    toast: null,
    trouble: null,
    banner: null,
    launch: null,
    ids: 0,
  };
  const join = table === null || table.startsWith(SERVER_TABLE_PREFIX) ? [] : [send({ type: 'join', table, seat: 0 })];
  const speak: Effect = { type: 'speak', choice: settings.language };
  return {
    model,
    effects: [speak, paceEffect(settings.pace), send({ type: 'tables' }), ...join],
  };
}

/**
 * The update of lazy-loaded parts of the page. It returns the next model and the effects of their messages,
 * and undefined for other messages.
 */
export type LateUpdate = (model: Model, message: Message) => UpdateResult | undefined;

/**
 * Returns the next model and the effects of a message. `late` is undefined until the lazy-loaded parts are
 * loaded. A pure function.
 */
export function update(model: Model, message: Message, late?: LateUpdate): UpdateResult {
  const step = late?.(model, message) ?? follow(model, message);
  const done = andThen(step, next => endNewcomerMode(model, next));
  return andThen(andThen(andThen(done, playEarly), scheduleForcedCard), scheduleHint);
}

function follow(model: Model, message: Message): UpdateResult {
  switch (message.type) {
    case 'received':
      return received(model, message.message);
    case 'pick-game':
    case 'pick-seats':
    case 'pick-length':
      return unchanged({ ...model, pick: picked(model.pick, message) });
    case 'bots':
      return { model: { ...model, bots: message.players }, effects: [keep(KEYS.bots, message.players.join(' '))] };
    case 'play-now':
    case 'pass-and-play':
    case 'daily':
    case 'puzzle':
    case 'drill':
    case 'lesson':
      return openTable(model, message);
    case 'continue':
    case 'forget':
    case 'review':
    case 'fork':
      return updateSavedTables(model, message);
    case 'home':
    case 'back': // `late` goes back to what opened the table
      return home(model);
    default:
      return anywhere(model, message);
  }
}

/** Handles messages that are valid on any screen, and those that need a table. */
function anywhere(model: Model, message: Message): UpdateResult {
  switch (message.type) {
    case 'name':
      return setName(model, message.name);
    case 'set':
      return set(model, message.settings);
    case 'open':
      return openPanel(model, message.panel);
    case 'close':
      return unchanged({ ...model, panel: null });
    case 'toast-over':
      return unchanged(model.toast?.id === message.id ? { ...model, toast: null } : model);
    case 'trouble-read':
      return unchanged({ ...model, trouble: null });
    case 'launch':
      return unchanged({ ...model, launch: message.opens });
    case 'banner':
      return unchanged({ ...model, banner: message.banner });
    case 'reload':
      return { model, effects: [{ type: 'reload' }] };
    default:
      return model.table === null ? unchanged(model) : atTable(model, model.table, message);
  }
}

function atTable(model: Model, table: TableModel, message: Message): UpdateResult {
  switch (message.type) {
    case 'tap':
      return tap(model, message.card, message.pointer);
    case 'tap-table':
      return tapTable(model, table);
    case 'aim':
      return selectReceiver(model, table, message.to);
    case 'slot':
      return takeBackLaid(model, table, message.slot);
    case 'confirm':
      return table.flight === null ? confirm(model, table) : unchanged(model);
    case 'put-back':
      return unchanged({ ...model, table: { ...table, draft: NOTHING } });
    case 'go-on':
      return endPause(model);
    case 'pause-over':
      return table.pause?.id === message.id ? endPause(model) : unchanged(model);
    case 'next':
      return { model: { ...model, panel: null }, effects: [send({ type: 'ready', number: table.view.number + 1 })] };
    case 'uncover':
      return { model, effects: [send({ type: 'uncover' })] };
    case 'again':
      return again(model, table);
    case 'undo':
      return {
        model: { ...model, panel: null, toast: null },
        effects: [send({ type: 'undo', number: table.view.number + 1 })],
      };
    case 'hint':
      return { model: { ...model, panel: null }, effects: [send({ type: 'hint' })] };
    case 'advise':
      return requestHint(model, table, message.question);
    default:
      return updateFinish(model, table, message) ?? answer(model, table, message);
  }
}

/** Leaves the table for the home screen. */
function home(model: Model): UpdateResult {
  return {
    model: { ...model, opening: null, table: null, panel: null, toast: null },
    effects: [send({ type: 'leave' }), send({ type: 'tables' }), keep(KEYS.table, null)],
  };
}

function received(model: Model, message: TableToPage): UpdateResult {
  switch (message.type) {
    case 'sheets':
    case 'further':
    case 'tables':
      return takeGames(model, message);
    case 'snapshot':
      return fresh(model, message);
    case 'rules':
      return unchanged({ ...model, reading: message.rules });
    case 'tableRules':
      return retold(model, message);
    case 'events':
      return onEvents(model, message);
    case 'rejected':
      return refused(model, message);
    case 'hint':
      return showHint(model, message);
    case 'trouble':
      return troubled(model, message.sentence);
    default:
      return unchanged(model); // handled by `late`, or by a listener of its own
  }
}

/** Handles a snapshot of a table. It replaces the view, and drops everything queued or selected. */
function fresh(model: Model, { view, rules }: Extract<TableToPage, { type: 'snapshot' }>): UpdateResult {
  const wanted =
    model.opening === 'new' ||
    model.opening === 'fork' ||
    model.opening === view.id ||
    model.table?.view.id === view.id;
  if (!wanted) return unchanged(model);
  const same = model.table?.view.id === view.id ? model.table : null;
  const table: TableModel = {
    view,
    rules,
    waiting: [],
    pause: null,
    draft: NOTHING,
    flight: null,
    raised: same?.raised ?? [],
    early: null,
    got: receivedIn(view),
    hint: null,
    playOn: same?.playOn ?? null,
    forced: null,
    advice: null,
    advised: null,
    scored: false,
  };
  const panel = staysOver(model, same) ? model.panel : null;
  const shown: Model = { ...model, ...(same ? {} : { toast: null, trouble: null }), opening: null, table, panel };
  const step: UpdateResult = { model: shown, effects: view.online ? [] : [keep(KEYS.table, view.id)] };
  if (model.opening === 'new') return andThen(step, pauseOnDeal);
  return same?.view.covered === undefined ? step : andThen(step, pauseOnReceived);
}

/**
 * Whether the open review or list of matches stays open when this table is shown. The review or list closes
 * if another table was shown before, or if this table is a fork that was started there.
 */
const staysOver = ({ panel, opening, table }: Model, same: TableModel | null): boolean =>
  (panel === 'review' || panel === 'matches') && opening !== 'fork' && (table === null || same !== null);

/** Replaces the rules of the shown table by the same rules in another language. */
function retold(model: Model, { table: id, rules }: Extract<TableToPage, { type: 'tableRules' }>): UpdateResult {
  const { table } = model;
  return unchanged(table?.view.id === id ? { ...model, table: { ...table, rules } } : model);
}

function onEvents(model: Model, { events, view }: Extract<TableToPage, { type: 'events' }>): UpdateResult {
  const { table } = model;
  if (table === null || table.view.id !== view.id) return unchanged(model);
  const back = events.some(shown => shown.type === 'undone');
  const waiting = back ? [{ events, view }] : [...table.waiting, { events, view }];
  return showQueued({ ...model, table: { ...table, waiting, pause: back ? null : table.pause } });
}

/**
 * Handles an error. If a table failed to open, the home screen is shown. A local table is then forgotten, but
 * not a server's, which the page may only have failed to reach. At an open table the person can repeat the
 * action.
 */
function troubled(model: Model, sentence: string): UpdateResult {
  const lost = model.opening?.startsWith(SERVER_TABLE_PREFIX) === false && model.table === null;
  const table = model.table === null ? null : { ...model.table, flight: null };
  const brought = model.brought === 'reading' ? null : model.brought;
  return {
    model: { ...model, trouble: sentence, opening: null, table, brought },
    effects: lost ? [keep(KEYS.table, null)] : [],
  };
}
