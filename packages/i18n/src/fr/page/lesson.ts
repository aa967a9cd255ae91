// French texts for newcomers: the lesson and the first deal.
import { isWild, SUIT_SYMBOLS, suitOf, symbolOf } from '@moonshot/rules/cards';
import type { AllWords } from '../../en/page.ts';
import { and, points, SUITS } from './grammar.ts';

type Lesson = AllWords['lesson'];
type CountingCards = Parameters<Lesson['goal']>[0];

const WINS = {
  lowest: 'Le total le plus bas gagne.',
  highest: 'Le total le plus haut gagne.',
  closestToZero: 'Le total le plus proche de 0 gagne.',
} as const;
const COSTS = 'Ces points sont retirés de ton total, et le plus haut gagne.';

function list(verb: string, some: CountingCards): readonly string[] {
  const sentences = some.map(
    ({ sign, suit, points: n }, i) =>
      `${suit === null ? sign : `chaque ${SUITS[suit][0]}`} (${i === 0 ? points(n) : n})`,
  );
  return sentences.length === 0 ? [] : [`${verb} ${and(sentences)}.`];
}

export const lesson: Lesson = {
  goal: (bad, good, winner) =>
    [
      ...list('Évite', bad),
      ...list('Prends', good),
      winner === 'highest' && bad.length > 0 && good.length === 0 ? COSTS : WINS[winner],
    ].join(' '),
  round: {
    hidden: 'La carte visible la plus forte capture les cachées.',
    shown: 'La carte visible la plus forte capture toutes les visibles.',
    everything: 'La carte visible la plus forte capture toutes les cartes.',
  },
  pass: (card, points) =>
    `Les points sont mauvais : passe les cartes qui pourraient t’en valoir. À ${isWild(card) ? `lui seul, le joker ${SUIT_SYMBOLS[suitOf(card)]}` : `elle seule, ${symbolOf(card)}`} en compte ${points}, chaque cœur 1. Le moins de points gagne.`,
  follow: suit =>
    `On a entamé à ${SUITS[suit][0]} : tous ceux qui en ont doivent en fournir. La plus haute carte de cette couleur remporte les quatre cartes, le pli.`,
  cost: 'Celui qui remporte un pli prend les points qu’il contient. Si tu n’as pas la couleur entamée, donne les tiens. Dès qu’un cœur est tombé ainsi, on peut aussi entamer à cœur.',
  end: 'Voilà le Hearts',
  endNote: 'Le moins de points gagne. Joue maintenant une partie entière.',
  hintsOn: 'Les conseils sont affichés. Tu peux les couper à tout moment dans les réglages.',
  hintsOff: 'Couper les conseils',
};
