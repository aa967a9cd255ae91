// French texts of the questions to the player: passing, bidding, calling, claiming, ending a deal early, the
// moon and laying cards. Also the reasons for refusals.

import type { Suit } from '@moonshot/rules/cards';
import type { AllWords } from '../../en/page.ts';
import { figure } from '../../format.ts';
import { and, capital, cards, does, of, points, SIGNS, SUITS, several, the, word } from './grammar.ts';

export const pass: AllWords['pass'] = {
  to: name => `Passer à ${name}`,
  scatter: 'À chaque adversaire',
  receive: (n, name) => `${name} te passe ${n === 1 ? 'une carte' : `${word(n)} cartes`}.`,
  receiveAll: 'Chacun t’en passe autant.',
  mix: 'Au milieu',
  receiveMix: n => `Tout est mélangé, et ${n === 1 ? 'une carte te revient' : `${word(n)} cartes te reviennent`}.`,
  more: (n, rest) => `Choisis-en encore ${n}. ${rest}`,
  give: (n, name) => `Passer ${n}${name === null ? '' : ` à ${name}`}`,
  chosen: (n, all) => `${n} sur ${all}`,
  missing: n => `Choisis d’abord encore ${cards(n)}.`,
  slot: name => `Pour ${name}`,
  slotFull: (name, card) => `Pour ${name} : ${card}. Reprendre`,
  from: name => capital(of(name)),
  fromAll: 'Des autres',
  fromMix: 'Du milieu',
  ok: 'OK',
  bury: 'Écarter',
  buryTitle: n => `Écarte ${cards(n)}`,
  buryNote: 'Face cachée, elles comptent comme ramassées par toi.',
  chargeTitle: n => (n === 0 ? 'Rien à exposer' : 'Exposer des cartes ?'),
  chargeNote: n =>
    n === 0
      ? 'Tu n’as aucune des cartes qu’on peut exposer avant le jeu.'
      : 'Ce que tu exposes compte double. Tous choisissent en même temps.',
  charge: (n, of) => (n > 0 ? 'Exposer' : of > 0 ? 'Ne rien exposer' : 'Continuer'),
};

export const call: AllWords['call'] = {
  title: suit => `Ton joker de ${SUITS[suit][0]}`,
  high: 'Fort',
  low: 'Faible',
  back: 'Reprendre',
  above: suit => `Le ${SUITS[suit][0]} le plus fort.`,
  below: suit => `Le ${SUITS[suit][0]} le plus faible.`,
  wins: (n, last) => (last ? `Tu remportes le pli : ${points(n)}.` : `Tu es en tête : ${points(n)}.`),
  loses: (name, last) =>
    last ? `${does(name, 'remportes', 'remporte')} le pli.` : `${does(name, 'restes', 'reste')} en tête.`,
  offSuit: led => `${SIGNS[led]} est demandé, il ne peut pas gagner.`,
  leads: suit => `Tu entames à ${SIGNS[suit]}.`,
};

export const wilds: AllWords['wilds'] = {
  title: 'Jokers de la donne',
  hand: 'dans ta main',
  unseen: 'pas vu',
  buried: 'écarté par toi',
  given: name => `passé à ${name}`,
  played: (name, called) => (called === undefined ? name : `${name} : ${called === 'high' ? 'fort' : 'faible'}`),
};

export const claim: AllWords['claim'] = {
  title: 'Ouvrir cette donne ?',
  text: card =>
    `Tu as ${the(card)}. Tu peux ouvrir la donne avec lui, annoncé le plus faible. Sinon, le trèfle le plus faible ouvre, et personne ne sait que la question t’a été posée.`,
  limit: seconds => `Sans réponse au bout de ${seconds} secondes, c’est non.`,
  yes: 'Ouvrir',
  no: 'Refuser',
};

export const finish: AllWords['finish'] = {
  why: {
    rest: 'Aucune carte restante ne peut te prendre un pli.',
    settled: 'Plus aucun point en jeu : finir la donne ?',
  },
  act: { rest: 'Prendre le reste', settled: 'Finir la donne' },
  playOn: 'Continuer',
  news: {
    rest: name => `${does(name, 'prends', 'prend')} le reste`,
    settled: name => `${does(name, 'veux', 'veut')} finir la donne : plus aucun point en jeu`,
  },
};

