// Measures what styles change: the same expert plays in each style against careful players, with the same
// deals. Whole short matches are played too, because one style considers the score of the match.

import { type BotPlayer, careful, STYLES } from '@moonshot/bots';
import { type Hearts, heartsOf, type Seat, type TrickState as State, sheetOf } from '@moonshot/rules';
import { playDeal, playMatch } from '../packages/bots/src/arena/match.ts';
import { summaryOf } from '../packages/bots/src/arena/sample.ts';
import { levelPlayer } from '../packages/bots/src/players/thinking.ts';
import { costIn, costsOf } from '../packages/bots/src/policy/costs.ts';
import { countWanted } from './deals.ts';
import { type Bench, type Row, rounded } from './table.ts';

const DEALS = 40;
const SEATS = 4;
const BUDGET = { plays: 150 };
const STEPS = ['left', 'right', 'across', 'scatter', 'hold'];
const MATCH_TO = 30;

type Tricks = Extract<Hearts, { kind: 'tricks' }>;

function ricketts(overrides: Parameters<typeof heartsOf>[2]): Tricks {
  const hearts = heartsOf(sheetOf('ricketts'), SEATS, overrides);
  if (hearts.kind !== 'tricks') throw new Error('Cannot measure styles: Ricketts has no tricks');
  return hearts;
}

/** What a player achieved with its two seats at one table. */
interface Deed {
  readonly ahead: number; // points by which the player's seats did better than the others
  readonly moons: number;
  readonly costly: number; // number of the player's seats that took an expensive card
  readonly leads: readonly number[]; // ranks of the cards that the player led, from 1 to 13
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function deedIn({ rules }: Tricks, state: State, own: readonly Seat[]): Deed {
  const [result] = state.results;
  if (result === undefined) throw new Error('Cannot look at a deal that has not been scored');
  const { points, taken, moon } = result;
  const others = points.filter((_, seat) => !own.includes(seat));
  const { highCost } = costsOf(rules);
  return {
    ahead: mean(others) - mean(own.map(seat => points[seat] ?? 0)),
    moons: moon !== null && own.includes(moon.seat) ? 1 : 0,
    costly: own.filter(seat => taken[seat]?.some(card => costIn(rules, card) >= highCost)).length,
    leads: state.tricks
      .filter(({ leader }) => own.includes(leader))
      .map(({ plays: [lead] }) => rules.strength.get(lead?.card as never) ?? 0),
  };
}

/** The pairs of seats that the player has in turn. Each deal is played with both pairs. */
const SEATINGS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
];

const seated = (player: BotPlayer, own: readonly Seat[]): readonly BotPlayer[] =>
  Array.from({ length: SEATS }, (_, seat) => (own.includes(seat) ? player : careful));

function deeds(player: BotPlayer, deal: number): readonly Deed[] {
  const hearts = ricketts({ 'pass.cycle': [STEPS[deal % STEPS.length]] });
  return SEATINGS.map(own => {
    const fixture = { seed: 'styles', match: `deal ${deal}`, firstDealer: deal % SEATS, budget: BUDGET };
    return deedIn(hearts, playDeal({ hearts, players: seated(player, own), ...fixture }).state as State, own);
  });
}

/** The share of a short match that a player wins, played with both seatings. A tie counts in part. */
function winsIn(player: BotPlayer, match: number): number {
  const hearts = ricketts({ 'match.limit': MATCH_TO });
  const shares = SEATINGS.map(own => {
    const fixture = { seed: 'styles', match: `match ${match}`, firstDealer: match % SEATS, budget: BUDGET };
    const { winners } = playMatch({ hearts, players: seated(player, own), ...fixture }).state;
    return winners.filter(seat => own.includes(seat)).length / winners.length;
  });
  return mean(shares);
}

function rowFor(player: BotPlayer, deals: number): Row {
  const played = Array.from({ length: deals }, (_, deal) => deeds(player, deal));
  const ahead = summaryOf(played.map(both => mean(both.map(one => one.ahead))));
  const all = played.flat();
  const each = all.length * 2; // number of seats played, two at each table
  const wins = summaryOf(Array.from({ length: Math.ceil(deals / 2) }, (_, match) => winsIn(player, match)));
  const values = [
    ...[ahead.mean, ahead.error].map(value => rounded(value, 2)),
    rounded((100 * all.reduce((sum, one) => sum + one.moons, 0)) / each, 1),
    rounded((100 * all.reduce((sum, one) => sum + one.costly, 0)) / each, 1),
    rounded(mean(all.flatMap(one => one.leads)), 2),
    ...[wins.mean * 100, wins.error * 100].map(value => rounded(value, 0)),
  ];
  return { name: player.name, values };
}

export const stylesBench: Bench = tell => {
  const deals = countWanted(process.argv, DEALS);
  const players = [levelPlayer({ level: 'expert' }), ...STYLES.map(style => levelPlayer({ level: 'expert', style }))];
  return {
    name: 'styles',
    about: `Two experts of a style against two careful players in Ricketts, ${deals} deals from both sides, ${BUDGET.plays} deals tried out for an answer: points a deal better, moons and costly cards in a hundred hands, how strong the cards are that it leads (1 to 13), and of ${Math.ceil(deals / 2)} matches to ${MATCH_TO}, again from both sides, how many in a hundred it wins, with the standard error.`,
    columns: ['better by', 'standard error', 'moons', 'costly cards', 'leads', 'matches won', 'standard error'],
    rows: players.map(player => {
      const row = rowFor(player, deals);
      tell(row);
      return row;
    }),
  };
};
