// Sets up a puzzle: deals its cards and plays its line (the recorded answers) up to the decision that the
// solver has to make.

import type { Puzzle } from '@moonshot/protocol';
import {
  type Action,
  type Ask,
  type Event,
  type Hearts,
  type HeartsGame,
  heartsOf,
  type ImposedDeal,
  type Seat,
  type State,
  settle,
  sheetOf,
} from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';

/**
 * Parses one word of a puzzle's line as an answer to a question; undefined for a word that cannot be parsed.
 * The cards are not checked.
 */
export function actionFrom(word: string, { type }: Ask): Action | undefined {
  switch (type) {
    case 'play': {
      const call = word.endsWith('+') ? 'high' : word.endsWith('-') ? 'low' : undefined;
      return { type, card: word.slice(0, 2) as Card, ...(call && { call }) };
    }
    case 'lay':
      return { type, top: word.slice(0, 2) as Card, bottom: word.slice(3) as Card };
    case 'claim':
      return word === 'claim' || word === 'no' ? { type, claim: word === 'claim' } : undefined;
    case 'pass':
      return {
        type,
        gifts: word.split(',').map(gift => ({ card: gift.slice(0, 2) as Card, to: Number(gift.slice(3)) })),
      };
    default:
      // in games with puzzles nothing else is asked during a deal, except how to score a moon at its end
      return undefined;
  }
}

/** A puzzle without its solution. */
type Laid = Omit<Puzzle, 'kind' | 'best' | 'others'>;

/** A puzzle that has been set up: the game, its events up to the decision, and the question to the solver. */
export interface PuzzleSetup {
  readonly hearts: Hearts;
  readonly events: readonly Event[];
  readonly state: State;
  readonly ask: Ask;
}

/**
 * Deals a puzzle and plays its line (the recorded answers). Throws if the rules do not allow the line, or if
 * the first seat, which is the solver's, has no question at its end.
 */
export function setUpPuzzle(puzzle: Laid): PuzzleSetup {
  const sheet = sheetOf(puzzle.game);
  if (sheet === undefined || sheet.version !== puzzle.version) throw fault(puzzle, 'its rules are not known');
  const hearts = heartsOf(sheet, puzzle.hands.length);
  const game: HeartsGame = hearts.game;
  const events: Event[] = [];
  const on = (state: State | undefined, event: Event): State => {
    const settled = settle(game, state, event);
    events.push(...settled.events);
    return settled.state;
  };
  let state = on(undefined, game.open({ firstDealer: puzzle.dealer, length: { deals: 1 } }));
  for (const word of ['', ...puzzle.line.split(' ')]) {
    if (word !== '') state = on(state, answered(puzzle, game, state, word));
    while (isOwed(game, state)) state = on(state, game.supply(state, { imposed: imposedFrom(puzzle, hearts) }));
  }
  const ask = game.ask(state, 0);
  if (ask === undefined) throw fault(puzzle, 'the first seat is asked nothing');
  return { hearts, events, state, ask };
}

/** Whether the game waits for the table (for a cut, a deal or the opening) rather than for a seat. */
const isOwed = (game: HeartsGame, state: State): boolean =>
  game.owed(state) !== undefined && firstQuestion(game, state) === undefined;

/**
 * The seat that answers next, and its question. Seats that are asked at the same time answer in seat order.
 */
export function firstQuestion(game: HeartsGame, state: State): { readonly seat: Seat; readonly ask: Ask } | undefined {
  for (let seat = 0; seat < game.seats; seat++) {
    const ask = game.ask(state, seat);
    if (ask !== undefined && (ask.type !== 'lay' || ask.laid === null)) return { seat, ask };
  }
  return undefined;
}

function answered(puzzle: Laid, game: HeartsGame, state: State, word: string): Event {
  const asked = firstQuestion(game, state);
  const action = asked && actionFrom(word, asked.ask);
  if (asked === undefined || action === undefined) throw fault(puzzle, `${word} answers nothing`);
  const verdict = game.decide(state, asked.seat, action);
  if (!verdict.ok) throw fault(puzzle, `the rules refuse ${word}`);
  return verdict.event;
}

function imposedFrom({ hands, rest }: Laid, { kind }: Hearts): ImposedDeal {
  const cards = (names: string): Card[] => (names.match(/../g) ?? []) as Card[];
  const left = cards(rest);
  return { hands: hands.map(cards), ...(kind === 'tricks' ? { kitty: left, stock: [] } : { kitty: [], stock: left }) };
}

const fault = ({ id }: Laid, why: string): Error => new Error(`Cannot set up the puzzle ${id}: ${why}`);
