// What other players scored with the same cards in a daily deal.
import type { ContestFacts } from '@moonshot/protocol/server';

/** A player with the same cards. */
export interface Compared {
  readonly name: string;
  readonly points: number;
  readonly you: boolean;
}

const SHOWN = 5; // maximum number of shown results, including the person's own

/** The results of the people who finished a daily deal on the server. */
export const peopleIn = ({ rows }: Pick<ContestFacts, 'rows'>): readonly Compared[] =>
  (rows ?? []).map(({ name, raw, you }) => ({ name, points: raw, you }));

/** The best results, fewest points first. The person's own result is always included. */
export function bestFirst(all: readonly Compared[]): readonly Compared[] {
  const order = [...all].sort((a, b) => a.points - b.points || Number(b.you) - Number(a.you));
  const others = order.filter(({ you }) => !you).slice(0, SHOWN - 1);
  return order.filter(one => one.you || others.includes(one));
}
