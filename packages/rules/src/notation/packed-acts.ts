// What a seat answers, as choices among what it may: the same walk writes an answer that is known, and reads one that is not.
import type { Card } from '../cards/card.ts';
import type { Ask } from '../games.ts';
import type { Step } from '../transcript.ts';
import { type Coder, Unlike } from './range.ts';

type Act = Omit<Step, 'seat'>;
type Of<T extends Ask['type']> = Extract<Ask, { type: T }>;

/** Whether a step answers such a question. */
const ANSWER = {
  pass: 'pass',
  charge: 'charge',
  bid: 'bid',
  claim: 'claim',
  play: 'play',
  bury: 'bury',
  moon: 'moon',
  lay: 'lay',
} as const;

/** The answer to a question; `known` where it is being written. */
export function codedAct(coder: Coder, ask: Ask, known: Step | undefined): Act {
  if (known !== undefined && known[ANSWER[ask.type]] === undefined) throw new Unlike('another question was answered');
  switch (ask.type) {
    case 'play':
      return play(coder, ask, known);
    case 'lay':
      return lay(coder, ask, known);
    case 'pass':
      return { pass: gifts(coder, ask, known?.pass) };
    case 'claim':
      return { claim: coder.one(2, known && Number(known.claim)) === 1 };
    case 'bid': {
      const at = coder.one(ask.bids.length, known?.bid === undefined ? undefined : ask.bids.indexOf(known.bid));
      return { bid: ask.bids[at] ?? 0 };
    }
    case 'bury':
      return { bury: some(coder, ask.cards, ask.count, known?.bury) };
    case 'charge': {
      const count = coder.one(ask.cards.length + 1, known?.charge?.length);
      return { charge: some(coder, ask.cards, count, known?.charge) };
    }
    case 'moon': {
      const at = coder.one(ask.options.length, known && ask.options.findIndex(({ name }) => name === known.moon));
      return { moon: ask.options[at]?.name ?? '' };
    }
  }
}

function play(coder: Coder, { plays }: Of<'play'>, known: Step | undefined): Act {
  const at = coder.one(
    plays.length,
    known && plays.findIndex(({ card, call }) => card === known.play && call === known.call),
  );
  const { card, call } = plays[at] ?? nothing();
  return { play: card, ...(call && { call }) };
}

function lay(coder: Coder, { pairs }: Of<'lay'>, known: Step | undefined): Act {
  const at = coder.one(
    pairs.length,
    known && pairs.findIndex(({ bottom, top }) => bottom === known.lay?.[0] && top === known.lay[1]),
  );
  const { bottom, top } = pairs[at] ?? nothing();
  return { lay: [bottom, top] };
}

/** Cards one after another, in the order in which they were named. */
function some(
  coder: Coder,
  cards: readonly Card[],
  count: number,
  known: readonly Card[] | undefined,
): readonly Card[] {
  if (known !== undefined && known.length !== count) throw new Unlike('there are too many cards, or too few');
  const left = [...cards];
  return Array.from({ length: count }, (_, i) => taken(coder, left, known?.[i]));
}

/** One card out of those that are left. */
function taken(coder: Coder, left: Card[], known: Card | undefined): Card {
  const [card] = left.splice(coder.one(left.length, known && left.indexOf(known)), 1);
  return card ?? nothing();
}

function gifts(coder: Coder, { cards, to }: Of<'pass'>, known: Step['pass']): NonNullable<Step['pass']> {
  const left = [...cards];
  const room = to.map(({ count }) => count);
  const count = room.reduce((all, one) => all + one, 0);
  if (known !== undefined && known.length !== count) throw new Unlike('there are too many cards, or too few');
  return Array.from({ length: count }, (_, i) => {
    const open = [...room.keys()].filter(one => room[one] !== 0);
    const at = open[coder.one(open.length, known && open.findIndex(one => to[one]?.to === known[i]?.[1]))] ?? 0;
    room[at] = (room[at] ?? 0) - 1;
    return [taken(coder, left, known?.[i]?.[0]), to[at]?.to ?? 0] as const;
  });
}

function nothing(): never {
  throw new Unlike('there is nothing to choose');
}
