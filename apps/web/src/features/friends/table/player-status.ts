// The short status and the rating below a player's name.

import type { FriendWords } from '@moonshot/i18n';
import type { TableFacts } from '@moonshot/protocol/server';
import type { Online } from '../../../online/state.ts';
import { secondsOf, type TimeLeft } from '../../../online/times.ts';
import { ratingText } from '../../ratings/format.ts';

/**
 * The status beside a seat's name: host, ready, away, or the bot's role. `standIn` is the time until a bot
 * stands in for each absent player.
 */
export function playerStatus(
  { gathering: say, at, rating }: FriendWords,
  facts: TableFacts,
  seat: number,
  standIn: TimeLeft = new Map(),
): string {
  const there = facts.seats[seat];
  if (there === undefined || there.kind === 'open') return say.send;
  if (there.kind === 'bot') return there.broughtBy === undefined ? say.fills : rating.broughtBy(there.broughtBy);
  const host = there.player === facts.host ? [say.host] : [];
  if (there.standIn) return [...host, at.standIn].join(' · ');
  if (!there.present) return [...host, absence({ say, at }, facts, secondsOf(standIn, seat))].join(' · ');
  if (facts.state !== 'gathering') return host.join('');
  if (there.prepared) return [...host, say.ready].join(' · ');
  return host.length > 0 ? say.host : say.notReady;
}

/** How long an absent player stays away at most before a bot plays, as far as it is known. */
function absence(
  { say, at }: { readonly say: FriendWords['gathering']; readonly at: FriendWords['at'] },
  facts: TableFacts,
  seconds: number | undefined,
): string {
  if (seconds !== undefined) return at.awaitedFor(seconds);
  return mayStandIn(facts) ? at.awaited : say.away;
}

/** Whether a bot will play for a player who stays away while others wait. */
export const mayStandIn = ({ state, settings: { clock } }: TableFacts): boolean =>
  state === 'playing' && (clock === null || !('days' in clock));

/** The rating of a player at a rated table as text. */
export const ratingLine = (
  { rating }: FriendWords,
  known: { readonly value: number; readonly within: number; readonly matches: number },
): string => (known.matches === 0 ? rating.newcomer : rating.known(ratingText(known)));

/** Whether this page offers to seat a bot program. The server makes the final decision. */
export function mayAddProgram(
  { settings, league, host }: TableFacts,
  { seat, you }: Pick<Online, 'seat' | 'you'>,
): boolean {
  const allowed = settings.programs ?? settings.open === 'invited';
  if (settings.rated || league !== undefined) return settings.programs === true && seat === null;
  return you?.player === host || (allowed && (seat !== null || settings.open === 'everybody'));
}
