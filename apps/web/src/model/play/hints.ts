// Hints: automatic ones at each turn while the setting is on, and those that the person asks for.

import { puzzleAt, type TableToPage } from '@moonshot/protocol';
import type { Ask } from '@moonshot/rules';
import { send, type UpdateResult, unchanged } from '../message.ts';
import type { Model, TableModel } from '../model.ts';
import { ms } from '../times.ts';
import { toast } from './toasts.ts';

type Hint = Extract<TableToPage, { type: 'hint' }>;

/**
 * A key that identifies the question to the viewer; `undefined` while the game does not wait for the viewer.
 * The key does not change when other seats act.
 */
const questionOf = ({ view, flight, pause }: TableModel): string | undefined =>
  view.ask === null || flight !== null || pause !== null || isLaid(view.ask)
    ? undefined
    : `${view.deal.deal} ${view.number} ${view.ask.type}`;

/**
 * Whether the viewer has already laid a pair. The pair may still be changed, but the game no longer waits for
 * the viewer.
 */
const isLaid = (ask: Ask): boolean => ask.type === 'lay' && ask.laid !== null;

/** Schedules an automatic hint for a new question to the viewer, after the question is on the screen. */
export function scheduleHint(model: Model): UpdateResult {
  const { table } = model;
  const question = table === null ? undefined : questionOf(table);
  if (model.settings.hints === 'off' || table === null || question === undefined || question === table.advised)
    return unchanged(model);
  // in a puzzle the hint would be the solution
  if (puzzleAt(table.view.id) !== undefined) return unchanged(model);
  return {
    model: { ...model, table: { ...table, advised: question } },
    effects: [{ type: 'later', ms: ms('advice', model.settings.pace), message: { type: 'advise', question } }],
  };
}

/** Requests the scheduled hint unless the viewer's question has changed. */
export function requestHint(model: Model, table: TableModel, question: string): UpdateResult {
  const stands = table.advised === question && questionOf(table) === question && table.hint === null;
  return { model, effects: stands ? [send({ type: 'hint', quiet: true })] : [] };
}

/** Shows a hint, which marks cards and gives the reason. It leaves the viewer's selection unchanged. */
export function showHint(model: Model, { action, sentence, compared, quiet }: Hint): UpdateResult {
  const { table } = model;
  if (table === null || table.flight !== null || table.view.ask?.type !== action.type) return unchanged(model);
  const shown = { ...model, table: { ...table, advice: sentence, hint: action } };
  return quiet ? unchanged(shown) : toast(shown, { kind: 'hint', sentence, compared });
}
