// Measures how much processor time a card takes under the rules (sheet) of each catalogue variant, in the
// engine and in the simulator. The figures are relative to Black Lady, which is measured at the same time.
import { quickDraws, random } from '@moonshot/bots';
import { type Hearts, heartsOf, sheetOf } from '@moonshot/rules';
import { CATALOGUE, sheetOfVariant } from '@moonshot/rules/catalogue';
import { imposedDeals, opened, playThrough } from './decide.ts';
import { runs } from './playouts.ts';
import { microsecondsSince } from './processor-time.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted } from './wanted.ts';

const PAIRS = 15; // pairs of blocks, one of the game and one of Black Lady
const WARM_UP = 3; // further pairs at the beginning that only warm up
const ENGINE_DEALS = 200; // deals per block; with 60 deals, results varied by up to a third
const SIM_DEALS = 4000;

/** Measures a block: the microseconds of processor time per card. */
type Timed = (block: number) => number;

/**
 * The number of cards played in a deal. In games with a stock, all or nearly all cards of the stock are
 * played.
 */
const cardsOf = ({ rules }: Hearts): number =>
  'draws' in rules && rules.draws !== 'never'
    ? rules.deck.length
    : (rules as { readonly handSize: number }).handSize * rules.seats;

function engineOf(hearts: Hearts): Timed {
  const below = quickDraws(`bench sheets ${hearts.sheet.name}`);
  const start = opened(hearts.game);
  const deals = imposedDeals(hearts, below, ENGINE_DEALS);
  return () => {
    const before = process.cpuUsage();
    for (const imposed of deals) playThrough(hearts, start, imposed, random, below, false);
    return microsecondsSince(before) / (ENGINE_DEALS * cardsOf(hearts));
  };
}

function simOf(hearts: Hearts): Timed {
  const run = runs(hearts);
  return block => (run(SIM_DEALS, block + 1).seconds * 1e6) / (SIM_DEALS * cardsOf(hearts));
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] as number;

/** The time per card relative to the reference game, measured in alternating blocks. */
function ratio(own: Timed, standard: Timed): number {
  const pairs = Array.from({ length: WARM_UP + PAIRS }, (_, block) => own(block) / standard(block));
  return median(pairs.slice(WARM_UP));
}

export const sheets: Bench = tell => {
  const standard = heartsOf(sheetOf('black-lady'), 4);
  const [engine, sim] = [engineOf(standard), simOf(standard)];
  const rows = CATALOGUE.filter(({ id }) => isWanted(id)).map((variant): Row => {
    const hearts = heartsOf(sheetOfVariant(variant), variant.seats.best);
    const values = [ratio(engineOf(hearts), engine), ratio(simOf(hearts), sim)].map(one => rounded(one, 2));
    const row = { name: variant.id, values };
    tell(row);
    return row;
  });
  return {
    name: 'sheets',
    about: `What a card costs in random deals under each further game's sheet, at its best number of seats, by processor time and as a multiple of what it costs in Black Lady for four: through ask, decide and settle, and in \`sim\`. The median of ${PAIRS} pairs of blocks after ${WARM_UP} to warm up, ${ENGINE_DEALS} deals in the engine and ${SIM_DEALS} in \`sim\`.`,
    columns: ['engine', 'sim'],
    rows,
  };
};
