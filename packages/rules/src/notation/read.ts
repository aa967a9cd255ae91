// Parses the open notation. Only the syntax is checked, and the first error is reported with line and column.
import { SEATS_MAX, SEATS_MIN } from '../game/limits.ts';
import { readDeals } from './deals.ts';
import {
  endOfLine,
  hasMore,
  type LineCursor,
  linesOf,
  misread,
  type NotationLine,
  type NotationWord,
  nextWord,
  readEnd,
  readOneOf,
  readRest,
  readSeat,
  readWhole,
  readWholes,
} from './lines.ts';
import {
  NAME_MAX,
  NOTATION_FORMAT,
  NOTATION_MAX,
  type NotatedMatch,
  type NotationError,
  NotationException,
  type NotationPositions,
  TAG_MAX,
  TAGS,
  type TextPosition,
  TOP,
  UNSEEN,
} from './notated-match.ts';

export type ReadMatch =
  | { readonly ok: true; readonly noted: NotatedMatch; readonly places: NotationPositions }
  | { readonly ok: false; readonly misread: NotationError };

/** The match of a text, or the first error with its position. The rules of the match are not checked. */
export function readNotation(text: string): ReadMatch {
  try {
    return { ok: true, ...matchIn(text) };
  } catch (error) {
    if (error instanceof NotationException) return { ok: false, misread: error.misread };
    throw error;
  }
}

function matchIn(text: string): { readonly noted: NotatedMatch; readonly places: NotationPositions } {
  if (text.length > NOTATION_MAX) throw new NotationException(TOP, { type: 'too-long', most: NOTATION_MAX });
  const lines = linesOf(text.replace(/^\uFEFF/, ''));
  const [heading, ...rest] = lines;
  if (heading?.text !== NOTATION_FORMAT) return misread('heading', heading?.words[0] ?? TOP, heading?.text ?? '');
  const from = rest.findIndex(({ words }) => words[0]?.text === 'deal' || words[0]?.text === 'winners');
  const end = lines.at(-1) as NotationLine;
  if (from < 0) return misread('deal', endOfLine(end), '');
  const head = readHead(rest.slice(0, from), rest[from]?.words[0] as NotationWord);
  const { deals, places } = readDeals(rest.slice(from), head.noted.seats);
  return {
    noted: { ...head.noted, deals, winners: readWinners(end, head.noted.seats) },
    places: { ...head.places, deals: places, winners: end.words[0] as TextPosition },
  };
}

function readWinners(line: NotationLine, seats: number): readonly number[] {
  const reading: LineCursor = { line, at: 1 };
  if (line.words[1]?.text === 'none') {
    reading.at = 2;
    readEnd(reading);
    return [];
  }
  const winners = [readSeat(reading, seats, 'winners')];
  while (hasMore(reading)) winners.push(readSeat(reading, seats, 'winners'));
  return winners;
}

const KEYWORDS = ['game', 'seats', 'seat', 'set', 'length', 'first-dealer', ...TAGS] as const;
type Keyword = (typeof KEYWORDS)[number];
const MANY: readonly Keyword[] = ['seat', 'set'];

interface Head {
  readonly noted: Omit<NotatedMatch, 'deals' | 'winners'>;
  readonly places: Pick<NotationPositions, 'game' | 'seats' | 'set' | 'length'>;
}

/** Parses the lines of the head, which may come in any order. `next` is the word that follows them. */
function readHead(lines: readonly NotationLine[], next: NotationWord): Head {
  const by = byKeyword(lines);
  const one = (keyword: Keyword): LineCursor => {
    const [line] = by.get(keyword) ?? [];
    if (line === undefined) return misread('head', next, next.text);
    return { line, at: 1 };
  };
  const seats = readSeats(one('seats'));
  const game = one('game');
  const noted = {
    game: nextWord(game, 'game').text,
    version: readWholes(game, 1, 'whole')[0] ?? 0,
    seats,
    names: readNames(by.get('seat') ?? [], seats),
    rules: readRules(by.get('set') ?? []),
    length: readLength(by.get('length')?.[0]),
    firstDealer: readAlone(one('first-dealer'), reading => readSeat(reading, seats)),
    tags: Object.fromEntries(TAGS.flatMap(tag => (by.get(tag) ?? []).map(found => [tag, readTag(found)]))),
  };
  const placeOf = (keyword: Keyword): TextPosition | undefined => by.get(keyword)?.[0]?.words[0];
  const places = { game: placeOf('game') ?? TOP, seats: placeOf('seats') ?? TOP };
  return { noted, places: { ...places, set: placeOf('set'), length: placeOf('length') } };
}

function byKeyword(lines: readonly NotationLine[]): ReadonlyMap<Keyword, readonly NotationLine[]> {
  const by = new Map<Keyword, NotationLine[]>();
  for (const line of lines) {
    const keyword = readOneOf({ line, at: 0 }, KEYWORDS, 'head');
    const before = by.get(keyword) ?? [];
    if (before.length > 0 && !MANY.includes(keyword))
      throw new NotationException(line.words[0] as TextPosition, { type: 'twice', found: keyword });
    before.push(line);
    by.set(keyword, before);
  }
  return by;
}

function readAlone<T>(reading: LineCursor, read: (reading: LineCursor) => T): T {
  const found = read(reading);
  readEnd(reading);
  return found;
}

const readSeats = (reading: LineCursor): number =>
  readAlone(reading, () => {
    const seats = readWhole(reading);
    const [, word] = reading.line.words;
    return seats >= SEATS_MIN && seats <= SEATS_MAX ? seats : misread('whole', word as TextPosition, String(seats));
  });

/** The names of the players. Either all players are named, in the order of seats, or no player is. */
function readNames(lines: readonly NotationLine[], seats: number): readonly string[] {
  if (lines.length === 0) return [];
  const names = lines.map((line, i) => {
    const reading: LineCursor = { line, at: 1 };
    const seat = readSeat(reading, seats);
    if (seat !== i) misread('seat', line.words[1] as TextPosition, String(seat));
    return bounded(readRest(reading, 'name'), NAME_MAX, line);
  });
  return names.length === seats ? names : misread('name', endOfLine(lines.at(-1) as NotationLine), '');
}

const bounded = (text: string, most: number, line: NotationLine): string =>
  text.length <= most && !UNSEEN.test(text) ? text : misread('name', line.words[1] as TextPosition, text);

const readTag = (line: NotationLine): string => bounded(readRest({ line, at: 1 }, 'word'), TAG_MAX, line);

function readRules(lines: readonly NotationLine[]): NotatedMatch['rules'] {
  return Object.fromEntries(
    lines.map(line => {
      const reading: LineCursor = { line, at: 1 };
      const path = nextWord(reading, 'path').text;
      const value = line.words[2];
      const text = readRest(reading, 'json');
      try {
        return [path, JSON.parse(text) as unknown];
      } catch {
        return misread('json', value as TextPosition, text);
      }
    }),
  );
}

function readLength(line: NotationLine | undefined): NotatedMatch['length'] {
  if (line === undefined) return null;
  const reading: LineCursor = { line, at: 1 };
  const kind = readOneOf(reading, ['deals', 'target'], 'length');
  const most = readWholes(reading, 1, 'whole')[0] ?? 0;
  if (kind === 'target') return { target: most };
  return most >= 1 ? { deals: most } : misread('whole', line.words[2] as TextPosition, String(most));
}
