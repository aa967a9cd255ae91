// Writes and parses the steps of a deal line by line: passes, claims, tricks, bouts (the rounds of Capture),
// buried cards, and the moon.
import { SUITS, type Suit } from '../cards/card.ts';
import type { TranscriptStep } from '../transcript/transcript.ts';
import {
  cardIn,
  hasMore,
  type LineCursor,
  misread,
  type NotationLine,
  type NotationWord,
  nextWord,
  readCards,
  readEnd,
  readOneOf,
  readSeat,
  readWhole,
  seatIn,
} from './lines.ts';
import type { TextPosition } from './notated-match.ts';

/** A step, with its position in the text. */
export interface PositionedStep {
  readonly step: TranscriptStep;
  readonly place: TextPosition;
}

/**
 * Whether a step shares its line with the steps of other seats, because it is a card of a trick or a bout.
 */
const isInRun = (step: TranscriptStep): boolean => step.play !== undefined || step.lay !== undefined;

/**
 * Writes the lines of a deal's steps. A trick or bout ends before a step of another kind, or before a seat
 * occurs for a second time.
 */
export function stepLines(steps: readonly TranscriptStep[], seats: number): readonly string[] {
  const lines: string[] = [];
  let [run, runs]: [TranscriptStep[], number] = [[], 0];
  const close = (): void => {
    if (run.length > 0) lines.push(runText(run, ++runs, seats));
    run = [];
  };
  for (const step of steps) {
    if (!isInRun(step) || run.some(({ seat }) => seat === step.seat)) close();
    if (isInRun(step)) run.push(step);
    else lines.push(aloneText(step));
  }
  close();
  return lines;
}

/**
 * Writes a trick or bout, such as `3. 2: QS KS 2S 9S`: its number, the leader, and the cards in the order of
 * play. A seat is named if it is not the next seat.
 */
function runText(run: readonly TranscriptStep[], number: number, seats: number): string {
  const words = run.map((step, i) => {
    const before = run[i - 1];
    if (before === undefined) return `${step.seat}: ${actText(step)}`;
    return step.seat === (before.seat + 1) % seats ? actText(step) : `${step.seat}:${actText(step)}`;
  });
  return `${number}. ${words.join(' ')}`;
}

const CALLS = { high: '+', low: '-' } as const;

const actText = ({ play, call, lay }: TranscriptStep): string =>
  lay === undefined ? `${play}${call === undefined ? '' : CALLS[call]}` : `${lay[1]}/${lay[0]}`;

function aloneText({ seat, pass, charge, bid, claim, bury, moon }: TranscriptStep): string {
  if (pass !== undefined) return `pass ${seat} ${giftsText(pass)}`;
  if (charge !== undefined) return ['charge', seat, ...charge].join(' ');
  if (bid !== undefined) return `bid ${seat} ${bid}`;
  if (claim !== undefined) return `claim ${seat} ${claim ? 'yes' : 'no'}`;
  return bury === undefined ? `moon ${seat} ${moon}` : `bury ${seat} ${bury.join(' ')}`;
}

/** Writes the cards of a pass, then their receiver: `QS AS KS > 1`. */
const giftsText = (gifts: NonNullable<TranscriptStep['pass']>): string =>
  gifts.map(([card, to], i) => (gifts[i + 1]?.[1] === to ? card : `${card} > ${to}`)).join(' ');

/** Parses the steps of a line. `run` is the number of tricks or bouts before it in the deal. */
export function readSteps(line: NotationLine, seats: number, run: number): readonly PositionedStep[] {
  const reading: LineCursor = { line, at: 0 };
  const place = nextWord(reading, 'step');
  if (isRun(line)) return readRun(reading, place, seats, run);
  const read = ALONE[place.text as keyof typeof ALONE];
  if (!Object.hasOwn(ALONE, place.text)) misread('step', place, place.text);
  const seat = readSeat(reading, seats);
  return [{ step: { seat, ...read(reading, seats) }, place }];
}

export const isRun = ({ words }: NotationLine): boolean => /^\d+\.$/.test(words[0]?.text ?? '');

const ALONE = {
  pass: readGifts,
  charge: (reading: LineCursor) => ({ charge: readCards(reading) }),
  bid: (reading: LineCursor) => ended(reading, { bid: readBid(reading) }),
  claim: (reading: LineCursor) => ended(reading, { claim: readOneOf(reading, ['yes', 'no'], 'claim') === 'yes' }),
  bury: (reading: LineCursor) => ({ bury: readCards(reading) }),
  moon: (reading: LineCursor) => ended(reading, { moon: nextWord(reading, 'word').text }),
} as const;

/** Parses a number of chips, or a suit by its letter. */
function readBid(reading: LineCursor): number | Suit {
  const word = reading.line.words[reading.at]?.text;
  const suit = SUITS.find(one => one === word);
  if (suit === undefined) return readWhole(reading);
  reading.at += 1;
  return suit;
}

function ended<T>(reading: LineCursor, act: T): T {
  readEnd(reading);
  return act;
}

function readGifts(reading: LineCursor, seats: number): Pick<TranscriptStep, 'pass'> {
  const gifts: (readonly [NotationWord['text'], number])[] = [];
  while (hasMore(reading)) {
    const cards = [];
    for (let word = nextWord(reading, 'card'); word.text !== '>'; word = nextWord(reading, 'to-seat'))
      cards.push(cardIn(word.text, word));
    const to = readSeat(reading, seats, 'to-seat');
    gifts.push(...cards.map(card => [card, to] as const));
  }
  return { pass: gifts as NonNullable<TranscriptStep['pass']> };
}

function readRun(reading: LineCursor, number: NotationWord, seats: number, run: number): readonly PositionedStep[] {
  if (number.text !== `${run + 1}.`) misread('trick', number, number.text);
  const placed: PositionedStep[] = [];
  let seat = leaderIn(reading, seats);
  while (hasMore(reading) || placed.length === 0) {
    const word = nextWord(reading, 'card');
    const [named, act] = splitAt(word.text, ':');
    if (named !== undefined) seat = seatIn(named, word, seats);
    placed.push({ step: { seat, ...actIn(act, word) }, place: word });
    seat = (seat + 1) % seats;
  }
  return placed;
}

/** Parses the seat that leads: `2:`. */
function leaderIn(reading: LineCursor, seats: number): number {
  const word = nextWord(reading, 'seat-of-line');
  if (!word.text.endsWith(':')) misread('seat-of-line', word, word.text);
  return seatIn(word.text.slice(0, -1), word, seats, 'seat-of-line');
}

function splitAt(text: string, mark: ':' | '/'): readonly [before: string | undefined, after: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [undefined, text] : [text.slice(0, at), text.slice(at + 1)];
}

function actIn(text: string, word: NotationWord): Omit<TranscriptStep, 'seat'> {
  const [top, bottom] = splitAt(text, '/');
  if (top !== undefined) return { lay: [cardIn(bottom, word, 'pair'), cardIn(top, word, 'pair')] };
  const call = text.endsWith('+') ? 'high' : text.endsWith('-') ? 'low' : undefined;
  if (call === undefined) return { play: cardIn(text, word) };
  return { play: cardIn(text.slice(0, -1), word), call };
}
