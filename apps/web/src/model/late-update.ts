// Lazy-loaded updates for messages that the first screen does not need: dropped cards, the way back from a
// table, statistics, backups, copied texts and shared pictures.
import type { Imported, TableToPage } from '@moonshot/protocol';
import { andThen, type DataCommand, type Message, send, type UpdateResult, unchanged } from './message.ts';
import { CHOICES, type Model, type Setting, type Settings, settingKey } from './model.ts';
import { drop } from './play/drop.ts';
import { news, toast } from './play/toasts.ts';
import { DEFAULT_SETTINGS, SETTINGS, set } from './settings.ts';

/** The next model and the effects of a message; undefined if `update` handles it. A pure function. */
export function lateUpdate(model: Model, message: Message): UpdateResult | undefined {
  switch (message.type) {
    case 'drop':
      return drop(model, message);
    case 'back':
      return { model, effects: [{ type: 'go-back' }] };
    case 'explain':
      return toast(model, { kind: 'rule', sentence: message.sentence });
    case 'keeping':
      return updateData(model, message.wish);
    case 'received':
      return takeDataAnswer(model, message.message);
    default:
      return undefined;
  }
}

function updateData(model: Model, wish: DataCommand): UpdateResult {
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

/** Handles an answer of the table worker about records and backups. Undefined for other messages. */
function takeDataAnswer(model: Model, message: TableToPage): UpdateResult | undefined {
  switch (message.type) {
    case 'records':
      return unchanged({ ...model, records: message.records });
    case 'exported':
      return { model, effects: [{ type: 'save-file', text: message.text }] };
    case 'imported':
      return imported(model, message);
    default:
      return undefined;
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
