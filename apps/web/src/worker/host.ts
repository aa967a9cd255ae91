// What the worker does with each message of its page: the lists, the table that is open, and the refusals in words.
import { explainRefusal, refusalFields } from '@moonshot/rules/explain';
import { checkLength } from '@moonshot/rules/game/head';
import type { Seat } from '@moonshot/rules/game/seat';
import { type HeartsGame, prepare, SHEETS, sentenceOf, sheetOf } from '@moonshot/rules/games';
import type { Refusal } from '@moonshot/table/decide';
import { type Keeper, open } from '@moonshot/table/keeper';
import { sheetCard } from '@moonshot/table/rules-told';
import type { Spec } from '@moonshot/table/state';
import { type Order, parseToTable, type TableSummary, type ToTable } from '@moonshot/wire';
import { FORMAT, type Saved } from './saved/summary.ts';
import { command, follow, keeperOf, rise, type Seated, seatAt, showFresh, sit, type World } from './seated.ts';
import { ADVISER, isPlayer } from './thinkers.ts';
import { hintSentence, SAY, TABLE_REFUSALS } from './words.ts';

export interface HostWorld extends Omit<World, 'pace'> {
  readonly newSecret: () => string;
  readonly newTableId: () => string;
}

export interface Host {
  /** A message of the page. */
  hear(message: unknown): void;
  /** Something is wrong that ends nothing: it is said at once, or after the table that is being opened is shown. */
  warn(sentence: string): void;
  /** Another tab has written a table to this version. */
  news(table: string, version: number): void;
}

/** How long a bot waits before it plays, until the page says otherwise. */
const BOT_MS = 700;

/** Newer than any version that a table can have: the table is gone. */
const GONE = Number.MAX_SAFE_INTEGER;

interface Hosting {
  readonly world: World & HostWorld;
  botMs: number;
  seated: Seated | undefined;
  queue: Promise<void>;
  opening: boolean;
  readonly warnings: string[]; // to be said when the opening is over
}

type Of<T extends ToTable['type']> = Extract<ToTable, { type: T }>;

/** Serves one page, message after message, in the order in which they came. */
export function host(world: HostWorld): Host {
  const hosting: Hosting = {
    world: { ...world, pace: () => hosting.botMs },
    botMs: BOT_MS,
    seated: undefined,
    queue: Promise.resolve(),
    opening: false,
    warnings: [],
  };
  return {
    hear: value => {
      const parsed = parseToTable(value);
      if (!parsed.ok) return trouble(hosting, SAY.unread(parsed.reason));
      hosting.queue = hosting.queue.then(() => answer(hosting, parsed.message));
    },
    warn: sentence => {
      if (hosting.opening) hosting.warnings.push(sentence);
      else trouble(hosting, sentence);
    },
    news: (table, version) => {
      if (hosting.seated?.table === table) follow(hosting.seated, version);
    },
  };
}

const trouble = ({ world }: Hosting, sentence: string): void => world.post({ type: 'trouble', sentence });

async function answer(hosting: Hosting, message: ToTable): Promise<void> {
  switch (message.type) {
    case 'sheets':
      return hosting.world.post({ type: 'sheets', sheets: SHEETS.map(sheetCard) });
    case 'tables':
      return list(hosting);
    case 'open':
      return opening(hosting, () => openTable(hosting, message));
    case 'join':
      return opening(hosting, () => join(hosting, message));
    case 'leave':
      return leave(hosting);
    case 'forget':
      return forget(hosting, message);
    case 'pace':
      hosting.botMs = message.botMs;
      return;
    case 'hint':
      return hint(hosting);
    case 'act':
    case 'ready':
    case 'undo':
    case 'finish':
      void perform(hosting, message); // what comes after it may be said before it is done
  }
}

async function list({ world }: Hosting): Promise<void> {
  const saved = await world.shelf.tables();
  const tables = [...saved].sort((a, b) => b.at - a.at).map(summaryOf);
  world.post({ type: 'tables', tables });
}

function summaryOf(saved: Saved): TableSummary {
  const { id, game, seats, deal, totals, over, at } = saved;
  return { id, game, name: sheetOf(game)?.name ?? game, seats, deal, totals, over, at, trouble: whyNotHere(saved) };
}

function whyNotHere({ format, game, rules }: Saved): string | null {
  const sheet = sheetOf(game);
  if (format > FORMAT) return SAY.newer;
  if (sheet === undefined) return SAY.unknownGame(game);
  return sheet.version === rules ? null : SAY.otherRules(sheet.name, rules);
}

