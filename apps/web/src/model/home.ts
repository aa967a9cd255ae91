// What is picked on the first screen, filled up with each game's usual seats and length.
import type { SheetCard, ToClient } from '@moonshot/wire';
import { type Effect, type Message, type Step, send, still } from './message.ts';
import type { Choice, Model } from './model.ts';

/** The picked game, or the first one for somebody new. */
export const pickedSheet = ({
  sheets,
  further,
  pick,
}: Pick<Model, 'sheets' | 'further' | 'pick'>): SheetCard | undefined =>
  [...sheets, ...further].find(sheet => sheet.id === pick.game) ?? sheets[0];

/** The sheet that a table of a game is to be pinned to, and what is changed of it. */
export const pinOf = ({ id, of }: SheetCard): NonNullable<SheetCard['of']> => of ?? { game: id, overrides: {} };

/** The id by which the game of a table is picked; undefined where the page does not know it. */
export function pickedAs(
  { sheets, further }: Pick<Model, 'sheets' | 'further'>,
  { game, overrides }: NonNullable<SheetCard['of']>,
): string | undefined {
  if (overrides.name === undefined) return sheets.find(({ id }) => id === game)?.id;
  return further.find(({ of }) => of?.game === game && of.overrides.name === overrides.name)?.id;
}

export type Picking = Extract<Message, { type: 'pick-game' | 'pick-seats' | 'pick-length' }>;

/** What is picked after one more choice; another game begins with its own usual numbers. */
export function picked(pick: Choice, message: Picking): Choice {
  if (message.type === 'pick-game') return { game: message.game, seats: null, length: null };
  return message.type === 'pick-seats' ? { ...pick, seats: message.seats } : { ...pick, length: message.length };
}

/** Every number of seats that the game can be played with. */
export const seatCounts = ({ seats }: SheetCard): readonly number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);

export const pickedSeats = (sheet: SheetCard, { seats }: Choice): number =>
  seats !== null && seatCounts(sheet).includes(seats) ? seats : sheet.seats.best;

/** The lengths that are offered, the usual one among them. */
export const lengthsOf = ({ lengths }: SheetCard): readonly number[] =>
  lengths.offer.includes(lengths.usual) ? lengths.offer : [lengths.usual, ...lengths.offer];

export const pickedLength = (sheet: SheetCard, { length }: Choice): number =>
  length !== null && lengthsOf(sheet).includes(length) ? length : sheet.lengths.usual;

/**
 * A list that the tables told; whoever played one of the further games last has it picked, so these are asked
 * for too.
 */
export function listHeard(model: Model, message: Extract<ToClient, { type: 'sheets' | 'further' | 'tables' }>): Step {
  if (message.type === 'tables') return still({ ...model, tables: message.tables });
  const { sheets } = message;
  const told: Model = message.type === 'further' ? { ...model, further: sheets } : { ...model, sheets };
  const again = told.reading === null ? [] : rulesOfPicked(told); // in the language that the list is in
  const { pick, further } = told;
  const known = pick.game === null || [...told.sheets, ...further].some(({ id }) => id === pick.game);
  const asked = known || message.type === 'further' ? [] : [send({ type: 'further' })];
  return { model: told, effects: [...asked, ...again] };
}

/** Asks for the rules of the picked game, which are read before a table is opened. */
export function rulesOfPicked(model: Model): readonly Effect[] {
  const sheet = model.table === null ? pickedSheet(model) : undefined;
  return sheet === undefined ? [] : [send({ type: 'rules', ...pinOf(sheet), seats: pickedSeats(sheet, model.pick) })];
}
