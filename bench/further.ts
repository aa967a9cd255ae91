// How much better a skilled player does than careful ones in the further games: the same deals with it in every seat.
import { oneAgainst } from '../packages/bots/src/arena/against.ts';
import { careful } from '../packages/bots/src/players/careful.ts';
import { mannerNamed } from '../packages/bots/src/players/level.ts';
import { thinking } from '../packages/bots/src/players/thinking.ts';
import { CATALOGUE, sheetOfVariant } from '../packages/rules/src/catalogue/catalogue.ts';
import type { Variant } from '../packages/rules/src/catalogue/variant.ts';
import { countWanted } from './deals.ts';
import { type Bench, type Row, rounded } from './table.ts';
import { isWanted } from './wanted.ts';

const DEALS = 4;
const UNBOUND = { plays: 1000 }; // more than the level itself tries out

function rowFor(variant: Variant, deals: number): Row {
  const manner = mannerNamed('skilled');
  if (manner === undefined) throw new Error('Cannot measure skilled: there is no such level');
  const sheet = sheetOfVariant(variant);
  const { difference } = oneAgainst({
    sheet,
    seats: variant.seats.best,
    player: thinking(manner),
    against: careful,
    deals,
    seed: 'bench further',
    budget: UNBOUND,
  });
  const better = sheet.match.winner === 'lowest' ? -1 : 1;
  const ends = [difference.low * better, difference.high * better].sort((a, b) => a - b);
  const values = [difference.mean * better, difference.error, ...ends].map(value => rounded(value, 2));
  return { name: variant.id, values };
}

export const furtherBench: Bench = tell => {
  const deals = countWanted(process.argv, DEALS);
  return {
    name: 'further',
    about: `One skilled player against careful ones in each further game at its best number of seats: ${deals} deals, each played once with it in every seat. \`better by\` is how many points a deal it does better than the mean of the others, with its standard error and 95 % interval; a deal counts once.`,
    columns: ['better by', 'standard error', 'from', 'to'],
    rows: CATALOGUE.filter(({ id }) => isWanted(id)).map(variant => {
      const row = rowFor(variant, deals);
      tell(row);
      return row;
    }),
  };
};
