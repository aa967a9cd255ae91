// Statistics, everything as one file, and the score sheet as a text or a picture.
import type { Imported, ToClient } from '@moonshot/wire';
import { rulesOfPicked } from './home.ts';
import { type Effect, type Message, type Step, send, still, type Wish } from './message.ts';
import { CHOICES, type Model, type Panel, type Setting, type Settings, settingKey } from './model.ts';
import { news } from './pauses.ts';
import { SETTINGS, set, USUAL } from './settings.ts';

/** Opens a panel; records and tables have to be asked for, and so have the rules before a table is opened. */
export function openPanel(model: Model, panel: Panel): Step {
  return { model: { ...model, panel, reading: null, brought: null }, effects: askedFor(model, panel) };
}

function askedFor(model: Model, panel: Panel): readonly Effect[] {
  switch (panel) {
    case 'rules':
      return rulesOfPicked(model);
    case 'statistics':
      return [send({ type: 'records' })];
    case 'games':
      return [send({ type: 'further' })];
    case 'matches':
      return [send({ type: 'tables' })];
    default:
      return [];
  }
}

type WithSaved = Extract<Message, { type: 'continue' | 'forget' | 'review' | 'fork' }>;

/**
 * A saved table is gone on with or forgotten, its review is shown, or a table that is forked from it is
 * opened.
 */
export function withSaved(model: Model, message: WithSaved): Step {
  switch (message.type) {
    case 'continue':
      return {
        model: { ...model, opening: message.table, trouble: null },
        effects: [send({ type: 'join', table: message.table, seat: 0 })],
      };
    case 'review':
      return still({ ...model, panel: 'review', reviewed: message.table });
    case 'fork':
      return { model: { ...model, opening: 'fork', trouble: null }, effects: [send(message)] };
    case 'forget':
      return { model, effects: [send(message)] };
  }
}

export function keeping(model: Model, wish: Wish): Step {
  switch (wish.type) {
    case 'clear-records':
      return { model, effects: [send(wish)] };
    case 'export':
      return { model, effects: [send({ ...wish, settings: chosen(model.settings) })] };
    case 'import':
      return { model: { ...model, brought: 'reading' }, effects: [send(wish)] };
    case 'not-imported':
      return still({ ...model, brought: { ok: false, sentence: wish.sentence } });
    case 'copy':
      return { model, effects: [wish] };
    case 'share':
      return model.table === null ? still(model) : { model, effects: [{ ...wish, table: model.table }] };
    case 'done':
      return news(model, { type: wish.what });
  }
}

/** The settings that are not the usual ones, by the names under which they are kept. */
const chosen = (settings: Settings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SETTINGS.flatMap(name => (settings[name] === USUAL[name] ? [] : [[settingKey(name), settings[name]]])),
  );

/** Told by workers of their own to those who listen to them. */
type Apart =
  | 'amended'
  | 'drill-found'
  | 'reviewed'
  | 'alternatives'
  | 'replayed'
  | 'carried'
  | 'brought'
  | 'unread'
  | 'house';

/** What the tables answered. */
export function keptHeard(
  model: Model,
  message: Extract<ToClient, { type: 'records' | 'exported' | 'imported' | 'done' | Apart }>,
): Step {
  switch (message.type) {
    case 'records':
      return still({ ...model, records: message.records });
    case 'exported':
      return { model, effects: [{ type: 'save-file', text: message.text }] };
    case 'imported':
      return imported(model, message);
    default:
      return still(model);
  }
}

/** What came of a file; its settings hold where nothing was chosen here. */
function imported(model: Model, outcome: Imported): Step {
  const shown = { ...model, brought: outcome };
  if (!outcome.ok) return still(shown);
  const untouched = SETTINGS.filter(name => model.settings[name] === USUAL[name]);
  const taken = untouched.flatMap(name => {
    const value = outcome.settings[settingKey(name)];
    return value !== undefined && isChoice(name, value) ? [[name, value] as const] : [];
  });
  return set(shown, Object.fromEntries(taken));
}

const isChoice = (name: Setting, value: string): boolean => (CHOICES[name] as readonly string[]).includes(value);
