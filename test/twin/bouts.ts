// Runs the engine and the fast position of a capture game through one deal and stops at the first difference.

import type {
  CaptureAction as Action,
  CaptureAsk as Ask,
  Hearts,
  ImposedDeal,
  CaptureState as State,
} from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { run } from '../../packages/bots/src/arena/run.ts';
import { lay, mayLay, reveal } from '../../packages/bots/src/sim/capture/play.ts';
import {
  type CapturePosition,
  type CaptureTables,
  emptyPosition,
  HAND_ROOM,
  setUpDeal,
} from '../../packages/bots/src/sim/capture/position.ts';
import type { Event } from '../../packages/rules/src/capture/event.ts';
import { answerTo, type Choose, opened } from '../play.ts';
import { same } from './same.ts';

export type Bouts = Extract<Hearts, { kind: 'commit-reveal' }>;

/** Plays one imposed deal with random pairs, and compares the two at each pair, each bout and at the end. */
export function walkBouts(
  hearts: Bouts,
  table: CaptureTables,
  imposed: ImposedDeal,
  dealer: number,
  draw: Choose,
): void {
  const at = emptyPosition(table);
  const start = opened(hearts.game, { firstDealer: dealer }).state;
  run(hearts.game, start, {
    answer: (state, seat, ask) => answer(table, at, state, seat, ask, draw),
    supply: (_, owed) => (owed === 'deal' ? { imposed } : { seed: new Uint8Array(32) }),
    onEvents: events => {
      for (const event of events) hear(table, at, event);
    },
    enough: state => state.results.length > 0,
  });
}

function answer(table: CaptureTables, at: CapturePosition, state: State, seat: number, ask: Ask, draw: Choose): Action {
  if (state.bouts.length === 0 && state.laid.every(pair => pair === null)) setUpDeal(table, at, state);
  same('the hand', state.hands[seat]?.map(String).sort().join(' ') ?? '', handOf(table, at, seat).sort().join(' '));
  same(
    'the legal pairs',
    ask.pairs
      .map(({ bottom, top }) => bottom + top)
      .sort()
      .join(' '),
    pairsOf(table, at, seat).sort().join(' '),
  );
  const action = answerTo(ask, draw) as Action;
  const hand = handOf(table, at, seat);
  const bottom = hand.indexOf(action.bottom);
  const top = hand.findIndex((card, i) => card === action.top && i !== bottom);
  lay(at, seat, bottom, top);
  return action;
}

const handOf = ({ names }: CaptureTables, at: CapturePosition, seat: number): Card[] =>
  [...at.hands.subarray(seat * HAND_ROOM, seat * HAND_ROOM + (at.sizes[seat] as number))].map(
    code => names[code] as Card,
  );

/** The distinct names of the pairs that may be laid. */
function pairsOf(table: CaptureTables, at: CapturePosition, seat: number): string[] {
  const hand = handOf(table, at, seat);
  const pairs = hand.flatMap((bottom, i) =>
    hand.flatMap((top, j) => (mayLay(table, at, seat, i, j) ? [bottom + top] : [])),
  );
  return [...new Set(pairs)];
}

function hear(table: CaptureTables, at: CapturePosition, event: Event): void {
  if (event.type === 'revealed') {
    reveal(table, at);
    same('the winner', event.winner ?? -1, at.winner);
  } else if (event.type === 'scored') {
    same('the end', 'over', at.over ? 'over' : 'not over');
    same('hearts captured', event.result.captured.join(' '), at.captured.join(' '));
    same('the score', event.result.points.join(' '), at.points.join(' '));
  }
}
