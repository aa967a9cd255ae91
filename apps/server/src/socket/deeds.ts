// Handles the messages of a socket after its hello: at a table, or joining one.
import type { TableOrder } from '@moonshot/wire/online/fields';
import type { ToServer } from '@moonshot/wire/online/to-server';
import type { Env } from '../env.ts';
import { type No, no } from '../no.ts';
import { newId } from '../secrets.ts';
import { type Coming, come, leave } from '../tables/attend.ts';
import { isUnwelcome, UNWELCOME } from '../tables/blocks.ts';
import * as changes from '../tables/changes.ts';
import { empty } from '../tables/empty.ts';
import { hint } from '../tables/hints.ts';
import { renewInvite } from '../tables/invitation.ts';
import type { Attendee, Live, Voice } from '../tables/live.ts';
import { whyNotHad } from '../tables/orders.ts';
import { perform, seal, sitting } from '../tables/play.ts';
import { retoldFor } from '../tables/project.ts';
import { change, type Tables } from '../tables/registry.ts';
import { say } from '../tables/talk.ts';

export interface Place {
  readonly live: Live;
  readonly attendee: Attendee;
}

/** The state of a socket: its table, if any. */
export interface Whereabouts extends Coming {
  place: Place | undefined;
  ended: boolean; // whatever still arrives on it
}

type Deed = Exclude<ToServer, { type: 'hello' }>;

/** The commands allowed to an outside bot: join its table, play, and leave. */
const PLAYED: readonly Deed['type'][] = [
  ...(['come', 'leave', 'speak', 'back'] as const),
  ...(['seal', 'open-seal', 'act', 'ready', 'finish'] as const),
];

const ONLY_PLAYS = no('not-allowed', words => words.onlyPlays);
const NO_PLACE = no('not-now', words => words.noTable);

/** Handles a message. Returns the refusal, or undefined. */
export async function doDeed(at: Whereabouts, message: Deed): Promise<No | undefined> {
  if (at.voice.outside && !PLAYED.includes(message.type)) return ONLY_PLAYS;
  if (message.type === 'come') return arrive(at, message);
  const { tables, place } = at;
  if (message.type === 'speak') return speak(place);
  if (place === undefined || !place.live.attendees.has(place.attendee)) return NO_PLACE;
  const { live, attendee } = place;
  switch (message.type) {
    case 'leave':
      return depart(at);
    case 'act':
    case 'ready':
    case 'undo':
    case 'finish':
      return perform(tables, live, attendee, message);
    case 'sit':
    case 'stand':
      if (message.type === 'sit' && (await isUnwelcome(tables, live, at.voice.player))) return UNWELCOME;
      if (live.row.state === 'playing') return sitting(tables, live, attendee, message);
      return settle(tables, live, at.voice, message);
    case 'empty-seat':
      return empty(tables, live, at.voice.player, message.seat);
    case 'back':
    case 'vote':
      return sitting(tables, live, attendee, message);
    case 'hint':
      return hint(tables, live, attendee);
    case 'seal':
    case 'open-seal':
      return seal(tables, live, attendee, message);
    case 'phrase':
    case 'emote':
    case 'chat':
    case 'nudge':
      return say(tables.world, live, attendee, message);
    default:
      return settle(tables, live, at.voice, message);
  }
}

const changeFor = (env: Env, player: string, message: Deed): changes.Change | undefined => {
  switch (message.type) {
    case 'sit':
      return changes.sit(player, message.seat);
    case 'stand':
      return changes.stand(player);
    case 'prepared':
      return changes.prepare(player, message.yes);
    case 'seat-bot':
      return changes.seatBot(player, message.seat, message.player);
    case 'settle':
      return changes.settle(player, message.settings);
    case 'order':
      return changes.order(player, message.order);
    case 'start':
      return changes.begin(player);
    case 'hand-over':
      return changes.handOver(player, message.player);
    case 'renew-invite':
      return renewInvite(player, newId(env));
    case 'again':
      return changes.again(player);
    default:
      return undefined;
  }
};

async function settle(tables: Tables, live: Live, voice: Voice, message: Deed): Promise<No | undefined> {
  const what = changeFor(tables.world.env, voice.player, message);
  if (what === undefined) return no('not-now', words => words.notAsked);
  const wrong = message.type === 'order' ? await whyNotOrdered(tables, live, voice, message.order) : undefined;
  return wrong ?? change(tables, live, what);
}

/** Checked in a thread before the table changes, and only for hosts. */
const whyNotOrdered = async (
  { world }: Tables,
  { row }: Live,
  { player, network }: Voice,
  ordered: TableOrder,
): Promise<No | undefined> =>
  changes.whyNotOrdered(row, player) ?? (await whyNotHad(world, ordered, ordered.seats, { player, network }));

async function arrive(
  at: Whereabouts,
  { table, invite, known }: Extract<Deed, { type: 'come' }>,
): Promise<No | undefined> {
  depart(at);
  const came = await come(at, table, invite, known);
  if (came === undefined) return undefined;
  if (!came.ok) return came.no;
  at.place = { live: came.live, attendee: came.attendee };
  // it may have ended while joining, when there was no table to leave
  return at.ended ? depart(at) : undefined;
}

/**
 * Handles the end of a socket: the player leaves the table. A dead socket may have missed a turn, which is
 * notified now.
 */
export function end(at: Whereabouts, isDead = false): undefined {
  at.ended = true;
  const { place } = at;
  depart(at);
  if (isDead && place !== undefined) tellTurn(at.tables, place.live, at.voice.player);
}

const tellTurn = ({ ground }: Tables, live: Live, player: string): void =>
  ground.turned(
    live,
    live.turns.filter(turn => turn.player === player),
  );

/** Leaves the socket's table, if any. The player keeps the seat. */
function depart(at: Whereabouts): undefined {
  if (at.place !== undefined) leave(at.tables, at.place.live, at.place.attendee);
  at.place = undefined;
}

function speak(place: Place | undefined): undefined {
  const runner = place?.live.runner;
  if (place !== undefined && runner !== undefined)
    place.attendee.voice.say(retoldFor(runner, place.attendee.voice.words().rules));
}
