// Parses the deals of a match in notation: dealer, hands, kitty and stock, steps, points and totals.
import type { Card } from '../cards/card.ts';
import type { TranscriptDeal } from '../transcript/transcript.ts';
import { readHand } from './hands.ts';
import {
  endOfLine,
  type LineCursor,
  misread,
  type NotationLine,
  nextWord,
  readCards,
  readEnd,
  readOneOf,
  readSeat,
  readWhole,
  readWholes,
} from './lines.ts';
import {
  DEALS_MAX,
  type ExpectedText,
  NotationException,
  type NotationPositions,
  type TextPosition,
} from './notated-match.ts';
import { isRun, type PositionedStep, readSteps } from './steps.ts';

type DealPlaces = NotationPositions['deals'][number];

/** The lines of a match that have not been read yet. Reading a line increases `at`. */
interface Rest {
  readonly lines: readonly NotationLine[];
  readonly seats: number;
  at: number;
}

interface Deals {
  readonly deals: readonly TranscriptDeal[];
  readonly places: readonly DealPlaces[];
}

/** Reads all deals. After the last deal, only the line with the winners may follow. */
export function readDeals(lines: readonly NotationLine[], seats: number): Deals {
  const rest: Rest = { lines, seats, at: 0 };
  const [deals, places]: [TranscriptDeal[], DealPlaces[]] = [[], []];
  while (begins(rest, 'deal')) {
    const read = readDeal(rest, deals.length + 1);
    deals.push(read.deal);
    places.push(read.places);
  }
  if (!begins(rest, 'winners')) lineOf(rest, 'deal', 'winners');
  const more = lines[rest.at + 1];
  if (more !== undefined) misread('end', more.words[0] as TextPosition, more.text);
  return { deals, places };
}

const keywordOf = (line: NotationLine | undefined): string | undefined => line?.words[0]?.text;
const begins = ({ lines, at }: Rest, keyword: string): boolean => keywordOf(lines[at]) === keyword;

/** Parses the next line from its second word on. Its first word must be `keyword`. */
function lineOf(rest: Rest, keyword: string, what: ExpectedText): LineCursor {
  const line = rest.lines[rest.at];
  if (line === undefined) return misread(what, endOfLine(rest.lines.at(-1) as NotationLine), '');
  if (keywordOf(line) !== keyword) return misread(what, line.words[0] as TextPosition, keywordOf(line) ?? '');
  rest.at += 1;
  return { line, at: 1 };
}

function readDeal(rest: Rest, number: number): { readonly deal: TranscriptDeal; readonly places: DealPlaces } {
  const head = lineOf(rest, 'deal', 'deal');
  const [keyword, counted] = head.line.words;
  if (number > DEALS_MAX)
    throw new NotationException(counted ?? (keyword as TextPosition), { type: 'too-many', most: DEALS_MAX });
  if (readWhole(head) !== number) misread('deal', counted as TextPosition, counted?.text ?? '');
  readOneOf(head, ['dealer'], 'word');
  const dealer = readSeat(head, rest.seats);
  readEnd(head);
  const first = rest.lines[rest.at]?.words[0] ?? (keyword as TextPosition);
  const hands = Array.from({ length: rest.seats }, (_, seat) => readHandOf(rest, seat));
  const [kitty, stock] = [readPile(rest, 'kitty'), readPile(rest, 'stock')];
  const steps = readAllSteps(rest);
  const points = lineOf(rest, 'points', 'step');
  const totals = lineOf(rest, 'totals', 'totals');
  return {
    deal: {
      ...{ dealer, hands, kitty, stock, steps: steps.map(({ step }) => step) },
      points: readWholes(points, rest.seats, 'points'),
      totals: readWholes(totals, rest.seats, 'totals'),
    },
    places: {
      ...{ deal: keyword as TextPosition, hands: first, steps: steps.map(({ place }) => place) },
      points: points.line.words[0] as TextPosition,
      totals: totals.line.words[0] as TextPosition,
    },
  };
}

function readHandOf(rest: Rest, seat: number): readonly Card[] {
  const reading = lineOf(rest, 'hand', 'hand');
  const word = nextWord(reading, 'seat');
  if (word.text !== String(seat)) misread('hand', word, word.text);
  return readHand(reading);
}

const readPile = (rest: Rest, keyword: 'kitty' | 'stock'): readonly Card[] =>
  begins(rest, keyword) ? readCards(lineOf(rest, keyword, 'card')) : [];

/** Parses every line up to the line with the points. */
function readAllSteps(rest: Rest): readonly PositionedStep[] {
  const steps: PositionedStep[] = [];
  let runs = 0;
  for (let line = rest.lines[rest.at]; line !== undefined && keywordOf(line) !== 'points'; line = rest.lines[rest.at]) {
    steps.push(...readSteps(line, rest.seats, runs));
    if (isRun(line)) runs += 1;
    rest.at += 1;
  }
  return steps;
}
