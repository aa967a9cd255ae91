// Measures the speed of the engine on one core: random deals per second, and how much of the time is spent on
// asking and on deciding.

import { type BotPlayer, careful, questionOf, quickDraws, random } from '@moonshot/bots';
import {
  type Event,
  type Hearts,
  type HeartsGame,
  heartsOf,
  type ImposedDeal,
  SHEETS,
  type State,
  settle,
} from '@moonshot/rules';
import { type Below, dealOut, shuffled } from '@moonshot/rules/cards';
import { run } from '../packages/bots/src/arena/run.ts';
import { microsecondsSince } from './processor-time.ts';
import { type Bench, type Row, rounded } from './table.ts';

const SEATS = 4;
const DEALS = 1500;
const THOUGHT = 100; // deals per block with careful players
const BLOCKS = 7;

/**
 * The cards of a deal, and the decided events of one random play of it. Events that follow from others are
 * left out.
 */
interface Line {
  readonly imposed: ImposedDeal;
  readonly decided: readonly Event[];
}

/** Deals `count` random deals for a table. */
export function imposedDeals({ kind, rules, sheet }: Hearts, below: Below, count = DEALS): readonly ImposedDeal[] {
  const size = kind === 'tricks' ? rules.handSize : sheet.deal.hand;
  return Array.from({ length: count }, () => {
    const { hands, rest } = dealOut(shuffled(rules.deck, below), rules.seats, size, 0);
    return kind === 'tricks' ? { hands, kitty: rest, stock: [] } : { hands, kitty: [], stock: rest };
  });
}

/** The state of a match before its first deal is dealt. */
export const opened = (game: HeartsGame): State => settle(game, undefined, game.open({ firstDealer: 0 })).state;

/**
 * Plays one deal until it is scored. Returns the first event of each batch, which was decided by a player or
 * supplied. The other events of a batch follow from the first and are left out.
 */
export function playThrough(
  hearts: Hearts,
  start: State,
  imposed: ImposedDeal,
  player: BotPlayer,
  below: Below,
  seen: boolean,
): readonly Event[] {
  const game: HeartsGame = hearts.game;
  const decided: Event[] = [];
  run(game, start, {
    answer: (state, seat, ask) =>
      player.decide(questionOf(hearts, seen ? game.view(state, seat) : unseen(hearts), ask), { plays: 1 }, below),
    supply: () => ({ imposed }),
    onEvents: events => void decided.push(...events.slice(0, 1)),
    enough: state => state.results.length > 0,
  });
  return decided;
}

/**
 * Views that are passed to random players. Such a player uses only the question, so a spectator's view is
 * enough.
 */
const views = new Map<Hearts, ReturnType<HeartsGame['view']>>();
function unseen(hearts: Hearts): ReturnType<HeartsGame['view']> {
  const game: HeartsGame = hearts.game;
  const known = views.get(hearts) ?? game.view(opened(game), 'watcher');
  views.set(hearts, known);
  return known;
}

/** The median number of deals per second of processor time over all blocks, and the spread of the blocks. */
function rate(playOne: (i: number) => void, deals = DEALS): { readonly median: number; readonly spread: number } {
  const rates = Array.from({ length: BLOCKS + 1 }, () => {
    const before = process.cpuUsage();
    for (let i = 0; i < deals; i++) playOne(i);
    return deals / (microsecondsSince(before) / 1e6);
  }).slice(1); // the first block only warms up
  rates.sort((a, b) => a - b);
  const median = rates[BLOCKS >> 1] as number;
  return { median, spread: ((rates.at(-1) as number) - (rates[0] as number)) / median };
}

function rowFor(hearts: Hearts): Row {
  const game: HeartsGame = hearts.game;
  const below = quickDraws(`bench decide ${hearts.sheet.id}`);
  const start = opened(game);
  const lines: readonly Line[] = imposedDeals(hearts, below).map(imposed => ({
    imposed,
    decided: playThrough(hearts, start, imposed, random, below, false),
  }));
  const lineAt = (i: number): Line => lines[i] as Line;
  const full = rate(i => playThrough(hearts, start, lineAt(i).imposed, random, below, false));
  const settled = rate(i => lineAt(i).decided.reduce((state, event) => settle(game, state, event).state, start));
  const seen = rate(i => playThrough(hearts, start, lineAt(i).imposed, random, below, true));
  const thinking = rate(i => playThrough(hearts, start, lineAt(i).imposed, careful, below, true), THOUGHT);
  const decisions = lines.reduce((sum, { decided }) => sum + decided.length - 1, 0) / DEALS;
  return {
    name: hearts.sheet.id,
    values: [
      rounded(full.median, 0),
      rounded(full.spread * 100, 0),
      rounded(decisions, 0),
      rounded(1e6 / full.median / decisions, 2),
      rounded(full.median / settled.median, 2),
      rounded(seen.median / full.median, 2),
      rounded(thinking.median, 0),
    ],
  };
}

export const decide: Bench = tell => ({
  name: 'decide',
  about: `Whole random deals of ${SEATS} seats a second of processor time on one core, through ask, decide and settle, from imposed cards: median of ${BLOCKS} blocks of ${DEALS} deals, with the blocks' spread. \`to settling alone\` is that speed over the speed of settling the same events, unasked and undecided, in the same run; \`with views\` is what is left of it when a view is made for every answer.`,
  columns: [
    'deals/s',
    'spread, %',
    'decisions a deal',
    'µs a decision',
    'to settling alone',
    'with views',
    'deals/s of four careful players',
  ],
  rows: SHEETS.map(sheet => {
    const row = rowFor(heartsOf(sheet, SEATS));
    tell(row);
    return row;
  }),
});
