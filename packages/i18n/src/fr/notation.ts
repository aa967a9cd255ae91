// French error messages for a text that cannot be read as a match.

import { sentenceOf } from '@moonshot/rules/explain';
import type { ExpectedText, NotationWords } from '@moonshot/rules/words';
import { sheet } from './sheet.ts';

const expected: Readonly<Record<ExpectedText, string>> = {
  heading: 'la première ligne de la notation, moonshot-notation/1',
  head: 'une ligne de l’en-tête : game, seats et first-dealer doivent y figurer une fois',
  game: 'l’identifiant d’un jeu et la version de ses règles, par exemple ricketts 1',
  path: 'un champ des règles, par exemple moon.choose',
  json: 'une valeur en JSON, par exemple 3 ou "left"',
  length: 'deals et un nombre, ou target et un nombre',
  name: 'un nom ou un texte qui ne soit pas trop long, pour chaque place ou pour aucune',
  whole: 'un nombre entier qui convienne ici',
  seat: 'le numéro d’une place, compté à partir de 0',
  'to-seat': '> et le numéro de la place qui reçoit les cartes',
  'seat-of-line': 'qui entame, par exemple 2:',
  deal: 'la donne suivante, par exemple deal 1 dealer 0',
  hand: 'la main de chaque place dans l’ordre, par exemple hand 0 C:AQ4 H:72',
  step: 'une action de la donne, ou ses points',
  suit: 'les cartes d’une couleur, par exemple C:AQ4',
  card: 'une carte, par exemple QS',
  claim: 'yes ou no',
  pair: 'la carte visible sur la carte cachée, par exemple AS/2H',
  word: 'un autre mot',
  trick: 'le pli suivant par son numéro, par exemple 3.',
  points: 'les points de chaque place',
  totals: 'les totaux de chaque place',
  winners: 'les gagnants, ou none',
  end: 'rien de plus',
  transcript: 'ce qu’une transcription a à cet endroit',
};

export const notation: NotationWords = {
  at: (line, column, why) => `Ligne ${line}, colonne ${column} : ${why}`,
  atPath: (line, path, why) => `Ligne ${line}${path && `, ${path}`} : ${why}`,
  expected: (what, found) =>
    `attendu : ${expected[what]} ; ${found === '' ? 'le texte s’arrête ici' : `trouvé : « ${found} »`}.`,
  tooLong: most => `le texte dépasse ${most} caractères.`,
  tooMany: most => `on ne lit pas plus de ${most} donnes.`,
  twice: found => `« ${found} » figure ici pour la deuxième fois.`,
  lacking: 'une transcription a ce champ, et il manque ici.',
  oneMatch: 'une autre partie commence ici, et on n’en lit qu’une à la fois ; il faut n’en garder qu’une ligne.',
  noGame: game => `il n’y a pas de jeu « ${game} ».`,
  otherVersion: version => `les règles connues ici sont en version ${version}.`,
  sheet: error => `ces règles sont impossibles : ${sentenceOf(error, sheet)}.`,
  dealer: seat => `selon les règles, c’est la place ${seat} qui donne.`,
  turn: seat => `selon les règles, c’est la place ${seat} qui joue ici.`,
  cards: 'ces mains ne sont pas les cartes de ce jeu.',
  notAsked: 'on ne demande pas cela à cette place ici.',
  refused: sentence => `les règles le refusent. ${sentence}`,
  goesOn: 'la donne n’est pas finie ici.',
  over: 'la partie est finie avant cette donne.',
  points: rules => `selon les règles, les points sont ${rules}.`,
  totals: rules => `selon les règles, les totaux sont ${rules}.`,
  winners: rules => (rules === '' ? 'selon les règles, personne ne gagne.' : `selon les règles, ${rules} gagne.`),
};
