// French announcements for screen readers: a whole sentence for each event.
import type { AllWords } from '../../en/page.ts';
import { and, capital, cards, did, does, hearts, of, points, SUITS, the, tricks, word } from './grammar.ts';

type Spoken = AllWords['spoken'];

const SIDES: Readonly<Record<string, string>> = {
  left: ', à ta gauche',
  right: ', à ta droite',
  across: ', en face de toi',
  other: '',
};

const MOON: Readonly<Record<string, (n: number, total: string) => string>> = {
  shed: (n, total) => `retirer ${n} de ton total, qui passe à ${total}`,
  burden: n => `ajouter ${n} à chaque adversaire`,
  both: (n, total) => `retirer ${n} de ton total, qui passe à ${total}, et ajouter ${n} à chaque adversaire`,
  keep: (n, total) => `garder ${points(n)}, ton total passe à ${total}`,
  turn: (n, total) => `retourner les points, ${points(n)}, ton total passe à ${total}`,
};

const legal = (n: number): string => (n === 1 ? '1 carte jouable.' : `${n} cartes jouables.`);

const turn: Spoken['turn'] = {
  lead: n => `À toi. Entame. ${legal(n)}`,
  leadAny: 'À toi. Entame avec la carte de ton choix.',
  follow: (suit, n) => `À toi. Fournis du ${SUITS[suit][0]}. ${legal(n)}`,
  any: suit => `À toi. Tu n’as pas de ${SUITS[suit][0]} : joue ce que tu veux.`,
  some: n => `À toi. ${legal(n)}`,
  one: card => `À toi. Une seule carte jouable : ${card}.`,
  last: card => `À toi. Ta dernière carte est ${the(card)}.`,
  pass: (n, name, side) => `Passe ${n === 1 ? 'une carte' : `${word(n)} cartes`} à ${name}${SIDES[side]}.`,
  passEach: n => `Passe ${n === 1 ? 'une carte' : `${word(n)} cartes`} à chacun des autres.`,
  passMix: n => `Mets ${n === 1 ? 'une carte' : `${word(n)} cartes`} au milieu.`,
  charge: names => (names.length === 0 ? 'Tu n’as aucune carte à exposer.' : `Tu peux exposer ${and(names)}.`),
  bury: n => `Écarte ${cards(n)}.`,
  claim: 'Tu peux ouvrir cette donne.',
  lay: 'À toi. Choisis une carte à cacher, puis une à montrer.',
  moon: 'Tu as décroché la lune. Choisis :',
  moonChoice: (place, option, n, total, ends) =>
    `${place}, ${MOON[option]?.(n, total)}${ends ? ', ce qui achève la partie' : ''}.`,
};

