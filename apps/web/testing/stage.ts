// Test harness: a table as the page sees it, advanced to a chosen question by always taking the first legal
// answer.

import type { Shown, TableToPage, TableView } from '@moonshot/protocol';
import {
  type Action,
  type Ask,
  type Event,
  type Hearts,
  type HeartsGame,
  heartsOf,
  type Overrides,
  type State,
  settle,
  sheetOf,
} from '@moonshot/rules';
import { seedOf } from '@moonshot/rules/cards';
import { tableRules } from '@moonshot/table';

export interface ReplayCursor {
  readonly hearts: Hearts;
  state: State;
  version: number;
  number: number;
}

const gameOf = ({ hearts }: ReplayCursor): HeartsGame => hearts.game;

function firstAnswer(ask: Ask): Action {
  switch (ask.type) {
    case 'play':
      return { type: 'play', ...(ask.plays[0] as { card: '2C' }) };
    case 'pass': {
      const cards = [...ask.cards];
      const gifts = ask.to.flatMap(({ to, count }) => cards.splice(0, count).map(card => ({ card, to })));
      return { type: 'pass', gifts };
    }
    case 'claim':
      return { type: 'claim', claim: false };
    case 'charge':
      return { type: 'charge', cards: ask.cards };
    case 'bid':
      return { type: 'bid', bid: ask.bids[0] ?? 0 };
    case 'bury':
      return { type: 'bury', cards: ask.cards.slice(0, ask.count) };
    case 'moon':
      return { type: 'moon', option: 'shed' };
    case 'lay':
      return { type: 'lay', ...(ask.pairs[0] as { bottom: '2C'; top: '2C' }) };
  }
}

/** A table of the game at its first deal. */
export function staged(game: string, seats: number, seed = 'stage', overrides: Overrides = {}): ReplayCursor {
  const hearts = heartsOf(sheetOf(game), seats, overrides);
  const anyGame: HeartsGame = hearts.game;
  const { state } = settle(anyGame, undefined, anyGame.open({ firstDealer: 0 }));
  const stage: ReplayCursor = { hearts, state, version: 1, number: 0 };
  supply(stage, seed);
  return stage;
}

function supply(stage: ReplayCursor, seed: string): readonly Event[] {
  return anyhow(stage, gameOf(stage).supply(stage.state, { seed: seedOf(seed) }));
}

function anyhow(stage: ReplayCursor, event: Event): readonly Event[] {
  const settled = settle(gameOf(stage), stage.state, event);
  stage.state = settled.state;
  stage.version += settled.events.length;
  return settled.events;
}

/** Lets a seat answer. Returns the message that seat 0 receives. */
export function answers(stage: ReplayCursor, seat: number, action?: Action): TableToPage {
  const from = stage.version;
  const ask = gameOf(stage).ask(stage.state, seat);
  if (ask === undefined) throw new Error(`Cannot answer for seat ${seat}: it is not asked`);
  const verdict = gameOf(stage).decide(stage.state, seat, action ?? firstAnswer(ask));
  if (!verdict.ok) throw new Error(`Cannot answer for seat ${seat}: ${verdict.refusal.type}`);
  if (seat === 0) stage.number += 1;
  const events = anyhow(stage, verdict.event).map(
    (event): Shown => ({ type: 'game', event: gameOf(stage).show(event, 0) }),
  );
  return { type: 'events', from, events, view: viewOf(stage) };
}

/** The seats that are asked now. */
export const asked = (stage: ReplayCursor): readonly number[] =>
  Array.from({ length: stage.hearts.rules.seats }, (_, seat) => seat).filter(
    seat => gameOf(stage).ask(stage.state, seat) !== undefined,
  );

export const viewOf = (stage: ReplayCursor): TableView => ({
  id: 'staged',
  version: stage.version,
  game: stage.hearts.sheet.id,
  rules: 1,
  overrides: {},
  length: null,
  sitters: Array.from({ length: stage.hearts.rules.seats }, (_, i) =>
    i === 0 ? { kind: 'person', name: 'You' } : { kind: 'bot', name: `Bot ${i}`, player: 'careful' },
  ),
  viewer: 0,
  ready: [],
  number: stage.number,
  mayFinish: null,
  online: null,
  finish: null,
  mayUndo: false,
  deal: gameOf(stage).view(stage.state, 0),
  ask: gameOf(stage).ask(stage.state, 0) ?? null,
});

export const freshOf = (stage: ReplayCursor): TableToPage => ({
  type: 'snapshot',
  view: viewOf(stage),
  rules: tableRules(stage.hearts),
});
