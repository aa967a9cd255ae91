// The keeper runs one table through its ports: one command at a time, written first and told after.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Verdict } from '@moonshot/rules/game/verdict';
import type { Action, Ask, Hearts, HeartsGame } from '@moonshot/rules/games';
import { type Command, decide, mayDeal, openTable, type Refusal } from './decide.ts';
import type { Event } from './event.ts';
import { evolve, tableFrom } from './evolve.ts';
import { inParts } from './finish.ts';
import { heartsFor } from './pinned.ts';
import type { Ports } from './ports.ts';
import { people, type Spec, type State } from './state.ts';

/** How long a claim may be made at a table with several people, whoever could make it: silence declines. */
export const CLAIM_WINDOW_MS = 5_000;

export type Reply =
  | { readonly type: 'done'; readonly version: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'gap'; readonly expected: number } // a command before this one never arrived
  | { readonly type: 'closed' };

type PersonCommand = Extract<Command, { number: number | null }>;

export interface Keeper {
  readonly hearts: Hearts;
  state(): State;
  /** A person's command; the reply says `done` once it is written, and a repeat gets the same answer. */
  command(command: PersonCommand & { readonly number: number }): Promise<Reply>;
  /** Stops asking bots and waiting for windows; what is being written is still written. */
  close(): void;
}

/** Opens a new table, writes its first event and sets it going. */
export async function open(ports: Ports, id: string, spec: Spec, secret: string): Promise<Keeper> {
  const hearts = heartsFor(spec);
  const first = openTable(hearts, id, spec, secret);
  if ((await ports.log.append(id, 0, [first])) === 'stale')
    throw new Error(`Cannot open table ${id}: there is one already`);
  return keep(ports, hearts, evolve(hearts, undefined, first));
}

/** Takes a table up again from its log; undefined when the log has none of that name. */
export async function resume(ports: Ports, id: string): Promise<Keeper | undefined> {
  const events = await ports.log.read(id);
  const first = events[0];
  if (first === undefined) return undefined;
  if (first.type !== 'table-opened') throw new Error('its log does not begin with its opening');
  const hearts = heartsFor(first.spec);
  return keep(ports, hearts, tableFrom(hearts, events));
}

/** A claim that waits inside its window, and whoever waits for the reply. */
interface Held {
  readonly command: PersonCommand;
  readonly replies: ((reply: Reply) => void)[];
}

/** All that changes while a table is kept. */
interface Kept {
  readonly ports: Ports;
  readonly hearts: Hearts;
  state: State;
  queue: Promise<unknown>; // commands of one table wait for each other
  readonly thinking: Set<Seat>;
  window: { held: Held | undefined } | undefined;
  overtaken: number; // how often questions were taken back, or answered for all: what bots thought of them is dropped
  closed: boolean;
}

function keep(ports: Ports, hearts: Hearts, state: State): Keeper {
  const kept: Kept = {
    ports,
    hearts,
    state,
    queue: Promise.resolve(),
    thinking: new Set(),
    window: undefined,
    overtaken: 0,
    closed: false,
  };
  pump(kept);
  return {
    hearts,
    state: () => kept.state,
    command: command =>
      kept.window && command.type === 'act' && command.action.type === 'claim'
        ? hold(kept, command)
        : inTurn(kept, async () => before(kept, command) ?? (await run(kept, command))),
    close: () => close(kept),
  };
}

/** Whoever waits for the claim window hears that it will not close. */
function close(kept: Kept): void {
  kept.closed = true;
  for (const answer of kept.window?.held?.replies ?? []) answer({ type: 'closed' });
}

/** What is answered before deciding: a repeated number gets the answer it got, a number too high says which one is missing. */
function before(kept: Kept, { seat, number }: PersonCommand & { readonly number: number }): Reply | undefined {
  if (kept.closed) return { type: 'closed' };
  const last = kept.state.answered[seat];
  const expected = (last?.number ?? 0) + 1;
  if (last && number < expected) return { type: 'done', version: last.version };
  return number > expected ? { type: 'gap', expected } : undefined;
}

function inTurn(kept: Kept, work: () => Promise<Reply>): Promise<Reply> {
  const mine = kept.queue.then(work).catch((error: unknown): Reply => stop(kept, error));
  kept.queue = mine;
  return mine;
}

/** A fault of ours or of the storage ends this table's run, and nothing unwritten has been acknowledged. */
function stop(kept: Kept, error: unknown): Reply {
  close(kept);
  kept.ports.bus.stopped(kept.state, error instanceof Error ? error.message : String(error));
  return { type: 'closed' };
}

const STALE_MAX = 8; // tries before giving up on a table that others keep writing to

/** Decides, writes, replaces the state, tells, and only then goes on. */
async function run(kept: Kept, command: Command): Promise<Reply> {
  for (let tries = 0; tries < STALE_MAX; tries++) {
    const verdict: Verdict<readonly Event[], Refusal> = decide(kept.hearts, kept.state, command);
    if (!verdict.ok) return { type: 'refused', refusal: verdict.refusal };
    const { id, version } = kept.state;
    if ((await kept.ports.log.append(id, version, verdict.event)) === 'written') return written(kept, verdict.event);
    kept.state = tableFrom(kept.hearts, await kept.ports.log.read(id)); // someone was quicker: decide again from fresh state
  }
  throw new Error(`Cannot write to table ${kept.state.id}: others were quicker ${STALE_MAX} times`);
}

