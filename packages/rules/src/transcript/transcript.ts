// Parses the open format `moonshot-transcript/1`. Errors say where in the input the value is.
import { type Card, isCard, SUITS, type Suit } from '../cards/card.ts';
import { quoted } from '../game/fields.ts';
import type { Length } from '../game/game.ts';
import { SEATS_MAX, SEATS_MIN } from '../game/limits.ts';
import type { Overrides } from '../games.ts';

export const TRANSCRIPT_FORMAT = 'moonshot-transcript/1';

/**
 * A decision in a transcript. Exactly one of the fields `pass`, `charge`, `bid`, `claim`, `play`, `bury`,
 * `moon` and `lay` is present.
 */
export interface TranscriptStep {
  readonly seat: number;
  readonly pass?: readonly (readonly [Card, number])[];
  readonly charge?: readonly Card[];
  readonly bid?: number | Suit; // a number of chips, or the suit that the highest bidder names
  readonly claim?: boolean;
  readonly play?: Card;
  readonly call?: 'high' | 'low';
  readonly bury?: readonly Card[];
  readonly moon?: string;
  readonly lay?: readonly [Card, Card];
  readonly legal?: readonly string[];
  readonly took?: Took; // the trick that this play completes; only recordings of other programs have it
}

/** A complete trick in recordings of other programs: its leader, its winner, and the points of its cards. */
export type Took = readonly [leader: number, winner: number, points: number];

