// French texts of statistics and backups.

import type { StatisticsWords } from '../../en/features/statistics.ts';
import { counting, dating, decimals, some } from '../../format.ts';
import { and, deals, ordinal, the } from '../page/grammar.ts';
import { lifetime as life } from './lifetime.ts';

const one = decimals('fr');
const houses = counting('fr')({ one: 'jeu de règles maison', other: 'jeux de règles maison' });
const matches = counting('fr')({ one: 'partie avec de vraies cartes', other: 'parties avec de vraies cartes' });
const tables = counting('fr')({ one: 'table', other: 'tables' });
const times = counting('fr')({ one: 'fois', other: 'fois' });

const date = dating('fr', { dateStyle: 'medium' });

export const statistics: StatisticsWords = {
  life,
  title: 'Statistiques',
  back: 'Retour à l’accueil',
  games: 'Jeux',
  realCards: {
    title: 'Avec de vraies cartes',
    line: (n, played) => `${matches(n)}, ${deals(played)}`,
  },
  none: 'Aucune donne n’a encore été jouée jusqu’au bout dans ce navigateur. Dès la première, cette page raconte comment elles se passent.',
  play: 'Jouer une donne',
  story: (n, lately, before) =>
    before === null
      ? `${lately} points par donne, sur ${deals(n)}.`
      : `${lately} points par donne dans les ${n} dernières, ${before} avant.`,
  average: one,
  plot: n => (n === 1 ? 'Points de la dernière donne' : `Points des ${n} dernières donnes`),
  mean: average => `moyenne ${average}`,
  asTable: 'En tableau',
  date: 'Date',
  deal: 'Donne',
  points: 'Points',
  parts: 'Détail',
  total: 'Total',
  day: at => date(at),
  figures: {
    matches: 'parties jouées',
    won: 'gagnées',
    deals: 'donnes jouées',
    average: 'points par donne',
    best: day => `meilleure donne, ${day}`,
    worst: day => `pire donne, ${day}`,
    made: 'lunes décrochées par toi',
    suffered: 'lunes décrochées par d’autres',
    dearest: card => `fois où tu as ramassé ${the(card)}`,
  },
  placed: 'Classement',
  place: (place, n) => `${ordinal(place)} : ${times(n)}`,
  fewer: 'Les parties terminées sont comptées ici, avec leur classement.',
  keep: 'À garder',
  keepNote:
    'Un seul fichier contient toutes les tables, les points marqués avec de vraies cartes, les règles maison, les statistiques, les gens rencontrés et les réglages. Il contient aussi les cartes des donnes en cours : ne le regarde pas si tu veux continuer loyalement.',
  save: 'Tout enregistrer dans un fichier',
  take: 'Restaurer depuis un fichier',
  drop: 'Ou dépose un fichier ici.',
  reading: 'Lecture du fichier…',
  tooLarge: 'Ce fichier est trop gros pour venir de Moonshot, rien n’a donc changé. Choisis-en un qu’il a enregistré.',
  notRead: 'Le navigateur n’a pas pu lire ce fichier, rien n’a donc changé. Choisis-le à nouveau.',
  taken: ({ tables: n, deals: records, houses: rules, pads, changed }) => {
    const counted = some([n, tables], [records, deals], [rules, houses], [pads, matches]);
    if (counted.length === 0)
      return changed ? 'Repris du fichier : ce qui était nouveau.' : 'Tout ce que contient ce fichier est déjà ici.';
    return `Repris du fichier : ${and(counted)}.`;
  },
  notStored:
    'Le stockage de ce navigateur est plein ou bloqué, tout n’a donc pas été enregistré. Libère de la place et restaure à nouveau depuis le fichier.',
  left: 'Resté dans le fichier :',
  renamed: 'Repris sous un autre nom :',
  why: (name, why) => `${name} : ${why}`,
  clear: 'Effacer les statistiques',
  clearTitle: 'Effacer les statistiques ?',
  clearText:
    'Toutes les traces des donnes et des parties disparaissent. Les tables enregistrées restent. C’est définitif, sauf si tu enregistres d’abord un fichier.',
  clearYes: 'Effacer',
  clearNo: 'Garder',
};
