// What happens in a trick game before the first trick, in French: dealing, passing, the opening and the
// kitty.
import { type Card, figure, type Selector, type Suit } from '@moonshot/rules/cards';
import type { PassGroup, PassWay } from '@moonshot/rules/words';
import { anyOfThese, capital, counted, suitWord, theCard } from './cards.ts';

const WAYS: Readonly<Record<PassWay, string>> = {
  other: 'à l’autre joueur',
  left: 'à gauche',
  right: 'à droite',
  across: 'en face',
  'left-2': 'au deuxième à gauche',
  'right-2': 'au deuxième à droite',
  'left-3': 'au troisième à gauche',
  'right-3': 'au troisième à droite',
};

/**
 * The cycle of passes as a list: `tu passes trois cartes à gauche, puis une carte à chaque adversaire, puis
 * rien`.
 */
const passWords = (groups: readonly PassGroup[]): string =>
  groups.map((group, i) => groupWords(group, groups[i - 1]?.how)).join(', puis ');

/**
 * The words for a group of passes. The verb `tu passes` is left out after a group in which cards are passed
 * to players.
 */
function groupWords({ how, count }: PassGroup, before: PassGroup['how'] | undefined): string {
  const stands = Array.isArray(before) || before === 'scatter';
  const verb = stands ? '' : 'tu passes ';
  const nothing = stands || before === 'hold' ? 'rien' : 'tu ne passes rien';
  if (how === 'hold') return nothing;
  if (how === 'mix') return mixWords(count);
  if (how === 'mix-if-uncharged')
    return `${nothing}, sauf si personne n’expose de carte : alors, ${mixWords(count)}, et on peut de nouveau exposer`;
  if (how === 'scatter') return `${verb}${counted(count, 'card')} à chaque adversaire`;
  return `${verb}${counted(count, 'card')} ${how.map(way => WAYS[way]).join(', ')}`;
}

const mixWords = (count: number): string =>
  `tu mets ${counted(count, 'card')} au milieu, où toutes sont mélangées et redistribuées`;

function whoHolds(card: Card, suit: Suit, lowest: boolean, passes: boolean): string {
  const who = `${passes ? 'Après la passe, le joueur qui' : 'Le joueur qui'} a ${theCard(card)}`;
  return lowest ? `${who}, le ${suitWord(suit)} le plus faible du jeu,` : who;
}

export const dealing = {
  twins: 'Si deux joueurs en ont ramassé une, le premier des deux dans l’ordre des places donne.',
  misdeal: {
    allPenalty:
      'Si, avant le premier pli, une main ne contient que des cartes qui coûtent des points, on la montre et le même donneur redonne.',
    noPenalty: 'Le joueur qui ne reçoit aucune carte qui coûte des points montre sa main, et le même donneur redonne.',
    noHearts: 'Le joueur qui ne reçoit aucun cœur montre sa main, et le même donneur redonne.',
    noFaces: 'Le joueur qui ne reçoit ni roi, ni dame, ni valet montre sa main, et le même donneur redonne.',
  },
};

export const pass = {
  none: 'On ne passe pas de cartes.',
  always: (groups: readonly PassGroup[]): string => `À chaque donne, ${passWords(groups)}.`,
  cycle: (groups: readonly PassGroup[]): string => `Donne après donne, ${passWords(groups)} ; ensuite, on recommence.`,
  keep: (cards: readonly Selector[]): string =>
    `Tu ne peux passer ${anyOfThese(cards)} que si tu as trop peu d’autres cartes.`,
  see: {
    afterChoosing: 'Tu choisis ce que tu passes avant de voir ce qu’on te passe.',
    beforeChoosing:
      'On choisit l’un après l’autre, dans le sens de la passe, à partir du joueur après le donneur ; tu peux d’abord regarder ce que tu as reçu, mais pas le repasser.',
    mayPassOn:
      'On choisit l’un après l’autre, dans le sens de la passe, à partir du joueur après le donneur ; ce que tu as reçu est dans ta main, et tu peux le repasser.',
  },
};

