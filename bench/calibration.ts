// Measures how well bots infer the unseen cards from others' plays: with the weights of the policy, and with
// a network. The figure is the probability given to the true place of each unseen card, by trick. It is
// compared with that of uniform sampling.

import { type BotPlayer, playerNamed, quickDraws } from '@moonshot/bots';
import { type Event, type Hearts, heartsOf, SHEETS } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { playDeal } from '../packages/bots/src/arena/match.ts';
import type { TrickQuestion } from '../packages/bots/src/core/player.ts';
import { beliefSampler } from '../packages/bots/src/determinization/belief-weighted.ts';
import { wideDice } from '../packages/bots/src/determinization/dice.ts';
import { importanceSampler } from '../packages/bots/src/determinization/importance-weighted.ts';
import { worldsOf } from '../packages/bots/src/determinization/world.ts';
import { featureConfigOf } from '../packages/bots/src/network/feature-config.ts';
import { cardBeliefs } from '../packages/bots/src/network/network-values.ts';
import { type PolicyTables, policyTablesOf } from '../packages/bots/src/policy/policy-tables.ts';
import { HANDS, placeIn, suitIn } from '../packages/bots/src/sim/trick/layout.ts';
import { emptyPosition, type TrickPosition } from '../packages/bots/src/sim/trick/position.ts';
import { hiddenValues } from './hidden.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted } from './wanted.ts';

const DEALS = 10; // deals per game and player
const WORLDS = 300; // sampled deals per question
const EVERY = 3; // one of this many questions is tested
const PLAYS = 80; // playouts per decision of the players
const PLAYERS = ['careful', 'expert'];
const QUARTERS = 4; // parts into which a deal of Capture is divided, because it has many rounds (bouts)
const CAPTURE_SEATS = [2, 4, 7];

interface Moment {
  readonly question: TrickQuestion;
  readonly truth: ReadonlyMap<Card, number>; // the hand that got each card in the deal or in the pass
}

/** Every third question to play a card during one deal, with the true places of the cards. */
function momentsOf(hearts: Hearts, player: BotPlayer, deal: number): readonly Moment[] {
  const truth = new Map<Card, number>();
  const moments: Moment[] = [];
  let asked = 0;
  const listening: BotPlayer = {
    name: 'listening',
    decide: (question, budget, below) => {
      if (question.kind === 'tricks' && question.ask.type === 'play' && asked++ % EVERY === 0)
        moments.push({ question, truth });
      return player.decide(question, budget, below);
    },
  };
  const onEvents = (events: readonly Event[]): void => {
    for (const event of events) {
      if (event.type === 'dealt')
        for (const [seat, hand] of event.hands.entries()) for (const card of cardsOf(hand)) truth.set(card, seat);
      if (event.type === 'exchanged')
        for (const { gifts } of event.passes) for (const { card, to } of gifts) truth.set(card, to);
    }
  };
  playDeal({
    hearts,
    players: [listening],
    seed: 'bench calibration',
    match: `${deal}`,
    firstDealer: 0,
    budget: { plays: PLAYS },
    onEvents,
  });
  return moments;
}

const cardsOf = (hand: readonly Card[] | number): readonly Card[] => (typeof hand === 'number' ? [] : hand);

/** For each unseen card, the number of sampled deals that have the card in its true place. */
function hits(
  tables: PolicyTables,
  codes: readonly number[],
  seats: readonly number[],
  draw: (at: TrickPosition) => void,
): readonly number[] {
  const at = emptyPosition(tables.suitBits);
  const found = codes.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    draw(at);
    for (const [k, code] of codes.entries())
      found[k]! += (at[HANDS + ((seats[k] as number) << 2) + suitIn(code)]! >>> placeIn(code)) & 1;
  }
  return found;
}

interface Scores {
  readonly even: number;
  readonly weighed: number;
  readonly believed: number; // with the beliefs of the network; NaN in games without a network
  readonly cards: number;
}

