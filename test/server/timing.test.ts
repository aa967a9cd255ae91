// Timing side channel of the real server's bots: the delay of a card does not reveal whether it was forced.
// Takes as long as the bots' delays.

import { type Event, evolve, heartsFor, type State } from '@moonshot/table';
import { belowFrom, firstAnswer } from '@moonshot/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, newGuest, newTable } from '../../apps/server/testing/client.ts';
import type { Below } from '../../packages/table/testing/crowd.ts';
import { either } from './depth.ts';
import { type KillableServer, killableServer } from './killable-server.ts';
import { keepPlaying, type Line, type Manner, newLine } from './line.ts';

const TABLES = either(30, 400);
const PLAYS = either(1000, 100_000);
/** Maximum leak per card in bits: five standard deviations of chance in 1,000 plays. */
const MOST = either(0.025, 0.001);
/** Minimum and maximum delay of a bot: the defaults in deep mode, a third of them otherwise. */
const PACE_MS = [either(250, 800), either(800, 2500)] as const;
/** The smallest detectable lead of forced cards, as a share of the range of delays. */
const SOONER = either(1 / 2, 1 / 3);
const LIMIT_MS = either(180_000, 1_500_000);

interface Play {
  readonly forced: boolean;
  readonly about: string; // public features of the moment, which correlate with forced cards
  readonly delayMs: number; // since the last event
}

/** The arrival time of each version at a client. */
type Arrivals = Map<number, number>;

let server: KillableServer;
beforeAll(async () => {
  const [least, most] = PACE_MS;
  server = await killableServer({ MOONSHOT_BOT_MS_LEAST: `${least}`, MOONSHOT_BOT_MS_MOST: `${most}` });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  server.remove();
});

/** A table of one person and bots, with a long match. */
async function opened(i: number): Promise<Line> {
  const guest = await newGuest(server.url, `Ada ${i}`);
  const { table, invite } = await newTable(guest, { game: 'ricketts', length: { deals: 500 } });
  const host = await connect(guest);
  host.say({ type: 'join', table, invite, known: null });
  for (const seat of [1, 2, 3]) host.say({ type: 'addBot', seat, player: 'expert' });
  host.say({ type: 'start' });
  await host.until(({ view }) => view);
  host.close();
  return newLine(guest, table);
}

/** Plays at all tables until enough cards have arrived. Returns the arrival times for each client. */
async function played(lines: readonly Line[]): Promise<ReadonlyMap<Line, Arrivals>> {
  const arrivals = new Map(lines.map(line => [line, new Map<number, number>()]));
  let came = 0;
  const manner: Manner = {
    stopped: () => came >= PLAYS,
    thinkMs: () => 0,
    againMs: 1000,
    answer: firstAnswer,
    say: (client, act) => client.say(act),
    loses: () => false,
    hears: (line, message) => {
      if (message.type !== 'events') return;
      const cameMs = performance.now();
      for (let i = 1; i <= message.events.length; i++) arrivals.get(line)?.set(message.from + i, cameMs);
      came += message.events.filter(event => bot(event) > 0).length;
    },
  };
  await Promise.all(lines.map(line => keepPlaying(line, manner)));
  return arrivals;
}

/** The seat of a bot whose card an event is; the person has seat 0. */
function bot(shown: { readonly type: string; readonly event?: unknown }): number {
  if (shown.type !== 'game') return 0;
  const { type, seat = 0 } = shown.event as { readonly type: string; readonly seat?: number };
  return type === 'played' ? seat : 0;
}