/** What may be led. With `free` that is every card. */
const anyCard = (free: boolean): string =>
  free ? 'n’importe quelle carte' : 'n’importe quelle carte permise à l’entame';

export const opening = {
  leads: {
    leftOfDealer: (free: boolean): string =>
      `Le joueur à gauche du donneur entame le premier pli avec ${anyCard(free)}.`,
    rightOfDealer: (free: boolean): string =>
      `Le joueur à droite du donneur entame le premier pli avec ${anyCard(free)}.`,
    dealer: (free: boolean): string => `Le donneur entame le premier pli avec ${anyCard(free)}.`,
    bidder: (free: boolean): string => `Le joueur qui a nommé la couleur entame le premier pli avec ${anyCard(free)}.`,
  },
  holder: {
    thatCard: (card: Card, suit: Suit, lowest: boolean, passes: boolean): string =>
      `${whoHolds(card, suit, lowest, passes)} entame le premier pli avec cette carte.`,
    thatSuit: (card: Card, suit: Suit, lowest: boolean, passes: boolean): string =>
      `${whoHolds(card, suit, lowest, passes)} entame le premier pli à ${suitWord(suit)}.`,
    any: (card: Card, suit: Suit, lowest: boolean, passes: boolean, free: boolean): string =>
      `${whoHolds(card, suit, lowest, passes)} entame le premier pli avec cette carte ou ${free ? 'n’importe quelle autre' : 'toute autre carte permise à l’entame'}.`,
  },
  fallback: {
    nextLowest: {
      thatCard: (suit: Suit): string =>
        `Si personne n’a cette carte, on entame avec le ${suitWord(suit)} le plus faible de toutes les mains.`,
      thatSuit: (suit: Suit): string =>
        `Si personne n’a cette carte, celui qui a le ${suitWord(suit)} le plus faible entame à ${suitWord(suit)}.`,
      any: (suit: Suit): string =>
        `Si personne n’a cette carte, celui qui a le ${suitWord(suit)} le plus faible entame.`,
    },
    leftOfDealer: {
      thatCard: (suit: Suit): string =>
        `Si personne n’a cette carte, le joueur après le donneur entame avec son ${suitWord(suit)} le plus faible.`,
      thatSuit: (suit: Suit): string =>
        `Si personne n’a cette carte, le joueur après le donneur entame à ${suitWord(suit)}.`,
      any: (_suit: Suit): string => 'Si personne n’a cette carte, le joueur après le donneur entame.',
    },
  },
  later: (card: Card, isOut: boolean): string =>
    `Dès la deuxième donne, celui qui a ramassé ${theCard(card)} à la donne précédente entame${isOut ? ' ; si personne ne l’a fait, comme à la première donne' : ''}.`,
  twins: {
    holder: 'Si deux joueurs en ont une, le premier des deux dans l’ordre des places entame.',
    taker: 'Si deux joueurs en ont ramassé une, le premier des deux dans l’ordre des places entame.',
  },
  wild: {
    holderMay: (wild: Card): string =>
      `Celui qui a ${theCard(wild)} peut ouvrir avec lui à la place, en l’annonçant le plus faible.`,
    ownerOfLowestOnly: (wild: Card): string =>
      `Celui qui ouvre peut entamer avec ${theCard(wild)} à la place, en l’annonçant le plus faible.`,
    must: (wild: Card): string =>
      `Mais celui qui a ${theCard(wild)} doit ouvrir avec lui, en l’annonçant le plus faible.`,
    never: (wild: Card): string => `${capital(theCard(wild))} ne peut pas ouvrir.`,
    led: (wild: Card): string => `Comme première carte d’une donne, ${theCard(wild)} est toujours le plus faible.`,
  },
};

