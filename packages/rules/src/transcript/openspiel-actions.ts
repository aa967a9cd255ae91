// Reads games of OpenSpiel's hearts in the two forms in which they are published: a line of action numbers,
// and the text of a playthrough. Numbers stand for the direction of the pass, the dealt cards, the passed
// cards and the plays.
import { type Card, SUITS } from '../cards/card.ts';
import { seatLeft } from '../game/seat.ts';
import { settle } from '../game/settle.ts';
import type { Action, Event, HeartsGame, Overrides, State } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import {
  OPENSPIEL_PARAMS,
  OPENSPIEL_SHEET,
  type OpenSpielGame,
  type OpenSpielParams,
  overridesFor,
  type PassDirection,
  PLACES,
  POINTS_ALL,
} from './openspiel.ts';
import { Malformed, type Took } from './transcript.ts';

const SEATS = 4;
const DECK = 52;
const PASSED = 3;
const RANKS = '23456789TJQKA';
const SUIT_ORDER = 'CDHS';

/** The options of a game that states none. */
const DEFAULTS: OpenSpielParams = {
  pass_cards: true,
  no_pts_on_first_trick: true,
  can_lead_any_club: false,
  must_break_hearts: true,
  qs_breaks_hearts: true,
  can_lead_hearts_instead_of_qs: false,
  jd_bonus: false,
  avoid_all_tricks_bonus: false,
};

const PASSES = ['hold', 'left', 'across', 'right'] as const;

/** Whether a line consists of action numbers. */
export const isActionLine = (text: string): boolean => /^\s*\d{1,2}([\s,]+\d{1,2})+\s*$/.test(text);

/**
 * The recording that a line contains as JSON or action numbers. Throws `Malformed` if the line is neither.
 */
export function recordingIn(line: string): unknown {
  if (isActionLine(line)) return gameOfActions(line);
  try {
    return JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Malformed('match', `expected one JSON object: ${reason}`);
  }
}

/** Whether a text begins like a playthrough. */
export const isPlaythrough = (text: string): boolean => /^\s*game: hearts\b/.test(text);

/** The game on a line of action numbers. Throws `Malformed` if the line has no complete game. */
export const gameOfActions = (line: string): OpenSpielGame =>
  gameOf(
    line
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
    DEFAULTS,
  );

/** The game of a playthrough, with its options and its final returns. */
export function gameOfPlaythrough(text: string): OpenSpielGame {
  const actions = [...text.matchAll(/^action: (\d+)\s*$/gm)].map(([, number]) => Number(number));
  const [, parameters = ''] = /^GetParameters\(\) = \{(.*)\}\s*$/m.exec(text) ?? [];
  const params = Object.fromEntries(
    OPENSPIEL_PARAMS.map(name => [name, new RegExp(`\\b${name}=(True|False)`).exec(parameters)?.[1]]).map(
      ([name, on]) => [name, on === undefined ? DEFAULTS[name as keyof OpenSpielParams] : on === 'True'],
    ),
  ) as OpenSpielParams;
  const [, returns] = [...text.matchAll(/^Returns\(\) = \[(.*)\]\s*$/gm)].at(-1) ?? [];
  const game = gameOf(actions, params);
  return returns === undefined ? game : { ...game, returns: returns.split(',').map(Number) };
}

function cardOf(action: number | undefined, place: number): Card {
  const [rank, suit] = [RANKS[Math.floor((action ?? -1) / SUITS.length)], SUIT_ORDER[(action ?? 0) % SUITS.length]];
  if (action !== undefined && rank !== undefined) return `${rank}${suit}` as Card;
  throw new Malformed(`action ${place}`, `expected a card from 0 to ${DECK - 1}, found ${action ?? 'nothing'}`);
}

/**
 * The numbers of a game, separated by what they mean, and the indexes of the first pass and of the first
 * play.
 */
interface Parts {
  readonly passDir: PassDirection;
  readonly hands: readonly (readonly Card[])[];
  readonly passed: readonly (readonly Card[])[] | null;
  readonly played: readonly Card[];
  readonly places: { readonly passes: number; readonly plays: number };
}

