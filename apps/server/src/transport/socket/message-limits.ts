// Rate limits on messages. One limit is on messages per player, over all sockets of the player. The other is
// on bytes per socket.
import type { ClientToServer } from '@moonshot/protocol/server';
import type { Limits } from '../../core/limits.ts';
import { ratesBy } from '../../core/network/rate-limits.ts';
import type { BucketRate } from '../../core/network/token-bucket.ts';
import type { ServerContext } from '../../domain/context.ts';
import { KIND_OF } from './message-kinds.ts';

/** What is rate-limited: a type of message, or a ping. */
export type RateLimitedType = ClientToServer['type'] | 'ping';

/** The rate limits of all sockets. */
export interface MessageRates {
  /**
   * Takes one of the player's tokens for a message. Returns 0, or the milliseconds to wait if there is no
   * token. The limits are not per socket, because each new socket would start with a full bucket.
   */
  take(player: string, type: RateLimitedType): number;
  readonly unknown: BucketRate; // for the messages of a socket whose player is not known yet
  readonly bytes: BucketRate; // for the bytes of a socket
}

export function messageRates({ env, config }: ServerContext): MessageRates {
  const { messagesBurst, messagesPerSecond, talkMessages, talkMs } = config.limits;
  const all = ratesBy(env, messagesBurst, (messagesBurst / messagesPerSecond) * 1000);
  const slow = ratesBy(env, talkMessages, talkMs);
  return {
    take: (player, type) => (type !== 'ping' && KIND_OF[type] === 'slow' ? slow : all).take(player),
    unknown: { burst: messagesBurst, count: messagesPerSecond, perMs: 1000 },
    bytes: byteRate(config.limits),
  };
}

const FRAME_HEAD_BYTES = 14; // the length of the longest frame header

/**
 * The limit on the bytes of a socket. It allows all messages that the other limits allow, each of maximum
 * length, including chat and messages that are refused.
 */
function byteRate(limits: Limits): BucketRate {
  const { frameBytes, messagesBurst, messagesPerSecond, talkMessages, talkMs, ignoredMessages } = limits;
  const frame = frameBytes + FRAME_HEAD_BYTES;
  // One more message is allowed: the one that makes the server close the socket.
  const atOnce = messagesBurst + talkMessages + ignoredMessages + 1;
  const perSecond = messagesPerSecond + (talkMessages * 1000) / talkMs;
  return { burst: atOnce * frame, count: perSecond * frame, perMs: 1000 };
}
