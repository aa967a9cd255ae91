// How other players scored with the cards of a daily deal.
import type { ContestFacts } from '@moonshot/protocol/server';

/** A player of the same cards. */
export interface Compared {
  readonly name: string;
  readonly points: number;
  readonly you: boolean;
}

const SHOWN = 5; // with the person, who is always shown

/** The people who finished a server's deal. */
export const peopleIn = ({ rows }: Pick<ContestFacts, 'rows'>): readonly Compared[] =>
  (rows ?? []).map(({ name, raw, you }) => ({ name, points: raw, you }));

/** The best results, fewest points first. The person's own result is always included. */
export function bestFirst(all: readonly Compared[]): readonly Compared[] {
  const order = [...all].sort((a, b) => a.points - b.points || Number(b.you) - Number(a.you));
  const others = order.filter(({ you }) => !you).slice(0, SHOWN - 1);
  return order.filter(one => one.you || others.includes(one));
}
