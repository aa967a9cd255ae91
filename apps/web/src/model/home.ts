// The choices on the home screen. What the person has not chosen comes from the defaults of the game.
import type { MatchOrder, SheetCard, TableToPage } from '@moonshot/protocol';
import { type Effect, type Message, send, type UpdateResult, unchanged } from './message.ts';
import type { HomeChoice, Model } from './model.ts';

/** The game selected on the home screen. If no list has the selected game, it is the first main game. */
export const pickedSheet = ({
  sheets,
  further,
  pick,
}: Pick<Model, 'sheets' | 'further' | 'pick'>): SheetCard | undefined =>
  [...sheets, ...further].find(sheet => sheet.id === pick.game) ?? sheets[0];

/** A listed game as a base game with overrides. A main game is its own base game. */
export const pinOf = ({ id, of }: SheetCard): NonNullable<SheetCard['of']> => of ?? { game: id, overrides: {} };

/** The id under which a table's game can be selected; `undefined` if no list has the game. */
export function pickedAs(
  { sheets, further }: Pick<Model, 'sheets' | 'further'>,
  { game, overrides }: NonNullable<SheetCard['of']>,
): string | undefined {
  if (overrides.name === undefined) return sheets.find(({ id }) => id === game)?.id;
  return further.find(({ of }) => of?.game === game && of.overrides.name === overrides.name)?.id;
}

export type Picking = Extract<Message, { type: 'pick-game' | 'pick-seats' | 'pick-length' }>;

/**
 * The choices on the home screen after the person has chosen something. A newly selected game starts with its
 * own defaults.
 */
export function picked(pick: HomeChoice, message: Picking): HomeChoice {
  if (message.type === 'pick-game') return { game: message.game, seats: null, length: null };
  return message.type === 'pick-seats' ? { ...pick, seats: message.seats } : { ...pick, length: message.length };
}

/** Every number of seats that the game supports. */
export const seatCounts = ({ seats }: SheetCard): readonly number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);

export const pickedSeats = (sheet: SheetCard, { seats }: HomeChoice): number =>
  seats !== null && seatCounts(sheet).includes(seats) ? seats : sheet.seats.best;

/** The match lengths to offer, including the default. */
export const lengthsOf = ({ lengths }: SheetCard): readonly number[] => [
  ...new Set([
    ...(lengths.offer.includes(lengths.usual) ? [] : [lengths.usual]),
    ...lengths.offer,
    ...(lengths.targets ?? []),
  ]),
];

/** Whether this length of the game is a number of deals or a limit for the totals. */
export const lengthKind = ({ lengths }: SheetCard, n: number): 'deals' | 'target' =>
  lengths.targets?.includes(n) ? 'target' : lengths.kind;

/** The match length to request; null for the game's default. */
export function orderedLength(sheet: SheetCard, n: number): MatchOrder['length'] {
  if (n === sheet.lengths.usual) return null;
  return lengthKind(sheet, n) === 'deals' ? { deals: n } : { target: n };
}

export const pickedLength = (sheet: SheetCard, { length }: HomeChoice): number =>
  length !== null && lengthsOf(sheet).includes(length) ? length : sheet.lengths.usual;

/**
 * Stores a list of games or of tables. If the selected game is in no list of games, the further games are
 * requested.
 */
export function takeGames(
  model: Model,
  message: Extract<TableToPage, { type: 'sheets' | 'further' | 'tables' }>,
): UpdateResult {
  if (message.type === 'tables') return unchanged({ ...model, tables: message.tables });
  const { sheets } = message;
  const listed: Model = message.type === 'further' ? { ...model, further: sheets } : { ...model, sheets };
  // requests the rules in the language of the new list
  const again = listed.reading === null ? [] : rulesOfPicked(listed);
  const { pick, further } = listed;
  const known = pick.game === null || [...listed.sheets, ...further].some(({ id }) => id === pick.game);
  const asked = known || message.type === 'further' ? [] : [send({ type: 'further' })];
  return { model: listed, effects: [...asked, ...again] };
}

/** Requests the rules of the selected game. The person may read them before opening a table. */
export function rulesOfPicked(model: Model): readonly Effect[] {
  const sheet = model.table === null ? pickedSheet(model) : undefined;
  return sheet === undefined ? [] : [send({ type: 'rules', ...pinOf(sheet), seats: pickedSeats(sheet, model.pick) })];
}