export const spoken: Spoken = {
  log: 'Journal',
  message: 'Message',
  nothing: 'Rien n’a été dit dans cette donne.',
  soundOn: 'Son activé.',
  soundOff: 'Son coupé.',
  offers: {
    rest: 'Tu peux prendre le reste : aucune carte restante ne peut te prendre un pli.',
    settled: 'Tu peux finir la donne : il ne reste plus aucun point.',
  },
  notHeld: card => `Tu n’as pas ${the(card)}.`,
  // sentences for events of the game
  deal: deal => `Donne ${deal}.`,
  hold: (n, suits) =>
    `Tu as ${cards(n)} : ${suits.map(([suit, m]) => `${m} ${SUITS[suit][m === 1 ? 0 : 1]}`).join(', ')}.`,
  drawn: names => `Tu tires ${and(names.map(the))}.`,
  noPass: 'On ne passe rien dans cette donne.',
  passed: 'Cartes passées.',
  received: (names, from) => `Tu as reçu ${names.map(the).join(', ')} de la part ${and(from.map(of))}.`,
  intoMix: names => `Tu as mis ${and(names.map(the))} au milieu.`,
  outOfMix: names => `Du milieu te reviennent ${and(names.map(the))}.`,
  leads: (name, card) => `${does(name, 'entames', 'entame')} avec ${the(card)}.`,
  plays: (name, card, wins) => `${name}, ${card}${wins ? ', en tête' : ''}.`,
  playsShort: (name, card, wins) => `${name} ${card}${wins ? ' en tête' : ''}.`,
  takes: (name, what) => `${does(name, 'remportes', 'remporte')} le pli${what === '' ? '' : ` : ${what}`}.`,
  takesShort: (name, n) =>
    n === 0 ? `${does(name, 'le remportes', 'le remporte')}.` : `${does(name, 'prends', 'prend')} ${points(n)}.`,
  things: (red, names) => and([...(red > 0 ? [hearts(red)] : []), ...names.map(the)]),
  nextLead: name => `${does(name, 'entames', 'entame')}.`,
  kitty: (name, n) => `${does(name, 'ramasses', 'ramasse')} le chien : ${cards(n)}.`,
  broken: name => `${did(name, 'brisé')} les cœurs.`,
  charged: (name, names) => `${does(name, 'exposes', 'expose')} ${and(names)}.`,
  chargedNothing: 'Personne n’expose rien.',
  youCharge: n => (n === 0 ? 'Tu n’exposes rien.' : `Tu exposes ${cards(n)}.`),
  buried: (name, n) => `${does(name, 'écartes', 'écarte')} ${cards(n)}.`,
  shot: name => `${did(name, 'décroché')} la lune.`,
  chose: {
    shed: name => `${does(name, 'retires les points de ton total', 'retire les points de son total')}.`,
    burden: name => `${does(name, 'donnes', 'donne')} les points aux adversaires.`,
    both: name =>
      `${does(name, 'retires les points de ton total et les donnes', 'retire les points de son total et les donne')} à tous les autres.`,
    keep: name => `${does(name, 'gardes', 'garde')} les points.`,
    turn: name => `${does(name, 'retournes', 'retourne')} les points.`,
  },
  allDown: n => `Les ${word(n)} cartes sont posées. On retourne :`,
  shows: (name, card) => `${name}, ${card}`,
  wins: (name, card) => `${does(name, 'gagnes', 'gagne')} avec ${the(card)}.`,
  nobodyWins: 'Personne ne gagne.',
  captures: (name, n) => `${does(name, 'captures', 'capture')} ${cards(n)}.`,
  captured: (n, red) => `Tu as capturé ${cards(n)} : ${hearts(red)}.`,
  dealOver: 'Donne terminée.',
  adds: (name, change, total) => `${name} ${change}, total ${total}.`,
  wraps: (name, from, to) => `${does(name, `tombes sur ${from} et reviens`, `tombe sur ${from} et revient`)} à ${to}.`,
  matchOver: 'La partie est terminée.',
  claimsRest: name => `${does(name, 'prends', 'prend')} le reste.`,
  wantsEnd: name => `${does(name, 'veux', 'veut')} finir la donne : plus aucun score ne peut changer.`,
  undone: 'Annulé.',
  // sentences for cards that are selected or deselected
  chosen: (n, all, names) =>
    n === 0 ? `Aucune carte choisie sur ${word(all)}.` : `${capital(word(n))} sur ${word(all)} : ${names.join(', ')}.`,
  hides: card => `Carte cachée : ${card}. Maintenant, ta carte visible.`,
  both: (hidden, shown) => `Carte cachée : ${hidden}. Carte visible : ${shown}. Pose-les quand tu veux.`,
  backInHand: 'De retour dans ta main.',
  // sentences for questions to the player
  turn,
  // sentences that the player requests by a key
  suitHeld: (suit, ranks, barred) =>
    `${capital(SUITS[suit][1])}, ${cards(ranks.length)} : ${ranks.join(', ')}${barred.length > 0 ? ` ; pas jouables maintenant : ${barred.join(', ')}` : ''}.`,
  noCards: 'Ta main est vide.',
  noTrick: 'Rien n’a été joué dans ce pli.',
  laid: (n, all) => `${n} sur ${all} ${n < 2 ? 'a posé ses' : 'ont posé leurs'} cartes.`,
  noLast: 'Aucun pli n’a été remporté dans cette donne.',
  noLastBout: 'Aucun tour n’a été gagné dans cette donne.',
  noneGiven: 'Aucune carte n’a été passée dans cette donne.',
  given: (names, to) => `Tu as passé ${names.map(the).join(', ')} à ${and(to)}.`,
  score: (name, total, inDeal) => `${name} ${total}, ${inDeal} dans cette donne.`,
  scoreOnly: (name, total) => `${name} ${total}.`,
  hearts: { broken: 'Les cœurs sont brisés.', closed: 'Les cœurs ne sont pas brisés.' },
  trump: suit => `Atout ${SUITS[suit][0]}.`,
  // labels of the things on the table
  seat: (name, bot, n, taken) => `${name}${bot ? ', un robot' : ''}, ${points(n)}, ${tricks(taken)}`,
  seatWon: (name, bot, red) =>
    `${name}${bot ? ', un robot' : ''}${red === null ? '' : `, ${hearts(red)} ${red > 1 ? 'capturés' : 'capturé'}`}`,
  legal: card => `${card}, jouable`,
  hinted: card => `${card}, carte conseillée`,
  mustFollow: (card, suit) => `${card}, pas jouable : tu dois fournir du ${SUITS[suit][0]}`,
  notNow: card => `${card}, pas jouable maintenant ; appuie pour entendre la règle`,
  hand: 'Ta main',
  status: 'État',
  trick: 'Pli',
  bout: 'Tour',
  actions: 'Actions',
};
