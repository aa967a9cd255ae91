// French texts of the table: header, seats, cards, prompt, toasts.
import type { AllWords } from '../../en/page.ts';
import {
  and,
  capital,
  cards,
  did,
  does,
  hearts,
  of,
  ordinal,
  PASSES_TO,
  PLACES,
  points,
  SIGNS,
  SUITS,
  tricks,
  who,
  word,
  YOU,
} from './grammar.ts';

/** A card's symbol in which the English word `wild` is translated into French. */
const symbol = (card: string): string => card.replace('wild', 'le joker');

/** How the header names a pass that does not go to a single player, before and after it was made. */
const WAYS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  hold: ['pas de passe', 'pas de passe'],
  scatter: ['une à chacun', 'une à chacun'],
  mix: ['mélanger', 'mélangées'],
  'mix-if-uncharged': ['exposer ou mélanger', 'exposer ou mélanger'],
};

export const bar: AllWords['bar'] = {
  leave: 'Quitter la table',
  rules: 'Règles',
  menu: 'Menu',
  undo: 'Annuler',
  deal: deal => `Donne ${deal}`,
  daily: 'Donne du jour',
  fromReview: 'Suite d’un retour',
  dealOf: (deal, all) => `Donne ${deal} sur ${all}`,
  bout: n => `Tour ${n}`,
  tiebreak: 'Départage',
  passing: step => WAYS[step]?.[0] ?? `passe ${PASSES_TO[step]}`,
  passed: step => WAYS[step]?.[1] ?? `passées ${PASSES_TO[step]}`,
  broken: 'Cœurs brisés',
  brokenShort: 'Brisés',
  closed: 'Cœurs non brisés',
  trump: suit => `Atout ${SIGNS[suit]}`,
  trumps: suit => `atout ${SUITS[suit][0]}`,
  stock: 'Talon',
  to: target => `Jusqu’à ${target}`,
  scores: 'Scores',
};

export const seat: AllWords['seat'] = {
  bot: 'robot',
  level: n => `Robot, niveau ${n}`,
  dealer: 'Donneur',
  partner: 'ton partenaire',
  tricks: 'plis remportés',
  points: 'points de cette donne',
  total: 'total',
  charged: 'exposé',
  ready: 'prêt',
  choosing: 'choisit',
  showed: rank => `${rank} visible`,
  soFarTricks: (name, taken, n, total) =>
    `${name} : ${tricks(taken)} et ${points(n)} dans cette donne, ${total} dans la partie.`,
  soFarHearts: (name, n, total) =>
    `${name} : ${n === null ? '' : `${hearts(n)} dans cette donne, `}${total} dans la partie.`,
  taken: tricks,
  won: n => `${n} cette donne`,
  place: n => PLACES[n] ?? ordinal(n),
};

export const table: AllWords['table'] = {
  hand: n => `Ta main, ${cards(n)}`,
  received: card => `${card}, carte reçue`,
  lifted: card => `${card}, carte choisie : choisis-la encore pour la jouer`,
  early: card => `${card}, carte en attente de ton tour`,
  led: 'entame',
  winning: 'en tête',
  cancelled: 'annulée',
  highest: 'fort',
  lowest: 'faible',
  kitty: 'Chien',
  out: 'À part',
  kittyAsk: (name, n) => `${name}, ${cards(n)} : expliquer`,
  kittyNote: n => (n === 1 ? '1 carte que personne n’a vue.' : `${cards(n)} que personne n’a vues.`),
  tops: 'Visibles',
  last: name => `Dernier pli · ${name}`,
  lastTrick: 'Dernier pli',
  noneYet: 'Aucun pli n’a encore été remporté.',
  hint: 'Conseil',
  scores: 'Scores',
};

