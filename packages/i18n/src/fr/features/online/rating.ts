// French texts about ratings at a table.
import type { Catalog } from '@moonshot/rules/words';
import type { rating as en } from '../../../en/features/online/rating.ts';
import { of } from '../../page/grammar.ts';

export const rating: Catalog<typeof en> = {
  title: 'Cotes',
  rated: 'Classement',
  ratedOf: { no: 'Pour le plaisir', yes: 'Partie classée' },
  note: 'Une partie compte si elle est jouée jusqu’au bout et si au moins deux personnes l’ont commencée. Celui qui quitte sa place pour de bon est dernier. La pendule compte en secondes, pas en jours.',
  onlyOpen: 'Seules les tables ouvertes à tous comptent pour le classement.',
  rule: 'Partie classée : jouée jusqu’au bout, elle change la cote de ceux qui l’ont commencée. Celui qui quitte sa place pour de bon est dernier.',
  counted:
    'Une fois la partie commencée, rien ne change à la table. Il n’y a pas de conseils et rien ne s’annule ; elle ne finit plus tôt, ou ne s’arrête, que si tout le monde est d’accord.',
  programs: 'Programmes personnels',
  programsOf: { yes: 'De tout le monde', no: 'De l’hôte seulement' },
  programsNote:
    'Pour ceux qui écrivent des programmes : un programme peut jouer à la table, sous le nom de son propriétaire. Si tu n’en connais pas, ne change rien. Dans les parties classées et de ligue, les joueurs de la table n’en amènent aucun, les autres un au plus.',
  programsRule: 'On peut amener des programmes ; chacun est affiché avec le nom de la personne qui l’a amené.',
  broughtBy: name => `un programme ${of(name)}`,
  mark: 'classée',
  newcomer: 'pas encore de cote',
  result: 'Les cotes après cette partie',
  waiting: 'Calcul des cotes…',
  none: 'Cette partie n’a changé aucune cote : elle n’a pas été jouée jusqu’au bout, moins de deux personnes l’ont commencée, ou aucun secret de joueur n’a compté à l’une des donnes.',
  whyLast: {
    left: name =>
      name === undefined
        ? 'Tu as quitté ta place : tu te classes donc en dernier.'
        : `${name} a quitté sa place et se classe donc en dernier.`,
    silent: name =>
      name === undefined
        ? 'Tu n’as donné aucun secret pour une donne. Cela compte comme un départ : tu te classes donc en dernier.'
        : `${name} n’a donné aucun secret pour une donne. Cela compte comme un départ et classe en dernier.`,
  },
  known: value => `Cote ${value}`,
  leagues: 'Ligues',
  leagueRule:
    'Cette table joue pour une ligue : la partie compte pour ses membres, et les règles restent telles quelles.',
  seeLeague: 'Voir la ligue',
};
