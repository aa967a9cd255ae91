// Rate limits on messages: for a player across all sockets, and for one socket in all.
import type { ClientToServer } from '@moonshot/protocol/server';
import type { Limits } from '../../core/limits.ts';
import { ratesBy } from '../../core/network/rate-limits.ts';
import { type Bucket, bucket } from '../../core/network/token-bucket.ts';
import type { ServerContext } from '../../domain/context.ts';
import { KIND_OF } from './message-kinds.ts';

/** A type of message that is rate-limited. */
export type RateLimitedType = ClientToServer['type'] | 'ping';

/** Rates for each player, because a new socket would start with a full bucket. */
export interface PlayerRates {
  /** Takes one of the player's tokens. Returns the milliseconds to wait if there is none. */
  take(player: string, type: RateLimitedType): number;
}

export function playerRates({ env, config }: ServerContext): PlayerRates {
  const { messagesBurst, messagesPerSecond, talkMessages, talkMs } = config.limits;
  const all = ratesBy(env, messagesBurst, (messagesBurst / messagesPerSecond) * 1000);
  const slow = ratesBy(env, talkMessages, talkMs);
  return { take: (player, type) => (type !== 'ping' && KIND_OF[type] === 'slow' ? slow : all).take(player) };
}

const FRAME_HEAD_BYTES = 14; // of the longest frame

/**
 * The byte limit of a socket: the allowed messages at their greatest length, including talk and ignored ones.
 */
export function bytesOf(limits: Limits): Bucket {
  const { frameBytes, messagesBurst, messagesPerSecond, talkMessages, talkMs, ignoredMessages } = limits;
  const frame = frameBytes + FRAME_HEAD_BYTES;
  const atOnce = messagesBurst + talkMessages + ignoredMessages + 1; // plus the one that closes the socket
  return bucket(atOnce * frame, (messagesPerSecond + (talkMessages * 1000) / talkMs) * frame, 1000);
}
