// Draws the table as one row per seat: the total, the points of the deal, the number of cards, and the card
// in the trick.

import type { TableView } from '@moonshot/protocol';
import type { CaptureView as BoutView, Hearts, SeenBout, SeenTrick, TrickView } from '@moonshot/rules';
import { chipsInPool, figure, suitOf } from '@moonshot/rules/cards';
import { contractOf, liesOut, type TrickRules } from '@moonshot/rules/engine';
import { padEnd, padStart } from '../core/plain-text.ts';
import { face, faceOf, faces, played } from './cards.ts';
import { nameOf, type TablePlayers } from './event-text.ts';
import { ink } from './ink.ts';

/**
 * The seats in clockwise order from the person's left. The person's own seat comes last, next to the hand
 * below.
 */
const seatsRound = ({ me, names }: TablePlayers): readonly number[] => names.map((_, i) => (me + 1 + i) % names.length);

/** The head line: the game, the deal, and facts to keep in mind. */
export function headLine(hearts: Hearts, { deal, length }: TableView): string {
  const { sheet } = hearts;
  const target = length !== null && 'target' in length ? length.target : sheet.match.limit;
  const deals = length !== null && 'deals' in length ? length.deals : sheet.match.deals;
  const { kind } = sheet.match;
  const byDeals = length === null ? kind === 'deals' : 'deals' in length;
  const number = `deal ${Math.max(1, deal.deal)}`;
  const limit = kind === 'limitOrDeals' ? ` of ${deals} at most` : '';
  const end = deal.tiebreak
    ? 'extra deal'
    : byDeals
      ? `${number} of ${deals}`
      : `${number}${limit}, to ${figure(target)}`;
  return [ink.bold(sheet.name), end, ...marks(hearts, deal)].join(' · ');
}

function marks(hearts: Hearts, deal: TableView['deal']): readonly string[] {
  // nothing has been dealt yet if `deal` is 0
  if (deal.kind === 'commit-reveal') return deal.deal === 0 ? [] : [`stock ${deal.stock}`];
  if (hearts.kind !== 'tricks') return [];
  const { rules, sheet } = hearts;
  const contract = contractOf(sheet, deal.deal);
  const suit = deal.upcard === null ? rules.trump : suitOf(deal.upcard);
  const trump = suit === 'none' ? [] : [`trump ${face(`A${suit}`).replace('A', '')}`];
  const pool = poolIn(hearts, deal);
  const broken = rules.closedLeads.size > 0 ? [deal.broken ? ink.red('hearts broken') : 'hearts not broken'] : [];
  return [
    ...(contract === undefined ? [] : [contract.name]),
    ...trump,
    ...broken,
    ...(deal.kitty > 0 ? [`${middle(rules)} ${deal.kitty}`] : []),
    ...(pool === undefined ? [] : [`pool ${pool}`]),
    ...(deal.aside.length > 0 ? [`out of play ${faces(deal.aside)}`] : []),
  ];
}

/** The chips in the pool; undefined in a game without one. */
export function poolIn(hearts: Hearts, deal: TableView['deal']): number | undefined {
  if (hearts.kind !== 'tricks' || hearts.sheet.settle.as !== 'pool' || deal.kind !== 'tricks') return undefined;
  // whether the deal is still being played; afterwards the totals include the bid
  const isRunning = deal.results.length < deal.deal;
  return chipsInPool(hearts.sheet.score.start, deal.totals, isRunning ? deal.bids : []);
}

/** What the cards in the middle are called under these rules. */
const middle = (rules: TrickRules): string =>
  liesOut(rules) ? 'out of play' : rules.draws === 'never' ? 'kitty' : 'stock';

/** The rows of all seats. */
export function tableRows(players: TablePlayers, view: TableView): readonly string[] {
  const names = Math.max(5, ...players.names.map(name => name.length));
  const cell = view.deal.kind === 'tricks' ? trickCells(view.deal) : boutCells(view.deal);
  const title = `  ${padEnd('', names)}  ${padStart('total', 6)}  ${padStart(cell.count, 9)}  ${padStart('hand', 5)}   ${cell.title}`;
  return [ink.dim(title), ...seatsRound(players).map(seat => row(players, view, seat, names, cell))];
}

interface Cells {
  readonly title: string;
  readonly count: string; // the heading of the column with the number of cards
  counted(seat: number): string;
  middle(seat: number): string;
}

function row(players: TablePlayers, { deal }: TableView, seat: number, names: number, cells: Cells): string {
  const asked = deal.asked.includes(seat);
  const name = padEnd(nameOf(players, seat), names);
  const total = padStart(figure(deal.totals[seat] ?? 0), 6);
  const hand = padStart(String(deal.handSizes[seat] ?? 0), 5);
  const mark = asked ? ink.yellow('›') : ' ';
  return `${mark} ${asked ? ink.bold(name) : name}  ${total}  ${padStart(cells.counted(seat), 9)}  ${hand}   ${cells.middle(seat)}`.trimEnd();
}

