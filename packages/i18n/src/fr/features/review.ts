// French texts of the review of a deal.

import type { ReviewWords } from '../../en/features/review.ts';
import { tenths } from '../../tenths.ts';
import { of } from '../page/grammar.ts';

const n = tenths('fr');
const points = (many: number): string => `${n(many)} point${Math.abs(many) < 2 ? '' : 's'}`;

export const review: ReviewWords = {
  title: 'Retour sur la donne',
  back: 'Retour',
  number: n,
  points,
  behind: (many: number): string => `−${n(many)}`,
  lost: (many: number): string => `Tu as cédé ${points(many)}`,
  nothing: 'Tu n’as rien cédé',
  graph: 'Points cédés, après chaque pli',
  graphGood: 'Points cédés, après chaque tour',
  start: 'Début',
  table: 'Points cédés, décision par décision',
  deal: (deal: number): string => `Donne ${deal}`,
  match: 'Partie',
  as: (name: string): string => `comme ${name}`,
  places: {
    pass: 'La passe',
    charge: 'Les cartes exposées',
    bid: 'L’enchère',
    claim: 'L’ouverture',
    bury: 'Cartes écartées',
    moon: 'La lune',
    play: (trick: number): string => `Pli ${trick}`,
    lay: (bout: number): string => `Tour ${bout}`,
  },
  at: 'Quand',
  played: 'Tu as choisi',
  best: 'Le mieux',
  fine: 'le mieux',
  given: 'Points cédés',
  dearest: 'Ce qui a coûté le plus',
  measure:
    'Chaque fois par rapport à la meilleure réponse : tes points face à la moyenne des autres, et tes chances de gagner la partie.',
  none: 'Rien ici ne t’a coûté de points.',
  playOut: 'Jouer la suite',
  playOutWhy: 'Ouvre une table à part : les mêmes cartes jusqu’ici, puis tu continues contre des robots.',
  from: 'Jouer la suite depuis',
  here: 'ta décision',
  beforeTrick: 'avant le pli',
  asDealt: 'la distribution',
  afterCard: (card: string): string => `après ${card}`,
  fromEnds: 'Une fois toutes ces cartes posées, on ne te demande plus rien : à partir de là, il ne reste rien à jouer.',
  before: 'Décision précédente',
  after: 'Décision suivante',
  place: (at: number, of: number): string => `${at} sur ${of}`,
  ways: 'Jugé d’après',
  known: 'Ce que tu pouvais savoir',
  open: 'Cartes ouvertes',
  compared: 'Comparé',
  unjudged: 'Ici rien ne se compare : tout le monde pose en même temps.',
  working: (done: number, of: number): string => `Essai de la décision ${done} sur ${of}`,
  finer: 'Les chiffres s’affinent encore',
  empty: 'Aucune donne de cette table n’est encore finie.',
  board: 'Les cartes au moment de cette décision',
  trick: 'Le pli',
  handOf: (name: string): string => `Cartes ${of(name)}`,
  yours: 'Tes cartes',
  keys: 'Flèches : décisions. O : cartes ouvertes. P : jouer la suite. Échap : retour. Alt avec H, T, L, P, S ou W : entendre main, pli, sa fin, passe, points, décision.',
  noRecord: 'Les cartes de cette partie ne sont pas encore ouvertes, ou le serveur est injoignable.',
};
