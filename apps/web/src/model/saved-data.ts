// Opens panels and requests the data that they show. Resumes, forgets, reviews or forks saved tables.
import { rulesOfPicked } from './home.ts';
import { type Effect, type Message, send, type UpdateResult, unchanged } from './message.ts';
import type { Model, Panel } from './model.ts';

/** Opens a panel and requests the data that it shows. */
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
