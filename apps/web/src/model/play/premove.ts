// Premoves: a card that is selected before the viewer's turn is played as soon as the turn comes.

import type { TableView } from '@moonshot/protocol';
import type { Card } from '@moonshot/rules/cards';
import { send, type UpdateResult, unchanged } from '../message.ts';
import { type Model, NOTHING, type TableModel } from '../model.ts';

/** Whether a card can be selected now for the viewer's next turn. */
export const mayWait = ({ deal, ask }: TableView): boolean =>
  ask === null && deal.kind === 'tricks' && deal.phase === 'play' && deal.hand.length > 0;

/** The card selected for the next turn; null if there is none, the deal is over, or it has left the hand. */
export function stillWaiting({ early: card, view: before }: TableModel, { deal }: TableView): Card | null {
  const playing = deal.kind === 'tricks' && deal.phase === 'play' && deal.deal === before.deal.deal;
  return card !== null && playing && deal.hand.includes(card) ? card : null;
}

/**
 * Plays the card that was selected in advance, once it is the viewer's turn and no pause runs. If the card is
 * illegal, the table explains the rule.
 */
export function playEarly(model: Model): UpdateResult {
  const { table } = model;
  const waits = table?.pause !== null || table.flight !== null;
  if (table === null || waits || table.early === null || table.view.ask?.type !== 'play') return unchanged(model);
  const [offered] = table.view.ask.plays.filter(play => play.card === table.early);
  const action = { type: 'play', ...(offered ?? { card: table.early }) } as const;
  const number = table.view.number + 1;
  const flight = { number, action, sure: offered !== undefined, early: true };
  return {
    model: { ...model, table: { ...table, early: null, draft: NOTHING, flight } },
    effects: [send({ type: 'act', number, action })],
  };
}
