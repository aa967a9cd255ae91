// Handles a player's commands in a match. The session determines the seat, and the reply follows the write.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Refusal } from '@moonshot/table/decide';
import type { TableRunner } from '@moonshot/table/keeper';
import type { RunnerCommand } from '@moonshot/table/keeper-kept';
import { refusedText } from '@moonshot/table/refused';
import type { ToPlayer } from '@moonshot/wire/online/to-player';
import type { ToServer } from '@moonshot/wire/online/to-server';
import type { Refused } from '@moonshot/wire/to-client';
import type { Spoken } from '../languages.ts';
import { type No, no, refusedBy } from '../no.ts';
import { USUAL_PLAYER } from '../thinkers.ts';
import { newBot } from './bots.ts';
import { FIXED } from './changes.ts';
import type { Attendee, Live } from './live.ts';
import { keeperOf, showFresh } from './matches.ts';
import { viewerOf } from './project.ts';
import type { Tables } from './registry.ts';

export type Act = Extract<ToServer, { type: 'act' | 'ready' | 'undo' | 'finish' }>;

export type Sitting = Extract<ToServer, { type: 'sit' | 'stand' | 'back' | 'vote' }>;
export type Sealing = Extract<ToServer, { type: 'seal' | 'open-seal' }>;

const NO_MATCH = no('not-now', say => say.noMatch);
const WATCHING = no('not-seated', say => say.watching);
const STANDS_STILL = no('paused', say => say.still);

/** Refusals that show that the client does not know the present state. */
const BEHIND: ReadonlySet<string> = new Set(['step-behind', 'said-otherwise']);

/** Runs a command and sends its result to the client. */
export async function perform(tables: Tables, live: Live, attendee: Attendee, act: Act): Promise<No | undefined> {
  const runner = await keeperOf(tables.ground, live);
  if (runner === undefined) return live.trouble === null ? NO_MATCH : STANDS_STILL;
  const seat = viewerOf(runner.state(), attendee.voice.player);
  if (seat === 'watcher') return WATCHING;
  const beganMs = tables.world.env.monoMs();
  const answer = await answered(runner, { ...act, seat, by: attendee.voice.player }, attendee.voice.words());
  tables.world.metrics.commandSeconds.observe((tables.world.env.monoMs() - beganMs) / 1000);
  if (answer === undefined) return STANDS_STILL;
  attendee.voice.say(answer);
  if (answer.type === 'refused' && BEHIND.has(answer.code)) showFresh(live, attendee);
  return undefined;
}

async function answered(
  runner: TableRunner,
  wish: RunnerCommand & { readonly number: number },
  words: Spoken,
): Promise<ToPlayer | undefined> {
  const { number } = wish;
  const reply = await runner.command(wish);
  switch (reply.type) {
    case 'done':
      return { type: 'done', number, version: reply.version };
    case 'refused':
      return { type: 'refused', number, ...inWords(runner, reply.refusal, words) };
    case 'gap':
      return { type: 'refused', number, code: 'step-behind', sentence: words.table.stepBehind, fields: [] };
    case 'closed':
      return undefined;
  }
}

const inWords = ({ hearts }: TableRunner, refusal: Refusal, { rules, table }: Spoken): Refused =>
  refusedText(hearts, refusal, rules, table.refusals);

/** Handles a seat's message about a seal. Spectators cannot send any. */
export async function seal(tables: Tables, live: Live, attendee: Attendee, what: Sealing): Promise<No | undefined> {
  const runner = await keeperOf(tables.ground, live);
  if (runner === undefined) return live.trouble === null ? NO_MATCH : STANDS_STILL;
  const seat = viewerOf(runner.state(), attendee.voice.player);
  if (seat === 'watcher') return WATCHING;
  const reply = await runner.seal({ ...what, seat, by: attendee.voice.player });
  if (reply.type === 'refused')
    return refusedBy('refused', inWords(runner, reply.refusal, attendee.voice.words()).sentence);
  return reply.type === 'closed' ? STANDS_STILL : undefined;
}

/** Joins a match in a bot's place, leaves it for good, takes the seat back, or votes. */
export async function sitting(tables: Tables, live: Live, attendee: Attendee, what: Sitting): Promise<No | undefined> {
  const runner = await keeperOf(tables.ground, live);
  if (runner === undefined) return live.trouble === null ? NO_MATCH : STANDS_STILL;
  const { player } = attendee.voice;
  const mine = viewerOf(runner.state(), player);
  if (what.type !== 'sit' && mine === 'watcher') return WATCHING;
  if (what.type === 'sit' && live.row.deals !== undefined) return FIXED;
  if (what.type === 'vote' && runner.state().spec.online?.goesOn) return FIXED;
  const reply = await runner.command(wishFor(live, player, what, mine === 'watcher' ? 0 : mine));
  if (reply.type === 'closed') return STANDS_STILL;
  // it was hidden before the player sat down
  if (attendee.match !== runner.state().id) showFresh(live, attendee);
  // a player who was not away is back already
  if (reply.type !== 'refused' || what.type === 'back') return undefined;
  const { sentence } = inWords(runner, reply.refusal, attendee.voice.words());
  return refusedBy(reply.refusal.type === 'seat-taken' ? 'seat-taken' : 'not-now', sentence);
}

function wishFor(live: Live, player: string, what: Sitting, mine: Seat): RunnerCommand {
  if (what.type === 'sit') return { type: 'sit', seat: what.seat, player };
  if (what.type === 'vote') return { ...what, seat: mine, number: null, by: player };
  if (what.type === 'back') return { type: 'back', seat: mine, number: null, by: player };
  return { type: 'stand', seat: mine, number: null, player, bot: newBot(live.row.seats, USUAL_PLAYER) };
}
