// French texts of dialogs over the table: menu, rule topics, leaving.
import type { AllWords } from '../../en/page.ts';

export const topics: Readonly<Record<string, string>> = {
  aim: 'But du jeu',
  seats: 'Joueurs',
  cards: 'Cartes',
  deal: 'Donne',
  pass: 'Passe',
  charging: 'Cartes exposées',
  auction: 'Enchères',
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
  kitty: 'Cartes restantes',
  stock: 'Talon',
  points: 'Valeur des cartes',
  moon: 'Décrocher la lune',
  score: 'Total',
  wraps: 'Bascules',
  end: 'Fin de la partie',
  sources: 'Origine des règles',
};

export const menu: AllWords['menu'] = {
  title: 'Menu',
  undo: 'Annuler mon dernier coup',
  hint: 'Conseil',
  last: 'Dernier pli',
  lastBout: 'Dernier tour',
  scores: 'Scores',
  counted: 'pas quand la partie compte',
  onlyYou: 'toi seul le vois',
  fairness: 'Les donnes étaient-elles honnêtes ?',
  rules: 'Règles',
  home: 'Accueil',
};

export const leave: AllWords['leave'] = {
  title: 'Quitter la table ?',
  text: 'Elle reste telle quelle et t’attend à l’accueil.',
  stay: 'Rester',
  go: 'Quitter',
};

export const quick: AllWords['quick'] = {
  counts: 'Ce qui compte',
  ranks: 'De la plus forte à la plus faible',
  trumps: 'atout',
};
