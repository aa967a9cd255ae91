// French remarks on house rules that have no effect or look like a mistake.
import { figure, namesSeveral } from '@moonshot/rules/cards';
import type { RuleWords } from '@moonshot/rules/words';
import { andList, capital, theAll } from './cards.ts';

export const remarks: RuleWords['remarks'] = {
  worthless: cards =>
    `${capital(andList(cards.map(theAll)))} ne ${namesSeveral(cards) ? 'comptent' : 'compte'} aucun point ici. Faut-il une autre carte ?`,
  absent: cards =>
    `${capital(andList(cards.map(theAll)))} ${namesSeveral(cards) ? 'ne sont' : 'n’est'} pas dans le jeu.`,
  moonWorth: (worth, cost) => `Cette lune vaut ${figure(worth)}, mais ses cartes comptent ${figure(cost)} ensemble.`,
  idle: 'Cela ne change rien tant que les autres règles restent ainsi.',
};
