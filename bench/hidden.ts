// Measures how much is gained in Capture if sampled deals are weighted by the other players' plays. The
// figure is the probability given to the true place of each hidden card.

import { type BotPlayer, quickDraws } from '@moonshot/bots';
import type { Event, CaptureState as State } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { playDeal } from '../packages/bots/src/arena/match.ts';
import type { CaptureFacts } from '../packages/bots/src/capture/determinization/facts.ts';
import { sampleLikelyWorlds } from '../packages/bots/src/capture/determinization/likely.ts';
import { type CaptureDeterminization, worldSampler } from '../packages/bots/src/capture/determinization/worlds.ts';
import { preparePairQuestion } from '../packages/bots/src/capture/search/study.ts';
import type { LayQuestion } from '../packages/bots/src/core/player.ts';
import { type CaptureHearts, captureGameFor } from '../packages/bots/testing/questions.ts';

const WORLDS = 300; // sampled deals per question
const PLAYS = 2500; // number of playouts for drawing the weighted deals
const EVERY = 3; // one of this many questions is tested

interface Moment {
  readonly question: LayQuestion;
  readonly state: State;
}

/** Every third question of one deal after the first round (bout), with the true places of the cards. */
function momentsOf(
  { game, ...bouts }: CaptureHearts,
  player: BotPlayer,
  budget: number,
  deal: number,
): readonly Moment[] {
  const moments: Moment[] = [];
  let state: State | undefined;
  let asked = 0;
  const decide: BotPlayer['decide'] = (question, given, below) => {
    if (question.kind === 'commit-reveal' && state !== undefined && state.bouts.length > 0 && asked++ % EVERY === 0)
      moments.push({ question, state });
    return player.decide(question, given, below);
  };
  const onEvents = (events: readonly Event[]): void => {
    for (const event of events) state = game.evolve(state, event);
  };
  const players = [{ ...player, decide }];
  const hearts = { game, ...bouts };
  playDeal({ hearts, players, seed: 'hidden', match: `${deal}`, firstDealer: 0, budget: { plays: budget }, onEvents });
  return moments;
}

/**
 * Checks for each hidden card that was laid, and for each card in the others' hands, whether a sampled deal
 * has it in its true place.
 */
type Check = (world: CaptureDeterminization) => readonly boolean[];

function checkFor({ table, hidden, viewer }: CaptureFacts, { hands, laid, bouts }: State): Check {
  const code = (card: Card): number => table.names.indexOf(card);
  const bottoms = hidden.map(({ bout, seat }) => code(bouts[bout]!.laid[seat]!.bottom));
  const held = hands.map((hand, seat) => {
    const pair = laid[seat] ?? null;
    const own = pair === null ? hand : [...hand, pair.bottom, pair.top];
    return seat === viewer ? [] : own.map(code);
  });
  return world => [
    ...bottoms.map((bottom, i) => world.bottoms[i] === bottom),
    ...held.flatMap((hand, seat) => hand.map(one => world.hands[seat]!.includes(one))),
  ];
}

/** For each hidden card, the number of samples that have it in its true place. */
function hits(check: Check, draw: () => CaptureDeterminization): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < WORLDS; i++)
    for (const [k, right] of check(draw()).entries()) found[k] = (found[k] ?? 0) + (right ? 1 : 0);
  return found;
}

function scores({ question, state }: Moment): readonly [even: number, weighed: number, cards: number] {
  const { facts, scratch, dice } = preparePairQuestion(question, quickDraws('calibration'));
  const check = checkFor(facts, state);
  const even = hits(check, worldSampler(facts, dice));
  const weighed = hits(check, sampleLikelyWorlds(facts, scratch, dice, { plays: PLAYS }));
  const shareOf = (count: number): number => (count + 1 / facts.table.seats) / (WORLDS + 1);
  const sum = (chances: readonly number[]): number => chances.reduce((total, one) => total + Math.log2(one), 0);
  // A place that occurs in no sample is still possible, so the counts are smoothed.
  const mixed = weighed.map((count, k) => 0.97 * shareOf(count) + 0.03 * shareOf(even[k] as number));
  return [sum(even.map(shareOf)), sum(mixed), even.length];
}

/**
 * The mean logarithms of the probabilities for each stage of the deal and for the whole deal. Each has a
 * figure for uniform samples and one for weighted samples.
 */
export function hiddenValues(
  seats: number,
  player: BotPlayer,
  budget: number,
  deals: number,
  stages: number,
): number[] {
  const bouts = captureGameFor(seats);
  const totals = Array.from({ length: stages + 1 }, () => [0, 0, 0]);
  for (let deal = 0; deal < deals; deal++)
    for (const moment of momentsOf(bouts, player, budget, deal)) {
      const { left } = preparePairQuestion(moment.question, () => 0).facts.schedule;
      const over = moment.question.view.bouts.length;
      const found = scores(moment);
      for (const total of [totals[Math.floor((over / (over + left)) * stages)], totals[stages]])
        for (const [i, value] of found.entries()) total![i]! += value;
    }
  return totals.flatMap(([even = 0, likely = 0, cards = 0]) => [even / cards, likely / cards]);
}
