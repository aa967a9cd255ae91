// Replays matches, including matches that are given as text: notation, a transcript, a server's proof, or a
// link.

import { importedTableId, type PageToTable } from '@moonshot/protocol';
import { titleOf } from '@moonshot/rules';
import { misreadText } from '@moonshot/rules/explain';
import { DEALS_MAX, matchLink, type NotatedMatch, notationText } from '@moonshot/rules/notation';
import { drawableRules, type Event, heartsFor, type Spec } from '@moonshot/table';
import { dealsOf, type LoggedEvent, loggedEvents, notationOfLog, seatNames } from '@moonshot/table/records';
import type { Hosting } from '../hosting.ts';
import { checkedIn, isProof, logOf, openingOf, type ValidMatch } from './from-text.ts';

type Of<T extends PageToTable['type']> = Extract<PageToTable, { type: T }>;

/**
 * Sends all steps of a stored table, or of the match in a text. The first deal is sent before the other deals
 * are replayed.
 */
export async function replay(hosting: Hosting, { table, text }: Of<'replay'>): Promise<void> {
  const log = table === null ? undefined : await hosting.context.storage.read(table);
  if (log !== undefined && openingOf(hosting, log) === undefined) return;
  for (const most of [1, DEALS_MAX]) {
    const found = log === undefined ? await given(hosting, text, most) : kept(log, most);
    if (found === undefined) return;
    tell(hosting, table, found);
  }
}

/** A match that can be replayed. */
interface Found {
  readonly spec: Spec;
  readonly standing: readonly LoggedEvent[];
  readonly noted: NotatedMatch | undefined; // the match in notation, once all its deals are loaded
}

function tell({ context: { post } }: Hosting, table: string | null, { spec, standing, noted }: Found): void {
  const hearts = heartsFor(spec);
  post({
    type: 'replayed',
    table,
    game: spec.game,
    title: titleOf(spec),
    jokers: drawableRules(hearts).jokers,
    names: spec.sitters.map(({ name }) => name),
    deals: dealsOf(hearts, standing),
    winners: noted?.winners ?? [],
    text: noted === undefined ? null : notationText(noted),
  });
  // The link is built while the page already draws the match.
  if (noted !== undefined) post({ type: 'carried', link: matchLink(noted) });
}

/** Finds the match in a text and checks its first deals. Errors are reported to the page. */
async function given(hosting: Hosting, text: string, most: number): Promise<Found | undefined> {
  const checked = await checkedFor(hosting, text, most);
  if (checked === undefined) return undefined;
  const log = importedLog(checked);
  const [first] = log;
  if (first?.type !== 'table-opened') return undefined;
  const noted = { ...checked.noted, names: seatNames(checked.noted), tags: {} };
  return { spec: first.spec, standing: loggedEvents(log), noted: most === DEALS_MAX ? noted : undefined };
}

/** Finds the match of a stored table; `undefined` if there is none. */
function kept(log: readonly Event[], most: number): Found | undefined {
  const [first] = log;
  if (first?.type !== 'table-opened') return undefined;
  const standing = loggedEvents(log);
  if (most === DEALS_MAX) return { spec: first.spec, standing, noted: notationOfLog(log) };
  const end = standing.findIndex(({ event }) => event.type === 'scored') + 1;
  return { spec: first.spec, standing: standing.slice(0, end), noted: undefined };
}

/**
 * Stores the match that a text contains, as a table without a seat for the viewer. The same match is stored
 * only once.
 */
export async function importMatch(hosting: Hosting, { text }: Of<'bring'>): Promise<void> {
  const checked = await checkedFor(hosting, text);
  const log = checked === undefined ? [] : importedLog(checked);
  const [first] = log;
  if (first?.type !== 'table-opened') return;
  await hosting.context.storage.append(first.id, 0, log);
  hosting.context.spread(first.id, log.length);
  hosting.context.post({ type: 'brought', table: first.id });
}

/** The match in a text, or its first deals, after a check. Errors are reported to the page. */
async function checkedFor(hosting: Hosting, text: string, most = DEALS_MAX): Promise<ValidMatch | undefined> {
  const checked = checkedIn(text.trim(), most);
  if (checked?.ok) return checked;
  const { notation, rules, files } = hosting.words;
  const sentence =
    checked === undefined
      ? (await files())[isProof(text.trim()) ? 'unreadableProof' : 'unreadableMatch']
      : misreadText(checked, await notation(), await rules());
  hosting.context.post({ type: 'unread', sentence });
  return undefined;
}

/** The log of an imported match. Bots with the players' names sit in all seats, and none is the viewer's. */
export function importedLog(checked: ValidMatch): readonly Event[] {
  const { noted } = checked;
  const mark = markOf(notationText({ ...noted, names: seatNames(noted), tags: {} }));
  return logOf(importedTableId(mark), checked, mark.repeat(8));
}

const MARK_BEGIN = 0x811c9dc5;
const MARK_STEP = 0x01000193;

/**
 * A hash of a text with eight hexadecimal digits, which is enough to tell the matches of one person apart.
 */
function markOf(text: string): string {
  let mark = MARK_BEGIN;
  for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), MARK_STEP);
  return (mark >>> 0).toString(16).padStart(8, '0');
}
