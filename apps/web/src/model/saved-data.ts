// Updates for statistics, backups, saved tables, and the score sheet as text or picture.
import type { Imported, TableToPage } from '@moonshot/protocol';
import { rulesOfPicked } from './home.ts';
import { andThen, type DataCommand, type Effect, type Message, send, type UpdateResult, unchanged } from './message.ts';
import { CHOICES, type Model, type Panel, type Setting, type Settings, settingKey } from './model.ts';
import { news } from './play/pauses.ts';
import { DEFAULT_SETTINGS, SETTINGS, set } from './settings.ts';

/** Opens a panel and requests the data that it shows: records, tables, or rules. */
export function openPanel(model: Model, panel: Panel): UpdateResult {
  return { model: { ...model, panel, reading: null, brought: null }, effects: askedFor(model, panel) };
}

function askedFor(model: Model, panel: Panel): readonly Effect[] {
  switch (panel) {
    case 'rules':
      return rulesOfPicked(model);
    case 'statistics':
      return [send({ type: 'records' })];
    case 'games':
    case 'pad':
      return [send({ type: 'further' })];
    case 'matches':
      return [send({ type: 'tables' })];
    default:
      return [];
  }
}

type WithSaved = Extract<Message, { type: 'continue' | 'forget' | 'review' | 'fork' }>;

/** Resumes, forgets, reviews or forks a saved table. */
export function updateSavedTables(model: Model, message: WithSaved): UpdateResult {
  switch (message.type) {
    case 'continue':
      return {
        model: { ...model, opening: message.table, trouble: null },
        effects: [send({ type: 'join', table: message.table, seat: 0 })],
      };
    case 'review':
      return unchanged({ ...model, panel: 'review', reviewed: message.table });
    case 'fork':
      return { model: { ...model, opening: 'fork', trouble: null }, effects: [send(message)] };
    case 'forget':
      return { model, effects: [send(message)] };
  }
}

export function updateData(model: Model, wish: DataCommand): UpdateResult {
  switch (wish.type) {
    case 'clear-records':
      return { model, effects: [send(wish)] };
    case 'export':
      return { model, effects: [send({ ...wish, settings: chosen(model.settings) })] };
    case 'import':
      return { model: { ...model, brought: 'reading' }, effects: [send(wish)] };
    case 'imported':
      return unchanged({ ...model, brought: wish.outcome });
    case 'copy':
    case 'share':
      return { model, effects: [wish] };
    case 'done':
      return news(model, { type: wish.what });
  }
}

/** The settings that differ from the defaults, by storage key. */
const chosen = (settings: Settings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SETTINGS.flatMap(name => (settings[name] === DEFAULT_SETTINGS[name] ? [] : [[settingKey(name), settings[name]]])),
  );

/**
 * Types of messages that other workers send to listeners of their own. These messages do not pass through the
 * model.
 */
type Apart =
  | 'amended'
  | 'drill-found'
  | 'puzzle-explained'
  | 'daily-compared'
  | 'reviewed'
  | 'replayed'
  | 'carried'
  | 'brought'
  | 'unread'
  | 'house';

/** Handles the answers of the table worker about records and backups. */
export function takeDataAnswer(
  model: Model,
  message: Extract<TableToPage, { type: 'records' | 'exported' | 'imported' | 'ack' | Apart }>,
): UpdateResult {
  switch (message.type) {
    case 'records':
      return unchanged({ ...model, records: message.records });
    case 'exported':
      return { model, effects: [{ type: 'save-file', text: message.text }] };
    case 'imported':
      return imported(model, message);
    default:
      return unchanged(model);
  }
}

/**
 * Requests that the page adds its part of an import and then shows the result, whatever screen is open.
 * Imported settings apply only if the person has not changed the default.
 */
function imported(model: Model, outcome: Imported): UpdateResult {
  if (!outcome.ok) return unchanged({ ...model, brought: outcome });
  const untouched = SETTINGS.filter(name => model.settings[name] === DEFAULT_SETTINGS[name]);
  const taken = untouched.flatMap(name => {
    const value = outcome.settings[settingKey(name)];
    return value !== undefined && isChoice(name, value) ? [[name, value] as const] : [];
  });
  const added: UpdateResult = { model, effects: [{ type: 'add-page-data', imported: outcome }] };
  return andThen(added, next => set(next, Object.fromEntries(taken)));
}

const isChoice = (name: Setting, value: string): boolean => (CHOICES[name] as readonly string[]).includes(value);
