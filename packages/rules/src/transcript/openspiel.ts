// Reads games that OpenSpiel's hearts has recorded, and translates the eight options of that engine to a
// sheet (the rules of a game as data).
import { type Card, isWild } from '../cards/card.ts';
import { seatLeft } from '../game/seat.ts';
import { type Overrides, type Sheet, sheetOf } from '../games.ts';
import { differences } from '../house/fields.ts';
import { heartsOf } from '../prepare.ts';
import { BASE_SHEET, type TrickSheet } from '../trick/sheet/sheet.ts';
import { differenceTexts } from './difference.ts';
import { type ReplayResult, replayDeals, replayTranscript } from './replay.ts';
import {
  fail,
  type Json,
  Malformed,
  readCard,
  readCards,
  readList,
  readNumber,
  readNumbers,
  readObject,
  readSeat,
  readTranscript,
  type Took,
  TRANSCRIPT_FORMAT,
  type Transcript,
  type TranscriptDeal,
  type TranscriptStep,
} from './transcript.ts';

const SEATS = 4;
const HAND = 13;
export const POINTS_ALL = 26; // the engine's utility of a seat is this number minus the seat's points

/** The names of the engine's options. */
export const OPENSPIEL_PARAMS = [
  'pass_cards',
  'no_pts_on_first_trick',
  'can_lead_any_club',
  'must_break_hearts',
  'qs_breaks_hearts',
  'can_lead_hearts_instead_of_qs',
  'jd_bonus',
  'avoid_all_tricks_bonus',
] as const;
export type OpenSpielParams = Readonly<Record<(typeof OPENSPIEL_PARAMS)[number], boolean>>;

/** The number of seats to the left to which cards are passed in each direction. */
export const PLACES = { hold: 0, left: 1, across: 2, right: 3 } as const;
export type PassDirection = keyof typeof PLACES;

/** A deal that OpenSpiel has recorded. */
export interface OpenSpielGame {
  readonly params: OpenSpielParams;
  readonly passDir: PassDirection;
  readonly dealt: readonly (readonly Card[])[];
  readonly passed: readonly (readonly Card[])[] | null;
  readonly plays: readonly (readonly [seat: number, card: Card, legal: readonly Card[]])[];
  readonly tricks: readonly Took[];
  readonly points: readonly number[];
  readonly returns: readonly number[];
}

/**
 * The sheet of OpenSpiel's hearts: four seats, American rules, and what that engine does with every
 * combination of options. A shooter has no choice, the J♦ counts with a moon, and the bonus for taking no
 * trick does not.
 */
export const OPENSPIEL_SHEET: TrickSheet = {
  ...BASE_SHEET,
  id: 'openspiel',
  version: 1,
  name: 'OpenSpiel Hearts',
  seats: { min: SEATS, max: SEATS, best: SEATS },
  opening: { leader: 'holder:2C', later: 'asFirst', card: 'thatCard', fallback: 'nextLowest', wild: 'never' },
  firstTrick: { ...BASE_SHEET.firstTrick, ban: ['H*', 'QS'] },
  lead: { restrict: ['H*'], firstTrick: [], exempt: 'onlyRestricted' },
  break: { on: [{ cards: ['H*', 'QS'], how: 'any' }] },
  contracts: [],
  trickPoints: { none: 0, each: 0, first: 0, lastButOne: 0, last: 0, all: 0, besideMoon: 'lapses' },
  moon: {
    ...BASE_SHEET.moon,
    options: [{ name: 'burden', self: 0, others: POINTS_ALL }],
    choose: 'fixed',
    bonus: 'scores',
  },
  match: { ...BASE_SHEET.match, kind: 'deals', deals: 1 },
};

/**
 * The engine's options as overrides of `OPENSPIEL_SHEET`. OpenSpiel draws the direction of the pass at
 * random, so the recording states it.
 */
export const overridesFor = (params: OpenSpielParams, passDir: PassDirection): Overrides => ({
  'pass.cycle': params.pass_cards ? [passDir] : [],
  'firstTrick.ban': params.no_pts_on_first_trick ? ['H*', 'QS'] : [],
  'opening.card': params.can_lead_any_club ? 'thatSuit' : 'thatCard',
  'lead.restrict': params.must_break_hearts ? ['H*'] : [],
  'lead.exempt': params.can_lead_hearts_instead_of_qs ? 'onlyPenalty' : 'onlyRestricted',
  'break.on': [{ cards: params.qs_breaks_hearts ? ['H*', 'QS'] : ['H*'], how: 'any' }],
  points: params.jd_bonus ? [...BASE_SHEET.points, { cards: ['JD'], value: -10 }] : BASE_SHEET.points,
  'trickPoints.none': params.avoid_all_tricks_bonus ? -5 : 0,
});

/** Whether a value is meant to be an OpenSpiel game, valid or not. */
export const isOpenSpiel = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'params' in value && !('format' in value);

/** Replays an OpenSpiel game or a transcript. Throws `Malformed` if the value is neither or unplayable. */
export const replayRecording = (value: unknown): ReplayResult =>
  isOpenSpiel(value) ? replayOpenSpiel(readOpenSpiel(value)) : replayTranscript(readTranscript(value));

/**
 * Converts a recording in either format to a transcript. Throws `Malformed` if it has neither format, or if
 * an OpenSpiel game contradicts the rules.
 */
