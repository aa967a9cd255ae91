// What may be sent: by a player, through whichever sockets, and by one socket in all.
import type { ToServer } from '@moonshot/wire/online/to-server';
import type { Limits } from '../limits.ts';
import type { World } from '../world.ts';
import { type Bucket, bucket } from './bucket.ts';
import { ratesBy } from './rates.ts';

/** What counts as said. */
export type Said = ToServer['type'] | 'ping';

/** What others have to hear each time, and votes, of which each is written down. */
const SLOW: readonly string[] = ['phrase', 'emote', 'chat', 'nudge', 'vote'] satisfies readonly ToServer['type'][];

/** How fast each player may send; a new socket would otherwise begin with a full bucket. */
export interface PlayerRates {
  /** Takes one of the player's; the milliseconds to wait where there is none. */
  take(player: string, type: Said): number;
}

export function playerRates({ env, config }: World): PlayerRates {
  const { messagesBurst, messagesPerSecond, talkMessages, talkMs } = config.limits;
  const all = ratesBy(env, messagesBurst, (messagesBurst / messagesPerSecond) * 1000);
  const slow = ratesBy(env, talkMessages, talkMs);
  return { take: (player, type) => (SLOW.includes(type) ? slow : all).take(player) };
}

const FRAME_HEAD_BYTES = 14; // of the longest

/** What a socket may send in all: as many messages as it may, of the greatest length, talk and those that are let fall among them. */
export function bytesOf(limits: Limits): Bucket {
  const { frameBytes, messagesBurst, messagesPerSecond, talkMessages, talkMs, ignoredMessages } = limits;
  const frame = frameBytes + FRAME_HEAD_BYTES;
  const atOnce = messagesBurst + talkMessages + ignoredMessages + 1; // and the one that ends it
  return bucket(atOnce * frame, (messagesPerSecond + (talkMessages * 1000) / talkMs) * frame, 1000);
}
