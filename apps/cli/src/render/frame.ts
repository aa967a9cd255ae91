// Draws the full screen from top to bottom: the title, seats, last events, hand, prompt and keys.

import type { TableView } from '@moonshot/protocol';
import type { Hearts } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { RuleWords } from '@moonshot/rules/words';
import { allowed, type CardDraft, cardsWanted, chosenOf } from '../answer/draft.ts';
import type { Need } from '../answer/need.ts';
import { cut, padEnd, widthOf, wrapped } from '../core/plain-text.ts';
import { inHand } from './cards.ts';
import type { TablePlayers } from './event-text.ts';
import { handLines } from './hand.ts';
import { ink } from './ink.ts';
import { choicesOf, labelOf, type MenuChoice, marksOf, promptOf, slotsText } from './question.ts';
import { scoreLines } from './scores.ts';
import { headLine, tableRows } from './table.ts';

/** What the screen shows in addition to the table. */
export interface FrameState {
  readonly draft: CardDraft;
  // whether the person has chosen a wild card and must still call it highest or lowest
  readonly calling: boolean;
  readonly typed: string;
  readonly recent: readonly string[]; // sentences about the last events, the newest last
  readonly note: string; // the response to the last key, such as a refusal or a hint
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const KEYS = 'u undo  h hint  l last  s scores  r rules  ? help  q Enter quit';
const RECENT_MAX = 6;

/** The maximum number of lines used. On a taller screen the lines below stay empty. */
const ROWS_MAX = 30;

/** The lines of the screen. `words` are the texts of the rules, by default in English. */
export function frame(
  hearts: Hearts,
  players: TablePlayers,
  view: TableView,
  need: Need,
  desk: FrameState,
  size: Size,
  words?: RuleWords,
): readonly string[] {
  const rows = Math.min(size.rows, ROWS_MAX);
  const between = need.type === 'ready' || need.type === 'over';
  const top = between ? scoreLines(hearts, players, view, rows - 8) : tableRows(players, view);
  const cards = inHand(view.deal.hand, hearts.rules.strength);
  const bottom = [
    ...(between ? [] : handBlock(cards, need, desk, size)),
    ...noteLines(desk, size),
    ...questionLines(hearts, players, cards, need, desk, words),
    ink.dim(KEYS),
  ];
  const title = headLine(hearts, view);
  const tall = rows - top.length - bottom.length >= 4; // whether there is room for blank lines and a sentence
  const head = tall ? [title, '', ...top, ''] : [title, ...top];
  const room = rows - head.length - bottom.length;
  const recentSentences = room > 0 ? recentLines(desk, size.columns, Math.min(RECENT_MAX, room)) : [];
  const space = Math.max(0, room - recentSentences.length);
  const lines = [...head, ...recentSentences, ...Array.from({ length: space }, () => ''), ...bottom];
  // If the screen is too small, the top is cut off, because the question at the bottom matters most.
  return lines.slice(-size.rows).map(line => cut(` ${line}`, size.columns));
}

function recentLines({ recent }: FrameState, width: number, room: number): readonly string[] {
  const lines = recent.slice(-room).flatMap((sentence, i, all) => {
    const newest = i === all.length - 1;
    return wrapped(sentence, width - 4, '  ').map(line => (newest ? line : ink.dim(line)));
  });
  return lines.slice(-room);
}

function handBlock(
  cards: readonly Card[],
  need: Need,
  { draft, calling }: FrameState,
  { columns }: Size,
): readonly string[] {
  const ask = need.type === 'answer' ? need.ask : undefined;
  if (ask === undefined) return handLines({ cards, allowed: NONE, chosen: [] }, columns - 2);
  const may = calling ? NONE : new Set(allowed(ask, chosenOf(cards, draft)));
  const pointer = cardsWanted(ask) === 0 || calling ? {} : { pointer: draft.pointer };
  const raises = cardsWanted(ask) > 1 || calling;
  return handLines({ cards, allowed: may, chosen: draft.chosen, raises, ...pointer }, columns - 2);
}

const NONE: ReadonlySet<Card> = new Set();

const noteLines = ({ note }: FrameState, { columns }: Size): readonly string[] =>
  note === '' ? [''] : wrapped(note, columns - 4, '  ').map(ink.yellow);

/** The choices for calling a wild card. */
export const CALLS: readonly MenuChoice[] = [
  { name: 'high', lines: ['the highest of its suit'] },
  { name: 'low', lines: ['the lowest of its suit'] },
];

function questionLines(
  hearts: Hearts,
  players: TablePlayers,
  cards: readonly Card[],
  need: Need,
  desk: FrameState,
  words?: RuleWords,
): readonly string[] {
  const typed = desk.typed === '' ? '' : ` › ${desk.typed}`;
  switch (need.type) {
    case 'wait':
      return [ink.dim('…') + typed];
    case 'ready':
      return [`${ink.bold('Enter')} for the next deal${typed}`];
    case 'over':
      return [`${ink.bold('Enter')} to leave the table${typed}`];
    case 'answer': {
      const list = desk.calling ? CALLS : choicesOf(hearts, players, need.ask, words);
      const prompt = desk.calling ? 'Your wild is' : promptOf(players, need.ask);
      const slots = slotsText(players, need.ask, chosenOf(cards, desk.draft));
      return [...listLines(list, desk.draft.pointer), `${ink.bold(prompt)}${slots}${typed}`];
    }
  }
}

function listLines(list: readonly MenuChoice[], pointer: number): readonly string[] {
  const marks = marksOf(list);
  const margin = Math.max(0, ...list.map((choice, i) => widthOf(`${marks[i]}${labelOf(choice)}`))) + 4;
  return list.flatMap((choice, i) => {
    const here = i === pointer;
    const [name, { lines }] = [labelOf(choice), choice];
    const first = padEnd(`${here ? ink.yellow('›') : ' '} ${marks[i]}${here ? ink.bold(name) : name}`, margin);
    return [`${first}${lines[0] ?? ''}`, ...lines.slice(1).map(line => ' '.repeat(margin) + line)];
  });
}
