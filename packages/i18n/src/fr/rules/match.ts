// Sentences about the seats, deck, dealer, score and end of every game, in French.
import { type Card, figure, type Rank, SUITS, type Suit } from '@moonshot/rules/cards';
import {
  type DeckDescription,
  type Removed,
  type Standing,
  suitSigns,
  type TotalChange,
  type WinRule,
} from '@moonshot/rules/words';
import {
  andList,
  capital,
  counted,
  figured,
  ofCard,
  orList,
  rankWord,
  rankWords,
  suitWord,
  theCard,
  theRank,
} from './cards.ts';
import { winsWords } from './points.ts';

const DEALERS = {
  ofDeal: { the: 'le donneur', of: 'du donneur' },
  ofLastBout: { the: 'le donneur du dernier tour', of: 'du donneur du dernier tour' },
};
type Dealer = keyof typeof DEALERS;

const TIES = {
  redraw: () => 'à égalité, les joueurs concernés tirent à nouveau',
  suitOrder: (suits: readonly Suit[]) =>
    `à rang égal, la couleur décide, de la plus forte à la plus faible ${suitSigns(suits)}`,
};

const forSeats = (seats: number | null): string => (seats === null ? '' : `à ${seats} joueurs, `);

function packsPart({ packs, packsFor, wilds, jokers }: DeckDescription): string {
  const played = `${forSeats(packsFor)}on joue avec ${counted(packs, 'pack')}`;
  if (jokers > 0) return `${played} et ${jokers === 1 ? 'un joker' : `${figure(jokers)} jokers`}`;
  if (wilds.length === 0) return played;
  const holders = wilds.length === SUITS.length ? 'chaque couleur' : andList(wilds.map(suit => `le ${suitWord(suit)}`));
  const verb = wilds.length === SUITS.length || wilds.length === 1 ? 'a' : 'ont';
  return `${played} où ${holders} ${verb} ${packs > 1 ? 'deux jokers' : 'un joker'}`;
}

function removedWords(removed: Removed): string {
  if ('rank' in removed) return `les ${rankWords(removed.rank)}`;
  return removed.twice ? `les deux exemplaires ${ofCard(removed.card)}` : theCard(removed.card);
}

const removedPart = ({ removed, removedFor }: DeckDescription): readonly string[] =>
  removed.length === 0 ? [] : [`${forSeats(removedFor)}on retire ${andList(removed.map(removedWords))}`];

// the faces of the cards have the same letters in every language
const LETTERS = 'Sur les cartes, K est le roi, Q la dame et J le valet.';

const REST = { stock: 'au talon', kitty: 'au chien' };

function sharesWords({ each, rest, restIs }: DeckDescription): string {
  if (rest === 0) return `${figure(each)} par joueur`;
  if (restIs === 'leftOver') return `${figure(each)} par joueur, et il en reste ${figure(rest)}`;
  return `${figure(each)} par joueur et ${figure(rest)} ${REST[restIs]}`;
}

export const table = {
  seats: (least: number, most: number, best: number): string =>
    least === most
      ? `On joue à ${least}.`
      : `On joue ${most - least === 1 ? `à ${least} ou` : `de ${least} à`} ${most}, et de préférence à ${best}.`,
  deck: (deck: DeckDescription): string =>
    `${capital([packsPart(deck), ...removedPart(deck)].join(' ; '))} : ${figured(deck.cards, 'card')}, ${sharesWords(deck)}.`,
  ranks: (highest: Rank, lowest: Rank): string =>
    `${capital(theRank(highest))} est la carte la plus forte de sa couleur, ${theRank(lowest)} la plus faible. ${LETTERS}`,
  rankOrder: (ranks: readonly Rank[]): string =>
    `Dans chaque couleur, les cartes sont, de la plus forte à la plus faible : ${ranks.map(rankWord).join(', ')}. ${LETTERS}`,
  dealtSingly: {
    clockwise: 'Les cartes sont données une par une, en commençant à gauche du donneur.',
    counterclockwise: 'Les cartes sont données une par une, en commençant à droite du donneur.',
  },
  first: {
    random: (): string => 'Le premier donneur est tiré au sort.',
    cutHigh: (tie: keyof typeof TIES, suits: readonly Suit[]): string =>
      `Pour la première donne, chacun tire une carte : la plus forte désigne le donneur ; ${TIES[tie](suits)}.`,
    cutLow: (tie: keyof typeof TIES, suits: readonly Suit[]): string =>
      `Pour la première donne, chacun tire une carte : la plus faible désigne le donneur ; ${TIES[tie](suits)}.`,
  },
  next: {
    left: (dealer: Dealer): string => `Après une donne, le joueur à gauche ${DEALERS[dealer].of} donne la suivante.`,
    right: (dealer: Dealer): string => `Après une donne, le joueur à droite ${DEALERS[dealer].of} donne la suivante.`,
    same: (dealer: Dealer): string => `Après une donne, ${DEALERS[dealer].the} donne aussi la suivante.`,
    loser: (): string =>
      'Après une donne, celui qui y a fait le moins bon score donne la suivante ; à égalité, le premier après le donneur.',
    taker: (_dealer: Dealer, card: Card, isOut: boolean): string =>
      `Après une donne, celui qui y a ramassé ${theCard(card)} donne la suivante${isOut ? ' ; si personne ne l’a fait, le joueur après le donneur' : ''}.`,
    cutAgain: (): string => 'Le donneur de chaque donne suivante est désigné de la même façon.',
  },
  cutBy: {
    left: 'Avant la donne, le joueur à gauche du donneur coupe le paquet.',
    right: 'Avant la donne, le joueur à droite du donneur coupe le paquet.',
  },
};

