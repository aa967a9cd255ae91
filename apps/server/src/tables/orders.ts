// Whether a table that somebody orders can be had, and what it is then to be.
import type { SheetError } from '@moonshot/rules/game/fields';
import { checkLength } from '@moonshot/rules/game/head';
import { prepare, sheetOf } from '@moonshot/rules/games';
import type { OnlineSpec, Spec } from '@moonshot/table/state';
import { type No, no } from '../no.ts';
import type { TableRow, TableSeat } from '../store/store.ts';

export type Ordered = Pick<TableRow, 'game' | 'overrides' | 'length'>;

/** Why there can be no such table; undefined where there can. */
export function whyNotHad({ game, overrides, length }: Ordered, seats: number): No | undefined {
  const sheet = sheetOf(game);
  if (sheet === undefined) return no('bad-rules', say => say.game(game));
  const prepared = prepare(sheet, seats, overrides);
  if (!prepared.ok) return unlike(prepared.errors);
  const [reached] = length === null ? [] : checkLength(prepared.hearts.sheet, length);
  return reached && unlike([reached]);
}

const unlike = (errors: readonly SheetError[]): No => no('bad-rules', say => say.sheet(errors));

/** The match that is played next at a table whose seats are all taken: a person's name in it is their id. Where its cards come from is not settled here. */
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

/** Where those sit whose ratings a match moves that begins so: people, where there are two of them. */
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

/** The seats as a match has them now: who came late sits there, who left for good does not. */
export const seatsOf = ({ sitters }: Pick<Spec, 'sitters'>): readonly TableSeat[] =>
  sitters.map(sitter => (sitter.kind === 'bot' ? sitter : { kind: 'person', player: sitter.name, prepared: false }));