/** The bots' cards of a match, each with its legal alternatives by the log, and its delay. */
function playsOf(log: readonly Event[], arrivals: Arrivals): readonly Play[] {
  const [first] = log;
  if (first?.type !== 'table-opened') throw new Error('Cannot read a log that opens no table');
  const hearts = heartsFor(first.spec);
  const plays: Play[] = [];
  let state: State | undefined;
  let beforeMs: number | undefined;
  for (const event of log) {
    const game = state !== undefined && 'tricks' in state.game ? state.game : undefined;
    const version: number = (state?.version ?? 0) + 1;
    const cameMs = arrivals.get(version);
    const seat = bot(event);
    if (seat > 0 && game && cameMs !== undefined && beforeMs !== undefined) {
      const ask = hearts.kind === 'tricks' ? hearts.game.ask(game, seat) : undefined;
      if (ask?.type !== 'play') throw new Error(`Seat ${seat} played at ${version} and was not asked to`);
      const about = `${game.trick.plays.length === 0 ? 'leads' : 'follows'} ${Math.floor(game.tricks.length / 5)}`;
      plays.push({ forced: ask.plays.length === 1, about, delayMs: cameMs - beforeMs });
    }
    beforeMs = cameMs;
    state = evolve(hearts, state, event);
  }
  return plays;
}

const BINS = 5;

/** Mutual information in bits between the delay and whether a card was forced, given the public features. */
function bitsTold(plays: readonly Play[]): number {
  let bits = 0;
  for (const alike of Map.groupBy(plays, ({ about }) => about).values()) {
    const sorted = alike.toSorted((a, b) => a.delayMs - b.delayMs);
    const forced = alike.filter(play => play.forced).length / alike.length;
    for (let bin = 0; bin < BINS; bin++) {
      const of = (at: number): number => Math.floor((alike.length * at) / BINS);
      const some = sorted.slice(of(bin), of(bin + 1));
      const here = some.filter(play => play.forced).length / some.length;
      bits += (some.length / plays.length) * (surprise(here, forced) + surprise(1 - here, 1 - forced));
    }
  }
  return bits;
}

const surprise = (here: number, usual: number): number => (here === 0 ? 0 : here * Math.log2(here / usual));

/** The same plays with the forced flags permuted among similar moments. */
function exchanged(plays: readonly Play[], below: Below): readonly Play[] {
  return [...Map.groupBy(plays, ({ about }) => about).values()].flatMap(alike => {
    const flags = alike.map(({ forced }) => forced);
    return alike.map(play => {
      const [forced = false] = flags.splice(below(flags.length), 1);
      return { ...play, forced };
    });
  });
}

/** The time within which nine of ten cards arrive; longer on a busy machine. */
function range(plays: readonly Play[]): number {
  const sorted = plays.map(({ delayMs }) => delayMs).toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return at(0.95) - at(0.05);
}

/** The mutual information above the level of chance. */
function beyondChance(plays: readonly Play[]): number {
  const below = belowFrom(9);
  const chances = Array.from({ length: 20 }, () => bitsTold(exchanged(plays, below)));
  return bitsTold(plays) - chances.reduce((sum, one) => sum + one, 0) / chances.length;
}

test(
  `${PLAYS} cards of bots come no sooner where they had to`,
  async () => {
    const lines: Line[] = [];
    for (let i = 0; i < TABLES; i += 10)
      lines.push(...(await Promise.all(Array.from({ length: 10 }, (_, j) => opened(i + j)))));
    const arrivals = await played(lines);
    await server.kill();
    const store = server.open();
    const plays: Play[] = [];
    for (const [line, came] of arrivals) plays.push(...playsOf(await store.log.read(`${line.table}-1`), came));
    await store.close();
    const forced = plays.filter(play => play.forced);
    const told = beyondChance(plays);
    const soonerMs = SOONER * range(plays);
    const sooner = plays.map(play => ({ ...play, delayMs: play.delayMs - (play.forced ? soonerMs : 0) }));
    console.info(
      `${plays.length} cards, ${forced.length} of them forced: ${told.toFixed(5)} bits told, ${beyondChance(sooner).toFixed(5)} if forced ones came ${Math.round(soonerMs)} ms sooner`,
    );
    expect(plays.length).toBeGreaterThan(PLAYS * 0.9);
    // one card of eight is forced; the limit is five standard deviations lower
    expect(forced.length).toBeGreaterThan(plays.length / either(15, 10));
    expect(told).toBeLessThan(MOST);
    expect(beyondChance(sooner), 'which would be found').toBeGreaterThan(MOST);
  },
  LIMIT_MS,
);
