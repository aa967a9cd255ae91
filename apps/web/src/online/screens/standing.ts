// How somebody stands at a table, in a word or two under their name, and how strong they are thought to be.
import type { TableFacts } from '@moonshot/wire/online/to-player';
import { ratingText } from '../../ratings/shown.ts';
import type { Online } from '../state.ts';
import type { FriendWords } from '../words/en.ts';

/** Beside a seat's name: host, ready, away, or what a bot does there. */
export function standingOf({ gathering: say, at, rating }: FriendWords, facts: TableFacts, seat: number): string {
  const there = facts.seats[seat];
  if (there === undefined || there.kind === 'open') return say.send;
  if (there.kind === 'bot') return there.broughtBy === undefined ? say.fills : rating.broughtBy(there.broughtBy);
  const host = there.player === facts.host ? [say.host] : [];
  if (there.standIn) return [...host, at.standIn].join(' · ');
  if (!there.present) return [...host, say.away].join(' · ');
  if (facts.state !== 'gathering') return host.join('');
  if (there.prepared) return [...host, say.ready].join(' · ');
  return host.length > 0 ? say.host : say.notReady;
}

/** How strong somebody at a rated table is thought to be. */
export const ratingLine = (
  { rating }: FriendWords,
  known: { readonly value: number; readonly within: number; readonly matches: number },
): string => (known.matches === 0 ? rating.newcomer : rating.known(ratingText(known)));

/** Whether the page offers to bring a program. The server decides. */
export function mayBring({ settings, league, host }: TableFacts, { seat, you }: Pick<Online, 'seat' | 'you'>): boolean {
  const allowed = settings.programs ?? settings.open === 'invited';
  if (settings.rated || league !== undefined) return settings.programs === true && seat === null;
  return you?.player === host || (allowed && (seat !== null || settings.open === 'everybody'));
}
