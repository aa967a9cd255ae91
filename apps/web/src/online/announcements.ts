// Sentences about changes at a table: who joins, leaves or becomes ready, and chat messages.

import type { FriendWords } from '@moonshot/i18n';
import type { TableView } from '@moonshot/protocol';
import type { SeatFacts, TableFacts } from '@moonshot/protocol/server';
import type { ConnectionStatus } from './server/link-state.ts';
import type { ChatEntry, Online } from './state.ts';

const OPEN: SeatFacts = { kind: 'open' };

/**
 * Sentences about the changes since the facts `before`, without those of `seatsTaken`. The viewer's own
 * changes are left out.
 */
export function tableAnnouncements(
  words: FriendWords,
  before: TableFacts | null,
  after: TableFacts,
  viewer: number | null,
): readonly string[] {
  if (before === null || before.id !== after.id) return [];
  const seats = after.seats.flatMap((seat, i) => {
    const was = before.seats[i] ?? OPEN;
    return i === viewer || isTaken(before, after, i) ? [] : seatNews(words, was, seat);
  });
  const [host] = after.seats.flatMap(seat => (seat.kind === 'person' && seat.player === after.host ? [seat.name] : []));
  if (host === undefined) return seats;
  const handed = before.host === after.host ? [] : [words.heard.host(host)];
  const own = viewer !== null && isHost(after, viewer);
  const changed = own || arranged(before) === arranged(after) ? [] : [words.heard.changed(host)];
  return [...seats, ...handed, ...changed];
}

/** Everything that a host can change, as one string to compare. */
const arranged = ({ game, overrides, length, seats, settings }: TableFacts): string =>
  JSON.stringify([game, overrides, length, seats.length, settings]);

const isHost = ({ seats, host }: TableFacts, seat: number): boolean => {
  const there = seats[seat];
  return there?.kind === 'person' && there.player === host;
};

/**
 * Sentences about players who took a bot's seat during a match, or left theirs to a bot. Between deals
 * (`phase`), players sit down for the next one. The viewer's own changes are left out.
 */
export function seatsTaken(
  { heard: say }: FriendWords,
  before: TableFacts | null,
  after: TableFacts,
  viewer: number | null,
  phase: string | undefined,
): readonly string[] {
  return after.seats.flatMap((now, i) => {
    if (before === null || i === viewer || !isTaken(before, after, i)) return [];
    const was = nameIn({ facts: before }, i);
    if (now.kind === 'bot') return [say.leaves(was, now.name)];
    return [(phase === 'deal' ? say.joins : say.replaces)(nameIn({ facts: after }, i), was)];
  });
}

interface SeatNewsContext {
  readonly lastView: Pick<TableView, 'deal'> | null;
  readonly online: { seatNews: readonly (readonly string[])[]; readonly state: Pick<Online, 'seat'> };
  readonly running: { readonly announcer: { tell(sentences: readonly string[]): void } };
}

/** Milliseconds for which news about seats stay. */
const NEWS_MS = 6000;

/** Announces changes at the table, and shows for some seconds who took or left a seat. */
export function announceChanges(
  { online, running, lastView }: SeatNewsContext,
  words: FriendWords,
  before: TableFacts | null,
  after: TableFacts,
): void {
  const { seat } = online.state;
  const sentences = seatsTaken(words, before, after, seat, lastView?.deal.phase);
  running.announcer.tell([...tableAnnouncements(words, before, after, seat), ...sentences]);
  if (sentences.length === 0) return;
  online.seatNews = [...online.seatNews, sentences];
  setTimeout(() => {
    online.seatNews = online.seatNews.filter(one => one !== sentences);
  }, NEWS_MS);
}

/** Whether a player took the seat from a bot, or a bot from a player, during the match. */
function isTaken(before: TableFacts, after: TableFacts, seat: number): boolean {
  if (before.id !== after.id || before.match !== after.match || after.state !== 'playing') return false;
  const kinds = [before, after].map(({ seats }) => seats[seat]?.kind);
  return kinds.includes('bot') && kinds.includes('person');
}

function seatNews({ heard: say }: FriendWords, before: SeatFacts, after: SeatFacts): readonly string[] {
  if (after.kind === 'person' && before.kind === 'person' && before.player === after.player)
    return [
      ...(before.present && !after.present ? [say.gone(after.name), ...awaited(say, after)] : []),
      ...(!before.present && after.present ? [say.back(after.name)] : []),
      ...(!before.prepared && after.prepared ? [say.ready(after.name)] : []),
      ...(!before.standIn && after.standIn ? [say.standIn(after.name)] : []),
    ];
  if (after.kind === 'person') return [say.sat(after.name)];
  const stood = before.kind === 'person' ? [say.stood(before.name)] : [];
  return after.kind === 'bot' && before.kind !== 'bot' ? [...stood, say.bot(after.name)] : stood;
}

const SECOND_MS = 1000;

/** When a bot stands in for a player who has gone, if one will. */
const awaited = (
  say: FriendWords['heard'],
  { name, standInMs }: Extract<SeatFacts, { kind: 'person' }>,
): readonly string[] => (standInMs === undefined ? [] : [say.awaited(name, Math.ceil(standInMs / SECOND_MS))]);

/** One chat message as a sentence. */
export function chatLine(
  { talk: say }: FriendWords,
  { name, what }: ChatEntry,
  nameAt: (seat: number) => string,
): string {
  switch (what.type) {
    case 'phrase':
      return say.said(name, say.phrases[what.phrase]);
    case 'emote':
      return say.shown(name, say.emotes[what.emote]);
    case 'chat':
      return say.said(name, what.text);
    case 'nudge':
      return say.nudged(name, nameAt(what.seat));
  }
}

/** The name of the player at a seat. */
export function nameIn({ facts }: Pick<Online, 'facts'>, seat: number): string {
  const there = facts?.seats[seat];
  return there === undefined || there.kind === 'open' ? '' : there.name;
}

/** The sentence to show while the connection is not open. */
export const connectionLine = ({ at }: FriendWords, line: ConnectionStatus): string =>
  at[line === 'elsewhere' || line === 'old' || line === 'banned' ? line : 'lost'];
