// Matches gone through again, and matches that come as texts: the notation, a transcript, a server's proof,
// or a link.
import { titleOf } from '@moonshot/rules/games';
import { misreadText } from '@moonshot/rules/notation/explain';
import { matchLink } from '@moonshot/rules/notation/link';
import { DEALS_MAX, type Noted } from '@moonshot/rules/notation/noted';
import { notationText } from '@moonshot/rules/notation/write';
import type { Event } from '@moonshot/table/event';
import { namesIn, notedLog, type Standing, standingIn } from '@moonshot/table/noted';
import { heartsFor } from '@moonshot/table/pinned';
import { dealsOf } from '@moonshot/table/replay-steps';
import { drawnRules } from '@moonshot/table/rules-drawn';
import type { Spec } from '@moonshot/table/state';
import type { ToTable } from '@moonshot/wire';
import { broughtTable } from '@moonshot/wire/settled';
import { checkedIn, isProof, logOf, type Taken } from './from-text.ts';
import { type Hosting, trouble } from './hosting.ts';

type Of<T extends ToTable['type']> = Extract<ToTable, { type: T }>;

/**
 * Tells all steps of a table that is kept here, or of a match that comes as a text: those of its first deal
 * before the others are played again.
 */
export async function replay(hosting: Hosting, { table, text }: Of<'replay'>): Promise<void> {
  const log = table === null ? undefined : await hosting.world.shelf.read(table);
  for (const most of [1, DEALS_MAX]) {
    const found = log === undefined ? await given(hosting, text, most) : kept(log, most);
    if (found === undefined) return log === undefined ? undefined : trouble(hosting, say => say.gone);
    tell(hosting, table, found);
  }
}

/** A match to be gone through. */
interface Found {
  readonly spec: Spec;
  readonly standing: readonly Standing[];
  readonly noted: Noted | undefined; // once all its deals are here
}

function tell({ world: { post } }: Hosting, table: string | null, { spec, standing, noted }: Found): void {
  const hearts = heartsFor(spec);
  post({
    type: 'replayed',
    table,
    game: spec.game,
    title: titleOf(spec),
    jokers: drawnRules(hearts).jokers,
    names: spec.sitters.map(({ name }) => name),
    deals: dealsOf(hearts, standing),
    winners: noted?.winners ?? [],
    text: noted === undefined ? null : notationText(noted),
  });
  // it is made while the match is drawn
  if (noted !== undefined) post({ type: 'carried', link: matchLink(noted) });
}

/** That of a text, whose first deals are checked by its rules; what is wrong with them is said. */
async function given(hosting: Hosting, text: string, most: number): Promise<Found | undefined> {
  const checked = await checkedFor(hosting, text, most);
  if (checked === undefined) return undefined;
  const log = broughtLog(checked);
  const [first] = log;
  if (first?.type !== 'table-opened') return undefined;
  const noted = { ...checked.noted, names: namesIn(checked.noted), tags: {} };
  return { spec: first.spec, standing: standingIn(log), noted: most === DEALS_MAX ? noted : undefined };
}

/** That of a table that is kept here; undefined where there is none. */
function kept(log: readonly Event[], most: number): Found | undefined {
  const [first] = log;
  if (first?.type !== 'table-opened') return undefined;
  const standing = standingIn(log);
  if (most === DEALS_MAX) return { spec: first.spec, standing, noted: notedLog(log) };
  const end = standing.findIndex(({ event }) => event.type === 'scored') + 1;
  return { spec: first.spec, standing: standing.slice(0, end), noted: undefined };
}

/** Keeps a match that comes as a text, where nobody has a seat; the same text is kept once. */
export async function bring(hosting: Hosting, { text }: Of<'bring'>): Promise<void> {
  const checked = await checkedFor(hosting, text);
  const log = checked === undefined ? [] : broughtLog(checked);
  const [first] = log;
  if (first?.type !== 'table-opened') return;
  await hosting.world.shelf.append(first.id, 0, log);
  hosting.world.spread(first.id, log.length);
  hosting.world.post({ type: 'brought', table: first.id });
}

/** The match of a text or its first deals, where the rules have it; what is wrong with it is said. */
async function checkedFor(hosting: Hosting, text: string, most = DEALS_MAX): Promise<Taken | undefined> {
  const checked = checkedIn(text.trim(), most);
  if (checked?.ok) return checked;
  const { notation, rules, files } = hosting.words;
  const sentence =
    checked === undefined
      ? (await files())[isProof(text.trim()) ? 'unreadableProof' : 'unreadableMatch']
      : misreadText(checked, await notation(), await rules());
  hosting.world.post({ type: 'unread', sentence });
  return undefined;
}

/** A table where bots sit by the names of those who played: nobody here has a seat of theirs. */
export function broughtLog(checked: Taken): readonly Event[] {
  const { noted } = checked;
  const mark = markOf(notationText({ ...noted, names: namesIn(noted), tags: {} }));
  return logOf(broughtTable(mark), checked, mark.repeat(8));
}

const MARK_BEGIN = 0x811c9dc5;
const MARK_STEP = 0x01000193;

/** Eight hex digits that stand for a text: enough to tell the matches of one person apart. */
function markOf(text: string): string {
  let mark = MARK_BEGIN;
  for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), MARK_STEP);
  return (mark >>> 0).toString(16).padStart(8, '0');
}