function becomesWords(to: TotalChange, falls: boolean): string {
  if (to === 'wins') return 'gagne aussitôt la partie';
  if (to === 'mean')
    return 'devient la moyenne du plus haut et du plus bas total des autres, arrondie à l’entier inférieur';
  return `${falls ? 'retombe' : 'passe'} à ${figure(to)}`;
}

export const match = {
  start: (points: number): string => `Tout le monde commence à ${figure(points)}.`,
  startLives: (lives: number): string =>
    `Tout le monde commence avec ${lives === 1 ? 'une vie' : `${figure(lives)} vies`}.`,
  floor: (least: number): string => `Aucun total ne descend sous ${figure(least)}.`,
  noFloor: 'Un total peut descendre sous 0.',
  wrapExactly: (totals: readonly number[], to: TotalChange, falls: boolean): string =>
    `Après une donne, un total d’exactement ${orList(totals.map(figure))} ${becomesWords(to, falls)}.`,
  wrapMultiple: (of: number, to: TotalChange, withZero: boolean): string =>
    `Après une donne, un total multiple de ${figure(of)}, ${withZero ? 'ou égal à 0' : 'mais pas 0'}, ${becomesWords(to, false)}.`,
  wrapFirst: 'Si deux de ces cas se présentent, le premier vaut.',
  wrapWhen: {
    beforeEndTest: 'Le total change d’abord ; on regarde ensuite seulement si la partie s’achève.',
    afterEndTest: 'On regarde d’abord si la partie s’achève, d’après le total avant qu’il change.',
  },
  wrapTieBreak: {
    applies: 'Cela vaut aussi pour les donnes de départage.',
    lapses: 'Cela ne vaut pas pour les donnes de départage.',
  },
  orDeals: (deals: number): string => `Elle s’achève au plus tard après ${counted(deals, 'deal')}.`,
  thereAndBack: (limit: number): string =>
    `Dès qu’un total atteint ${figure(limit)}, les totaux baissent au lieu de monter dans toutes les donnes suivantes. Un total qui tombe sous 0 compte d’autant au-dessus. La partie s’achève quand, après l’une de ces donnes, un total est exactement de 0.`,
  deals: (deals: number): string => `La partie dure ${counted(deals, 'deal')}.`,
  limit: {
    '>=': (limit: number): string =>
      `La partie s’achève quand, après une donne, un total est de ${figure(limit)} ou plus.`,
    '>': (limit: number): string => `La partie s’achève quand, après une donne, un total dépasse ${figure(limit)}.`,
    '<': (limit: number): string =>
      `La partie s’achève quand, après une donne, un total est inférieur à ${figure(limit)}.`,
    '<=': (limit: number): string =>
      `La partie s’achève quand, après une donne, un total est de ${figure(limit)} ou moins.`,
  },
  offerTarget: (offer: readonly number[]): string =>
    `On peut aussi jouer jusqu’à ${orList(offer.map(figure))} ${offer.at(-1) === 1 ? 'point' : 'points'}.`,
  offerDeals: (offer: readonly number[]): string =>
    `On peut aussi convenir de ${orList(offer.map(figure))} ${offer.at(-1) === 1 ? 'donne' : 'donnes'}.`,
  offerLimit: (offer: readonly number[]): string => `On peut aussi choisir comme limite ${orList(offer.map(figure))}.`,
  winner: {
    shared: (winner: WinRule, standing: Standing): string =>
      `${capital(winsWords(winner, standing))} ; à égalité, la victoire est partagée.`,
    extraDeal: (winner: WinRule, standing: Standing): string =>
      `${capital(winsWords(winner, standing))} ; à égalité, on joue d’autres donnes, jusqu’à ce qu’un seul ${standing === 'player' || standing === 'lives' ? 'joueur' : 'camp'} l’emporte.`,
  },
};
