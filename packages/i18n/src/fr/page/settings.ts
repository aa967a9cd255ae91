// French texts of the settings.
import type { AllWords } from '../../en/page.ts';

const percent = { '0': '0 %', '25': '25 %', '50': '50 %', '75': '75 %', '100': '100 %' };
const onOff = { on: 'Oui', off: 'Non' };

const choices: AllWords['settings']['choices'] = {
  language: { auto: 'Auto' },
  pace: { instant: 'Immédiat', quick: 'Rapide', normal: 'Moyen', calm: 'Calme' },
  theme: { dark: 'Sombre', light: 'Clair', auto: 'Appareil' },
  suits: { two: 'Deux couleurs', four: 'Quatre couleurs' },
  felt: { tide: 'Marée', moss: 'Mousse', wine: 'Lie-de-vin', slate: 'Ardoise' },
  back: { tide: 'Marée', moss: 'Mousse', ruby: 'Rubis', night: 'Nuit' },
  deck: { portraits: 'Personnages', bold: 'Grands signes' },
  cards: { usual: 'Normales', large: 'Grandes' },
  hand: { right: 'Droite', left: 'Gauche' },
  order: { rising: 'Croissant', falling: 'Décroissant', ranks: 'Par rang' },
  text: { '100': '100 %', '125': '125 %', '150': '150 %', '200': '200 %' },
  taps: { auto: 'Auto', once: '1 appui', twice: '2 appuis' },
  forced: { last: 'Dernières', always: 'Toujours', never: 'Jamais' },
  hints: onOff,
  sound: onOff,
  volume: percent,
  cardVolume: percent,
  signalVolume: percent,
  vibration: onOff,
  speech: { full: 'Tout', short: 'Bref', turns: 'Quand je joue' },
  reviewKeys: onOff,
  achievements: onOff,
};

const names: AllWords['settings']['names'] = {
  language: 'Langue',
  pace: 'Rythme',
  theme: 'Clair ou sombre',
  suits: 'Enseignes',
  felt: 'Couleur de la table',
  back: 'Dos des cartes',
  deck: 'Jeu de cartes',
  cards: 'Cartes',
  hand: 'Main préférée',
  order: 'Ordre de la main',
  text: 'Taille du texte',
  taps: 'Jouer une carte',
  forced: 'Cartes forcées jouées d’office',
  hints: 'Conseils',
  sound: 'Son',
  volume: 'Volume',
  cardVolume: 'Bruit des cartes',
  signalVolume: 'Signaux sonores',
  vibration: 'Vibration',
  speech: 'Lecture à voix haute',
  reviewKeys: 'Touches de rappel',
  achievements: 'Réussites',
};

const notes: AllWords['settings']['notes'] = {
  taps: 'Auto joue d’un clic de souris et de deux appuis sur un écran tactile.',
  forced: 'Dernières : les deux dernières d’une main, quand elles ne laissent pas de choix.',
  hints: 'Quand c’est à toi, un anneau marque la carte qu’un joueur prudent choisirait.',
  hand: 'Gauche inverse les boutons autour de tes cartes.',
  vibration: 'Une brève vibration quand c’est à toi, si l’appareil le peut.',
  speech: 'Ce qu’un lecteur d’écran apprend de la table.',
  reviewKeys: 'Alt et une lettre disent ta main, le pli, les scores et plus encore.',
};

export const settings: AllWords['settings'] = {
  title: 'Réglages',
  all: 'Tous les réglages',
  name: 'Ton nom',
  groups: { table: 'Table', look: 'Aspect', sound: 'Son', reading: 'Lecture', language: 'Langue' },
  names,
  notes,
  choices,
};
