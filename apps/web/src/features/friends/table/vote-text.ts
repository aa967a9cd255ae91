// What a vote at an online table asks for, and how many players must agree.

import type { FriendWords } from '@moonshot/i18n';
import type { Motion, OnlineView, TableView } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';

type Vote = NonNullable<OnlineView['votes']>;

interface Trick {
  readonly plays: readonly { readonly seat: Seat; readonly card: Card }[];
}
/** What a vote needs to know of a deal: the cards that were played in it. */
type Deal =
  | { readonly kind: 'commit-reveal' }
  | { readonly kind: 'tricks'; readonly tricks: readonly Trick[]; readonly trick: Trick };

/**
 * The number of cards that were played in this deal after a seat's play. An undo of this play takes them back
 * too. It is 0 in Capture, where a vote names no card.
 */
function playedSince(deal: Deal, { seat, card }: NonNullable<Vote['takesBack']>): number {
  if (deal.kind !== 'tricks') return 0;
  const plays = [...deal.tricks, deal.trick].flatMap(trick => trick.plays);
  const at = plays.findLastIndex(play => play.seat === seat && play.card === card);
  return at < 0 ? 0 : plays.length - 1 - at;
}

/**
 * The number of players who must agree: for a pause more than half of those who are present, otherwise all of
 * them. In a match that counts it is all players, also those who are away.
 */
export function votesNeeded(
  { sitters }: Pick<TableView, 'sitters'>,
  { counted, standIns }: OnlineView,
  on: Motion,
): number {
  const isAsked = (seat: Seat): boolean => counted === true || !standIns.includes(seat);
  const voters = sitters.filter(
    (sitter, seat) => sitter.kind === 'person' && sitter.broughtBy === undefined && isAsked(seat),
  ).length;
  return on === 'pause' && counted !== true ? Math.floor(voters / 2) + 1 : voters;
}

/**
 * The question of a vote. Empty for a vote to resume, because one vote is enough for it. `name` is the player
 * who asks, or null for the viewer; `signOf` gives the sign of a card.
 */
export function voteQuestion(
  words: FriendWords['at'],
  deal: Deal,
  { on, takesBack }: Vote,
  name: string | null,
  signOf: (card: NonNullable<Vote['takesBack']>['card']) => string,
): string {
  if (on === 'go-on') return '';
  if (on !== 'undo') return words.asks[on](name);
  if (takesBack === undefined) return words.asks.undoStep(name);
  return words.asks.undo(name, signOf(takesBack.card), playedSince(deal, takesBack));
}
