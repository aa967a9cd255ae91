// What a vote asks for, which cards an undo takes back, and how many players must agree.

import { online as en } from '@moonshot/i18n/english';
import type { OnlineView, TableView } from '@moonshot/protocol';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { voteQuestion, votesNeeded } from './vote-text.ts';

const plays = (...cards: readonly Card[]) => ({ plays: cards.map((card, seat) => ({ seat, card })) });

const person = { kind: 'person', name: 'Ada' } as const;
const sitters: TableView['sitters'] = [
  person,
  person,
  person,
  { ...person, broughtBy: 'Ada' },
  { kind: 'bot', name: 'Vega', player: 'careful' },
];
const deal = { kind: 'tricks', tricks: [plays('6S', '7S')], trick: plays('2H') } as const;

const undo = { on: 'undo', seats: [1] } as const;
const withPlay = (seat: number, card: '6S' | '7S' | '2H') => ({ ...undo, takesBack: { seat, card } });

test.each([
  ['the last card', withPlay(0, '2H'), 'Ben asks to take back 2H.'],
  ['a card, and one after it', withPlay(1, '7S'), 'Ben asks to take back 7S and the card played after it.'],
  ['a card, and two after it', withPlay(0, '6S'), 'Ben asks to take back 6S and the 2 cards played after it.'],
  ['a step that was no play', undo, 'Ben asks to take back their last step and all that followed.'],
  ['a pause', { on: 'pause', seats: [1] } as const, 'Ben asks for a pause.'],
  ['to go on', { on: 'go-on', seats: [1] } as const, ''],
])('a vote on %s', (_, vote, text) => {
  expect(voteQuestion(en.at, deal, vote, 'Ben', card => card)).toBe(text);
});

test.each<[string, Partial<OnlineView>, 'pause' | 'end', number]>([
  ['more than half of those who are present pause', { standIns: [] }, 'pause', 2],
  ['all who are present end', { standIns: [2] }, 'end', 2],
  ['in a match that counts all pause, also those who are away', { standIns: [2], counted: true }, 'pause', 3],
])('%s', (_, online, on, needed) => {
  expect(votesNeeded({ sitters }, online as OnlineView, on)).toBe(needed);
});
