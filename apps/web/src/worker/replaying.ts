// Matches gone through again, and matches that come as texts: the notation, a link, or a server's proof.
import { titleOf } from '@moonshot/rules/games';
import { type CheckedMatch, checkNotation } from '@moonshot/rules/notation/check';
import { misreadText } from '@moonshot/rules/notation/explain';
import { CARRIED_MATCH, matchIn, matchLink } from '@moonshot/rules/notation/link';
import type { Noted } from '@moonshot/rules/notation/noted';
import { notationText } from '@moonshot/rules/notation/write';
import type { Event } from '@moonshot/table/event';
import { namesIn, notedAsLog, notedLog, standingIn } from '@moonshot/table/noted';
import { heartsFor } from '@moonshot/table/pinned';
import { dealsOf } from '@moonshot/table/replay-steps';
import { drawnRules } from '@moonshot/table/rules-drawn';
import { STAND_IN } from '@moonshot/table/sitting';
import type { Spec } from '@moonshot/table/state';
import type { ToTable } from '@moonshot/wire';
import { broughtTable } from '@moonshot/wire/settled';
import { type Hosting, trouble } from './hosting.ts';

type Of<T extends ToTable['type']> = Extract<ToTable, { type: T }>;

/** Tells all steps of a table that is kept here, or of a match that comes as a text. */
export async function replay(hosting: Hosting, { table, text }: Of<'replay'>): Promise<void> {
  const found = table === null ? await given(hosting, text) : kept(await hosting.world.shelf.read(table));
  if (found === undefined) return table === null ? undefined : trouble(hosting, say => say.gone);
  const { log, spec, noted } = found;
  const hearts = heartsFor(spec);
  const { post } = hosting.world;
  post({
    type: 'replayed',
    table,
    game: spec.game,
    title: titleOf(spec),
    jokers: drawnRules(hearts).jokers,
    names: spec.sitters.map(({ name }) => name),
    deals: dealsOf(hearts, standingIn(log)),
    winners: noted.winners,
    text: notationText(noted),
  });
  post({ type: 'carried', link: matchLink(noted) }); // it is made while the match is drawn
}

/** A match to be gone through. */
interface Found {
  readonly log: readonly Event[];
  readonly spec: Spec;
  readonly noted: Noted;
}

/** That of a text, which is checked by its rules; what is wrong with it is said. */
async function given(hosting: Hosting, text: string): Promise<Found | undefined> {
  const checked = await checkedFor(hosting, text);
  if (checked === undefined) return undefined;
  const [first, ...rest] = logOf(checked);
  if (first?.type !== 'table-opened') return undefined;
  const noted = { ...checked.noted, names: namesIn(checked.noted), tags: {} };
  return { log: [first, ...rest], spec: first.spec, noted };
}

/** That of a table that is kept here; undefined where there is none. */
function kept(log: readonly Event[]): Found | undefined {
  const [first] = log;
  const noted = notedLog(log);
  return first?.type !== 'table-opened' || noted === undefined ? undefined : { log, spec: first.spec, noted };
}

/** Keeps a match that comes as a text, where nobody has a seat; the same text is kept once. */
export async function bring(hosting: Hosting, { text }: Of<'bring'>): Promise<void> {
  const checked = await checkedFor(hosting, text);
  const log = checked === undefined ? [] : logOf(checked);
  const [first] = log;
  if (first?.type !== 'table-opened') return;
  await hosting.world.shelf.append(first.id, 0, log);
  hosting.world.spread(first.id, log.length);
  hosting.world.post({ type: 'brought', table: first.id });
}

type Taken = Extract<CheckedMatch, { ok: true }>;

/** The match of a text, where the rules have it; what is wrong with it is said. */
async function checkedFor(hosting: Hosting, text: string): Promise<Taken | undefined> {
  const checked = checkedIn(text.trim());
  if (checked?.ok) return checked;
  const { notation, rules } = hosting.words;
  const sentence =
    checked === undefined
      ? hosting.words.tables.trouble.unreadableMatch
      : misreadText(checked, await notation(), await rules());
  hosting.world.post({ type: 'unread', sentence });
  return undefined;
}

/** The match of a text, checked by its rules; undefined where a link is damaged. */
const checkedIn = (text: string): CheckedMatch | undefined =>
  CARRIED_MATCH.test(text) ? matchIn(text) : checkNotation(text);

/** A table where bots sit by the names of those who played: nobody here has a seat of theirs. */
export function logOf(checked: Taken): readonly Event[] {
  const { noted } = checked;
  const names = namesIn(noted);
  const sitters = names.map(name => ({ kind: 'bot' as const, name, player: STAND_IN }));
  const mark = markOf(notationText({ ...noted, names, tags: {} }));
  return notedAsLog(broughtTable(mark), checked, sitters, mark.repeat(8));
}

const MARK_BEGIN = 0x811c9dc5;
const MARK_STEP = 0x01000193;

/** Eight hex digits that stand for a text: enough to tell the matches of one person apart. */
function markOf(text: string): string {
  let mark = MARK_BEGIN;
  for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), MARK_STEP);
  return (mark >>> 0).toString(16).padStart(8, '0');
}
