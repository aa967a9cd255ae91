// French sentences about the rules of a capture game.
import { type Selector, SUIT_SYMBOLS, type Suit } from '@moonshot/rules/cards';
import type { WinRule } from '@moonshot/rules/words';
import { andList, anyOfThese, counted, figured, nameOf, ofAll, orList, theAll } from './cards.ts';
import { WINS } from './points.ts';

const all = (cards: readonly Selector[]): string => andList(cards.map(theAll));
const numberOf = (cards: readonly Selector[]): string => andList(cards.map(ofAll));
const counts = (points: number): string => (points === 0 ? 'ne vaut rien' : `vaut ${figured(points, 'point')}`);

const PARTIAL = { dealt: 'tant qu’il en reste', kept: 'mais aucune s’il n’y en a pas assez pour tous' };

export const capture = {
  aim: {
    capture: (cards: readonly Selector[], winner: WinRule): string => `Capture ${all(cards)} : ${WINS[winner]}.`,
    avoid: (cards: readonly Selector[], winner: WinRule): string =>
      `Évite de capturer ${orList(cards.map(theAll))} : ${WINS[winner]}.`,
    mind: (cards: readonly Selector[], winner: WinRule): string => `Surveille ${all(cards)} : ${WINS[winner]}.`,
  },
  stock: 'Le reste forme le talon, posé face cachée.',
  lay: 'À chaque tour, tous posent en même temps deux cartes face cachée : une carte cachée et, dessus, une carte visible, qu’on retourne quand tout le monde a posé.',
  commit: {
    locked: 'Ce que tu as posé reste posé.',
    revocable: 'Tu peux changer ce que tu as posé tant que tout le monde n’a pas posé.',
  },
  anyTop: 'Les deux cartes peuvent être n’importe lesquelles de ta main.',
  ban: {
    wholeHand: (cards: readonly Selector[]): string =>
      `La carte visible ne peut pas être ${anyOfThese(cards)}, sauf si tu n’as rien d’autre ; la carte cachée est libre.`,
    afterBottom: (cards: readonly Selector[]): string =>
      `La carte visible ne peut pas être ${anyOfThese(cards)}, sauf si tu n’as rien d’autre à part la carte cachée, qui est libre.`,
  },
  highest: (suits: readonly Suit[]): string =>
    `La carte visible la plus forte gagne le tour ; à rang égal, la couleur décide : ${suits.map(suit => SUIT_SYMBOLS[suit]).join(' devant ')}.`,
  identical: {
    eldest: 'Si les cartes les plus fortes sont identiques, la première à partir du joueur après le donneur gagne.',
    latest: 'Si les cartes les plus fortes sont identiques, la dernière à partir du joueur après le donneur gagne.',
    cancel:
      'Les cartes identiques s’annulent et la plus forte des autres gagne ; s’il n’en reste aucune, le prochain gagnant capture aussi ces cartes.',
    carry:
      'Si les cartes les plus fortes sont identiques, personne ne gagne, et le prochain gagnant capture aussi ces cartes.',
  },
  spoils: {
    hidden:
      'Le gagnant capture toutes les cartes cachées ; les cartes visibles sont mises de côté et ne comptent pour personne.',
    everything: 'Le gagnant capture toutes les cartes, cachées et visibles.',
    shown: 'Le gagnant capture toutes les cartes visibles ; les cartes cachées ne comptent pour personne.',
  },
  looks: 'Seul le gagnant peut regarder les cartes cachées, sur le moment et plus tard.',
  counts: {
    private: (cards: readonly Selector[]): string =>
      `Le nombre ${numberOf(cards)} que chacun capture reste secret jusqu’au décompte.`,
    public: (cards: readonly Selector[]): string =>
      `Tout le monde voit le nombre ${numberOf(cards)} que chacun capture.`,
  },
  noRedeal: 'Après chaque tour, le rôle de donneur passe au joueur suivant ; on ne donne plus de cartes.',
  redeal: (cards: number, packet: number, partial: keyof typeof PARTIAL): string =>
    `Après chaque tour, le rôle de donneur passe au joueur suivant, et le nouveau donneur donne à chacun ${counted(cards, 'card')} du talon, ${packet === 1 ? 'une par une' : 'deux par deux'}, ${PARTIAL[partial]}.`,
  ends: {
    afterRedeal: 'La donne s’achève quand quelqu’un a moins de deux cartes pour le tour suivant.',
    beforeRedeal:
      'La donne s’achève quand quelqu’un a moins de deux cartes après un tour, même si le talon n’est pas épuisé.',
  },
  uneven: 'À la fin, les joueurs peuvent avoir des nombres de cartes différents.',
  points: (cards: readonly Selector[], captured: number, inHand: number): string => {
    const name = orList(cards.map(nameOf));
    return `Chaque ${name} dans tes captures ${counts(captured)}, et chaque ${name} encore dans ta main ${counts(inHand)}.`;
  },
};
