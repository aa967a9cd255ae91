// Handles a player's commands in a match. The player's session determines the seat, and the reply is sent
// after the events are stored.

import type { Refused } from '@moonshot/protocol';
import type { ClientToServer, ServerToClient } from '@moonshot/protocol/server';
import type { Seat } from '@moonshot/rules';
import { describeRefusal, type Refusal } from '@moonshot/table';
import type { RunnerCommand, TableRunner } from '@moonshot/table/runner';
import { type ApiError, apiError, refusalWith } from '../../core/errors.ts';
import type { ServerCatalog } from '../../core/languages.ts';
import { DEFAULT_PLAYER } from '../../threads/bots/server-bots.ts';
import type { LiveTable, Subscriber } from './live.ts';
import { runnerOf, sendSnapshot } from './match/matches.ts';
import { viewerOf } from './project.ts';
import type { TableRegistry } from './registry.ts';
import { newBot } from './row/bots.ts';
import { FIXED } from './row/changes.ts';

export type PlayMessage = Extract<ClientToServer, { type: 'act' | 'ready' | 'undo' | 'finish' }>;

export type SeatingMessage = Extract<ClientToServer, { type: 'sit' | 'stand' | 'takeSeatBack' | 'vote' }>;
export type SealMessage = Extract<ClientToServer, { type: 'commitSeal' | 'openSeal' }>;

const NO_MATCH = apiError('not-now', say => say.noMatch);
const WATCHING = apiError('not-seated', say => say.watching);
const STANDS_STILL = apiError('paused', say => say.still);

/** The refusals that show that the client does not have the present state of the match. */
const BEHIND: ReadonlySet<string> = new Set(['step-behind', 'said-otherwise']);

/** Runs a client's command in the match and sends the result to the client. */
export async function perform(
  tables: TableRegistry,
  live: LiveTable,
  subscriber: Subscriber,
  act: PlayMessage,
): Promise<ApiError | undefined> {
  const runner = await runnerOf(tables.matchDeps, live);
  if (runner === undefined) return live.trouble === null ? NO_MATCH : STANDS_STILL;
  const seat = viewerOf(runner.state(), subscriber.client.player);
  if (seat === 'watcher') return WATCHING;
  const beganMs = tables.context.env.monoMs();
  const answer = await answered(runner, { ...act, seat, by: subscriber.client.player }, subscriber.client.words());
  tables.context.metrics.commandSeconds.observe((tables.context.env.monoMs() - beganMs) / 1000);
  if (answer === undefined) return STANDS_STILL;
  subscriber.client.send(answer);
  if (answer.type === 'rejected' && BEHIND.has(answer.code)) sendSnapshot(live, subscriber);
  return undefined;
}

async function answered(
  runner: TableRunner,
  wish: RunnerCommand & { readonly number: number },
  words: ServerCatalog,
): Promise<ServerToClient | undefined> {
  const { number } = wish;
  const reply = await runner.command(wish);
  switch (reply.type) {
    case 'done':
      return { type: 'ack', number, version: reply.version };
    case 'refused':
      return { type: 'rejected', number, ...inWords(runner, reply.refusal, words) };
    case 'gap':
      return { type: 'rejected', number, code: 'step-behind', sentence: words.table.stepBehind, fields: [] };
    case 'closed':
      return undefined;
  }
}

const inWords = ({ hearts }: TableRunner, refusal: Refusal, { rules, table }: ServerCatalog): Refused =>
  describeRefusal(hearts, refusal, rules, table.refusals);

/**
 * Handles a seat's message of the protocol that mixes a secret of each seat into the shuffle. Spectators may
 * not send such messages.
 */
export async function performSeal(
  tables: TableRegistry,
  live: LiveTable,
  subscriber: Subscriber,
  what: SealMessage,
): Promise<ApiError | undefined> {
  const runner = await runnerOf(tables.matchDeps, live);
  if (runner === undefined) return live.trouble === null ? NO_MATCH : STANDS_STILL;
  const seat = viewerOf(runner.state(), subscriber.client.player);
  if (seat === 'watcher') return WATCHING;
  const reply = await runner.seal({ ...what, seat, by: subscriber.client.player });
  if (reply.type === 'refused')
    return refusalWith('refused', inWords(runner, reply.refusal, subscriber.client.words()).sentence);
  return reply.type === 'closed' ? STANDS_STILL : undefined;
}

/**
 * Handles a player's request to replace a bot, to leave for good, to take the seat back from a bot, or to
 * vote.
 */
export async function performSeating(
  tables: TableRegistry,
  live: LiveTable,
  subscriber: Subscriber,
  what: SeatingMessage,
): Promise<ApiError | undefined> {
  const runner = await runnerOf(tables.matchDeps, live);
  if (runner === undefined) return live.trouble === null ? NO_MATCH : STANDS_STILL;
  const { player } = subscriber.client;
  const mine = viewerOf(runner.state(), player);
  if (what.type !== 'sit' && mine === 'watcher') return WATCHING;
  if (what.type === 'sit' && live.row.deals !== undefined) return FIXED;
  if (what.type === 'vote' && runner.state().spec.online?.goesOn) return FIXED;
  const reply = await runner.command(wishFor(live, player, what, mine === 'watcher' ? 0 : mine));
  if (reply.type === 'closed') return STANDS_STILL;
  // Now that the player has a seat, a private match may be shown to the player.
  if (subscriber.match !== runner.state().id) sendSnapshot(live, subscriber);
  // It is no error to take back a seat that no bot holds.
  if (reply.type !== 'refused' || what.type === 'takeSeatBack') return undefined;
  const { sentence } = inWords(runner, reply.refusal, subscriber.client.words());
  return refusalWith(reply.refusal.type === 'seat-taken' ? 'seat-taken' : 'not-now', sentence);
}

function wishFor(live: LiveTable, player: string, what: SeatingMessage, mine: Seat): RunnerCommand {
  if (what.type === 'sit') return { type: 'sit', seat: what.seat, player };
  if (what.type === 'vote') return { ...what, seat: mine, number: null, by: player };
  if (what.type === 'takeSeatBack') return { type: 'back', seat: mine, number: null, by: player };
  return { type: 'stand', seat: mine, number: null, player, bot: newBot(live.row.seats, DEFAULT_PLAYER) };
}
