// Checks whether a table can be opened as a player ordered it. Creates the spec (rules and seats) of a
// table's matches from the table's row.
import { type SheetError, sheetOf } from '@moonshot/rules';
import { variantOf } from '@moonshot/rules/catalogue';
import type { OnlineSpec, Spec } from '@moonshot/table';
import { whyNotTitled } from '../../../core/display-names.ts';
import { type ApiError, apiError } from '../../../core/errors.ts';
import type { TableRow, TableSeat } from '../../../store/store.ts';
import { errorsIn } from '../../../threads/jobs/check-sheets.ts';
import type { Spender } from '../../../threads/jobs/processor-budgets.ts';
import type { ServerContext } from '../../context.ts';

export type Ordered = Pick<TableRow, 'game' | 'overrides' | 'length'>;

/**
 * Why a table with this order is not possible; undefined if it is possible. House rules are checked in a
 * worker thread.
 */
export async function orderProblem(
  { jobs }: Pick<ServerContext, 'jobs'>,
  { game, overrides, length }: Ordered,
  seats: number,
  by: Spender,
): Promise<ApiError | undefined> {
  if (sheetOf(game) === undefined) return notOrderable(game);
  const untitled = whyNotTitled({ game, overrides });
  if (untitled !== undefined) return untitled;
  const sheet = { game, seats, overrides, length };
  if (Object.keys(overrides).length === 0) return unlike(errorsIn(sheet));
  const worked = await jobs.work('sheet', sheet, by);
  return worked.ok ? unlike(worked.done) : worked.error;
}

/**
 * The refusal of an unknown game id. A catalogue variant has to be ordered as its base game with overrides.
 */
const notOrderable = (game: string): ApiError => {
  const further = variantOf(game);
  return apiError('bad-rules', say => (further === undefined ? say.game(game) : say.further(game, further.base)));
};

const unlike = (errors: readonly SheetError[]): ApiError | undefined =>
  errors.length === 0 ? undefined : apiError('bad-rules', say => say.sheet(errors));

/**
 * The spec of the next match at a table without open seats. Its people are named by player id. The caller
 * adds the origin of the deals.
 */
export const specOf = ({ game, rules, overrides, length, settings, seats }: TableRow): Spec => ({
  game,
  version: rules,
  overrides,
  length,
  sitters: seats.map(sitterOf),
  online: {
    clock: settings.clock,
    ...(settings.watchers === 'hands-after' ? { handsAfter: true } : {}),
    ...ratedAt(settings, seats),
  },
});

const RATED_LEAST = 2;

/** The seats whose players' ratings the match changes: all humans, if there are at least two. */
function ratedAt({ rated }: TableRow['settings'], seats: readonly TableSeat[]): Pick<OnlineSpec, 'rated'> {
  const people = seats.flatMap((seat, i) => (seat.kind === 'person' && seat.broughtBy === undefined ? [i] : []));
  return rated === true && people.length >= RATED_LEAST ? { rated: people } : {};
}

function sitterOf(seat: TableSeat): Spec['sitters'][number] {
  if (seat.kind === 'open') throw new Error('Cannot begin a match: a seat is open');
  return seat.kind === 'bot'
    ? { kind: 'bot', name: seat.name, player: seat.player }
    : { kind: 'person', name: seat.player, ...(seat.broughtBy === undefined ? {} : { broughtBy: seat.broughtBy }) };
}

/** The table's seats according to the match, in which players may have joined or left. */
export const seatsOf = ({ sitters }: Pick<Spec, 'sitters'>): readonly TableSeat[] =>
  sitters.map(sitter => (sitter.kind === 'bot' ? sitter : { kind: 'person', player: sitter.name, prepared: false }));
