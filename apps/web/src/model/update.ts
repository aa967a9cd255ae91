// The update function: model and message give the next model and its effects.
import type { ToClient } from '@moonshot/protocol';
import { listHeard, picked } from './home.ts';
import { andThen, type Effect, type Message, send, still, type UpdateResult } from './message.ts';
import { AWAY, KEYS, type Model, NOTHING, type TableModel } from './model.ts';
import { again, grown, openTable } from './opening.ts';
import { aim, answer, confirm, slot, tap, tapTable } from './play/actions.ts';
import { drop } from './play/drop.ts';
import { gotFrom } from './play/exchange.ts';
import { deadCards, forcing } from './play/finish.ts';
import { advice, advise, hinted } from './play/hints.ts';
import { dealt, goOn, refused, showOn } from './play/pauses.ts';
import { playEarly } from './play/premove.ts';
import { keeping, keptHeard, openPanel, withSaved } from './saved-data.ts';
import { called, nameFrom, pacing, pickFrom, type ReadStored, set, settingsFrom } from './settings.ts';

const keep = (key: (typeof KEYS)[keyof typeof KEYS], value: string | null): Effect => ({ type: 'keep', key, value });

/** The initial step: opens the linked or last table. Opens none if the link carries a match. */
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
    bots: kept(KEYS.bots)?.split(' ') ?? [],
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
  const join = table === null || table.startsWith(AWAY) ? [] : [send({ type: 'join', table, seat: 0 })];
  const speak: Effect = { type: 'speak', choice: settings.language };
  return {
    model,
    effects: [speak, pacing(settings.pace), send({ type: 'tables' }), ...join],
  };
}

/** Returns the next model and the effects of a message. Pure. */
export function update(model: Model, message: Message): UpdateResult {
  const done = andThen(follow(model, message), next => grown(model, next));
  return andThen(andThen(andThen(done, playEarly), forcing), advice);
}

function follow(model: Model, message: Message): UpdateResult {
  switch (message.type) {
    case 'heard':
      return heard(model, message.message);
    case 'pick-game':
    case 'pick-seats':
    case 'pick-length':
      return still({ ...model, pick: picked(model.pick, message) });
    case 'bots':
      return { model: { ...model, bots: message.players }, effects: [keep(KEYS.bots, message.players.join(' '))] };
    case 'play-now':
    case 'daily':
    case 'puzzle':
    case 'drill':
    case 'lesson':
      return openTable(model, message);
    case 'continue':
    case 'forget':
    case 'review':
    case 'fork':
      return withSaved(model, message);
    case 'home':
      return home(model);
    default:
      return anywhere(model, message);
  }
}

/** Handles messages that are valid on any screen, and those that need a table. */
function anywhere(model: Model, message: Message): UpdateResult {
  switch (message.type) {
    case 'name':
      return called(model, message.name);
    case 'set':
      return set(model, message.settings);
    case 'open':
      return openPanel(model, message.panel);
    case 'close':
      return still({ ...model, panel: null });
    case 'toast-over':
      return still(model.toast?.id === message.id ? { ...model, toast: null } : model);
    case 'trouble-read':
      return still({ ...model, trouble: null });
    case 'launch':
      return still({ ...model, launch: message.opens });
    case 'banner':
      return still({ ...model, banner: message.banner });
    case 'reload':
      return { model, effects: [{ type: 'reload' }] };
    case 'keeping':
      return keeping(model, message.wish);
    default:
      return model.table === null ? still(model) : atTable(model, model.table, message);
  }
}

function atTable(model: Model, table: TableModel, message: Message): UpdateResult {
  switch (message.type) {
    case 'tap':
      return tap(model, message.card, message.pointer);
    case 'tap-table':
      return tapTable(model, table);
    case 'drop':
      return drop(model, message);
    case 'aim':
      return aim(model, table, message.to);
    case 'slot':
      return slot(model, table, message.slot);
    case 'confirm':
      return table.flight === null ? confirm(model, table) : still(model);
    case 'put-back':
      return still({ ...model, table: { ...table, draft: NOTHING } });
    case 'go-on':
      return goOn(model);
    case 'pause-over':
      return table.pause?.id === message.id ? goOn(model) : still(model);
    case 'next':
      return { model: { ...model, panel: null }, effects: [send({ type: 'ready', number: table.view.number + 1 })] };
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
      return advise(model, table, message.question);
    default:
      return deadCards(model, table, message) ?? answer(model, table, message);
  }
}

function home(model: Model): UpdateResult {
  return {
    model: { ...model, opening: null, table: null, panel: null, toast: null },
    effects: [send({ type: 'leave' }), send({ type: 'tables' }), keep(KEYS.table, null)],
  };
}

function heard(model: Model, message: ToClient): UpdateResult {
  switch (message.type) {
    case 'sheets':
    case 'further':
    case 'tables':
      return listHeard(model, message);
    case 'snapshot':
      return fresh(model, message);
    case 'rules':
      return still({ ...model, reading: message.rules });
    case 'tableRules':
      return retold(model, message);
    case 'events':
      return told(model, message);
    case 'rejected':
      return refused(model, message);
    case 'hint':
      return hinted(model, message);
    case 'trouble':
      return troubled(model, message.sentence);
    default:
      return keptHeard(model, message);
  }
}

/** Handles a snapshot of a table: it replaces the view, and everything queued or selected. */
function fresh(model: Model, { view, rules }: Extract<ToClient, { type: 'snapshot' }>): UpdateResult {
  const wanted =
    model.opening === 'new' ||
    model.opening === 'fork' ||
    model.opening === view.id ||
    model.table?.view.id === view.id;
  if (!wanted) return still(model);
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
    got: gotFrom(view),
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
  return model.opening === 'new' ? andThen(step, dealt) : step;
}

/**
 * Whether the review or the list of matches stays open over a table that is shown: not over another table
 * than before, and not over a fork started there.
 */
const staysOver = ({ panel, opening, table }: Model, same: TableModel | null): boolean =>
  (panel === 'review' || panel === 'matches') && opening !== 'fork' && (table === null || same !== null);

/** Replaces the rules of the shown table after a language change; nothing else changes. */
function retold(model: Model, { table: id, rules }: Extract<ToClient, { type: 'tableRules' }>): UpdateResult {
  const { table } = model;
  return still(table?.view.id === id ? { ...model, table: { ...table, rules } } : model);
}

function told(model: Model, { events, view }: Extract<ToClient, { type: 'events' }>): UpdateResult {
  const { table } = model;
  if (table === null || table.view.id !== view.id) return still(model);
  const back = events.some(shown => shown.type === 'undone');
  const waiting = back ? [{ events, view }] : [...table.waiting, { events, view }];
  return showOn({ ...model, table: { ...table, waiting, pause: back ? null : table.pause } });
}

/** Handles an error. A table that failed to open leads home; at an open table the action can be repeated. */
function troubled(model: Model, sentence: string): UpdateResult {
  const lost = model.opening !== null && model.table === null;
  const table = model.table === null ? null : { ...model.table, flight: null };
  const brought = model.brought === 'reading' ? null : model.brought;
  return {
    model: { ...model, trouble: sentence, opening: null, table, brought },
    effects: lost ? [keep(KEYS.table, null)] : [],
  };
}
