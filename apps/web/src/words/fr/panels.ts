// What opens over the table, in French: rules, menu, leaving.
import type { Words } from '../en.ts';

export const rules: Words['rules'] = {
  title: name => `Les règles de ${name}`,
  topics: {
    aim: 'But du jeu',
    seats: 'Joueurs',
    cards: 'Cartes',
    deal: 'Donne',
    pass: 'Passe',
    opening: 'Ouverture',
    following: 'Fournir',
    'first trick': 'Premier pli',
    leading: 'Entamer',
    'breaking hearts': 'Briser les cœurs',
    'winning tricks': 'Remporter les plis',
    'wild cards': 'Jokers',
    laying: 'Poser',
    bouts: 'Tours',
    redeal: 'Nouvelles cartes',
    kitty: 'Chien',
    stock: 'Talon',
    points: 'Valeur des cartes',
    moon: 'Décrocher la lune',
    score: 'Total',
    wraps: 'Bascules',
    end: 'Fin de la partie',
  },
};

export const menu: Words['menu'] = {
  title: 'Menu',
  undo: 'Annuler mon dernier coup',
  hint: 'Conseil',
  last: 'Dernier pli',
  lastBout: 'Dernier tour',
  scores: 'Scores',
  fairness: 'Vérifier les donnes',
  rules: 'Règles',
  home: 'Accueil',
};

export const leave: Words['leave'] = {
  title: 'Quitter la table ?',
  text: 'Elle reste telle quelle et t’attend sur la première page.',
  stay: 'Rester',
  go: 'Quitter',
};