export const prompt: AllWords['prompt'] = {
  lead: 'À toi. Entame',
  leadAny: 'À toi. Entame comme tu veux',
  leadOne: card => `À toi. Entame avec ${symbol(card)}`,
  follow: suit => [`À toi. Fournis du ${SIGNS[suit]}`, SUITS[suit][0]],
  anyCard: suit => `À toi. Pas de ${SIGNS[suit]} : joue ce que tu veux`,
  anyCardShort: suit => `Pas de ${SIGNS[suit]} : au choix`,
  some: 'À toi',
  again: 'Touche-la encore',
  call: 'Fort ou faible ?',
  claim: 'Tu ouvres ?',
  moon: 'Tu as décroché la lune',
  wait: names => `On attend ${and(names.map(who))}`,
  waitMany: n => `On attend ${n} autres`,
  opening: 'On attend la carte d’ouverture',
  dealing: 'On donne',
  shooting: name => does(name, 'as décroché la lune et choisis', 'a décroché la lune et choisit'),
  took: (name, kitty, points) =>
    `${does(name, 'remportes', 'remporte')} le pli${kitty ? ' et le chien' : ''}${points && ' : '}${points}`,
  captured: (n, red) => `Tu as capturé ${n} cartes cachées : ${hearts(red)}`,
  capturedShort: (n, red) => `${n} capturées : ${hearts(red)}`,
  captures: name => `${does(name, 'captures', 'capture')} les cartes cachées`,
  hide: 'Choisis ta carte cachée',
  hideShort: 'Ta carte cachée',
  show: 'Maintenant, ta carte visible',
  heartsHide: '· les cœurs restent cachés',
  ready: 'Pose-les quand tu veux',
  readyShort: 'Poser les deux ?',
  pass: (count, chosen) => `Choisis ${count === 1 ? 'une carte' : `${count} cartes`} à passer : ${chosen} sur ${count}`,
  received: (n, names) => `Tu as reçu ${cards(n)} ${and(names.map(of))}`,
  outOfMix: n => `${cards(n)} du milieu`,
  charge: 'Exposes-tu des cartes ?',
  bid: 'Ton enchère',
  bury: n => `Écarte ${cards(n)}`,
};

export const news: AllWords['news'] = {
  broken: 'Les cœurs sont brisés',
  brokenNote: 'Les cœurs sont brisés : on peut désormais les entamer.',
  hold: 'Pas de passe pour cette donne',
  shot: name => `${did(name, 'décroché')} la lune`,
  shed: name => does(name, 'retires la lune de ton total', 'retire la lune de son total'),
  burden: name => `${does(name, 'donnes', 'donne')} les points de la lune à tous les autres`,
  misdealt: name => `${name === YOU ? 'Ta main' : `La main ${of(name)}`} est annulée : on redonne`,
  cancelled: 'Tout s’annule : ces cartes vont avec le pli suivant',
  leadPassed: name => `L’entame passe à ${who(name)}`,
  drew: (name, n) => `${does(name, 'pioches', 'pioche')} ${cards(n)}`,
  kept: (name, held, stock) =>
    `${does(name, 'gardes', 'garde')} ${cards(held)} et ${name === YOU ? 'prends' : 'prend'} le talon : ${cards(stock)}`,
  notAsked: 'Ce n’est pas encore à toi',
  paused: 'La table est en pause : continue d’abord',
  callLater: 'Un joker s’annonce quand c’est à toi : il ne peut pas attendre',
  earlyRefused: rule => `Ta carte en attente ne peut pas être jouée : ${rule}`,
  full: n =>
    n === 1
      ? 'Une carte est choisie : touche-la pour la reprendre'
      : `${capital(word(n))} cartes sont choisies : touche-en une pour la reprendre`,
  incomplete: 'Choisis d’abord toutes les cartes',
  outside: {
    copied: 'Copié.',
    'not-copied': 'Ce navigateur ne permet pas de copier. Partage plutôt l’image.',
    'picture-saved': 'L’image a été enregistrée.',
    'no-picture': 'Ce navigateur ne peut pas faire l’image. Copie plutôt le texte.',
    'backup-saved': 'Tout a été enregistré dans un fichier.',
  },
};

export const rules = {
  title: (name: string): string => `Les règles de ${name}`,
};
