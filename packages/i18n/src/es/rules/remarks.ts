// Spanish remarks on house rules that have no effect or look like a mistake.
import { figure, namesSeveral } from '@moonshot/rules/cards';
import type { RuleWords } from '@moonshot/rules/words';
import { andList, capital, theAll } from './cards.ts';

export const remarks: RuleWords['remarks'] = {
  worthless: cards =>
    `${capital(andList(cards.map(theAll)))} no ${namesSeveral(cards) ? 'valen' : 'vale'} puntos aquí. ¿Se trata de otra carta?`,
  absent: cards => `${capital(andList(cards.map(theAll)))} no ${namesSeveral(cards) ? 'están' : 'está'} en la baraja.`,
  moonWorth: (worth, cost) => `Esta luna vale ${figure(worth)}, pero sus cartas suman ${figure(cost)}.`,
  idle: 'Esto no cambia nada mientras las demás reglas sigan así.',
};
