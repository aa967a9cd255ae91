// What was played for the viewer: by the table when their time was up, or by a bot while they were away.
import type { FriendWords } from '@moonshot/i18n';
import type { TableView } from '@moonshot/protocol';
import type { Card } from '@moonshot/rules/cards';
import { withoutCards } from '../model/play/hand.ts';

/** Why somebody else answered, and the cards that the viewer passed and played by it. */
export interface Answered {
  readonly why: 'time' | 'away';
  readonly passed: readonly Card[];
  readonly played: readonly Card[];
}

/** The cards that the viewer has passed in this deal. */
const givenIn = ({ deal }: TableView): readonly Card[] =>
  deal.kind === 'tricks' ? deal.given.map(({ card }) => card) : [];

/**
 * What was answered for the viewer between two views of one match. It is null if nothing was answered, and
 * for spectators. After another deal has begun, the cards are unknown.
 */
export function answeredBetween(before: TableView | null, after: TableView, why: Answered['why']): Answered | null {
  if (before === null || before.id !== after.id || before.viewer !== after.viewer) return null;
  const { hand, deal, phase } = before.deal;
  const isLater = after.deal.deal > deal;
  if (isLater) return hand.length === 0 ? null : { why, passed: [], played: [] };
  if (after.deal.deal < deal) return null;
  const gone = withoutCards(hand, after.deal.hand);
  if (gone.length === 0 && why === 'away') return null;
  const passes = phase === 'pass' && before.ask !== null;
  const given = givenIn(after);
  const passed = passes ? (given.length > 0 ? given : gone) : [];
  return { why, passed, played: withoutCards(gone, passed) };
}

/** The sentences about it. `sign` names a card briefly. */
export function answeredText({ at: { answered } }: FriendWords, what: Answered, sign: (card: Card) => string): string {
  const list = (cards: readonly Card[], text: (cards: string, n: number) => string): readonly string[] =>
    cards.length === 0 ? [] : [text(cards.map(sign).join(' '), cards.length)];
  const cards = [...list(what.passed, answered.passed), ...list(what.played, answered.played)];
  const other = what.why === 'time' && cards.length === 0 ? [answered.other] : [];
  return [answered[what.why], ...cards, ...other].join(' ');
}