export function transcriptOfRecording(value: unknown): Transcript {
  if (!isOpenSpiel(value)) return readTranscript(value);
  const game = readOpenSpiel(value);
  const replayed = replayOpenSpiel(game);
  if (replayed.difference !== undefined)
    throw new Malformed(
      'game',
      `it says ${replayed.difference.transcript}, and the rules say ${replayed.difference.rules}`,
    );
  const { sheet } = heartsOf(OPENSPIEL_SHEET, SEATS, overridesFor(game.params, game.passDir));
  const base = sheetOf(BASE) as Sheet;
  const least = Math.min(...game.points);
  return {
    format: TRANSCRIPT_FORMAT,
    game: BASE,
    seats: SEATS,
    rules: differences(base, sheet),
    firstDealer: 0,
    deals: [dealOf(game)],
    winners: game.points.flatMap((points, seat) => (points === least ? [seat] : [])),
  };
}

/** The game whose sheet the options of OpenSpiel override in a transcript. */
const BASE = 'black-lady';

/** Replays a recorded game. The passes and plays are its decisions. */
export function replayOpenSpiel(game: OpenSpielGame): ReplayResult {
  const hearts = heartsOf(OPENSPIEL_SHEET, SEATS, overridesFor(game.params, game.passDir));
  const replayed = replayDeals(hearts, { firstDealer: 0 }, [dealOf(game)]);
  if (replayed.difference !== undefined) return replayed;
  const record = JSON.stringify(game.returns);
  const rules = JSON.stringify(game.points.map(points => POINTS_ALL - points));
  if (record === rules) return replayed;
  const reason = { type: 'value', what: 'returns', record, rules } as const;
  return { ...replayed, difference: { deal: 1, step: replayed.decisions, ...differenceTexts(reason), reason, hearts } };
}

const dealOf = (game: OpenSpielGame): TranscriptDeal => ({
  dealer: 0, // the engine has no dealer, because the holder of the 2♣ opens
  hands: game.dealt,
  kitty: [],
  stock: [],
  steps: [...passesOf(game), ...playsOf(game)],
  points: game.points,
  totals: game.points,
});

const passesOf = ({ passed, passDir }: OpenSpielGame): readonly TranscriptStep[] =>
  (passed ?? []).map((cards, seat) => ({
    seat,
    pass: cards.map(card => [card, seatLeft(seat, PLACES[passDir], SEATS)]),
  }));

const playsOf = ({ plays, tricks }: OpenSpielGame): readonly TranscriptStep[] =>
  plays.map(([seat, play, legal], i) => {
    const took = i % SEATS === SEATS - 1 ? tricks[Math.floor(i / SEATS)] : undefined;
    return { seat, play, legal, ...(took && { took }) };
  });

/**
 * Parses a game. Throws `Malformed` with the path and the reason. Unknown fields outside `params` are
 * ignored.
 */
export function readOpenSpiel(value: unknown): OpenSpielGame {
  const game = readObject(value, 'game');
  const params = readParams(readObject(game.params, 'params'));
  return {
    params,
    passDir: readDirection(game.passDir, params),
    dealt: readHands(game.dealt),
    passed: game.passed === null || game.passed === undefined ? null : readFour(game.passed, 'passed', readCards),
    plays: readList(game.plays, 'plays', readPlay),
    tricks: readTricks(game.tricks),
    points: readPoints(game.points, 'points'),
    returns: readPoints(game.returns, 'returns'),
  };
}

function readParams(params: Json): OpenSpielParams {
  const names: readonly string[] = OPENSPIEL_PARAMS;
  for (const name of Object.keys(params))
    if (!names.includes(name)) fail(`params.${name}`, `one of ${names.join(', ')}`, params[name]);
  const read = (name: string): boolean => {
    const on = params[name];
    return typeof on === 'boolean' ? on : fail(`params.${name}`, 'true or false', on);
  };
  return Object.fromEntries(OPENSPIEL_PARAMS.map(name => [name, read(name)])) as OpenSpielParams;
}

function readDirection(value: unknown, { pass_cards }: OpenSpielParams): PassDirection {
  const known = (Object.keys(PLACES) as PassDirection[]).find(name => name === value);
  if (known === undefined) return fail('passDir', Object.keys(PLACES).join(', '), value);
  return known === 'hold' || pass_cards ? known : fail('passDir', 'hold, because params.pass_cards is false', value);
}

function readFour<T>(value: unknown, path: string, read: (one: unknown, path: string) => T): readonly T[] {
  const list = readList(value, path, read);
  return list.length === SEATS ? list : fail(path, `one entry for each of ${SEATS} seats`, value);
}

const readPoints = (value: unknown, path: string): readonly number[] => readFour(value, path, readNumber);

/** Parses four hands that together make up the pack. */
function readHands(value: unknown): readonly (readonly Card[])[] {
  const seen = new Set<Card>();
  return readFour(value, 'dealt', (hand, path) => {
    const cards = readList(hand, path, (one, at) => {
      const card = readCard(one, at);
      if (isWild(card) || seen.has(card)) fail(at, 'a card of the pack that nobody has yet', card);
      seen.add(card);
      return card;
    });
    return cards.length === HAND ? cards : fail(path, `${HAND} cards`, hand);
  });
}

function readPlay(value: unknown, path: string): OpenSpielGame['plays'][number] {
  if (!Array.isArray(value) || value.length !== 3) return fail(path, 'a seat, a card and the legal cards', value);
  return [readSeat(SEATS)(value[0], `${path}[0]`), readCard(value[1], `${path}[1]`), readCards(value[2], `${path}[2]`)];
}

function readTricks(value: unknown): readonly Took[] {
  const tricks = readList(value, 'tricks', (trick, path): Took => {
    const [leader, winner, points, ...more] = readNumbers(trick, path);
    if (points === undefined || more.length > 0) return fail(path, 'leader, winner and points', trick);
    return [readSeat(SEATS)(leader, `${path}[0]`), readSeat(SEATS)(winner, `${path}[1]`), points];
  });
  return tricks.length === HAND ? tricks : fail('tricks', `${HAND} tricks`, value);
}