/** While a table is being opened, trouble means that it was not; what else is wrong is said after it. */
async function opening(hosting: Hosting, work: () => Promise<void>): Promise<void> {
  hosting.opening = true;
  await work();
  hosting.opening = false;
  for (const sentence of hosting.warnings.splice(0)) trouble(hosting, sentence);
}

async function openTable(hosting: Hosting, { order, seat }: Of<'open'>): Promise<void> {
  const { world } = hosting;
  const wrong = whyNotOpened(order, seat);
  if (wrong !== undefined) return trouble(hosting, SAY.cannotOpen(wrong));
  leave(hosting);
  const seated = seatAt(world, world.newTableId(), seat);
  hosting.seated = seated;
  await sit(seated, ports => open(ports, seated.table, specOf(order), world.newSecret()));
}

function whyNotOpened({ game, overrides, length, sitters }: Order, seat: Seat): string | undefined {
  const prepared = prepare(sheetOf(game), sitters.length, overrides);
  const stranger = sitters.find(sitter => sitter.kind === 'bot' && !isPlayer(sitter.player));
  if (sheetOf(game) === undefined) return SAY.noSuchGame(game);
  if (!prepared.ok) return prepared.errors.map(sentenceOf).join('; ');
  const [reached] = length === null ? [] : checkLength(prepared.hearts.sheet, length);
  if (reached !== undefined) return sentenceOf(reached);
  if (stranger?.kind === 'bot') return SAY.noSuchPlayer(stranger.player);
  return sitters[seat]?.kind === 'person' ? undefined : SAY.nobody;
}

const specOf = ({ game, overrides, length, sitters }: Order): Spec => ({
  game,
  version: sheetOf(game)?.version ?? 0,
  overrides,
  length,
  sitters,
});

async function join(hosting: Hosting, { table, seat }: Of<'join'>): Promise<void> {
  leave(hosting);
  const seated = seatAt(hosting.world, table, seat);
  try {
    const outcome = await sit(seated);
    if (outcome === 'shown') hosting.seated = seated;
    else trouble(hosting, outcome === 'gone' ? SAY.gone : SAY.notYours);
  } catch (error) {
    rise(seated);
    trouble(hosting, SAY.cannotResume(error instanceof Error ? error.message : String(error)));
  }
}

function leave(hosting: Hosting): void {
  if (hosting.seated) rise(hosting.seated);
  hosting.seated = undefined;
}

async function forget(hosting: Hosting, { table }: Of<'forget'>): Promise<void> {
  if (hosting.seated?.table === table) leave(hosting);
  try {
    await hosting.world.shelf.forget(table);
    hosting.world.spread(table, GONE);
  } catch (error) {
    trouble(hosting, SAY.notForgotten(error instanceof Error ? error.message : String(error)));
  }
  return list(hosting);
}

async function perform(hosting: Hosting, message: Of<'act' | 'ready' | 'undo' | 'finish'>): Promise<void> {
  const { seated, world } = hosting;
  if (seated === undefined) return trouble(hosting, SAY.noTable);
  const done = await command(seated, { ...message, seat: seated.seat });
  if (done === undefined || seated !== hosting.seated) return;
  const { reply, keeper } = done;
  const { number } = message;
  if (reply.type === 'done') return world.post({ type: 'done', number, version: reply.version });
  if (reply.type === 'refused') return world.post({ type: 'refused', number, ...inWords(keeper, reply.refusal) });
  if (reply.type !== 'gap') return;
  world.post({ type: 'refused', number, sentence: SAY.stepBehind, fields: [] });
  showFresh(seated, keeper);
}

const inWords = (
  { hearts }: Keeper,
  refusal: Refusal,
): { readonly sentence: string; readonly fields: readonly string[] } =>
  refusal.type === 'game'
    ? { sentence: explainRefusal(hearts, refusal.refusal), fields: refusalFields(refusal.refusal) }
    : { sentence: TABLE_REFUSALS[refusal.type], fields: [] };

async function hint(hosting: Hosting): Promise<void> {
  const { seated, world } = hosting;
  const keeper = seated && (await keeperOf(seated));
  if (seated === undefined || keeper === undefined) return trouble(hosting, SAY.noTable);
  const { hearts } = keeper;
  const { game, spec } = keeper.state();
  const ask = (hearts.game as HeartsGame).ask(game, seated.seat);
  if (ask === undefined) return trouble(hosting, SAY.notAsked);
  const view = (hearts.game as HeartsGame).view(game, seated.seat);
  const action = await world.thinkers.think({ hearts, seat: seated.seat, player: ADVISER, view, ask });
  world.post({
    type: 'hint',
    action,
    sentence: hintSentence(
      action,
      spec.sitters.map(sitter => sitter.name),
    ),
  });
}
