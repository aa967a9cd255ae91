// The interface to the other nodes of a cluster. Events may be lost; the store repairs that.
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
 * Node events. They contain no cards. Apart from presence and chat, they contain only what is in the store.
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

/** Parses an event of another node; undefined if it is unreadable, such as one of a newer version. */
export function parseNodeMessage(text: string): z.infer<typeof letter> | undefined {
  try {
    return letter.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The receivers of an event: the nodes that hold a table, or all. */
export type Subject = `table.${string}` | 'all';

export interface NodeBus {
  /** Publishes an event to the other nodes. Never waits; the event may be lost. */
  tell(subject: Subject, news: NodeEvent): void;
  /** Listens to events. `from` is the sending node. */
  hear(subject: Subject, onEvent: (news: NodeEvent, from: string) => void): Cancel;
  /** Whether events are being lost for certain at present, because the connection is down. */
  isCutOff(): boolean;
  stop(): Promise<void>;
}
