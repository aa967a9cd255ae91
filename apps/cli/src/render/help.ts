// The help page of the table: its commands, and how an answer is typed.
import type { Ask, Hearts } from '@moonshot/rules';
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

const HOW: Readonly<Record<Ask['type'], readonly string[]>> = {
  pass: [
    'Type the cards you pass, such as: QS KH 2C',
    'When each goes to another seat, type them in the order that is shown.',
  ],
  charge: ['Type the name of a choice, such as qs, or its number; none shows nothing.'],
  bid: ['Type how many chips you bid, such as 3, or pass; the highest bidder then types a suit.'],
  claim: ['Type yes to open with your wild card, or no to keep it: nobody learns that you were asked.'],
  play: ['Type a card, such as: QS or 10h', 'With a wild card type what it is: WC high or WC low.'],
  bury: ['Type the cards you lay away.'],
  moon: ['Type the name of a choice, or its number.'],
  lay: ['Type two cards: first the one that stays hidden, then the one that is shown, such as: AH 5S'],
};

/** Explains how to answer, and lists all commands. With `keys`, also explains the arrow keys. */
export function helpLines(kind: Hearts['kind'], ask: Ask | null, keys: boolean): readonly string[] {
  const arrows = keys
    ? [
        'Or choose with the arrow keys: Space takes or puts back a card, Enter plays what you have chosen.',
        'Cards in brackets are those you may choose.',
      ]
    : ['Cards in brackets are those you may choose.'];
  return [
    ...(ask === null ? [] : [...HOW[ask.type], ...arrows, '']),
    ...commands(kind).map(([key, what]) => `  ${ink.bold(key)}  ${what}`),
  ];
}
