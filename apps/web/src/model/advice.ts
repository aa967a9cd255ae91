// Hints: each question is answered with one unasked while hints are on, and whenever the person asks for one.
import type { Ask } from '@moonshot/rules/games';
import type { ToClient } from '@moonshot/wire';
import { puzzleAt } from '@moonshot/wire/settled';
import { type Step, send, still } from './message.ts';
import type { Draft, Model, Table } from './model.ts';
import { toast } from './pauses.ts';
import { ms } from './times.ts';

type Hint = Extract<ToClient, { type: 'hint' }>;

/** The name of a question: the same question has the same, also after others have acted. */
const questionOf = ({ view, flight, pause }: Table): string | undefined =>
  view.ask === null || flight !== null || pause !== null || isLaid(view.ask)
    ? undefined
    : `${view.deal.deal} ${view.number} ${view.ask.type}`;

/** A pair that was laid may be changed, but nobody waits for that. */
const isLaid = (ask: Ask): boolean => ask.type === 'lay' && ask.laid !== null;

/** Has a hint asked for, once what is new is drawn, where the table has a new question and hints are on. */
export function advice(model: Model): Step {
  const { table } = model;
  const question = table === null ? undefined : questionOf(table);
  if (model.settings.hints === 'off' || table === null || question === undefined || question === table.advised)
    return still(model);
  if (puzzleAt(table.view.id) !== undefined) return still(model); // it would be the answer
  return {
    model: { ...model, table: { ...table, advised: question } },
    effects: [{ type: 'later', ms: ms('advice', model.settings.pace), message: { type: 'advise', question } }],
  };
}

/** Asks for the hint if its question still stands. */
export function advise(model: Model, table: Table, question: string): Step {
  const stands = table.advised === question && questionOf(table) === question && table.hint === null;
  return { model, effects: stands ? [send({ type: 'hint', quiet: true })] : [] };
}

/**
 * A hint for a choice of several cards chooses them; any other is only pointed at. One unasked leaves begun
 * choices alone.
 */
export function hinted(model: Model, { action, sentence, compared, quiet }: Hint): Step {
  const { table } = model;
  if (table === null || table.flight !== null || table.view.ask?.type !== action.type) return still(model);
  const begun = quiet && table.draft.kind !== 'nothing';
  const draft = (begun ? undefined : draftFor(action, quiet)) ?? table.draft;
  // one card has its ring
  const advice = ['pass', 'charge', 'bid', 'bury', 'lay'].includes(action.type) ? sentence : null;
  const shown = { ...model, table: { ...table, draft, advice, hint: action } };
  return quiet ? still(shown) : toast(shown, { kind: 'hint', sentence, compared });
}

/** The choice that a hint makes; a pair is laid in view of all, so it is made only for who asked. */
function draftFor(action: Hint['action'], quiet: boolean): Draft | undefined {
  switch (action.type) {
    case 'pass':
      return { kind: 'pass', gifts: action.gifts, aim: null };
    case 'bury':
    case 'charge':
      return { kind: action.type, cards: action.cards };
    case 'lay':
      return quiet ? undefined : { kind: 'lay', bottom: action.bottom, top: action.top };
    default:
      return undefined;
  }
}
