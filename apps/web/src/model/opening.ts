// Opens tables: the selected game with bots, a rematch, the daily deal, and the lesson for newcomers.
import type { Level } from '@moonshot/bots/levels';
import { dailyTable, drillTable, isBrief, LESSON, type MatchOrder, type Puzzle, puzzleTable } from '@moonshot/protocol';
import { orderedLength, pickedLength, pickedSeats, pickedSheet, pinOf } from './home.ts';
import { type Effect, type Message, send, type UpdateResult, unchanged } from './message.ts';
import { KEYS, type Model, type TableModel } from './model.ts';
import { dealIsOver } from './play/standing.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;
type OpenRequest = Of<'play-now' | 'pass-and-play' | 'daily' | 'lesson' | 'puzzle' | 'drill'>;

/** Number of seats in the lesson and in the daily deal: one person and three bots. */
const SETTLED_SEATS = 4;

export function openTable(model: Model, request: OpenRequest): UpdateResult {
  if (request.type === 'pass-and-play')
    return opening({ ...model, panel: null }, 'new', [send({ type: 'open', order: request.order, seat: 0 })]);
  const names = [model.name || request.you, ...request.bots];
  const settled = names.slice(0, SETTLED_SEATS);
  switch (request.type) {
    case 'play-now':
      return playNow(model, names);
    case 'daily':
      return opening(model, dailyTable(request.date), [send({ type: 'daily', date: request.date, names: settled })]);
    case 'puzzle':
      return puzzle(model, request.puzzle, names);
    case 'drill':
      return drill(model, request, names);
    case 'lesson':
      return opening(model, LESSON, [send({ type: 'lesson', names: settled })]);
  }
}

const opening = (model: Model, table: string, effects: readonly Effect[]): UpdateResult => ({
  model: { ...model, opening: table, launch: null, trouble: null },
  effects,
});

/** The default level of a bot. A newcomer gets beginners from `playerFor`. */
export const USUAL_LEVEL = 'skilled' satisfies Level;

/** The level of a bot at the next table. If a newcomer has chosen none, the bots are beginners. */
export const playerFor = ({ bots, newcomer }: Model, bot: number): string =>
  bots[bot] ?? (newcomer ? ('beginner' satisfies Level) : USUAL_LEVEL);

/** Opens a puzzle. The table worker gets the stored puzzle without its solution. */
function puzzle(
  model: Model,
  { id, game, version, dealer, hands, rest, line }: Puzzle,
  names: readonly string[],
): UpdateResult {
  const sent = { id, game, version, dealer, hands: [...hands], rest, line };
  return opening(model, puzzleTable(id), [send({ type: 'puzzle', puzzle: sent, names: names.slice(0, hands.length) })]);
}

function drill(model: Model, { game, seed }: Of<'drill'>, names: readonly string[]): UpdateResult {
  const seats = model.sheets.find(({ id }) => id === game)?.seats.best ?? names.length;
  return opening(model, drillTable(game, seed), [send({ type: 'drill', game, seed, names: names.slice(0, seats) })]);
}

function playNow(model: Model, [you = '', ...bots]: readonly string[]): UpdateResult {
  const sheet = pickedSheet(model);
  if (sheet === undefined || model.opening === 'new') return unchanged(model);
  const seats = pickedSeats(sheet, model.pick);
  const chosen = pickedLength(sheet, model.pick);
  const sitters: MatchOrder['sitters'] = [
    { kind: 'person', name: you },
    ...bots.slice(0, seats - 1).map((name, i) => ({ kind: 'bot' as const, name, player: playerFor(model, i) })),
  ];
  const order: MatchOrder = {
    ...pinOf(sheet),
    length: orderedLength(sheet, chosen),
    sitters,
  };
  return opening(model, 'new', [
    send({ type: 'open', order, seat: 0 }),
    { type: 'keep', key: KEYS.pick, value: `${sheet.id} ${seats}` },
  ]);
}

/**
 * Opens a rematch with the same players, rules and length. While a new table is being opened, the request is
 * ignored.
 */
export function again(model: Model, { view }: TableModel): UpdateResult {
  if (model.opening === 'new') return unchanged(model);
  const order: MatchOrder = {
    game: view.game,
    overrides: view.overrides,
    length: view.length,
    sitters: [...view.sitters],
  };
  const seat = view.viewer === 'watcher' ? 0 : view.viewer;
  return { model: { ...model, opening: 'new' }, effects: [send({ type: 'open', order, seat })] };
}

const atDealEnd = ({ table }: Model): boolean =>
  table !== null && !isBrief(table.view.id) && table.pause === null && dealIsOver(table.view);

/** Ends newcomer mode when the person moves on from a finished deal that counts for statistics. */
export const endNewcomerMode = (before: Model, model: Model): UpdateResult =>
  model.newcomer && atDealEnd(before) && !atDealEnd(model)
    ? { model: { ...model, newcomer: false }, effects: [{ type: 'keep', key: KEYS.played, value: 'yes' }] }
    : unchanged(model);
