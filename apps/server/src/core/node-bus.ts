// The interface through which cluster nodes exchange events. Events may be lost: each node also reads changes
// from the store.
import { EMOTES, PHRASES } from '@moonshot/protocol/server';
import * as z from 'zod';
import type { Cancel } from './env.ts';

const id = z.string().max(64);
const chatMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.object({ type: z.literal('emote'), emote: z.enum(EMOTES) }),
  z.object({ type: z.literal('chat'), text: z.string() }),
  z.object({ type: z.literal('nudge'), seat: z.number() }),
]);

/**
 * The events that nodes send to each other. They contain no cards. Everything in them except presence and
 * chat is also in the store.
 */
const news = z.discriminatedUnion('type', [
  z.object({ type: z.literal('written'), match: z.string().max(96), version: z.number() }),
  z.object({ type: z.literal('changed'), revision: z.number() }),
  z.object({ type: z.literal('who-is-there') }),
  z.object({ type: z.literal('there'), people: z.array(z.object({ player: id, since: z.number() })) }),
  z.object({ type: z.literal('said'), by: z.object({ player: id, name: z.string() }), what: chatMessage }),
  z.object({ type: z.literal('signed-out'), player: id, session: z.string().nullable() }),
  z.object({ type: z.literal('banned'), kind: z.enum(['player', 'address']), who: z.string() }),
  z.object({ type: z.literal('named'), player: id, name: z.string().nullable() }),
  z.object({ type: z.literal('blocked'), player: id, other: id, isBlocked: z.boolean() }),
]);

export type NodeEvent = z.infer<typeof news>;

const letter = z.object({ from: id, news });

/**
 * Parses another node's event; undefined if it cannot be read, for example because the other node runs a
 * newer version.
 */
export function parseNodeMessage(text: string): z.infer<typeof letter> | undefined {
  try {
    return letter.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The nodes that receive an event: those that hold a table in memory, or all. */
export type Subject = `table.${string}` | 'all';

export interface NodeBus {
  /** Publishes an event to the other nodes without waiting. The event may be lost. */
  tell(subject: Subject, news: NodeEvent): void;
  /** Calls `onEvent` for each event on the subject. `from` is the node that sent the event. */
  hear(subject: Subject, onEvent: (news: NodeEvent, from: string) => void): Cancel;
  /** Whether the connection to the other nodes is down, so that events are certainly lost. */
  isCutOff(): boolean;
  stop(): Promise<void>;
}
