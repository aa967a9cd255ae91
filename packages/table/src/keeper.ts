// The keeper runs one table through its ports: one command at a time, written first and told after.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Verdict } from '@moonshot/rules/game/verdict';
import { type Action, type Ask, type Hearts, type HeartsGame, heartsOf, sheetOf } from '@moonshot/rules/games';
import { type Command, decide, mayDeal, openTable, type Refusal } from './decide.ts';
import type { Event } from './event.ts';
import { evolve, tableFrom } from './evolve.ts';
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

/** The game that a table's spec pins; throws where this Moonshot does not know the sheet's version. */
export function heartsFor(spec: Spec): Hearts {
  const sheet = sheetOf(spec.game);
  if (sheet === undefined || sheet.version !== spec.version)
    throw new Error(
      `Cannot play ${spec.game}@${spec.version}: ${sheet === undefined ? 'there is no such game' : `its rules here are version ${sheet.version}`}`,
    );
  return heartsOf(sheet, spec.sitters.length, spec.overrides);
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
  if (first?.type !== 'table-opened') return undefined;
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
    closed: false,
  };
  pump(kept);
  return {
    hearts,
    state: () => kept.state,
    command: command =>
      kept.window && command.type === 'act' && command.action.type === 'claim'
        ? hold(kept, command)
        : answer(kept, command),
    close: () => {
      kept.closed = true;
    },
  };
}

/** A repeated number gets the answer it got before; a number too high says which one is missing. */
function answer(kept: Kept, command: PersonCommand & { readonly number: number }): Promise<Reply> {
  return inTurn(kept, async () => {
    if (kept.closed) return { type: 'closed' };
    const last = kept.state.answered[command.seat];
    const expected = (last?.number ?? 0) + 1;
    if (last && command.number < expected) return { type: 'done', version: last.version };
    return command.number > expected ? { type: 'gap', expected } : run(kept, command);
  });
}

function inTurn(kept: Kept, work: () => Promise<Reply>): Promise<Reply> {
  const mine = kept.queue.then(work).catch((error: unknown): Reply => stop(kept, error));
  kept.queue = mine;
  return mine;
}

/** A fault of ours or of the storage ends this table's run, and nothing unwritten has been acknowledged. */
function stop(kept: Kept, error: unknown): Reply {
  kept.closed = true;
  kept.ports.bus.stopped(kept.state, error instanceof Error ? error.message : String(error));
  return { type: 'closed' };
}

/** Tries before giving up on a table that others keep writing to. */
const STALE_MAX = 8;

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
  const before = kept.state;
  const back = events.some(event => event.type === 'undone');
  kept.state = back
    ? tableFrom(kept.hearts, await kept.ports.log.read(before.id))
    : events.reduce((state, event) => evolve(kept.hearts, state, event), before);
  kept.ports.bus.told(events, kept.state);
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

/** One bot's answer, played after the same delay whatever it computed; a question taken back is not answered. */
async function think(kept: Kept, seat: Seat, player: string): Promise<void> {
  const { hearts, ports, state } = kept;
  const ask = askOf(kept, seat);
  if (ask === undefined) return;
  kept.thinking.add(seat);
  try {
    const view = (hearts.game as HeartsGame).view(state.game, seat);
    const [action] = await Promise.all([
      ports.thinkers.think({ hearts, seat, player, view, ask }),
      ports.alarms.after(ports.pace()),
    ]);
    kept.thinking.delete(seat);
    await inTurn(kept, () => playFor(kept, seat, action, state));
  } catch (error) {
    stop(kept, error);
  }
}

async function playFor(kept: Kept, seat: Seat, action: Action, asked: State): Promise<Reply> {
  if (kept.closed) return { type: 'closed' };
  const reply = await run(kept, { type: 'act', seat, number: null, action });
  if (reply.type !== 'refused') return reply;
  if (asked.game === kept.state.game)
    throw new Error(`Cannot go on: the bot at seat ${seat} answered ${JSON.stringify(action)}, which the rules refuse`);
  pump(kept); // the question was taken back or answered meanwhile
  return reply;
}

/**
 * With several people the window is open for the same time whoever holds the wild, so that nobody learns who declined;
 * with one or none there is nobody to tell, and it closes with the answer, or at once.
 */
function openWindow(kept: Kept): void {
  const asked = kept.state.spec.sitters.findIndex((_, seat) => askOf(kept, seat) !== undefined);
  const sitter = kept.state.spec.sitters[asked];
  if (people(kept.state.spec).length > 1) {
    if (kept.window !== undefined) return;
    kept.window = { held: undefined };
    void kept.ports.alarms.after(CLAIM_WINDOW_MS).then(() => closeWindow(kept));
    if (sitter?.kind === 'bot') void claimForBot(kept, asked, sitter.player);
  } else if (sitter?.kind === 'bot') {
    askBots(kept);
  } else if (sitter === undefined) {
    void inTurn(kept, () => run(kept, { type: 'supply', owed: 'opening' }));
  }
}

async function claimForBot(kept: Kept, seat: Seat, player: string): Promise<void> {
  const ask = askOf(kept, seat);
  if (ask === undefined) return;
  const view = (kept.hearts.game as HeartsGame).view(kept.state.game, seat);
  const action = await kept.ports.thinkers.think({ hearts: kept.hearts, seat, player, view, ask });
  void hold(kept, { type: 'act', seat, number: null, action });
}

/** Keeps a claim until the window closes; a repeat waits for the same reply, a claim from anybody not asked is refused at once. */
function hold(kept: Kept, command: PersonCommand): Promise<Reply> {
  const { window } = kept;
  const verdict = decide(kept.hearts, kept.state, command);
  if (window === undefined || !verdict.ok)
    return Promise.resolve({ type: 'refused', refusal: verdict.ok ? { type: 'not-owed' } : verdict.refusal });
  return new Promise(resolve => {
    window.held = { command, replies: [...(window.held?.replies ?? []), resolve] };
  });
}

async function closeWindow(kept: Kept): Promise<void> {
  const held = kept.window?.held;
  kept.window = undefined;
  if (kept.closed) return;
  const reply = await inTurn(kept, () => run(kept, held?.command ?? { type: 'supply', owed: 'opening' }));
  for (const answer of held?.replies ?? []) answer(reply);
}
