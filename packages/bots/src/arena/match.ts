// Plays matches and single deals between bots. The cards follow from a seed.

import {
  type Action,
  type Event,
  type Hearts,
  type HeartsGame,
  type ImposedDeal,
  type Length,
  type Owed,
  type Refusal,
  type Seat,
  type State,
  type Supply,
  settle,
} from '@moonshot/rules';
import { type Below, dealSeed, derived, type Seed, seedOf } from '@moonshot/rules/cards';
import { quickDraws } from '../core/chance.ts';
import { type BotPlayer, type Budget, type Question, questionOf } from '../core/player.ts';
import { asking } from './run.ts';

/** The players of a match, its rules, and its seeds. */
export interface Fixture {
  readonly hearts: Hearts;
  readonly players: readonly BotPlayer[]; // from seat 0 on; a shorter list is repeated
  readonly seed: string; // for the cards, and separately for the bots
  readonly match: string; // distinguishes matches with the same seed
  readonly length?: Length;
  readonly firstDealer?: Seat;
  readonly imposed?: ImposedDeal; // dealt in every deal, instead of cards drawn from the seed
  readonly budget?: Budget;
  readonly onEvents?: (events: readonly Event[]) => void;
}

export interface PlayedGame {
  readonly state: State;
  readonly decisions: number;
}

const NO_BUDGET: Budget = { plays: 1 };

/** Plays a whole match. */
export const playMatch = (fixture: Fixture): PlayedGame => play(fixture, () => false);

/** Plays one deal, the first of a match, until it is scored. */
export const playDeal = (fixture: Fixture): PlayedGame => play(fixture, state => state.results.length > 0);

/** Plays a whole match and returns its log as well. */
export function loggedMatch(fixture: Fixture): PlayedGame & { readonly events: readonly Event[] } {
  const events: Event[] = [];
  const onEvents = (some: readonly Event[]): void => {
    events.push(...some);
    fixture.onEvents?.(some);
  };
  return { ...playMatch({ ...fixture, onEvents }), events };
}

function play(fixture: Fixture, enough: (state: State) => boolean): PlayedGame {
  const { players, budget = NO_BUDGET } = fixture;
  const asked = matchQuestions(fixture, enough);
  let decisions = 0;
  let step = asked.next();
  while (step.done !== true) {
    const { question, seat, below } = step.value;
    decisions += 1;
    step = asked.next(playerAt(players, seat).decide(question, budget, below));
  }
  return { state: step.value, decisions };
}

/** A seat's question, with the random source of its player. */
export interface SeatQuestion {
  readonly question: Question;
  readonly seat: Seat;
  readonly below: Below;
  readonly hearts: Hearts;
  /** The refusal of an answer by the rules; undefined if the answer is legal. */
  refused(action: Action): Refusal | undefined;
}

/** Plays a match. Yields each question and expects its answer, which may come later. */
export function* matchQuestions(
  fixture: Omit<Fixture, 'players' | 'budget'>,
  enough: (state: State) => boolean,
): Generator<SeatQuestion, State, Action> {
  const { hearts, length, firstDealer, onEvents, seed, match } = fixture;
  const game: HeartsGame = hearts.game;
  const opening = { ...(length && { length }), ...(firstDealer !== undefined && { firstDealer }) };
  const opened = settle(game, undefined, game.open(opening));
  onEvents?.(opened.events);
  const chance: readonly Below[] = Array.from({ length: game.seats }, (_, seat) =>
    quickDraws(JSON.stringify(['bot', seed, match, seat])),
  );
  const asked = asking(game, opened.state, { supply: supplies(fixture), enough, ...(onEvents && { onEvents }) });
  let step = asked.next();
  while (step.done !== true) {
    const { state, seat, ask } = step.value;
    const question = questionOf(hearts, game.view(state, seat), ask);
    const refused: SeatQuestion['refused'] = action => {
      const verdict = game.decide(state, seat, action);
      return verdict.ok ? undefined : verdict.refusal;
    };
    step = asked.next(yield { question, seat, below: chance[seat] as Below, hearts, refused });
  }
  return step.value;
}

function playerAt(players: readonly BotPlayer[], seat: Seat): BotPlayer {
  const player = players[seat % players.length];
  if (player === undefined) throw new RangeError(`Cannot seat a player at seat ${seat}: no players are given`);
  return player;
}

/** Supplies the cuts and deals that the game waits for. Each cut and each deal has its own seed. */
function supplies({
  hearts,
  seed,
  match,
  imposed,
}: Pick<Fixture, 'hearts' | 'seed' | 'match' | 'imposed'>): (state: State, owed: Owed) => Supply {
  const server = seedOf(seed);
  return (state, owed) => {
    if (owed === 'deal' && imposed !== undefined) return { imposed };
    return { seed: owed === 'deal' ? seedOfDeal(hearts, server, match, state) : cutSeed(server, match, state) };
  };
}

const seedOfDeal = ({ sheet, game }: Hearts, server: Seed, match: string, state: State): Seed =>
  dealSeed({
    server,
    match,
    deal: state.results.length + 1,
    rules: `${sheet.id}@${sheet.version}`,
    seats: Array.from({ length: game.seats }, () => new Uint8Array(0)),
  });

const cutSeed = (server: Seed, match: string, state: State): Seed =>
  derived(server, `cut ${match} ${state.results.length + 1}`);