export interface TranscriptDeal {
  readonly dealer: number;
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[];
  readonly stock: readonly Card[];
  readonly steps: readonly TranscriptStep[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export interface Transcript {
  readonly format: typeof TRANSCRIPT_FORMAT;
  readonly game: string;
  readonly seats: number;
  readonly rules?: Overrides;
  readonly length?: Length;
  readonly firstDealer: number;
  readonly deals: readonly TranscriptDeal[];
  readonly winners: readonly number[];
}

/** An error in the input: the path of a value that violates the format, and the reason. */
export class Malformed extends Error {
  readonly path: string;
  // the JSON found at the path; empty if nothing is there, or if it does not explain the error
  readonly found: string;
  constructor(path: string, reason: string, found = '') {
    super(`${path}: ${reason}`);
    this.path = path;
    this.found = found;
  }
}

export type Json = Readonly<Record<string, unknown>>;

/** Throws `Malformed` with what was expected at a path, and what was found there. */
export const fail = (path: string, expected: string, value: unknown): never => {
  const found = quoted(value).slice(0, 60);
  throw new Malformed(path, `expected ${expected}, found ${found}`, value === undefined ? '' : found);
};

export const readObject = (value: unknown, path: string): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : fail(path, 'an object', value);

export const readList = <T>(value: unknown, path: string, read: (one: unknown, path: string) => T): readonly T[] =>
  Array.isArray(value) ? value.map((one, i) => read(one, `${path}[${i}]`)) : fail(path, 'a list', value);

export const readNumber = (value: unknown, path: string): number =>
  Number.isInteger(value) ? (value as number) : fail(path, 'a whole number', value);

export const readCard = (value: unknown, path: string): Card =>
  isCard(value) ? value : fail(path, 'a card such as QS', value);

const readText = (value: unknown, path: string): string =>
  typeof value === 'string' ? value : fail(path, 'a text', value);

export const readCards = (value: unknown, path: string): readonly Card[] => readList(value, path, readCard);
export const readNumbers = (value: unknown, path: string): readonly number[] => readList(value, path, readNumber);

/** Makes a parser for a seat of a table with `seats` seats. */
export const readSeat =
  (seats: number) =>
  (value: unknown, path: string): number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats
      ? (value as number)
      : fail(path, `a seat from 0 to ${seats - 1}`, value);

/** Parses a match. Throws `Malformed` with the path and the reason. */
export function readTranscript(value: unknown): Transcript {
  const match = readObject(value, 'match');
  if (match.format !== TRANSCRIPT_FORMAT) fail('format', TRANSCRIPT_FORMAT, match.format);
  const seats = readNumber(match.seats, 'seats');
  if (seats < SEATS_MIN || seats > SEATS_MAX) fail('seats', `a number from ${SEATS_MIN} to ${SEATS_MAX}`, seats);
  const seat = readSeat(seats);
  return {
    format: TRANSCRIPT_FORMAT,
    game: readText(match.game, 'game'),
    seats,
    ...(match.rules === undefined || match.rules === null ? {} : { rules: readObject(match.rules, 'rules') }),
    ...(match.length === undefined || match.length === null ? {} : { length: readLength(match.length) }),
    firstDealer: seat(match.firstDealer, 'firstDealer'),
    deals: readList(match.deals, 'deals', (deal, path) => readDeal(deal, path, seats)),
    winners: readList(match.winners, 'winners', seat),
  };
}

function readLength(value: unknown): Length {
  const length = readObject(value, 'length');
  if ('deals' in length) {
    const deals = readNumber(length.deals, 'length.deals');
    return deals >= 1 ? { deals } : fail('length.deals', 'at least 1', deals);
  }
  if ('target' in length) return { target: readNumber(length.target, 'length.target') };
  return fail('length', '{"deals": n} or {"target": n}', value);
}

function readDeal(value: unknown, path: string, seats: number): TranscriptDeal {
  const deal = readObject(value, path);
  return {
    dealer: readSeat(seats)(deal.dealer, `${path}.dealer`),
    hands: readList(deal.hands, `${path}.hands`, readCards),
    kitty: readCards(deal.kitty ?? [], `${path}.kitty`),
    stock: readCards(deal.stock ?? [], `${path}.stock`),
    steps: readList(deal.steps, `${path}.steps`, (step, at) => readStep(step, at, seats)),
    points: readNumbers(deal.points, `${path}.points`),
    totals: readNumbers(deal.totals, `${path}.totals`),
  };
}

const KINDS = ['pass', 'charge', 'bid', 'claim', 'play', 'bury', 'moon', 'lay'] as const;

function readStep(value: unknown, path: string, seats: number): TranscriptStep {
  const step = readObject(value, path);
  const kinds = KINDS.filter(kind => step[kind] !== undefined);
  if (kinds.length !== 1) fail(path, `exactly one of ${KINDS.join(', ')}`, value);
  const legal = step.legal === undefined ? {} : { legal: readList(step.legal, `${path}.legal`, readText) };
  return { seat: readSeat(seats)(step.seat, `${path}.seat`), ...readAct(step, path, seats), ...legal };
}

function readAct(step: Json, path: string, seats: number): Omit<TranscriptStep, 'seat'> {
  if (step.pass !== undefined)
    return { pass: readList(step.pass, `${path}.pass`, (gift, at) => readGift(gift, at, seats)) };
  if (step.charge !== undefined) return { charge: readCards(step.charge, `${path}.charge`) };
  if (step.bid !== undefined) return { bid: readBid(step.bid, `${path}.bid`) };
  if (step.claim !== undefined)
    return typeof step.claim === 'boolean' ? { claim: step.claim } : fail(`${path}.claim`, 'true or false', step.claim);
  if (step.bury !== undefined) return { bury: readCards(step.bury, `${path}.bury`) };
  if (step.moon !== undefined) return { moon: readText(step.moon, `${path}.moon`) };
  if (step.lay !== undefined) return { lay: readPair(step.lay, `${path}.lay`) };
  return { play: readCard(step.play, `${path}.play`), ...readCall(step.call, `${path}.call`) };
}

const readBid = (bid: unknown, path: string): number | Suit =>
  typeof bid === 'string'
    ? (SUITS.find(suit => suit === bid) ?? fail(path, `a number, or one of ${SUITS.join(', ')}`, bid))
    : readNumber(bid, path);

const readCall = (call: unknown, path: string): { call?: 'high' | 'low' } =>
  call === undefined ? {} : call === 'high' || call === 'low' ? { call } : fail(path, 'high or low', call);

function readGift(value: unknown, path: string, seats: number): readonly [Card, number] {
  if (!Array.isArray(value) || value.length !== 2) return fail(path, 'a card and a seat', value);
  return [readCard(value[0], `${path}[0]`), readSeat(seats)(value[1], `${path}[1]`)];
}

function readPair(value: unknown, path: string): readonly [Card, Card] {
  const cards = readCards(value, path);
  return cards.length === 2 ? (cards as readonly [Card, Card]) : fail(path, 'two cards', value);
}
