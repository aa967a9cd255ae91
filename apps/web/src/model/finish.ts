// No dead cards: the rest of a deal is claimed, a settled deal is ended or played on, and forced cards play
// themselves.
import type { Action } from '@moonshot/rules/games';
import type { TableView, Why } from '@moonshot/wire';
import { act } from './acts.ts';
import { type Message, type Step, send, still } from './message.ts';
import type { Model, Settings, Table } from './model.ts';
import { ms } from './times.ts';

/**
 * What the viewer is offered: a claim on their turn, and the end of a settled deal until they choose to play
 * on.
 */
export function offered({ view, pause, flight, playOn }: Table): Why | null {
  if (view.mayFinish === null || flight !== null) return null;
  if (view.mayFinish === 'rest') return pause === null ? 'rest' : null;
  return playOn === view.deal.deal ? null : 'settled';
}

/** What follows where a deal is ended early or a card goes by itself; undefined for any other message. */
export function deadCards(model: Model, table: Table, message: Message): Step | undefined {
  switch (message.type) {
    case 'finish':
      return finish(model, table);
    case 'play-on':
      return still({ ...model, table: { ...table, playOn: table.view.deal.deal } });
    case 'play-forced':
      return playForced(model, table, message.version);
    default:
      return undefined;
  }
}

function finish(model: Model, table: Table): Step {
  const why = offered(table);
  if (why === null) return still(model);
  return { model, effects: [send({ type: 'finish', number: table.view.number + 1, why })] };
}

/** With only one of two cards free, the other will have no choice either. */
const LAST_CARDS = 2;

/** The one play that the question leaves, where such plays are to be made without being asked for. */
function forcedPlay({ forced }: Settings, { ask, deal }: TableView): Action | undefined {
  const [only, other] = ask?.type === 'play' ? ask.plays : [];
  if (only === undefined || other !== undefined || forced === 'never') return undefined;
  return forced === 'always' || deal.hand.length <= LAST_CARDS ? { type: 'play', ...only } : undefined;
}

/** Sets a forced card on its way, once for each question; what a person does meanwhile comes first. */
export function forcing(model: Model): Step {
  const { table, settings } = model;
  if (table === null || table.pause !== null || table.flight !== null) return still(model);
  const { version } = table.view;
  if (table.forced === version || forcedPlay(settings, table.view) === undefined) return still(model);
  return {
    model: { ...model, table: { ...table, forced: version } },
    effects: [{ type: 'later', ms: ms('forced', settings.pace), message: { type: 'play-forced', version } }],
  };
}

/** Plays the forced card if its question still stands. */
function playForced(model: Model, table: Table, version: number): Step {
  const action = forcedPlay(model.settings, table.view);
  const over = table.view.version !== version || table.pause !== null || table.flight !== null;
  return over || action === undefined ? still(model) : act(model, table, action, true);
}
