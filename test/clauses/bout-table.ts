// Helpers for the clause tests of Capture the Hearts: deals with named cards, and pairs laid as written.
import {
  type CaptureAction as Action,
  bySeat,
  type Hearts,
  heartsOf,
  type Overrides,
  type Seat,
  type CaptureState as State,
  settle,
  sheetOf,
} from '@moonshot/rules';
import type { MatchOptions } from '../../packages/rules/src/game/game.ts';
import { cardOf, completed, type Named, wordsOf } from './table.ts';

export type Bouts = Extract<Hearts, { kind: 'commit-reveal' }>;

/** Capture the Hearts for this number of seats. */
export function bouts(seats = 4, overrides: Overrides = {}): Bouts {
  const hearts = heartsOf(sheetOf('capture'), seats, overrides);
  if (hearts.kind !== 'commit-reveal') throw new Error(`Cannot lay cards: ${hearts.sheet.id} plays tricks`);
  return hearts;
}

/** A capture game with the named cards dealt; the stock begins with the cards named for it. */
export function dealBouts({ rules, game }: Bouts, named: Named, opening: MatchOptions = {}): State {
  const size = rules.sheet.deal.hand;
  const rest = rules.deck.length - size * rules.seats;
  const heaps = completed(
    rules.deck,
    bySeat(rules.seats, () => size),
    rest,
    named,
  );
  const before = settle(game, undefined, game.open({ firstDealer: rules.seats - 1, ...opening })).state;
  return settle(
    game,
    before,
    game.supply(before, { imposed: { hands: heaps.slice(0, -1), kitty: [], stock: heaps.at(-1) ?? [] } }),
  ).state;
}

/** Lays one seat's pair: `AH>5S` hides the ace of hearts under the five of spades. */
export function lay({ game }: Bouts, state: State, seat: Seat, pair: string): State {
  const [bottom = '', top = ''] = pair.split('>');
  const action: Action = { type: 'lay', bottom: cardOf(bottom), top: cardOf(top) };
  const verdict = game.decide(state, seat, action);
  if (verdict.ok) return settle(game, state, verdict.event).state;
  throw new Error(`Cannot let seat ${seat} lay ${pair}: ${JSON.stringify(verdict.refusal)}`);
}

/** Lays the pairs of all seats, from seat 0 on. */
export const bout = (hearts: Bouts, state: State, pairs: string): State =>
  wordsOf(pairs).reduce((before, pair, seat) => lay(hearts, before, seat, pair), state);

/** Plays on with each seat's first or last legal pair. Returns the state before each bout. */
export function allBouts(hearts: Bouts, state: State, answers: 'first' | 'last' = 'first'): readonly State[] {
  const before: State[] = [];
  let now = state;
  while (now.phase === 'lay') {
    before.push(now);
    for (const seat of bySeat(hearts.rules.seats, one => one)) {
      const pair = hearts.game.ask(now, seat)?.pairs.at(answers === 'first' ? 0 : -1);
      if (pair === undefined) throw new Error(`Cannot lay: seat ${seat} is asked nothing`);
      now = lay(hearts, now, seat, `${pair.bottom}>${pair.top}`);
    }
  }
  return [...before, now];
}
