// What was played for the viewer: by the table when their time was up, or by a bot while they were away.
import type { FriendWords } from '@moonshot/i18n';
import type { TableToPage, TableView } from '@moonshot/protocol';
import type { Card } from '@moonshot/rules/cards';
import { withoutCards } from '../../model/play/hand.ts';

/** Why somebody else answered, and the cards that the viewer passed and played by it. */
export interface Answered {
  readonly why: 'time' | 'away';
  readonly passed: readonly Card[];
  readonly played: readonly Card[];
}

/** What of a view says which cards the viewer passed and played. */
export interface Answerable extends Pick<TableView, 'id' | 'viewer'> {
  readonly ask: object | null;
  readonly deal: {
    readonly deal: number;
    readonly phase: string;
    readonly hand: readonly Card[];
    readonly given?: readonly { readonly card: Card }[]; // what the viewer has passed in this deal
  };
}

/** The phases between two deals. Nothing is asked then, also if the time for looking at the scores is up. */
const UNASKED: readonly string[] = ['over', 'deal'];

/**
 * What was answered for the viewer between two views of one match. It is null if nothing was answered, and
 * for spectators. After another deal has begun, the cards are unknown.
 */
export function answeredBetween(before: Answerable | null, after: Answerable, why: Answered['why']): Answered | null {
  if (before === null || before.id !== after.id || before.viewer !== after.viewer) return null;
  const { hand, deal, phase } = before.deal;
  if (UNASKED.includes(phase)) return null;
  const isLater = after.deal.deal > deal;
  if (isLater) return hand.length === 0 ? null : { why, passed: [], played: [] };
  if (after.deal.deal < deal) return null;
  const gone = withoutCards(hand, after.deal.hand);
  if (gone.length === 0 && why === 'away') return null;
  const passes = phase === 'pass' && before.ask !== null;
  const given = after.deal.given?.map(({ card }) => card) ?? [];
  const passed = passes ? (given.length > 0 ? given : gone) : [];
  return { why, passed, played: withoutCards(gone, passed) };
}

/** What the page remembers to find out what was answered for the viewer. */
export interface AnswerState {
  lastView: TableView | null; // the newest view that the page got of a match, also after leaving it
  readonly online: { answered: Answered | null };
}

/** Keeps the view, and what was answered for the viewer since the last one. */
export function takeView(state: AnswerState, view: TableView, why: Answered['why']): void {
  const answered = answeredBetween(state.lastView, view, why);
  state.lastView = view;
  if (answered !== null) state.online.answered = answered;
}

/**
 * Keeps the view after these events, and what the table answered if the viewer's time was up. What was
 * answered before is forgotten once the viewer acts again.
 */
export function takeEvents(state: AnswerState, { events, view }: Extract<TableToPage, { type: 'events' }>): void {
  const isUp = events.some(shown => shown.type === 'timed-out' && shown.seat === view.viewer);
  if (state.lastView !== null && view.number > state.lastView.number) state.online.answered = null;
  if (isUp) takeView(state, view, 'time');
  else state.lastView = view;
}

/** The sentences about it. `sign` names a card briefly. */
export function answeredText({ at: { answered } }: FriendWords, what: Answered, sign: (card: Card) => string): string {
  const list = (cards: readonly Card[], text: (cards: string, n: number) => string): readonly string[] =>
    cards.length === 0 ? [] : [text(cards.map(sign).join(' '), cards.length)];
  const cards = [...list(what.passed, answered.passed), ...list(what.played, answered.played)];
  const other = what.why === 'time' && cards.length === 0 ? [answered.other] : [];
  return [answered[what.why], ...cards, ...other].join(' ');
}
