// Skips play without decisions: the viewer claims the remaining tricks, a settled deal (no card can change
// its scores) ends early, or the only legal card plays itself.

import type { FinishReason, TableView } from '@moonshot/protocol';
import type { Action } from '@moonshot/rules';
import { type Message, send, type UpdateResult, unchanged } from '../message.ts';
import type { Model, Settings, TableModel } from '../model.ts';
import { ms } from '../times.ts';
import { act } from './actions.ts';

/**
 * Why the viewer is offered to end the deal early; null if there is no offer now. Once the viewer has chosen
 * to play out a settled deal, it is not offered again to end that deal as settled.
 */
export function finishOffer({ view, pause, flight, playOn }: TableModel): FinishReason | null {
  if (view.mayFinish === null || flight !== null) return null;
  if (view.mayFinish === 'rest') return pause === null ? 'rest' : null;
  return playOn === view.deal.deal ? null : 'settled';
}

/** Handles messages about ending a deal early and about forced cards; `undefined` for any other message. */
export function updateFinish(model: Model, table: TableModel, message: Message): UpdateResult | undefined {
  switch (message.type) {
    case 'finish':
      return finish(model, table);
    case 'play-on':
      return unchanged({ ...model, table: { ...table, playOn: table.view.deal.deal } });
    case 'play-forced':
      return playForced(model, table, message.version);
    default:
      return undefined;
  }
}

function finish(model: Model, table: TableModel): UpdateResult {
  const why = finishOffer(table);
  if (why === null) return unchanged(model);
  return { model, effects: [send({ type: 'finish', number: table.view.number + 1, why })] };
}

/**
 * In a hand of at most this many cards, the only legal card plays itself unless the setting is *never*. If
 * only one of two cards is legal, the last card will be forced too.
 */
const LAST_CARDS = 2;

/** The only legal play, if the setting lets it play itself. */
function forcedPlay({ forced }: Settings, { ask, deal }: TableView): Action | undefined {
  const [only, other] = ask?.type === 'play' ? ask.plays : [];
  if (only === undefined || other !== undefined || forced === 'never') return undefined;
  return forced === 'always' || deal.hand.length <= LAST_CARDS ? { type: 'play', ...only } : undefined;
}

/**
 * Schedules the only legal card to play itself, once for each version of the view. If the person acts first,
 * that action counts instead.
 */
export function scheduleForcedCard(model: Model): UpdateResult {
  const { table, settings } = model;
  if (table === null || table.pause !== null || table.flight !== null) return unchanged(model);
  const { version } = table.view;
  if (table.forced === version || forcedPlay(settings, table.view) === undefined) return unchanged(model);
  return {
    model: { ...model, table: { ...table, forced: version } },
    effects: [{ type: 'later', ms: ms('forced', settings.pace), message: { type: 'play-forced', version } }],
  };
}

/** Plays the forced card unless the view has changed since it was scheduled. */
function playForced(model: Model, table: TableModel, version: number): UpdateResult {
  const action = forcedPlay(model.settings, table.view);
  const over = table.view.version !== version || table.pause !== null || table.flight !== null;
  return over || action === undefined ? unchanged(model) : act(model, table, action, true);
}
