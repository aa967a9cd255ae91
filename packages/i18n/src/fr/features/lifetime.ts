// French texts of lifetime statistics.

import type { LifetimeWords } from '../../en/features/lifetime.ts';
import { counting } from '../../format.ts';
import { tenths } from '../../tenths.ts';
import { deals } from '../page/grammar.ts';

const n1 = tenths('fr');
const passes = counting('fr')({ one: 'passe', other: 'passes' });
const matches = counting('fr')({ one: 'partie', other: 'parties' });
const span = (low: string, high: string): string => `${low} à ${high}`;

export const lifetime: LifetimeWords = {
  number: n1,
  share: part => `${Math.round(part * 100)} %`,
  span,
  interval: 'Intervalle à 95 %',
  value: 'Valeur',
  filters: {
    title: 'Quelles donnes',
    seats: 'Joueurs',
    any: 'Toutes',
    period: 'Période',
    periods: {
      all: 'Depuis toujours',
      year: '12 derniers mois',
      quarter: '3 derniers mois',
      month: '30 derniers jours',
    },
    place: 'Où',
    places: { everywhere: 'Partout', online: 'Entre amis', offline: 'Sur cet appareil' },
    against: 'Contre',
    anybody: 'Tout le monde',
    gone: 'Quelqu’un',
    bots: level => `Robots : ${level}`,
    nothing: 'Aucune donne ne correspond à tout cela. Choisis moins.',
  },
  sources: {
    title: 'D’où viennent tes points ?',
    answer: (trick, value, all) => `Surtout du pli ${trick} : ${value} des ${all} points par donne.`,
    even: 'Pas encore de points dans ces donnes.',
    trick: 'Pli',
    end: 'Fin',
    endNote: 'Fin : les lunes, et ce que les règles comptent en plus des cartes ramassées.',
    plot: 'Points moyens par pli',
  },
  dear: {
    title: 'Ramasses-tu souvent les cartes chères ?',
    answer: (card, times, n) => `${card} : ${times} fois en ${deals(n)}.`,
    even: (card, part) => `À parts égales, ${card} te viendrait dans ${part} des donnes : le trait.`,
    card: 'Carte',
    plot: 'Part des donnes où chaque carte chère a été ramassée',
  },
  moons: {
    title: 'Que deviennent tes lunes ?',
    none: n => `Aucune lune en ${deals(n)}.`,
    answer: (made, suffered, stopped) => `Décrochées : ${made}. Subies : ${suffered}. Empêchées : ${stopped}.`,
    made: 'Les tiennes',
    suffered: 'Celles des autres',
    stopped: 'Empêchées par toi',
    about:
      'Tu empêches une lune quand quelqu’un a seul la moitié de ce qu’il faut et que tu ramasses les points suivants.',
    plot: 'Part des donnes avec une lune',
  },
  progress: {
    title: 'Joues-tu de mieux en mieux ?',
    few: (n, least) => `Trop peu de donnes pour le dire : ${n} ici, il en faut ${least}.`,
    open: (value, low, high) =>
      `On ne peut pas encore le dire : la seconde moitié diffère de ${value} points par donne, au-dessus de 0 c’est mieux, et tout de ${span(low, high)} est possible.`,
    better: (value, low, high) =>
      `Oui : la seconde moitié est meilleure de ${value} points par donne (${span(low, high)}).`,
    worse: (value, low, high) =>
      `Non : la seconde moitié est moins bonne de ${value} points par donne (${span(low, high)}).`,
    about: 'De combien mieux que la moyenne de la table, par donne. Au-dessus de la ligne, c’est mieux.',
    block: (from, to) => `Donnes ${from}–${to}`,
    plot: 'Points de mieux que la table, par groupes de donnes depuis la plus ancienne',
  },
  passing: {
    title: 'Que perdent tes passes ?',
    none: 'Aucune passe de ces donnes ne peut être jugée.',
    working: (done, of) => `Tes passes sont jugées : ${done} sur ${of}.`,
    answer: (value, best, n) =>
      `${value} ${value === '1' ? 'point' : 'points'} par passe. ${best} sur ${passes(n)} n’ont rien perdu.`,
    about: 'Points attendus face à la meilleure passe trouvée, d’après ce que tu pouvais savoir.',
    nothing: 'Rien',
    upTo: to => `jusqu’à ${to}`,
    over: from => `plus de ${from}`,
    lost: 'Points perdus',
    times: 'Passes',
    plot: 'Passes selon ce qu’elles ont perdu',
  },
  against: {
    title: 'Comment joues-tu, et contre qui ?',
    none: 'Personne n’est connu dans ces donnes.',
    answer: (name, n, value, better) =>
      `Surtout contre ${name} : ${deals(n)}, ${value} points de ${better ? 'mieux' : 'moins bien'} par donne.`,
    about:
      'À droite de la ligne, tes points étaient les meilleurs. Là où le trait croise la ligne, c’est peut-être le hasard.',
    who: 'Qui',
    matches: 'Parties',
    won: 'Gagnées',
    edge: 'Mieux de',
    line: (n, won) => `${matches(n)}, ${won} gagnées`,
    plot: 'Points de mieux que chaque adversaire, par donne',
  },
  achievements: {
    title: 'Réussites',
    hidden: 'Les réussites sont masquées.',
    show: 'Montrer les réussites',
    hide: 'Masquer',
    reached: day => `atteinte le ${day}`,
    open: 'encore à faire',
    names: {
      match: 'Une partie jusqu’au bout',
      moon: 'Une lune décrochée',
      stopped: 'Une lune empêchée',
      clear: 'Une donne sans un point',
      won: 'Trois parties gagnées',
      games: 'Une partie de chacun des cinq jeux',
      further: 'Une partie de cinq autres jeux',
      friends: 'Une partie avec quelqu’un d’autre',
      verified: 'La preuve de donnes scellées vérifiée à la main',
      puzzles: 'Le problème du jour pendant dix jours',
    },
  },
};
