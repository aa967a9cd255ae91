// French texts of puzzles.

import type { PuzzleKind } from '@moonshot/protocol';
import type { PuzzleWords } from '../../en/features/puzzles.ts';
import { tenths } from '../../tenths.ts';

const points = (many: string): string => (many === '1' ? '1 point' : `${many} points`);
const KINDS: Readonly<Record<PuzzleKind, string>> = {
  duck: 'Esquiver le pli',
  lead: 'Trouver l’entame',
  stop: 'Empêcher la lune',
  shoot: 'Décrocher la lune',
  claim: 'Assurer le reste',
  shed: 'Se défaire d’une carte chère',
  win: 'Remporter le pli ou le tour',
};

export const puzzles: PuzzleWords = {
  figure: tenths('fr'),
  title: 'Problèmes',
  back: 'Retour',
  lead: 'Des donnes réellement jouées, chacune à un moment où une réponse est nettement la meilleure.',
  today: 'Problème du jour',
  row: days => (days === 1 ? '1 jour de suite' : `${days} jours de suite`),
  solved: (right, tried, all) => `${right} justes sur ${tried} essayés, ${all} en tout`,
  solve: 'Le résoudre',
  again: 'Répondu aujourd’hui. Le refaire',
  next: 'Problème suivant',
  kinds: KINDS,
  all: 'Tous les genres',
  kind: 'De quoi il s’agit',
  game: 'Quel jeu',
  begin: 'Voir les cartes',
  question: 'Que joues-tu ?',
  known: 'Ce que l’on sait',
  gone: 'Tombées',
  out: (name: string, suits: readonly string[]): string =>
    `${name} n’a ${suits.length > 1 ? 'ni' : 'pas de'} ${suits.join(' ni ')}.`,
  task: 'C’est à toi. Quelle réponse te coûte le moins, d’après tout ce que tu peux savoir ? La première compte.',
  taskGood: 'C’est à toi. Quelle réponse te rapporte le plus, d’après tout ce que tu peux savoir ? La première compte.',
  right: 'Juste. Aucune réponse n’est meilleure.',
  wrong: best => `Mieux : ${best}`,
  cost: (answer, many) => `${answer} coûte en moyenne ${points(many)} de plus.`,
  less: (answer, many) => `${answer} rapporte en moyenne ${points(many)} de moins.`,
  others: 'Points par donne face à la meilleure réponse, dans des milliers de donnes compatibles avec ce que tu vois',
  over: (top, bottom) => `${top} visible, ${bottom} cachée`,
  high: card => `${card} annoncé le plus fort`,
  low: card => `${card} annoncé le plus faible`,
  retry: 'Réessayer',
  playOn: 'Continuer',
  list: 'Tous les problèmes',
  passes: {
    title: 'S’entraîner à passer',
    lead: 'Des mains tirées de parties jouées, avec leurs scores, où un choix est nettement meilleur que l’habituel. Passe tes cartes, et chaque choix est essayé.',
    looking: 'Recherche d’une main…',
    start: 'Passer d’une main',
    any: 'N’importe lequel',
    none: 'Aucune main pour l’instant.',
    told: (best, of) => `${best} fois sur ${of}, rien n’était mieux.`,
    mean: many => `${points(many)} cédés par passe.`,
    row: (now, longest) => `${now} de suite, ${longest} au plus.`,
    right: 'Rien n’est mieux',
    wrong: many => `${points(many)} cédés`,
    working: 'Ta passe est mise à l’essai…',
    finer: 'Les chiffres s’affinent encore',
    yours: 'Ta passe',
    best: 'Le mieux',
    others: 'Points que coûte chaque choix, dans des donnes compatibles avec ce que tu savais',
    next: 'Main suivante',
    again: 'Recommencer',
  },
  more: many => `+${many}`,
};
