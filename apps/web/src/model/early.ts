// Playing ahead: a card chosen before the viewer is asked is played as soon as the question comes.
import type { Card } from '@moonshot/rules/cards/card';
import type { TableView } from '@moonshot/wire';
import { type Step, send, still } from './message.ts';
import { type Model, NOTHING, type Table } from './model.ts';

/** Whether cards can wait for their turn now. */
export const mayWait = ({ deal, ask }: TableView): boolean =>
  ask === null && deal.kind === 'tricks' && deal.phase === 'play' && deal.hand.length > 0;

/** The waiting card as long as it can be: in the same deal, and in the hand. */
export function stillWaiting({ early: card, view: before }: Table, { deal }: TableView): Card | null {
  const playing = deal.kind === 'tricks' && deal.phase === 'play' && deal.deal === before.deal.deal;
  return card !== null && playing && deal.hand.includes(card) ? card : null;
}

/**
 * Plays the waiting card once the viewer is asked and has seen why; where it may not be played, the table
 * says the rule.
 */
export function playEarly(model: Model): Step {
  const { table } = model;
  const waits = table?.pause !== null || table.flight !== null;
  if (table === null || waits || table.early === null || table.view.ask?.type !== 'play') return still(model);
  const [offered] = table.view.ask.plays.filter(play => play.card === table.early);
  const action = { type: 'play', ...(offered ?? { card: table.early }) } as const;
  const number = table.view.number + 1;
  const flight = { number, action, sure: offered !== undefined, early: true };
  return {
    model: { ...model, table: { ...table, early: null, draft: NOTHING, flight } },
    effects: [send({ type: 'act', number, action })],
  };
}
