// French texts of the home screen.

import type { AllWords } from '../../en/page.ts';
import { dating, figure } from '../../format.ts';
import { days, deals, points } from './grammar.ts';

const dayAndMonth = dating('fr', { day: 'numeric', month: 'long' });

export const home: AllWords['home'] = {
  title: 'Hearts, de cinq façons',
  choose: 'Choisis un jeu',
  play: 'Jouer',
  seats: 'Joueurs',
  seatsNamed: n => `${n} joueurs`,
  range: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
  length: 'Partie',
  lengthOf: (kind, n) => (kind === 'deals' ? deals(n) : `jusqu’à ${figure(n)}`),
  about: (seats, length) => `${seats} joueurs · ${length} · avec robots`,
  friends: 'Jouer entre amis',
  statistics: 'Statistiques',
  matches: 'Parties',
  pad: 'Marquer',
  together: 'À tour de rôle',
  settings: 'Réglages',
  puzzles: 'Problèmes',
  games: 'Autres jeux',
  house: 'Règles maison',
  learn: 'Apprendre à jouer',
  install: 'Installer',
  learnAbout: 'Tu débutes ?',
  learnLong: 'Apprends en une donne',
  learnNote: 'Cinq minutes environ, en jouant.',
  continue: 'Continuer ta table',
  tableNow: (name, deal) => `${name}, donne ${figure(deal)}`,
  have: total => `Ton total : ${total}`,
  dailyOf: date => `Donne du jour · ${date}`,
  same: 'Mêmes cartes sur tout appareil',
  sameHere: 'Mêmes cartes sur ce serveur',
  dailyStandings: {
    new: 'Pas encore jouée',
    begun: 'En cours',
    played: n => `Tu as pris ${points(n)}`,
  },
  inARow: n => `${days(n)} de suite`,
  date: day => dayAndMonth(new Date(`${day}T12:00`)),
  more: 'Plus',
  open: 'Tes tables',
  standing: (deal, seats, total) => `Donne ${deal} · ${seats} joueurs · ton total : ${total}`,
  finished: (seats, total) => `Finie · ${seats} joueurs · ton total : ${total}`,
  fromReview: 'Suite d’un retour',
  review: (name: string): string => `Revoir ${name}`,
  forget: name => `Oublier ${name}`,
  forgetSure: 'Retirer ?',
  loading: 'Chargement…',
  light: 'Passer au clair',
  dark: 'Passer au sombre',
  lines: {
    ricketts: ['Passe à chacun, dame à tout moment, scores qui retombent à 0.', 'Passe à chacun, dame à tout moment.'],
    'at-play': ['Atout cœur, et la dame à craindre est celle de trèfle.', 'Atout cœur. Crains la dame de trèfle.'],
    'wild-twist': ['Quatre jokers, annoncés forts ou faibles.', 'Quatre jokers, forts ou faibles.'],
    classic: ['Le jeu que tu connais, de trois à sept, avec un chien.', 'Le jeu que tu connais, avec un chien.'],
    capture: ['Le monde à l’envers : cache deux cartes, récolte les cœurs.', 'Cache deux cartes, récolte les cœurs.'],
  },
};