async function written(kept: Kept, events: readonly Event[]): Promise<Reply> {
  const back = events[0]?.type === 'undone';
  if (back || events[0]?.type === 'finishing') kept.overtaken += 1;
  const whole = back ? tableFrom(kept.hearts, await kept.ports.log.read(kept.state.id)) : undefined;
  const told = whole ? [{ events, after: whole }] : inParts(kept.hearts, kept.state, events);
  kept.state = told.at(-1)?.after ?? kept.state;
  for (const part of told) kept.ports.bus.told(part.events, part.after);
  pump(kept);
  return { type: 'done', version: kept.state.version };
}

/** Whatever the table does by itself: supplies what is owed, opens the claim window, asks the bots. */
function pump(kept: Kept): void {
  if (kept.closed) return;
  const owed = (kept.hearts.game as HeartsGame).owed(kept.state.game);
  if (owed === 'opening') openWindow(kept);
  else if (owed === undefined) askBots(kept);
  else if (owed !== 'deal' || mayDeal(kept.state)) void inTurn(kept, () => run(kept, { type: 'supply', owed }));
}

function askBots(kept: Kept): void {
  kept.state.spec.sitters.forEach((sitter, seat) => {
    if (sitter.kind === 'bot' && !kept.thinking.has(seat) && isDue(askOf(kept, seat)))
      void think(kept, seat, sitter.player);
  });
}

/** A pair that has been laid stands, even where it might still be changed: a bot is not asked again and again. */
const isDue = (ask: Ask | undefined): boolean => ask !== undefined && !(ask.type === 'lay' && ask.laid !== null);

const askOf = (kept: Kept, seat: Seat): Ask | undefined => (kept.hearts.game as HeartsGame).ask(kept.state.game, seat);

/** One bot's answer, played after the same delay whatever it computed. */
async function think(kept: Kept, seat: Seat, player: string): Promise<void> {
  const { state, overtaken, ports } = kept;
  kept.thinking.add(seat);
  try {
    const [action] = await Promise.all([thought(kept, seat, player), ports.alarms.after(ports.pace())]);
    kept.thinking.delete(seat);
    await inTurn(kept, () => playFor(kept, seat, action, { state, overtaken }));
  } catch (error) {
    stop(kept, error);
  }
}

/** What the bot at the seat answers to the question as it stands. */
function thought({ hearts, ports, state }: Kept, seat: Seat, player: string): Promise<Action> {
  const game: HeartsGame = hearts.game;
  const ask = game.ask(state.game, seat);
  if (ask === undefined) throw new Error(`Cannot ask the bot at seat ${seat}: nothing is wanted of it`);
  return ports.thinkers.think({ hearts, seat, player, view: game.view(state.game, seat), ask });
}

/** An answer to a question that was taken back meanwhile is dropped, and the bot is asked anew. */
async function playFor(
  kept: Kept,
  seat: Seat,
  action: Action,
  then: Pick<Kept, 'state' | 'overtaken'>,
): Promise<Reply> {
  if (kept.closed) return { type: 'closed' };
  const stale = then.overtaken !== kept.overtaken;
  const reply: Reply = stale ? { type: 'closed' } : await run(kept, { type: 'act', seat, number: null, action });
  if (reply.type === 'done') return reply;
  if (!stale && then.state.game === kept.state.game)
    throw new Error(`Cannot go on: the bot at seat ${seat} answered ${JSON.stringify(action)}, which the rules refuse`);
  pump(kept);
  return reply;
}

/**
 * The window is open for the same time whoever holds the wild, so that nobody learns who declined: with several people
 * by the clock, else as long as a bot takes to answer anything. A person alone with bots who may claim is waited for.
 */
function openWindow(kept: Kept): void {
  const { spec } = kept.state;
  const asked = spec.sitters.findIndex((_, seat) => askOf(kept, seat) !== undefined);
  const sitter = spec.sitters[asked];
  const several = people(spec).length > 1;
  if (kept.window !== undefined || (!several && sitter?.kind === 'person')) return;
  kept.window = { held: undefined };
  const rung = kept.ports.alarms.after(several ? CLAIM_WINDOW_MS : kept.ports.pace());
  const answered = sitter?.kind === 'bot' ? claimForBot(kept, asked, sitter.player) : undefined;
  void Promise.all([rung, answered])
    .then(() => closeWindow(kept))
    .catch((error: unknown) => stop(kept, error));
}

async function claimForBot(kept: Kept, seat: Seat, player: string): Promise<void> {
  const action = await thought(kept, seat, player);
  void hold(kept, { type: 'act', seat, number: null, action });
}

/** Keeps a claim until the window closes; a repeat waits for the same reply, a claim from anybody not asked is refused at once. */
function hold(kept: Kept, command: PersonCommand): Promise<Reply> {
  const { window } = kept;
  const { seat, number } = command;
  const early = number === null ? undefined : before(kept, { ...command, number });
  const verdict = decide(kept.hearts, kept.state, command);
  if (early !== undefined) return Promise.resolve(early);
  if (window === undefined) return Promise.resolve({ type: 'refused', refusal: { type: 'not-owed' } });
  if (verdict.ok)
    return new Promise(resolve => {
      window.held = { command, replies: [...(window.held?.replies ?? []), resolve] };
    });
  if (number === null) throw new Error(`Cannot go on: the bot at seat ${seat} claimed where the rules refuse it`);
  return Promise.resolve({ type: 'refused', refusal: verdict.refusal });
}

async function closeWindow(kept: Kept): Promise<void> {
  const held = kept.window?.held;
  kept.window = undefined;
  if (kept.closed) return;
  const reply = await inTurn(kept, () => run(kept, held?.command ?? { type: 'supply', owed: 'opening' }));
  for (const answer of held?.replies ?? []) answer(reply);
}
