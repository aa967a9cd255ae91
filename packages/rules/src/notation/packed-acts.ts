// Codes a seat's answers as choices among the legal answers. The same functions encode an answer that is
// given and decode one that is not.
import type { Card } from '../cards/card.ts';
import type { Ask } from '../games.ts';
import type { TranscriptStep } from '../transcript/transcript.ts';
import { type Coder, UncodableChoice } from './range.ts';

type Act = Omit<TranscriptStep, 'seat'>;
type Of<T extends Ask['type']> = Extract<Ask, { type: T }>;

/**
 * Encodes or decodes the answer to a question. `known` is the answer to encode. If it is undefined, an answer
 * is decoded.
 */
export function codedAct(coder: Coder, ask: Ask, known: TranscriptStep | undefined): Act {
  if (known !== undefined && known[ask.type] === undefined) throw new UncodableChoice('another question was answered');
  switch (ask.type) {
    case 'play':
      return play(coder, ask, known);
    case 'lay':
      return lay(coder, ask, known);
    case 'pass':
      return { pass: gifts(coder, ask, known?.pass) };
    case 'claim':
      return { claim: oneOf(coder, [false, true], known && (claim => claim === known.claim)) };
    case 'bid':
      return { bid: oneOf(coder, ask.bids, known && (bid => bid === known.bid)) };
    case 'bury':
      return { bury: inOrder(coder, ask.cards, ask.count, known?.bury) };
    case 'charge': {
      const count = coder.one(ask.cards.length + 1, known?.charge?.length);
      return { charge: inOrder(coder, ask.cards, count, known?.charge) };
    }
    case 'moon':
      return { moon: oneOf(coder, ask.options, known && (({ name }) => name === known.moon)).name };
  }
}

/**
 * Encodes or decodes one item of a list. An encoder takes the first item for which `isKnown` returns true.
 */
const oneOf = <T>(coder: Coder, all: readonly T[], isKnown: ((one: T) => boolean) | undefined): T =>
  all[coder.one(all.length, isKnown && all.findIndex(isKnown))] as T;

function play(coder: Coder, { plays }: Of<'play'>, known: TranscriptStep | undefined): Act {
  const { card, call } = oneOf(coder, plays, known && (one => one.card === known.play && one.call === known.call));
  return { play: card, ...(call && { call }) };
}

function lay(coder: Coder, { pairs }: Of<'lay'>, known: TranscriptStep | undefined): Act {
  const { bottom, top } = oneOf(
    coder,
    pairs,
    known && (pair => pair.bottom === known.lay?.[0] && pair.top === known.lay[1]),
  );
  return { lay: [bottom, top] };
}

/** Codes `count` of the cards, in the order in which they were named. */
export function inOrder(
  coder: Coder,
  cards: readonly Card[],
  count: number,
  known: readonly Card[] | undefined,
): readonly Card[] {
  if (known !== undefined && known.length !== count) throw new UncodableChoice('there are too many cards, or too few');
  const left = [...cards];
  return Array.from({ length: count }, (_, i) => taken(coder, left, known?.[i]));
}

/** Codes one of the remaining cards and removes it from `left`. */
function taken(coder: Coder, left: Card[], known: Card | undefined): Card {
  const [card] = left.splice(coder.one(left.length, known && left.indexOf(known)), 1);
  return card as Card;
}

function gifts(
  coder: Coder,
  { cards, to }: Of<'pass'>,
  known: TranscriptStep['pass'],
): NonNullable<TranscriptStep['pass']> {
  const left = [...cards];
  const room = to.map(one => ({ ...one }));
  const count = room.reduce((all, one) => all + one.count, 0);
  if (known !== undefined && known.length !== count) throw new UncodableChoice('there are too many cards, or too few');
  return Array.from({ length: count }, (_, i) => {
    const open = room.filter(one => one.count > 0);
    const receiver = oneOf(coder, open, known && (one => one.to === known[i]?.[1]));
    receiver.count -= 1;
    return [taken(coder, left, known?.[i]?.[0]), receiver.to] as const;
  });
}