export const kitty = {
  is: (cards: number): string =>
    cards === 1
      ? 'La carte restante est posée face cachée au milieu : c’est le chien, et elle compte comme une carte ramassée dans un pli.'
      : `Les ${figure(cards)} cartes restantes sont posées face cachée au milieu : c’est le chien, et elles comptent comme des cartes ramassées dans un pli.`,
  out: {
    out: (cards: number): string =>
      cards === 1
        ? 'La carte restante est laissée hors du jeu, cachée, et ne compte pour personne.'
        : `Les ${figure(cards)} cartes restantes sont laissées hors du jeu, cachées, et ne comptent pour personne.`,
    outShown: (cards: number): string =>
      cards === 1
        ? 'La carte restante est retournée, laissée hors du jeu, et ne compte pour personne.'
        : `Les ${figure(cards)} cartes restantes sont retournées, laissées hors du jeu, et ne comptent pour personne.`,
  },
  turned: (cards: number): string =>
    cards === 1
      ? 'La carte restante est retournée : sa couleur est l’atout, et elle reste hors du jeu.'
      : 'Une des cartes restantes est retournée : sa couleur est l’atout, et elle reste hors du jeu.',
  to: {
    firstTrick: 'Le chien va dans les plis du joueur qui remporte le premier pli.',
    firstPenaltyTrick:
      'Le chien va dans les plis du premier qui ramasse une carte qui coûte des points ; si personne n’en ramasse, de celui qui remporte le dernier pli.',
    firstHeartTrick:
      'Le chien va dans les plis du premier qui ramasse un cœur ; si personne n’en ramasse, de celui qui remporte le dernier pli.',
    lastTrick: 'Le chien va dans les plis du joueur qui remporte le dernier pli.',
    onePerTrick:
      'À chaque pli, une carte du chien va dans les plis du gagnant ; au dernier pli, toutes celles qui restent.',
    hand: 'Le joueur qui remporte le premier pli prend le chien en main et écarte autant de cartes, face cachée, dans ses plis : elles comptent à sa place.',
  },
  visible: {
    hidden: 'Il reste face cachée jusqu’au décompte de la donne.',
    winner: 'Seul le joueur qui le reçoit peut le regarder.',
    all: 'Il est retourné à la vue de tous quand on le ramasse.',
    inHand: 'Personne d’autre ne le voit.',
  },
};

export const stock = {
  dealt: (cards: number, isPassed: boolean): string =>
    `${cards === 1 ? 'La carte restante est donnée aussi' : `Les ${figure(cards)} cartes restantes sont données aussi`}, à partir du joueur après le donneur${isPassed ? ', une fois la passe faite' : ''} : certaines mains ont une carte de plus.`,
  alone: 'Le dernier joueur à avoir encore des cartes les garde, et elles comptent comme ramassées.',
  is: (cards: number): string =>
    cards === 1
      ? 'La carte restante est posée face cachée au milieu : c’est le talon.'
      : `Les ${figure(cards)} cartes restantes sont posées face cachée au milieu : c’est le talon.`,
  draw: {
    afterTrick:
      'Après chaque pli, chacun pioche une carte au talon tant qu’il en reste, à tour de rôle à partir du joueur qui a remporté le pli.',
    toFollow:
      'Le joueur qui n’a pas de carte de la couleur demandée pioche au talon, une carte après l’autre, jusqu’à en avoir une ; une fois le talon épuisé, n’importe quelle carte peut être jouée à la place.',
  },
  out: 'Le joueur qui n’a plus de cartes au début d’un pli ne joue plus jusqu’à la donne suivante ; s’il devait entamer, le joueur suivant le fait.',
  last: 'La donne s’achève dès qu’il reste au plus un joueur avec des cartes : elles comptent, avec le reste du talon, comme des cartes qu’il a ramassées ; si personne n’en a plus, le talon compte pour celui qui a remporté le dernier pli.',
};
