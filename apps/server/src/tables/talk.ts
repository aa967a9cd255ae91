// Chat and gestures at a table: broadcast to its clients. The last lines are kept for reports.
import type { ToServer } from '@moonshot/wire/online/to-server';
import { type No, no } from '../no.ts';
import type { Line } from '../store/store.ts';
import type { World } from '../world.ts';
import { seatOf } from './changes.ts';
import type { Attendee, Live } from './live.ts';
import { nameOf } from './project.ts';

export type Said = Extract<ToServer, { type: 'phrase' | 'emote' | 'chat' | 'nudge' }>;

interface Speaker {
  readonly player: string;
  readonly name: string;
}

/** Invisible characters. A text needs only spaces and line breaks. */
const UNSEEN = /[^\P{C}\u200D]/gu;
const HEAPED = /(\p{M}{2})\p{M}+/gu;

/** The legible text that remains of a message. */
export const readable = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(UNSEEN, '').replace(HEAPED, '$1').trim();

/** Broadcasts a seated player's message to all clients that have not blocked the player. */
export function say(world: World, live: Live, { voice }: Attendee, said: Said): No | undefined {
  const { row } = live;
  if (seatOf(row, voice.player) === undefined) return no('not-seated', words => words.talk);
  if (said.type === 'chat' && !row.settings.chat) return no('not-allowed', words => words.noChat);
  const what = said.type === 'chat' ? { ...said, text: readable(said.text) } : said;
  if (what.type === 'chat' && what.text === '') return no('not-allowed', words => words.empty);
  if (what.type === 'nudge' && row.seats[what.seat]?.kind !== 'person') return no('not-allowed', words => words.nudge);
  const by = { player: voice.player, name: nameOf(live, voice.player) };
  hear(world, live, by, what);
  world.peers?.tell(`table.${live.id}`, { type: 'said', by, what });
  return undefined;
}

/** Sends a message, of this node or another one, to the clients here. */
export function hear(world: World, live: Live, by: Speaker, what: Said): void {
  if (what.type === 'chat') hold(world, live, { player: by.player, text: what.text });
  for (const { voice, blocked } of live.attendees)
    if (!voice.outside && !blocked.has(by.player)) voice.say({ type: 'said', by, what });
}

/** Keeps the last few lines in memory. They are stored only with a report. */
function hold({ config }: World, live: Live, line: Line): void {
  live.lines.push(line);
  live.lines.splice(0, live.lines.length - config.limits.reportLines);
}