function partsOf(actions: readonly number[], params: OpenSpielParams): Parts {
  const [direction, ...rest] = params.pass_cards ? actions : [0, ...actions];
  const passDir = PASSES[direction ?? -1];
  if (passDir === undefined)
    throw new Malformed('action 1', `expected the direction of the pass, 0 to 3, found ${direction ?? 'nothing'}`);
  const before = actions.length - rest.length;
  const cards = rest.map((action, i) => cardOf(action, before + i + 1));
  const dealt = new Set(cards.slice(0, DECK));
  if (dealt.size < DECK) throw new Malformed('deal', `expected ${DECK} different cards, found ${dealt.size}`);
  const hands = Array.from({ length: SEATS }, (_, seat) => [...dealt].filter((_, i) => i % SEATS === seat));
  const passes = passDir === 'hold' ? 0 : SEATS * PASSED;
  const given = cards.slice(DECK, DECK + passes);
  return {
    passDir,
    hands,
    passed: passes === 0 ? null : hands.map((_, seat) => given.slice(seat * PASSED, (seat + 1) * PASSED)),
    played: cards.slice(DECK + passes),
    places: { passes: before + DECK + 1, plays: before + DECK + passes + 1 },
  };
}

/** Plays the actions of a game. Its seats, tricks and points are not recorded but follow from the rules. */
function gameOf(actions: readonly number[], params: OpenSpielParams): OpenSpielGame {
  const { passDir, hands, passed, played, places } = partsOf(actions, params);
  const deal = new Deal(overridesFor(params, passDir), hands);
  for (const [seat, cards] of (passed ?? []).entries()) {
    const to = seatLeft(seat, PLACES[passDir], SEATS);
    deal.answer(seat, { type: 'pass', gifts: cards.map(card => ({ card, to })) }, places.passes + seat * PASSED);
  }
  for (const [i, card] of played.entries()) deal.play(card, places.plays + i);
  const points = deal.points();
  if (points === undefined) throw new Malformed(`action ${actions.length + 1}`, 'expected a card, found the end');
  const { plays, tricks } = deal;
  return { params, passDir, dealt: hands, passed, plays, tricks, points, returns: points.map(n => POINTS_ALL - n) };
}

/** A deal that is played action by action. */
class Deal {
  readonly plays: OpenSpielGame['plays'][number][] = [];
  readonly tricks: Took[] = [];
  readonly #game: HeartsGame;
  #state: State;

  constructor(overrides: Overrides, hands: readonly (readonly Card[])[]) {
    this.#game = heartsOf(OPENSPIEL_SHEET, SEATS, overrides).game;
    this.#state = settle(this.#game, undefined, this.#game.open({ firstDealer: 0 })).state;
    this.#apply(this.#game.supply(this.#state, { imposed: { hands, kitty: [], stock: [] } }));
  }

  /** The points of each seat. Undefined until the deal is over. */
  points(): readonly number[] | undefined {
    return this.#state.results[0]?.points;
  }

  play(card: Card, place: number): void {
    const ask = Array.from({ length: SEATS }, (_, seat) => ({ seat, ask: this.#game.ask(this.#state, seat) }));
    const asked = ask.find(one => one.ask?.type === 'play');
    if (asked?.ask?.type !== 'play') throw new Malformed(`action ${place}`, 'expected the end of the deal');
    this.plays.push([asked.seat, card, asked.ask.plays.map(one => one.card)]);
    this.answer(asked.seat, { type: 'play', card }, place);
  }

  answer(seat: number, action: Action, place: number): void {
    const verdict = this.#game.decide(this.#state, seat, action);
    if (!verdict.ok) throw new Malformed(`action ${place}`, `the rules refuse it (${verdict.refusal.type})`);
    this.#apply(verdict.event);
  }

  #apply(event: Event): void {
    const { state, events } = settle(this.#game, this.#state, event);
    this.#state = state;
    const leader = this.plays.at(-SEATS)?.[0] ?? 0;
    for (const one of events) if (one.type === 'taken') this.tricks.push([leader, one.seat, one.points]);
  }
}
