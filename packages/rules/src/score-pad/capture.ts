// A deal of Capture as the players wrote it down. They count only hearts. The number of bouts (rounds)
// follows from the number of cards.

import type { CaptureTypes } from '../capture/index.ts';
import type { Rules } from '../capture/rules.ts';
import type { Bout, State } from '../capture/state.ts';
import type { Card } from '../cards/card.ts';
import { seedOf } from '../cards/chance.ts';
import type { Game } from '../game/game.ts';
import { bySeat, type Seat } from '../game/seat.ts';
import { play, settle } from '../game/settle.ts';
import type { PadEntry, PadFields, PadProblem } from './entry.ts';

type CaptureGame = Game<CaptureTypes>;

/** What the players must write down after a deal. */
export const captureFields = (rules: Rules, state: State): PadFields => ({
  groups: [],
  out: 0,
  tricks: null,
  seats: rules.sheet.dealer.next === 'cutAgain' && state.results.length > 0 ? ['dealer'] : [],
  shown: [],
  auction: null,
  players: [],
  hearts: heartsOf(rules).length,
});

const heartsOf = ({ deck, hearts }: Rules): readonly Card[] => deck.filter(card => hearts.has(card));

/**
 * The state just before a deal is scored. Plays the first legal cards of an arbitrary deal, because the
 * number of bouts and of cards left over does not depend on the cards.
 */
export function lastBout(game: CaptureGame, before: State, dealer: Seat): State {
  const ready: State = { ...before, phase: 'deal', dealer };
  let { state } = settle(game, ready, game.supply(ready, { seed: seedOf('score pad') }));
  let last = state;
  while (state.phase === 'lay') {
    last = state;
    const seat = bySeat(game.seats, one => one).find(one => game.ask(last, one) !== undefined && !laid(last, one));
    if (seat === undefined) break;
    const ask = game.ask(state, seat);
    const pair = ask?.pairs[0];
    if (pair === undefined) break;
    const done = play(game, state, seat, { type: 'lay', ...pair });
    if (!done.ok) break;
    last = done.events.reduce<State>(
      (now, event) => (event.type === 'scored' || event.type === 'ended' ? now : game.evolve(now, event)),
      state,
    );
    state = done.state;
  }
  return last;
}

const laid = (state: State, seat: Seat): boolean => state.laid[seat] !== null;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** The contradictions in what was written down. `last` is the end of a deal with this dealer. */
export function captureProblems(rules: Rules, last: State, { captured, inHand }: PadEntry): readonly PadProblem[] {
  const problems: PadProblem[] = [];
  const count = heartsOf(rules).length;
  const entered = sum(captured) + sum(inHand);
  if (entered > count) problems.push({ type: 'hearts', count, entered });
  last.hands.forEach((hand, seat) => {
    const held = inHand[seat] ?? 0;
    if (held > hand.length) problems.push({ type: 'in-hand', seat, count: hand.length, entered: held });
  });
  const captors = captured.filter(hearts => hearts > 0).length;
  if (captors > last.bouts.length) problems.push({ type: 'bouts', count: last.bouts.length, entered: captors });
  return problems;
}

/** The end of a deal in which each seat has captured and kept the number of hearts that was written down. */
export function captured(rules: Rules, last: State, entry: PadEntry): State {
  const hearts = [...heartsOf(rules)];
  const other = rules.deck.find(card => !rules.hearts.has(card)) as Card;
  const won = (seat: Seat): Bout['laid'] =>
    hearts
      .splice(0, entry.captured[seat] ?? 0)
      .map(card =>
        rules.sheet.winnerTakes === 'bottoms' ? { bottom: card, top: other } : { bottom: other, top: card },
      );
  const captors = bySeat(rules.seats, seat => seat).filter(seat => (entry.captured[seat] ?? 0) > 0);
  const bouts = last.bouts.map((bout, i) => {
    const winner = captors[i];
    return winner === undefined
      ? { ...bout, laid: [], winner: bout.winner ?? 0 }
      : { ...bout, laid: won(winner), winner };
  });
  return { ...last, bouts, hands: bySeat(rules.seats, seat => hearts.splice(0, entry.inHand[seat] ?? 0)) };
}
