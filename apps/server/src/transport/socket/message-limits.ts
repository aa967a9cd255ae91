// Rate limits on messages. One limit is on messages per player, over all sockets of the player. The other is
// on bytes per socket.
import type { ClientToServer } from '@moonshot/protocol/server';
import type { Limits } from '../../core/limits.ts';
import { ratesBy } from '../../core/network/rate-limits.ts';
import { type Bucket, bucket } from '../../core/network/token-bucket.ts';
import type { ServerContext } from '../../domain/context.ts';
import { KIND_OF } from './message-kinds.ts';

/** What is rate-limited: a type of message, or a ping. */
export type RateLimitedType = ClientToServer['type'] | 'ping';

/**
 * Rate limits for each player. They are not per socket, because each new socket would start with a full
 * bucket.
 */
export interface PlayerRates {
  /**
   * Takes one of the player's tokens for a message. Returns 0, or the milliseconds to wait if there is no
   * token.
   */
  take(player: string, type: RateLimitedType): number;
}

export function playerRates({ env, config }: ServerContext): PlayerRates {
  const { messagesBurst, messagesPerSecond, talkMessages, talkMs } = config.limits;
  const all = ratesBy(env, messagesBurst, (messagesBurst / messagesPerSecond) * 1000);
  const slow = ratesBy(env, talkMessages, talkMs);
  return { take: (player, type) => (type !== 'ping' && KIND_OF[type] === 'slow' ? slow : all).take(player) };
}

const FRAME_HEAD_BYTES = 14; // the length of the longest frame header

/**
 * The limit on the bytes of a socket. It allows all messages that the other limits allow, each of maximum
 * length, including chat and messages that are refused.
 */
export function bytesOf(limits: Limits): Bucket {
  const { frameBytes, messagesBurst, messagesPerSecond, talkMessages, talkMs, ignoredMessages } = limits;
  const frame = frameBytes + FRAME_HEAD_BYTES;
  // One more message is allowed: the one that makes the server close the socket.
  const atOnce = messagesBurst + talkMessages + ignoredMessages + 1;
  return bucket(atOnce * frame, (messagesPerSecond + (talkMessages * 1000) / talkMs) * frame, 1000);
}
