// German texts for newcomers: the lesson and the first deal.
import { type Card, type Suit, symbolOf } from '@moonshot/rules/cards';
import type { AllWords } from '../../en/page.ts';
import { and, points, SUITS } from './grammar.ts';

type Lesson = AllWords['lesson'];
type CountingCards = Parameters<Lesson['goal']>[0];

const WINS = {
  lowest: 'Der niedrigste Stand gewinnt.',
  highest: 'Der höchste Stand gewinnt.',
  closestToZero: 'Der Stand, der am nächsten bei 0 liegt, gewinnt.',
} as const;
const COSTS = 'Sie gehen von deinem Stand ab, und der höchste Stand gewinnt.';

function list(verb: string, some: CountingCards): readonly string[] {
  const sentences = some.map(
    ({ sign, suit, points: n }, i) => `${suit === null ? sign : `jedes ${SUITS[suit]}`} (${i === 0 ? points(n) : n})`,
  );
  return sentences.length === 0 ? [] : [`${verb} ${and(sentences)}.`];
}

export const lesson: Lesson = {
  goal: (bad, good, winner) =>
    [
      ...list('Meide', bad),
      ...list('Nimm', good),
      winner === 'highest' && bad.length > 0 && good.length === 0 ? COSTS : WINS[winner],
    ].join(' '),
  round: {
    hidden: 'Die höchste offene Karte erbeutet die verdeckten.',
    shown: 'Die höchste offene Karte erbeutet alle offenen.',
    everything: 'Die höchste offene Karte erbeutet alle Karten.',
  },
  pass: (card: Card, points: number): string =>
    `Punkte sind schlecht, also gib Karten weiter, die dir welche bringen können: ${symbolOf(card)} allein zählt ${points}, jedes Herz 1. Wer die wenigsten Punkte hat, gewinnt.`,
  follow: (suit: Suit): string =>
    `${SUITS[suit]} wurde ausgespielt, und wer ${SUITS[suit]} hat, muss bedienen. Die höchste Karte in ${SUITS[suit]} nimmt die vier Karten, den Stich.`,
  cost: 'Wer einen Stich macht, nimmt die Punkte darin. Hast du keine Karte der ausgespielten Farbe, gib deine her. Ist so ein Herz gefallen, darf auch Herz ausgespielt werden.',
  end: 'Das ist Hearts',
  endNote: 'Die wenigsten Punkte gewinnen. Spiele nun eine ganze Partie.',
  hintsOn: 'Tipps sind an. Das kannst du jederzeit in den Einstellungen ändern.',
  hintsOff: 'Tipps ausschalten',
};
