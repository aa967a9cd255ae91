// French texts of ratings and leaderboards.
import type { RatingsWords } from '../../en/features/ratings.ts';
import { of } from '../page/grammar.ts';

const matches = (n: number): string => (n === 1 ? '1 partie' : `${n} parties`);

export const ratings: RatingsWords = {
  title: 'Cotes',
  back: 'Retour',
  loading: 'On demande au serveur…',
  lead: 'Une cote estime la force de quelqu’un et dit combien elle est incertaine : la vraie valeur est dans le ± dans 19 cas sur 20. Chacun commence à 1\u202F500\u00A0±\u00A01\u202F000.',
  counts:
    'Compte une partie à une table ouverte à tous, si l’hôte l’a choisi et si au moins deux personnes la jouent jusqu’au bout. Celui qui quitte sa place pour de bon est dernier.',
  yours: 'Tes cotes',
  of: name => `Cotes ${of(name)}`,
  gone: 'Quelqu’un',
  none: 'Tu n’as pas encore joué de partie classée. Ouvre une table pour tous et choisis « Partie classée », ou rejoins-en une qui porte ce mot.',
  noneOf: 'Aucune partie classée jusqu’ici.',
  matches,
  story: (n, change) => (n === 1 ? `${change} à la première partie` : `${change} sur les ${n} dernières parties`),
  plot: 'La cote après chaque partie, avec son incertitude',
  asTable: 'En tableau',
  match: 'Partie',
  date: 'Jour',
  rating: 'Cote',
  change: 'Écart',
  board: 'Les plus forts',
  boardNote: n =>
    `Ici figure qui a joué au moins ${matches(n)} selon ces règles, dans l’ordre de ce qui est sûr : la cote moins son ±.`,
  rules: 'Règles',
  rulesOf: (title, players) => `${title} (${players})`,
  changes: 'Ce qui est modifié',
  changesNone: 'Au nombre habituel de joueurs, aucune règle ne se lit autrement.',
  changesUnknown: 'On ne sait plus ce qui est modifié dans ces règles.',
  nobody: 'Personne n’a encore joué assez de parties classées selon ces règles.',
  nobodyAtAll: 'Personne n’a encore joué de partie classée sur ce serveur.',
  place: 'Rang',
  name: 'Nom',
  you: 'Toi',
  played: 'Parties',
  surely: 'Au moins',
};
