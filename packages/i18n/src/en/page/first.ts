// The English texts of the first screens. `page.ts` adds the other texts. Sentences about the rules of a game
// are not here: they come with the messages of a table.
import type { Suit } from '@moonshot/rules/cards';
import type { Catalog } from '@moonshot/rules/words';
import { figure, signed } from '../../format.ts';
import { lay, pass } from './acts.ts';
import { and, points, SUITS, YOU } from './grammar.ts';
import { home } from './home.ts';
import { player } from './player.ts';
import { spoken } from './spoken.ts';
import { bar, prompt, rules, seat, table } from './table.ts';

export const first = {
  name: 'Moonshot',
  you: YOU,
  player,
  and,
  figure,
  points,
  signed,
  ranks: { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace', W: 'wild' } as Readonly<Record<string, string>>,
  suits: (suit: Suit): string => SUITS[suit][1],
  card: (rank: string, suit: Suit): string => `${rank} of ${SUITS[suit][1]}`,
  wild: (suit: Suit): string => `wild ${SUITS[suit][0]}`,
  wildCalled: (suit: Suit, call: 'high' | 'low'): string =>
    `wild ${SUITS[suit][0]}, called ${call === 'high' ? 'highest' : 'lowest'}`,
  faceDown: 'face-down card',
  close: 'Close',
  trouble: {
    read: 'Understood',
    language: 'The page could not load that language. Check the connection and choose it again.',
    crashed: (reason: string): string =>
      `The table stopped working (${reason}) and was started again. All that was played is still there; if your last card is missing, play it again.`,
    forGood: (reason: string): string =>
      `The table keeps stopping (${reason}); what was played is saved in this browser. Reload the page to go on.`,
    noReason: 'the browser gives no reason',
    dead: 'The table has stopped; what was played is saved in this browser. Reload the page to go on.',
    cards: 'The cards could not be loaded. Check the connection and reload the page; tables are kept.',
    part: 'A part of the page could not be loaded. Check the connection and reload the page; tables are kept.',
  },
  home,
  bar,
  seat,
  table,
  prompt,
  pass,
  lay,
  rules,
  spoken,
};

/** The texts of the first screens that every language must provide. */
export type Words = Catalog<typeof first>;