/** The current trick, or the previous one until the first card of the current trick has been played. */
const shownTrick = (view: TrickView): SeenTrick | TrickView['trick'] =>
  view.trick.plays.length === 0 ? (view.tricks.at(-1) ?? view.trick) : view.trick;

function trickCells(view: TrickView): Cells {
  const trick = shownTrick(view);
  const winner = 'winner' in trick ? trick.winner : view.winning;
  const word = 'winner' in trick ? 'takes it' : 'winning';
  const number = view.tricks.length + ('winner' in trick ? 0 : 1);
  return {
    title: view.phase === 'pass' ? '' : `trick ${number}`,
    count: 'this deal',
    counted: seat => figure(view.points[seat] ?? 0),
    middle: seat => {
      const plays = trick.plays.filter(one => one.seat === seat);
      if (view.phase === 'pass') return view.passed.includes(seat) ? 'has passed' : '';
      if (plays.length === 0) return '';
      const led = trick.leader === seat ? ink.dim('led') : '';
      return [padEnd(plays.map(played).join(' '), 4), led, winner === seat ? ink.yellow(word) : '']
        .filter(text => text !== '')
        .join('  ');
    },
  };
}

/**
 * The cells of each seat in a game with bouts (rounds with a hidden and a face-up card): whether the seat has
 * laid cards for the present bout, and its cards in the last bout that was revealed.
 */
function boutCells(view: BoutView): Cells {
  const bout = view.bouts.at(-1);
  return {
    title: bout === undefined ? '' : `${' '.repeat(LAID.length + 2)}round ${view.bouts.length}`,
    count: 'captured',
    counted: seat => captured(view, seat),
    middle: seat => [padEnd(view.laid[seat] ? ink.dim(LAID) : '', LAID.length), ...shownIn(bout, seat)].join('  '),
  };
}

const LAID = 'laid';

function shownIn(bout: SeenBout | undefined, seat: number): readonly string[] {
  const [top, bottom] = [bout?.tops[seat], bout?.bottoms[seat]];
  if (top === undefined) return [];
  const under = bottom === undefined || bottom === null ? [] : [ink.dim(`over ${faceOf(bottom)}`)];
  return [padEnd(face(top), 4), ...under, ...(bout?.winner === seat ? [ink.yellow('wins it')] : [])];
}

const captured = (view: BoutView, seat: number): string => {
  const hearts = view.hearts[seat];
  const cards = String(view.pileSizes[seat] ?? 0);
  return hearts === null || hearts === undefined ? cards : `${hearts}♥ of ${cards}`;
};

/** The current trick or bout in one line; empty in other phases, such as the pass. */
export function trickText(players: TablePlayers, { deal }: TableView): readonly string[] {
  if (deal.kind === 'commit-reveal') return [`Round ${deal.bouts.length + 1}; ${deal.stock} cards in the stock.`];
  if (deal.phase !== 'play') return [];
  const number = `Trick ${deal.tricks.length + 1}`;
  if (deal.trick.plays.length === 0) return [`${number}: you lead.`];
  const plays = deal.trick.plays.map(
    play => `${nameOf(players, play.seat)} ${played(play)}${play.seat === deal.winning ? ' (winning)' : ''}`,
  );
  return [`${number}: ${plays.join(', ')}.`];
}

/** The last complete trick or bout: its cards, and who took them. */
export function lastLines(players: TablePlayers, view: TableView): readonly string[] {
  const { deal } = view;
  if (deal.kind === 'commit-reveal') return lastBout(players, deal);
  const trick = deal.tricks.at(-1);
  if (trick === undefined) return ['No trick has been taken in this deal.'];
  const plays = trick.plays.map(play => `${nameOf(players, play.seat)} ${played(play)}`);
  return [`Trick ${deal.tricks.length}: ${plays.join(', ')}.`, `${nameOf(players, trick.winner)} took it.`];
}

function lastBout(players: TablePlayers, view: BoutView): readonly string[] {
  const bout = view.bouts.at(-1);
  if (bout === undefined) return ['No round has been played in this deal.'];
  const tops = bout.tops.map((top, seat) => `${nameOf(players, seat)} ${face(top)}`);
  const under = bout.bottoms.flatMap((bottom, seat) =>
    bottom === null ? [] : [`${nameOf(players, seat)} ${face(bottom)}`],
  );
  const winner = bout.winner === null ? 'Nobody won it.' : `${nameOf(players, bout.winner)} won it.`;
  return [
    `Round ${view.bouts.length}: ${tops.join(', ')}.`,
    winner,
    ...(under.length > 0 ? [`Hidden under them, as far as you know: ${under.join(', ')}.`] : []),
  ];
}
