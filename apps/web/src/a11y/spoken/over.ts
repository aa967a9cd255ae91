// Announcements at the end of a deal and of a match: points, wraps (changes of totals that hit a certain
// value exactly), and the winner.
import type { Event, Seat } from '@moonshot/rules';
import { seatsInTurn } from '../../model/play/standing.ts';
import type { NarrationContext } from './context.ts';

type Scored = Extract<Event, { type: 'scored' }>;

export function overSpoken(
  { words, view, short, name }: NarrationContext,
  { result, next, winners }: Scored,
): readonly string[] {
  const say = words.spoken;
  const seats = short ? seatsInTurn(view).slice(0, 1) : seatsInTurn(view);
  const lines = seats.map((seat: Seat) => {
    const wrap = result.wraps.find(one => one.seat === seat);
    const total = wrap?.from ?? result.totals[seat] ?? 0;
    return say.adds(name(seat), words.figure(result.points[seat] ?? 0), words.figure(total));
  });
  const wraps = result.wraps.map(({ seat, from, to }) => say.wraps(name(seat), words.figure(from), words.figure(to)));
  const end = next === 'end' ? [say.matchOver, won()] : next === 'tiebreak' ? [words.scores.tiebreak] : [];
  return [say.dealOver, ...lines, ...wraps, ...end];

  function won(): string {
    const total = words.figure(result.totals[winners[0] ?? 0] ?? 0);
    const [only] = winners;
    return winners.length === 1 && only !== undefined
      ? words.scores.wins(name(only), total)
      : words.scores.share(winners.map(name), total);
  }
}
