// The German texts of the page, without those of lazily loaded features. Sentences about the rules of a game
// come with the messages of a table.
import type { Suit } from '@moonshot/rules/cards';
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
  ranks: { T: '10', J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass', W: 'Joker' } as Readonly<Record<string, string>>,
  suits: (suit: Suit): string => SUITS[suit],
  card: (rank: string, suit: Suit): string => `${SUITS[suit]}-${rank}`,
  wild: (suit: Suit): string => `${SUITS[suit]}-Joker`,
  wildCalled: (suit: Suit, called: 'high' | 'low'): string =>
    `${SUITS[suit]}-Joker, als ${called === 'high' ? 'höchste' : 'niedrigste'} Karte angesagt`,
  faceDown: 'verdeckte Karte',
  close: 'Schließen',
  trouble: {
    read: 'Verstanden',
    language: 'Die Seite konnte diese Sprache nicht laden. Prüfe die Verbindung und wähle sie noch einmal.',
    crashed: (reason: string): string =>
      `Der Tisch ist ausgefallen (${reason}) und wurde neu gestartet. Was gespielt wurde, ist noch da; fehlt deine letzte Karte, spiele sie noch einmal.`,
    forGood: (reason: string): string =>
      `Der Tisch fällt immer wieder aus (${reason}); was gespielt wurde, ist in diesem Browser gespeichert. Lade die Seite neu, um weiterzuspielen.`,
    noReason: 'der Browser nennt keinen Grund',
    dead: 'Der Tisch ist ausgefallen; was gespielt wurde, ist in diesem Browser gespeichert. Lade die Seite neu, um weiterzuspielen.',
    cards: 'Die Karten konnten nicht geladen werden. Prüfe die Verbindung und lade die Seite neu; die Tische bleiben.',
    part: 'Ein Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu; die Tische bleiben.',
  },
  banner: {
    update: 'Eine neue Version ist bereit.',
    reload: 'Neu laden',
    shared: 'Was geteilt wurde, enthält keinen Link von Moonshot.',
    read: { update: 'Später', shared: 'Verstanden' },
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
