// What the others' plays say of where cards lie, by the policy's weights and by a network: the chance it gives to where each unseen card truly lies, trick by trick, against even worlds.
import { playDeal } from '../packages/bots/src/arena/match.ts';
import { quickDraws } from '../packages/bots/src/chance.ts';
import { customsOf } from '../packages/bots/src/network/customs.ts';
import { beliefsOf } from '../packages/bots/src/network/opinions.ts';
import type { Player, TrickQuestion } from '../packages/bots/src/player.ts';
import { playerNamed } from '../packages/bots/src/players/index.ts';
import { type Eye, eyeOf } from '../packages/bots/src/policy/eye.ts';
import { HANDS, placeIn, suitIn } from '../packages/bots/src/sim/trick/layout.ts';
import { emptyPosition, type Position } from '../packages/bots/src/sim/trick/position.ts';
import { believed } from '../packages/bots/src/worlds/believed.ts';
import { wideDice } from '../packages/bots/src/worlds/dice.ts';
import { weighed } from '../packages/bots/src/worlds/weighed.ts';
import { worldsOf } from '../packages/bots/src/worlds/world.ts';
import type { Card } from '../packages/rules/src/cards/card.ts';
import { type Hearts, heartsOf, SHEETS } from '../packages/rules/src/games.ts';
import type { Event } from '../packages/rules/src/trick/event.ts';
import { hiddenValues } from './hidden.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted } from './wanted.ts';

const DEALS = 10; // of each game and player
const WORLDS = 300; // for each question
const EVERY = 3; // of so many questions one is looked at
const PLAYS = 80; // the players' budget
const PLAYERS = ['careful', 'expert'];
const STAGES = 4; // parts of a deal
const CAPTURE_SEATS = [2, 4, 7];

interface Moment {
  readonly question: TrickQuestion;
  readonly truth: ReadonlyMap<Card, number>; // whose hand each card came from
}

/** What the players of one deal were asked, and where the cards were. */
function momentsOf(hearts: Hearts, player: Player, deal: number): readonly Moment[] {
  const truth = new Map<Card, number>();
  const moments: Moment[] = [];
  let asked = 0;
  const listening: Player = {
    name: 'listening',
    decide: (question, budget, below) => {
      if (question.kind === 'tricks' && question.ask.type === 'play' && asked++ % EVERY === 0)
        moments.push({ question, truth });
      return player.decide(question, budget, below);
    },
  };
  const heard = (events: readonly unknown[]): void => {
    for (const event of events as readonly Event[]) {
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
    heard,
  });
  return moments;
}

const cardsOf = (hand: readonly Card[] | number): readonly Card[] => (typeof hand === 'number' ? [] : hand);

/** In how many of the worlds drawn a card lies where it truly does, by card. */
function hits(
  eye: Eye,
  codes: readonly number[],
  seats: readonly number[],
  draw: (at: Position) => void,
): readonly number[] {
  const at = emptyPosition(eye.lanes);
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
  readonly believed: number; // by networks; not a number in games that they do not know
  readonly cards: number;
}

/** The sums of the logarithms of the chances given, and of how many cards. */
function scores(eye: Eye, { question, truth }: Moment): Scores {
  const worlds = worldsOf(eye.lanes, question);
  const dice = wideDice(quickDraws('calibration'));
  const seatOf = (code: number): number => truth.get(eye.lanes.names[code] as Card) ?? -1;
  const codes = worlds.facts.history.unseen.filter(code => seatOf(code) >= 0); // what lies in the kitty is left out
  const pool = weighed(eye, worlds, WORLDS, dice);
  const even = hits(eye, codes, codes.map(seatOf), at => worlds.draw(at, dice));
  const likely = hits(eye, codes, codes.map(seatOf), at => pool(at, dice));
  const customs = customsOf(question.rules);
  const chain = customs && believed(eye.lanes, worlds, beliefsOf(question, customs));
  const thought = chain && hits(eye, codes, codes.map(seatOf), at => chain(at, dice));
  const shareOf = (count: number): number => (count + 1 / eye.others) / (WORLDS + 1);
  const sum = (chances: readonly number[]): number => chances.reduce((total, one) => total + Math.log2(one), 0);
  // A pool never rules out what the facts allow.
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

function rowFor(name: string, hearts: Hearts, player: Player): Row {
  const eye = eyeOf(hearts.rules as TrickQuestion['rules']);
  const totals = Array.from({ length: STAGES + 1 }, () => ({ even: 0, weighed: 0, believed: 0, cards: 0 }));
  for (let deal = 0; deal < DEALS; deal++)
    for (const moment of momentsOf(hearts, player, deal)) {
      const stage = Math.floor((moment.question.view.tricks.length / eye.lanes.rules.handSize) * STAGES);
      const found = scores(eye, moment);
      for (const total of [totals[stage] as Total, totals[STAGES] as Total])
        for (const what of ['even', 'weighed', 'believed', 'cards'] as const) total[what] += found[what];
    }
  return {
    name,
    values: totals.flatMap(one => [one.even, one.weighed, one.believed].map(sum => shown(sum / one.cards))),
  };
}

/** Nothing is known of a quarter in which no card lies hidden; nor do networks know the game. */
function captureRow(seats: number, name: string): Row {
  const values = hiddenValues(seats, playerNamed(name) as Player, PLAYS, DEALS, STAGES);
  return {
    name: `capture, ${seats} seats, ${name}`,
    values: values.flatMap((value, i) => (i % 2 === 0 ? [shown(value)] : [shown(value), null])),
  };
}

export const calibration: Bench = tell => {
  const told = (row: Row): Row => {
    tell(row);
    return row;
  };
  const tricks = SHEETS.filter(sheet => sheet.kind === 'tricks').filter(sheet => isWanted(sheet.id));
  const rows = [
    ...tricks.flatMap(sheet =>
      PLAYERS.map(name =>
        told(rowFor(`${sheet.id}, ${name}`, heartsOf(sheet, sheet.seats.best), playerNamed(name) as Player)),
      ),
    ),
    ...CAPTURE_SEATS.filter(() => isWanted('capture')).flatMap(seats =>
      PLAYERS.map(name => told(captureRow(seats, name))),
    ),
  ];
  const stages = Array.from({ length: STAGES }, (_, i) => `quarter ${i + 1}`);
  return {
    name: 'calibration',
    about: `The mean logarithm (to the base of 2) of the chance given to where an unseen card truly lies, by quarters of a deal: \`even\` over worlds that are all as likely, \`weighed\` over those weighed by the others' plays, \`believed\` over those that a network lets be where it knows the game. ${DEALS} deals of players of one kind, ${WORLDS} worlds for each third question; nearer to 0 is better.`,
    columns: [...stages, 'all'].flatMap(name => [`${name}, even`, 'weighed', 'believed']),
    rows,
  };
};
