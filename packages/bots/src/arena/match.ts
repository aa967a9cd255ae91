// Matches and single deals between players: pure, and the same again from the same seed.
import { type Below, dealSeed, derived, type Seed, seedOf } from '@moonshot/rules/cards/chance';
import type { ImposedDeal, Length, Owed, Supply } from '@moonshot/rules/game/game';
import type { Seat } from '@moonshot/rules/game/seat';
import { settle } from '@moonshot/rules/game/settle';
import type { Event, Hearts, HeartsGame, State } from '@moonshot/rules/games';
import { quickDraws } from '../chance.ts';
import { type Budget, type Player, questionOf } from '../player.ts';
import { run, type Surroundings } from './run.ts';

/** What is played, by whom, and where its chance comes from. */
export interface Fixture {
  readonly hearts: Hearts;
  readonly players: readonly Player[]; // from seat 0 on; a shorter list repeats around the table
  readonly seed: string; // the cards come from it, and the bots' own chance by another road
  readonly match: string; // a name for this match among those of the same seed
  readonly length?: Length;
  readonly firstDealer?: Seat;
  readonly imposed?: ImposedDeal; // for every deal, instead of the seed's
  readonly budget?: Budget;
  readonly heard?: (events: readonly Event[]) => void;
}

export interface Played {
  readonly state: State;
  readonly decisions: number;
}

const NO_BUDGET: Budget = { plays: 1 };

/** Plays a whole match. */
export const playMatch = (fixture: Fixture): Played => play(fixture, () => false);

/** Plays one deal: the first of a match, to its score. */
export const playDeal = (fixture: Fixture): Played => play(fixture, state => state.results.length > 0);

/** Plays a whole match and keeps its log. */
export function loggedMatch(fixture: Fixture): Played & { readonly events: readonly Event[] } {
  const events: Event[] = [];
  const heard = (some: readonly Event[]): void => {
    events.push(...some);
    fixture.heard?.(some);
  };
  return { ...playMatch({ ...fixture, heard }), events };
}

function play(fixture: Fixture, enough: (state: State) => boolean): Played {
  const { hearts, length, firstDealer, heard } = fixture;
  const game: HeartsGame = hearts.game;
  const opening = { ...(length && { length }), ...(firstDealer !== undefined && { firstDealer }) };
  const opened = settle(game, undefined, game.open(opening));
  heard?.(opened.events);
  const answering = answers(fixture);
  const around: Surroundings = { answer: answering.answer, supply: supplies(fixture), enough, ...(heard && { heard }) };
  const state = run(game, opened.state, around);
  return { state, decisions: answering.count() };
}

/** The players' answers, each from its own view and with its own chance; and how many there were. */
function answers({ hearts, players, seed, match, budget = NO_BUDGET }: Fixture) {
  const game: HeartsGame = hearts.game;
  const seated = Array.from({ length: game.seats }, (_, seat) => playerAt(players, seat));
  const chance: readonly Below[] = seated.map((_, seat) => quickDraws(JSON.stringify(['bot', seed, match, seat])));
  let count = 0;
  const answer: Surroundings['answer'] = (state, seat, ask) => {
    count += 1;
    const question = questionOf(hearts, game.view(state, seat), ask);
    return (seated[seat] as Player).decide(question, budget, chance[seat] as Below);
  };
  return { answer, count: () => count };
}

function playerAt(players: readonly Player[], seat: Seat): Player {
  const player = players[seat % players.length];
  if (player === undefined) throw new RangeError(`Cannot seat a player at seat ${seat}: no players are given`);
  return player;
}

/** The table's side: each cut and each deal from a seed of its own. */
function supplies({ hearts, seed, match, imposed }: Fixture): (state: State, owed: Owed) => Supply {
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
