// The notes at the table: the lesson, the goal in a newcomer's first game, the reason for a hint, and why one
// of two identical cards wins.

import type { AllWords } from '@moonshot/i18n';
import { LESSON } from '@moonshot/protocol';
import type { TrickView } from '@moonshot/rules';
import { type Card, type Suit, suitNamed, suitOf } from '@moonshot/rules/cards';
import type { TableModel } from '../model/model.ts';
import { goalText, roundRules } from './goal.ts';
import { twinRule } from './trick/shown-trick.ts';

export interface Note {
  readonly kind: 'coach' | 'goal' | 'advice' | 'reason';
  readonly text: string;
  readonly brief?: string; // shown in place of all but the first sentence where there is little room
}

/**
 * The notes to show now. A note of the lesson is shown alone. Otherwise the goal comes before the reason for
 * a hint. A newcomer reads the goal of the first game all the time; of any other game that is new to them,
 * people who play with hints read it beside the hint, and people who share a device read it at once.
 */
export function notesFor(
  words: AllWords,
  table: TableModel,
  newcomer: boolean,
  isKnown: (game: string) => boolean,
): readonly Note[] {
  const coach = table.view.id === LESSON ? coachFor(words, table) : undefined;
  if (coach !== undefined) return [{ kind: 'coach', text: coach }];
  // once both cards of a round are chosen, the advice has been followed or not
  const chosen = table.draft.kind === 'lay' && table.draft.bottom !== null && table.draft.top !== null;
  const advice = table.flight === null && !chosen ? table.advice : null;
  const { aim, name } = table.rules.sheet;
  const isNew = newcomer || ((advice !== null || isShared(table)) && !isKnown(name));
  const isShown = isNew && table.view.id !== LESSON && isFirst(table) && aim !== '';
  const reason = twinsNow(table);
  return [
    ...(isShown ? [goalFor(words, table)] : []),
    ...(advice === null ? [] : [{ kind: 'advice', text: advice } as const]),
    ...(reason === undefined ? [] : [{ kind: 'reason', text: reason } as const]),
  ];
}

function goalFor(words: AllWords, table: TableModel): Note {
  const { rules, view } = table;
  const goal = goalText(words, rules, view.deal.deal, namedIn(table));
  const text = [goal, ...roundRules(rules)].join(' ');
  return { kind: 'goal', text, ...(rules.spoils && { brief: words.lesson.round[rules.spoils] }) };
}

/** The suit that the auction of this deal named. */
const namedIn = ({ view: { deal } }: TableModel): Suit | undefined =>
  deal.kind === 'tricks' ? suitNamed(deal.bids) : undefined;

/** Why the winner's card beats an identical card, while both are on the table. */
function twinsNow(table: TableModel): string | undefined {
  const { deal } = table.view;
  if (deal.kind !== 'tricks') return undefined;
  const taken = table.pause?.kind === 'trick' ? table.pause.trick : undefined;
  return twinRule(table, (taken ?? deal.trick).plays, taken?.winner ?? deal.winning);
}

/** Whether several people play on this device. */
const isShared = ({ view: { online, sitters } }: TableModel): boolean =>
  online === null && sitters.filter(({ kind }) => kind === 'person').length > 1;

/** Whether the first trick or bout (a round of Capture) of the match is not over yet. */
export const isFirst = ({ view: { deal } }: TableModel): boolean =>
  deal.results.length === 0 && (deal.kind === 'tricks' ? deal.tricks.length : deal.bouts.length) === 0;

/** The three sentences of the lesson: what to pass, how to follow suit, and what a trick costs. */
function coachFor(words: AllWords, table: TableModel): string | undefined {
  const { deal, ask } = table.view;
  if (deal.kind !== 'tricks') return undefined;
  if (ask?.type === 'pass') return table.flight?.sure ? undefined : words.lesson.pass(...dearest(table, deal));
  if (deal.phase !== 'play') return undefined;
  const [lead] = deal.trick.plays;
  if (lead !== undefined && followsNow(deal)) return words.lesson.follow(suitOf(lead.card));
  return costsNow(table, deal) ? words.lesson.cost : undefined;
}

/** Whether the viewer must follow suit for the first time, or has just done so. */
function followsNow({ viewer, trick, tricks, hand }: TrickView): boolean {
  const followed = ({ plays }: TrickView['trick']): boolean => {
    const [lead] = plays;
    const mine = plays.find(play => play.seat === viewer);
    if (lead === undefined || lead.seat === viewer) return false;
    const cards = mine === undefined ? hand : [mine.card];
    return cards.some(card => suitOf(card) === suitOf(lead.card));
  };
  return followed(trick) && !tricks.some(followed);
}

/** The card of the hand that is worth the most points, with its points. */
function dearest({ rules }: TableModel, { hand }: TrickView): readonly [card: Card, points: number] {
  const cost = (card: Card): number => Math.abs(rules.costs[card] ?? 0);
  const [first = '2C', ...rest] = hand;
  const card = rest.reduce((most, one) => (cost(one) > cost(most) ? one : most), first);
  return [card, cost(card)];
}

// Number of tricks for which the lesson says what a trick costs. It is two, because another sentence of the
// lesson may replace this one during one of them.
const COST_STAYS = 2;

/**
 * Whether a card with points was played for the first time in one of the last tricks, or may be discarded
 * now.
 */
function costsNow({ view, rules }: TableModel, { trick, tricks, hand }: TrickView): boolean {
  const costly = (plays: TrickView['trick']['plays']): boolean => plays.some(({ card }) => card in rules.costs);
  const first = [...tricks, trick].findIndex(({ plays }) => costly(plays));
  if (first >= 0) return tricks.length <= first + COST_STAYS;
  const [lead] = trick.plays;
  const free = lead !== undefined && !hand.some(card => suitOf(card) === suitOf(lead.card));
  return free && view.ask?.type === 'play' && view.ask.plays.some(({ card }) => card in rules.costs);
}
