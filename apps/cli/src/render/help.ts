// The help page of a terminal table: the commands, and how to type an answer.
import type { Ask, Hearts } from '@moonshot/rules';
import { cardTyped, examplesOf } from '../answer/draft.ts';
import { ink } from './ink.ts';

const LAST: Readonly<Record<Hearts['kind'], string>> = { tricks: 'trick', 'commit-reveal': 'round' };

const commands = (kind: Hearts['kind']): readonly (readonly [key: string, what: string])[] => [
  ['u', 'undo: take your last move of this deal back, and all that came of it'],
  ['e', 'end: claim the rest, or end a deal in which no score can change'],
  ['h', 'hint: a good answer, and why'],
  ['l', `last: the last ${LAST[kind]}`],
  ['s', 'scores: the score sheet'],
  ['r', 'rules: the rules of this table'],
  ['?', 'help: this page'],
  ['q Enter', 'quit: leave the table; it is kept, and moonshot play goes on with it'],
];

function howTo(ask: Ask): readonly string[] {
  const examples = examplesOf(ask).join(' or ');
  switch (ask.type) {
    case 'pass':
      return [
        `Type the cards you pass, such as: ${examples}`,
        ...(ask.to.length > 1 ? ['Type them in the order that is shown, as each goes to another seat.'] : []),
      ];
    case 'charge':
      return [
        ask.cards.length === 0
          ? 'Type none, as you hold no card to show.'
          : `Type the name of a choice, such as: ${examples}, or its number; none shows nothing.`,
      ];
    case 'bid':
      return [
        typeof ask.bids[0] === 'string'
          ? `Type the suit, such as: ${examples}`
          : `Type how many chips you bid, such as: ${examples}, or pass; the highest bidder then types a suit.`,
      ];
    case 'claim':
      return ['Type yes to open with your wild card, or no to keep it: nobody learns that you were asked.'];
    case 'play':
      return [`Type a card, such as: ${examples}`, ...howToCall(ask)];
    case 'bury':
      return [`Type the cards you lay away, such as: ${examples}`];
    case 'moon':
      return [`Type the name of a choice, such as: ${examples}, or its number.`];
    case 'lay':
      return [`Type two cards: first the one that stays hidden, then the one that is shown, such as: ${examples}`];
  }
}

/** How to call a wild card highest or lowest, if the player may play one now. */
function howToCall({ plays }: Extract<Ask, { type: 'play' }>): readonly string[] {
  const called = plays.filter(({ call }) => call !== undefined).slice(0, 2);
  return called.length === 0 ? [] : [`With a wild card type what it is: ${called.map(cardTyped).join(' or ')}`];
}

/** Explains how to answer, and lists all commands. With `keys`, also explains the arrow keys. */
export function helpLines(kind: Hearts['kind'], ask: Ask | null, keys: boolean): readonly string[] {
  const arrows = keys
    ? [
        'Or choose with the arrow keys: Space takes or puts back a card, Enter plays what you have chosen.',
        'Cards in brackets are those you may choose.',
      ]
    : ['Cards in brackets are those you may choose.'];
  return [
    ...(ask === null ? [] : [...howTo(ask), ...arrows, '']),
    ...commands(kind).map(([key, what]) => `  ${ink.bold(key)}  ${what}`),
  ];
}
