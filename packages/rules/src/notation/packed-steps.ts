// The steps of a deal as bits. A card that the next seat plays takes one bit more than its index in the hand.
import { type Card, isWild, SUITS, type Suit } from '../cards/card.ts';
import { sorted } from '../cards/card-set.ts';
import type { TranscriptStep } from '../transcript/transcript.ts';
import { type BitReader, type BitWriter, bitsBelow, CorruptBits, read, readText, write, writeText } from './bits.ts';
import { readCard, writeCard } from './packed-cards.ts';

const KINDS = ['play', 'lay', 'pass', 'claim', 'bury', 'moon', 'charge', 'bid'] as const;
type Kind = (typeof KINDS)[number];
const KIND_BITS = 3;
const STEPS_BITS = 12;
const COUNT_BITS = 5;
const CALLS = [undefined, 'high', 'low'] as const;
const CALL_BITS = 2;
const WORD_MAX = 40;

/** What the steps of a deal have shown so far: the hands and the current trick. */
interface Course {
  readonly hands: Card[][];
  run: Run | undefined;
}

/**
 * The seats that have played to the current trick, and the next seat. `next` is undefined if all seats have
 * played.
 */
interface Run {
  readonly kind: Kind;
  readonly seats: readonly number[];
  readonly next: number | undefined;
}

const courseOf = (hands: readonly (readonly Card[])[]): Course => ({
  hands: hands.map(hand => [...sorted(hand)]),
  run: undefined,
});

const handOf = ({ hands }: Course, seat: number): Card[] => hands[seat] ?? [];
const kindOf = (step: TranscriptStep): Kind => KINDS.find(kind => step[kind] !== undefined) ?? 'play';

/** Updates what is known of the deal after a step. */
function went(course: Course, kind: Kind, seat: number): void {
  const { run, hands } = course;
  const goesOn = run?.kind === kind && !run.seats.includes(seat);
  const seats = goesOn ? [...run.seats, seat] : [seat];
  const next = (seat + 1) % hands.length;
  const isRun = kind === 'play' || kind === 'lay';
  course.run = isRun ? { kind, seats, next: seats.includes(next) ? undefined : next } : undefined;
}

export function writeSteps(
  out: BitWriter,
  hands: readonly (readonly Card[])[],
  steps: readonly TranscriptStep[],
): void {
  const course = courseOf(hands);
  write(out, steps.length, STEPS_BITS);
  for (const step of steps) {
    const kind = kindOf(step);
    const usual = course.run?.kind === kind && course.run.next === step.seat;
    write(out, usual ? 1 : 0, 1);
    if (!usual) write(out, KINDS.indexOf(kind), KIND_BITS);
    if (!usual) write(out, step.seat, bitsBelow(hands.length));
    writeAct(out, course, step);
    went(course, kind, step.seat);
  }
}

export function readSteps(from: BitReader, hands: readonly (readonly Card[])[]): readonly TranscriptStep[] {
  const course = courseOf(hands);
  return Array.from({ length: read(from, STEPS_BITS) }, () => {
    const usual = read(from, 1) === 1;
    const kind = usual ? course.run?.kind : KINDS[read(from, KIND_BITS)];
    const seat = usual ? course.run?.next : read(from, bitsBelow(hands.length));
    if (kind === undefined || seat === undefined || seat >= hands.length) throw new CorruptBits('a step is nobody’s');
    const step = { seat, ...readAct(from, course, kind, seat) };
    went(course, kind, seat);
    return step;
  });
}

function writeAct(
  out: BitWriter,
  course: Course,
  { seat, play, call, lay, pass, claim, bury, moon, charge, bid }: TranscriptStep,
): void {
  const hand = handOf(course, seat);
  if (play !== undefined) writePlay(out, hand, play, call);
  else if (lay !== undefined) for (const card of lay) writeCard(out, hand, card);
  else if (pass !== undefined) writeGifts(out, course, seat, pass);
  else if (claim !== undefined) write(out, claim ? 1 : 0, 1);
  else if (moon !== undefined) writeText(out, moon);
  else if (bid !== undefined) writeText(out, String(bid));
  else if (charge !== undefined) for (const card of hand) write(out, charge.includes(card) ? 1 : 0, 1);
  else if (bury !== undefined) {
    write(out, bury.length, COUNT_BITS);
    for (const card of bury) writeCard(out, hand, card);
  }
}

function writePlay(out: BitWriter, hand: Card[], card: Card, call: TranscriptStep['call']): void {
  writeCard(out, hand, card);
  if (isWild(card)) write(out, CALLS.indexOf(call), CALL_BITS);
}

function readAct(from: BitReader, course: Course, kind: Kind, seat: number): Omit<TranscriptStep, 'seat'> {
  const hand = handOf(course, seat);
  switch (kind) {
    case 'play':
      return readPlay(from, hand);
    case 'lay':
      return { lay: [readCard(from, hand), readCard(from, hand)] };
    case 'pass':
      return { pass: readGifts(from, course, seat) };
    case 'claim':
      return { claim: read(from, 1) === 1 };
    case 'bury':
      return { bury: Array.from({ length: read(from, COUNT_BITS) }, () => readCard(from, hand)) };
    case 'charge':
      return { charge: hand.filter(() => read(from, 1) === 1) };
    case 'bid':
      return { bid: bidIn(readText(from, WORD_MAX)) };
    case 'moon':
      return { moon: readText(from, WORD_MAX) };
  }
}

function bidIn(text: string): number | Suit {
  const suit = SUITS.find(one => one === text);
  if (suit === undefined && !/^\d{1,3}$/.test(text)) throw new CorruptBits('a bid is neither chips nor a suit');
  return suit ?? Number(text);
}

function readPlay(from: BitReader, hand: Card[]): Omit<TranscriptStep, 'seat'> {
  const play = readCard(from, hand);
  const call = isWild(play) ? CALLS[read(from, CALL_BITS)] : undefined;
  return { play, ...(call && { call }) };
}

type Gifts = NonNullable<TranscriptStep['pass']>;

/**
 * Writes the cards that a seat passes, and moves them to their receivers. Passes are written in the order in
 * which they were made, because a later seat already holds the cards that it received.
 */
function writeGifts(out: BitWriter, course: Course, seat: number, gifts: Gifts): void {
  write(out, gifts.length, COUNT_BITS);
  for (const [i, [card, to]] of gifts.entries()) {
    const same = gifts[i - 1]?.[1] === to;
    if (i > 0) write(out, same ? 1 : 0, 1);
    if (!same) write(out, to, bitsBelow(course.hands.length));
    writeCard(out, handOf(course, seat), card);
  }
  for (const [card, to] of gifts) handOf(course, to).push(card);
}

function readGifts(from: BitReader, course: Course, seat: number): Gifts {
  const gifts: (readonly [Card, number])[] = [];
  for (let left = read(from, COUNT_BITS); left > 0; left--) {
    const last = gifts.at(-1)?.[1];
    const to = last !== undefined && read(from, 1) === 1 ? last : read(from, bitsBelow(course.hands.length));
    if (to >= course.hands.length) throw new CorruptBits('a card is given to nobody');
    gifts.push([readCard(from, handOf(course, seat)), to]);
  }
  for (const [card, to] of gifts) handOf(course, to).push(card);
  return gifts;
}
