// French texts of the page, without those of its lazily loaded features. Sentences about the rules of a game
// are not here: they come with the messages of a table.

import type { AllWords } from '../en/page.ts';
import { figure, signed } from '../format.ts';
import { bid, call, claim, finish, lay, moon, pass, why, wilds } from './page/acts.ts';
import { and, points, SUITS, YOU } from './page/grammar.ts';
import { home } from './page/home.ts';
import { keys } from './page/keys.ts';
import { lesson } from './page/lesson.ts';
import { leave, menu, quick, topics } from './page/panels.ts';
import { player } from './page/player.ts';
import { scores } from './page/scores.ts';
import { settings } from './page/settings.ts';
import { spoken } from './page/spoken.ts';
import { bar, news, prompt, rules, seat, table } from './page/table.ts';

export const page: AllWords = {
  name: 'Moonshot',
  you: YOU,
  player,
  and,
  figure,
  points,
  signed,
  ranks: { T: '10', J: 'valet', Q: 'dame', K: 'roi', A: 'as', W: 'joker' },
  suits: suit => SUITS[suit][1],
  card: (rank, suit) => `${rank} de ${SUITS[suit][0]}`,
  wild: suit => `joker de ${SUITS[suit][0]}`,
  wildCalled: (suit, call) =>
    `joker de ${SUITS[suit][0]}, annoncé ${call === 'high' ? 'le plus fort' : 'le plus faible'}`,
  faceDown: 'carte face cachée',
  close: 'Fermer',
  trouble: {
    read: 'Compris',
    language: 'La page n’a pas pu charger cette langue. Vérifie la connexion et choisis-la à nouveau.',
    crashed: reason =>
      `La table s’est arrêtée (${reason}) et a redémarré. Tout ce qui a été joué est encore là ; si ta dernière carte manque, rejoue-la.`,
    forGood: reason =>
      `La table s’arrête sans cesse (${reason}) ; ce qui a été joué est enregistré dans ce navigateur. Recharge la page pour continuer.`,
    noReason: 'le navigateur ne dit pas pourquoi',
    dead: 'La table s’est arrêtée ; ce qui a été joué est enregistré dans ce navigateur. Recharge la page pour continuer.',
    cards: 'Les cartes n’ont pas pu être chargées. Vérifie la connexion et recharge la page ; les tables sont gardées.',
    part: 'Une partie de la page n’a pas pu être chargée. Vérifie la connexion et recharge la page ; les tables sont gardées.',
  },
  banner: {
    update: 'Une nouvelle version est prête.',
    reload: 'Recharger',
    shared: 'Ce qui a été partagé ne contient pas de lien Moonshot.',
    read: { update: 'Plus tard', shared: 'Compris' },
  },
  home,
  bar,
  seat,
  table,
  prompt,
  news,
  pass,
  bid,
  call,
  wilds,
  claim,
  finish,
  moon,
  why,
  lay,
  scores,
  rules,
  keys,
  menu,
  quick,
  topics,
  settings,
  lesson,
  leave,
  spoken,
};
