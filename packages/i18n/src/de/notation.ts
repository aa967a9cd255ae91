// German error messages for a text that cannot be read as a match.

import { sentenceOf } from '@moonshot/rules/explain';
import type { ExpectedText, NotationWords } from '@moonshot/rules/words';
import { sheet } from './sheet.ts';

const expected: Readonly<Record<ExpectedText, string>> = {
  heading: 'die erste Zeile der Notation, moonshot-notation/1',
  head: 'eine Zeile des Kopfes: game, seats und first-dealer müssen dort einmal stehen',
  game: 'die Kennung eines Spiels und die Version seiner Regeln, etwa ricketts 1',
  path: 'ein Feld der Regeln, etwa moon.choose',
  json: 'ein Wert in JSON, etwa 3 oder "left"',
  length: 'deals und eine Zahl oder target und eine Zahl',
  name: 'ein Name oder ein Text, der nicht zu lang ist, für alle Plätze oder für keinen',
  whole: 'eine ganze Zahl, die hier passt',
  seat: 'die Nummer eines Platzes, von 0 an gezählt',
  'to-seat': '> und die Nummer des Platzes, der die Karten bekommt',
  'seat-of-line': 'wer ausspielt, etwa 2:',
  deal: 'die nächste Runde, etwa deal 1 dealer 0',
  hand: 'das Blatt jedes Platzes der Reihe nach, etwa hand 0 C:AQ4 H:72',
  step: 'ein Zug oder die Punkte',
  suit: 'die Karten einer Farbe, etwa C:AQ4',
  card: 'eine Karte, etwa QS',
  claim: 'yes oder no',
  pair: 'die offene Karte über der verdeckten, etwa AS/2H',
  word: 'ein anderes Wort',
  trick: 'der nächste Stich mit seiner Nummer, etwa 3.',
  points: 'die Punkte aller Plätze',
  totals: 'die Summen aller Plätze',
  winners: 'die Gewinner oder none',
  end: 'nichts weiter',
  transcript: 'was ein Transkript an dieser Stelle hat',
};

export const notation: NotationWords = {
  at: (line, column, why) => `Zeile ${line}, Stelle ${column}: ${why}`,
  atPath: (line, path, why) => `Zeile ${line}${path && `, ${path}`}: ${why}`,
  expected: (what, found) =>
    `Erwartet: ${expected[what]}; ${found === '' ? 'hier ist Schluss' : `gefunden: „${found}“`}.`,
  tooLong: most => `Der Text ist länger als ${most} Zeichen.`,
  tooMany: most => `Von mehr als ${most} Runden wird nichts gelesen.`,
  twice: found => `„${found}“ steht hier zum zweiten Mal.`,
  lacking: 'Dieses Feld hat ein Transkript, und hier fehlt es.',
  oneMatch:
    'Hier beginnt eine weitere Partie, und gelesen wird immer nur eine; die Zeile einer einzigen soll stehen bleiben.',
  noGame: game => `Es gibt kein Spiel „${game}“.`,
  otherVersion: version => `Die Regeln, die hier bekannt sind, haben Version ${version}.`,
  sheet: error => `Diese Regeln kann es nicht geben: ${sentenceOf(error, sheet)}.`,
  dealer: seat => `Nach den Regeln gibt Platz ${seat}.`,
  turn: seat => `Nach den Regeln spielt hier Platz ${seat}.`,
  cards: 'Diese Blätter sind nicht die Karten dieser Runde.',
  notAsked: 'Danach wird dieser Platz hier nicht gefragt.',
  refused: sentence => `Die Regeln lassen es nicht zu. ${sentence}`,
  goesOn: 'Die Runde ist hier nicht zu Ende.',
  over: 'Die Partie ist vor dieser Runde zu Ende.',
  points: rules => `Nach den Regeln sind die Punkte ${rules}.`,
  totals: rules => `Nach den Regeln sind die Summen ${rules}.`,
  winners: rules => `Nach den Regeln gewinnt ${rules || 'niemand'}.`,
};