export const moon: AllWords['moon'] = {
  title: ['La lune', 'est à toi'],
  all: 'Tu as toutes les cartes à points.',
  shed: n => [`Retirer ${n}`, 'de mon total'],
  burden: n => [`Ajouter ${n}`, 'à chaque adversaire'],
  both: n => [`${n} de moins pour moi,`, 'de plus pour eux'],
  keep: n => ['Garder mes cartes :', points(n)],
  turn: n => ['Tout retourner :', points(n)],
  act: {
    shed: n => `Retirer ${n}`,
    burden: n => `Ajouter ${n} à chacun`,
    both: () => 'Faire les deux',
    keep: () => 'Les garder',
    turn: () => 'Tout retourner',
  },
  usual: choice => `Le choix habituel : ${choice}.`,
  goesOn: 'La partie continue.',
  lead: n => `Tu mènes de ${figure(n)}.`,
  level: 'Tu es en tête à égalité.',
  behind: (name, n) => `${does(name, 'mènes', 'mène')} de ${figure(n)}.`,
  ends: 'La partie s’achève.',
};

export const lay: AllWords['lay'] = {
  hide: 'ca\u00adchée',
  top: 'vi\u00adsible',
  hidden: card => (/[♣♦♠♥]/.test(card) ? `${card} cachée` : `Carte cachée : ${card}`),
  change: 'Changer la carte',
  takeBack: card => `Reprendre ${the(card)}`,
  both: 'Poser les deux',
  next: 'Tour suivant',
  toScores: 'Voir les scores',
  wins: name => `${does(name, 'gagnes', 'gagne')} le tour`,
  nobody: 'Personne ne gagne le tour',
  tie: (n, rank, best, others) =>
    `${capital(word(n))} ${several(rank)} : ${SIGNS[best]} passe devant ${and(others.map(suit => SIGNS[suit]))}.`,
  onlyYou: 'Personne d’autre ne les voit',
  lookAt: 'Voir ce que tu as gagné',
};

export const bid: AllWords['bid'] = {
  title: (names: boolean): string => (names ? 'Tu nommes la couleur' : 'Ton enchère en jetons'),
  note: (names: boolean, highest: number, name: string): string =>
    names
      ? 'Elle compte à la place des cœurs.'
      : highest === 0
        ? 'Le plus offrant la paie et nomme la couleur à éviter.'
        : `${name} : ${highest === 1 ? '1 jeton' : `${highest} jetons`}.`,
  none: 'Pas d’enchère',
  chips: (n: number): string => (n === 1 ? '1 jeton' : `${n} jetons`),
  most: (name: string, chips: number): string => `${name} : enchère ${chips}`,
  pool: (chips: number): string => `Pot ${figure(chips)}`,
  avoid: (suit: Suit): string => `Évite ${SIGNS[suit]}`,
  said: (name: string, bid: number | Suit): string =>
    typeof bid === 'string'
      ? `${does(name, 'nommes', 'nomme')} ${SUITS[bid][0]} : dans cette donne, cette couleur compte à la place des cœurs.`
      : bid === 0
        ? `${does(name, 'n’enchéris', 'n’enchérit')} pas.`
        : `${does(name, 'enchéris', 'enchérit')} ${bid === 1 ? '1 jeton' : `${bid} jetons`}.`,
  turn: (names: boolean, least: number): string =>
    names
      ? 'Tu nommes la couleur qui compte à la place des cœurs.'
      : least === 0
        ? 'Tu ne peux pas enchérir davantage, donc tu n’enchéris pas.'
        : `Enchéris à partir de ${least}, ou rien.`,
};

export const why: AllWords['why'] = {
  ask: 'Pourquoi ?',
  menu: 'Pourquoi c’était refusé',
  all: 'Montrer parmi toutes les règles de cette table',
  sheet: 'Les réglages derrière cette règle',
  clause: (number: string): string => `Clause ${number}`,
  tests: 'Tests de cette règle',
};
