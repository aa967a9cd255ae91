// German remarks on house rules that have no effect or look like a mistake.
import { figure, namesSeveral } from '@moonshot/rules/cards';
import type { RuleWords } from '@moonshot/rules/words';
import { allOf, andList, capital } from './cards.ts';

export const remarks: RuleWords['remarks'] = {
  worthless: cards =>
    `${capital(andList(cards.map(allOf)))} ${namesSeveral(cards) ? 'zählen' : 'zählt'} hier keine Punkte. Ist eine andere Karte gemeint?`,
  absent: cards => `${capital(andList(cards.map(allOf)))} ${namesSeveral(cards) ? 'sind' : 'ist'} nicht im Spiel.`,
  moonWorth: (worth, cost) =>
    `Dieser Durchmarsch bringt ${figure(worth)}, aber seine Karten zählen zusammen ${figure(cost)}.`,
  idle: 'Das ändert nichts, solange die anderen Regeln so sind.',
};