/** Sums of the logarithms of the probabilities given to the true places, and the number of cards. */
function scores(tables: PolicyTables, { question, truth }: Moment): Scores {
  const worlds = worldsOf(tables.suitBits, question);
  const dice = wideDice(quickDraws('calibration'));
  const seatOf = (code: number): number => truth.get(tables.suitBits.names[code] as Card) ?? -1;
  // Cards in the kitty belong to no hand and are left out.
  const codes = worlds.facts.history.unseen.filter(code => seatOf(code) >= 0);
  const pool = importanceSampler(tables, worlds, WORLDS, dice);
  const even = hits(tables, codes, codes.map(seatOf), at => worlds.draw(at, dice));
  const likely = hits(tables, codes, codes.map(seatOf), at => pool(at, dice));
  const config = featureConfigOf(question.rules);
  const chain = config && beliefSampler(tables.suitBits, worlds, cardBeliefs(question, config));
  const thought = chain && hits(tables, codes, codes.map(seatOf), at => chain(at, dice));
  const shareOf = (count: number): number => (count + 1 / tables.others) / (WORLDS + 1);
  const sum = (chances: readonly number[]): number => chances.reduce((total, one) => total + Math.log2(one), 0);
  // The counts are smoothed, because a place that occurs in no sample is still possible.
  const mixed = (counts: readonly number[]): readonly number[] =>
    counts.map((count, k) => 0.97 * shareOf(count) + 0.03 * shareOf(even[k] as number));
  return {
    even: sum(even.map(shareOf)),
    weighed: sum(mixed(likely)),
    believed: thought === null ? Number.NaN : sum(mixed(thought)),
    cards: codes.length,
  };
}

type Total = { -readonly [what in keyof Scores]: number };

const shown = (value: number): number | null => (Number.isNaN(value) ? null : rounded(value, 3));

/**
 * The mean logarithms of the probabilities given to the true places of the unseen cards, for each trick and
 * for the whole deal. Each row has figures for uniform samples, for weighted samples and with the network.
 * The player plays every seat.
 */
function valuesOf(hearts: Hearts, player: BotPlayer): readonly (readonly (number | null)[])[] {
  const tables = policyTablesOf(hearts.rules as TrickQuestion['rules']);
  const tricks = tables.suitBits.rules.handSize;
  const totals: Total[] = Array.from({ length: tricks + 1 }, () => ({ even: 0, weighed: 0, believed: 0, cards: 0 }));
  for (let deal = 0; deal < DEALS; deal++)
    for (const moment of momentsOf(hearts, player, deal)) {
      const found = scores(tables, moment);
      for (const total of [totals[moment.question.view.tricks.length], totals[tricks]])
        for (const what of ['even', 'weighed', 'believed', 'cards'] as const) total![what] += found[what];
    }
  return totals.map(one => [one.even, one.weighed, one.believed].map(sum => shown(sum / one.cards)));
}

/** The means for Capture, for each quarter of the deal. The bots have no network for this game. */
const captureValues = (seats: number, player: BotPlayer): readonly (readonly (number | null)[])[] => {
  const values = hiddenValues(seats, player, PLAYS, DEALS, QUARTERS).map(shown);
  return Array.from({ length: QUARTERS + 1 }, (_, i) => [values[2 * i] ?? null, values[2 * i + 1] ?? null, null]);
};

type Means = (player: BotPlayer) => readonly (readonly (number | null)[])[];

/** One row for each part of a deal and one for the whole deal. Each player has three columns. */
function rowsFor(name: string, part: string, means: Means): readonly Row[] {
  const [first = [], ...others] = PLAYERS.map(player => means(playerNamed(player) as BotPlayer));
  return first.map((values, i) => ({
    name: i === first.length - 1 ? `${name}, all` : `${name}, ${part} ${i + 1}`,
    values: [...values, ...others.flatMap(other => other[i] ?? [])],
  }));
}

export const calibration: Bench = tell => {
  const told = (rows: readonly Row[]): readonly Row[] => {
    rows.forEach(tell);
    return rows;
  };
  const tricks = SHEETS.filter(sheet => sheet.kind === 'tricks').filter(sheet => isWanted(sheet.id));
  return {
    name: 'calibration',
    about: `The mean logarithm (to the base of 2) of the chance given to where an unseen card truly lies, trick by trick (in Capture by quarters of a deal): \`even\` over worlds that are all as likely, \`weighed\` over those weighed by the others' plays, \`believed\` over those that a network lets be where it knows the game; by deals of ${PLAYERS.join(' and of ')} players. ${DEALS} deals of each, ${WORLDS} worlds for each third question; nearer to 0 is better.`,
    columns: PLAYERS.flatMap(player => [`${player}: even`, 'weighed', 'believed']),
    rows: [
      ...tricks.flatMap(sheet =>
        told(rowsFor(sheet.id, 'trick', player => valuesOf(heartsOf(sheet, sheet.seats.best), player))),
      ),
      ...CAPTURE_SEATS.filter(() => isWanted('capture')).flatMap(seats =>
        told(rowsFor(`capture, ${seats} seats`, 'quarter', player => captureValues(seats, player))),
      ),
    ],
  };
};
