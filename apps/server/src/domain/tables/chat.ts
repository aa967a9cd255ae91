// Chat and gestures at a table. Messages are broadcast to the table's clients, and the last few are kept as
// evidence for reports.
import type { ClientToServer } from '@moonshot/protocol/server';
import { type ApiError, apiError } from '../../core/errors.ts';
import type { ChatLine } from '../../store/store.ts';
import type { ServerContext } from '../context.ts';
import type { LiveTable, Subscriber } from './live.ts';
import { nameOf } from './project.ts';
import { seatOf } from './row/changes.ts';

export type ChatMessage = Extract<ClientToServer, { type: 'phrase' | 'emote' | 'chat' | 'nudge' }>;

interface Speaker {
  readonly player: string;
  readonly name: string;
}

/**
 * Matches invisible characters, which are removed. The zero-width joiner stays, because it joins the
 * characters of an emoji.
 */
const UNSEEN = /[^\P{C}\u200D]/gu;
const HEAPED = /(\p{M}{2})\p{M}+/gu;

/** The text of a message without invisible characters, and with at most two accents on a letter. */
export const cleanText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(UNSEEN, '').replace(HEAPED, '$1').trim();

/** Broadcasts a seated player's message to all people at the table who have not blocked the player. */
export function sendTalk(
  context: ServerContext,
  live: LiveTable,
  { client }: Subscriber,
  message: ChatMessage,
): ApiError | undefined {
  const { row } = live;
  if (seatOf(row, client.player) === undefined) return apiError('not-seated', words => words.talk);
  if (message.type === 'chat' && !row.settings.chat) return apiError('not-allowed', words => words.noChat);
  const what = message.type === 'chat' ? { ...message, text: cleanText(message.text) } : message;
  if (what.type === 'chat' && what.text === '') return apiError('not-allowed', words => words.empty);
  if (what.type === 'nudge' && row.seats[what.seat]?.kind !== 'person')
    return apiError('not-allowed', words => words.nudge);
  const by = { player: client.player, name: nameOf(live, client.player, client.words()) };
  broadcastChat(context, live, by, what);
  context.nodes?.tell(`table.${live.id}`, { type: 'said', by, what });
  return undefined;
}

/**
 * Sends a message to the table's clients at this node. The author of the message may be connected to another
 * node.
 */
export function broadcastChat(context: ServerContext, live: LiveTable, by: Speaker, what: ChatMessage): void {
  if (what.type === 'chat') hold(context, live, { player: by.player, text: what.text });
  for (const { client, blocked } of live.subscribers)
    if (!client.outside && !blocked.has(by.player)) client.send({ type: 'talk', by, what });
}

/** Keeps the last few chat messages in memory. They are stored only as part of a report. */
function hold({ config }: ServerContext, live: LiveTable, line: ChatLine): void {
  live.lines.push(line);
  live.lines.splice(0, live.lines.length - config.limits.reportLines);
}
