// German texts for newcomers: the lesson and the first deal.
import { type Card, type Suit, symbolOf } from '@moonshot/rules/cards';
import type { Words } from '../../en/page/first.ts';
import { SUITS } from './grammar.ts';

export const lesson: Words['lesson'] = {
  pass: (card: Card, points: number): string =>
    `Punkte sind schlecht, also gib Karten weiter, die dir welche bringen können: ${symbolOf(card)} allein zählt ${points}.`,
  follow: (suit: Suit): string => `${SUITS[suit]} wurde ausgespielt, und wer ${SUITS[suit]} hat, muss bedienen.`,
  cost: 'Wer einen Stich macht, nimmt die Punkte darin. Gib deine also her, wenn du nicht bedienen kannst.',
  end: 'Das ist Hearts',
  endNote: 'Die wenigsten Punkte gewinnen. Spiele nun eine ganze Partie.',
  hintsOn: 'Tipps sind an. Das kannst du jederzeit in den Einstellungen ändern.',
  hintsOff: 'Tipps ausschalten',
};
