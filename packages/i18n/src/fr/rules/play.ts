// The play of a trick game in French: following, the first trick, leading, breaking hearts, winning, and wild
// cards.
import type { Rank, Selector, Suit } from '@moonshot/rules/cards';
import type { FreeCards, VoidRule } from '@moonshot/rules/words';
import { anyOf, anyOfThese, ofAny, ofAnyOfThese, orList, suitWord, suitWords, theRank } from './cards.ts';

const FREE: Readonly<Record<FreeCards, string>> = {
  none: '',
  wilds: ', sauf si tu joues un joker',
  jokers: ', sauf si tu joues un joker',
};

const trumpWords = (suit: Suit): string => `tu dois jouer ${anyOf(`${suit}*`)} si tu en as un`;

const VOID: Readonly<Record<VoidRule, string>> = {
  any: 'tu peux jouer n’importe quelle carte',
  anyNoTrump: 'tu peux jouer n’importe quelle carte, sans être obligé de couper',
  trump: 'tu dois jouer un atout si tu en as un',
  draw: 'tu pioches au talon',
  C: trumpWords('C'),
  D: trumpWords('D'),
  S: trumpWords('S'),
  H: trumpWords('H'),
};

const mustWords = (cards: readonly Selector[], isOrdered: boolean): string =>
  `tu dois te défausser ${isOrdered ? cards.map(ofAny).join(', à défaut ') : ofAnyOfThese(cards)}`;

export const following = {
  turns: {
    clockwise: 'On joue dans le sens des aiguilles d’une montre : chacun à son tour joue une carte dans le pli.',
    counterclockwise:
      'On joue dans le sens contraire des aiguilles d’une montre : chacun à son tour joue une carte dans le pli.',
  },
  untilEmpty: 'On joue des plis jusqu’à ce que les mains soient vides.',
  follow: (when: VoidRule, free: FreeCards, must: readonly Selector[], isOrdered: boolean): string =>
    `Tu dois fournir la couleur demandée si tu le peux${FREE[free]} ; sinon, ${must.length === 0 ? '' : `${mustWords(must, isOrdered)} ; si tu n’en as pas, `}${VOID[when]}.`,
  under: (cards: readonly Selector[]): string =>
    `Celui qui peut fournir doit jouer ${anyOfThese(cards)} dès qu’une carte plus forte est dans le pli.`,
  mustOnceEmpty: (cards: readonly Selector[], isOrdered: boolean): string =>
    `Si tu ne peux pas fournir et que le talon est vide, ${mustWords(cards, isOrdered)}, si tu le peux.`,
  byColour: {
    wilds: 'Mais un joker ne se joue que sur une couleur rouge ou noire comme lui.',
    jokers: 'Mais un joker ne se joue que sur une couleur rouge ou noire comme lui.',
  },
  held: (cards: readonly Selector[], breaks: boolean): string =>
    `Mais ${breaks ? 'tant que les cœurs ne sont pas brisés, tu' : 'tu'} ne peux te défausser ${ofAnyOfThese(cards)} que si tu n’as rien d’autre.`,
};

export const firstTrick = {
  free: 'On peut jouer des points au premier pli comme à tout autre.',
  ban: {
    discard: (cards: readonly Selector[], lapses: boolean): string =>
      `Au premier pli, tu n’as pas le droit de te défausser ${ofAnyOfThese(cards)}${lapses ? ', sauf si tu n’as rien d’autre' : ''}.`,
    followWins: (cards: readonly Selector[], lapses: boolean): string =>
      `Au premier pli, tu ne peux pas répondre à l’entame par ${anyOfThese(cards)}, sauf si tu n’as ${lapses ? 'pas d’autre choix' : 'rien d’autre pour fournir'}.`,
    banWins: (cards: readonly Selector[], lapses: boolean): string =>
      `Au premier pli, tu ne peux pas répondre à l’entame par ${anyOfThese(cards)}, même pour fournir : joue une autre carte${lapses ? ', si tu en as une' : ''}.`,
  },
  leader: 'Cela ne vaut pas pour l’entame elle-même.',
  lowest: 'Celui qui peut fournir au premier pli joue sa plus faible carte permise de la couleur.',
  exempt: {
    heartsFirst: 'Si tu n’as rien d’autre, tu dois jouer un cœur si tu en as un.',
    misdeal: 'Si tu ne peux pas fournir et n’as rien d’autre, on montre ta main et le même donneur redonne.',
  },
};

const closed = (cards: readonly Selector[], breaks: boolean): string =>
  `${breaks ? 'Tant que les cœurs ne sont pas brisés, tu' : 'Tu'} ne peux pas entamer avec ${anyOfThese(cards)}`;

export const leading = {
  free: 'On peut entamer à cœur à tout moment.',
  freeLater: 'Une fois le premier pli joué, on peut entamer à cœur à tout moment.',
  closed: {
    onlyRestricted: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}, sauf si tu n’as rien d’autre.`,
    onlyPenalty: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}, sauf si tu n’as rien d’autre, ou seulement des cartes qui coûtent des points.`,
    passLead: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)} ; si tu n’as rien d’autre, l’entame passe au joueur suivant.`,
  },
  open: (cards: readonly Selector[]): string =>
    `On peut entamer avec ${orList(cards.map(one => anyOf(one)))} à tout moment.`,
  first: (cards: readonly Selector[]): string =>
    `La première carte d’une donne ne peut pas être ${anyOfThese(cards)}, sauf si le joueur qui entame n’a rien d’autre.`,
};

const playsWords = (cards: readonly Selector[]): string =>
  `joue ${anyOfThese(cards)} (à l’entame, pour fournir ou en défausse)`;
const throwsWords = (cards: readonly Selector[]): string =>
  `se défausse ${ofAnyOfThese(cards)} faute de pouvoir fournir`;

export const breaking = {
  /**
   * `played` breaks hearts whenever it is played, `thrown` only when it is discarded. One of the lists may be
   * empty, but not both.
   */
  by: (played: readonly Selector[], thrown: readonly Selector[]): string =>
    `Les cœurs sont brisés dès que quelqu’un ${orList([
      ...(played.length > 0 ? [playsWords(played)] : []),
      ...(thrown.length > 0 ? [throwsWords(thrown)] : []),
    ])}.`,
};

export const winning = {
  suitLed: 'La carte la plus forte de la couleur demandée remporte le pli, et son joueur entame le suivant.',
  turned:
    'La couleur de la carte retournée est l’atout : l’atout le plus fort remporte le pli ou, s’il n’y en a pas, la carte la plus forte de la couleur demandée ; le gagnant entame le suivant.',
  trumps: (trump: Suit): string =>
    `Les ${suitWords(trump)} sont atout : le ${suitWord(trump)} le plus fort remporte le pli ou, s’il n’y en a pas, la carte la plus forte de la couleur demandée ; le gagnant entame le suivant.`,
  extend: (cards: readonly Selector[]): string =>
    `Quand ${anyOfThese(cards)} de la couleur demandée tombe au premier tour d’un pli, chacun y joue une seconde carte, s’il en reste.`,
  cancel: {
    identical: 'Deux cartes identiques dans un pli s’annulent : aucune ne le remporte.',
    alike:
      'Deux cartes de même rang et de même couleur, rouge ou noire, s’annulent dans un pli : aucune ne le remporte.',
  },
  allCancelled: {
    leader: 'Quand toute carte qui pourrait remporter le pli est annulée, il revient à celui qui a entamé.',
    next: 'Quand toute carte qui pourrait remporter le pli est annulée, celui qui a entamé entame encore, et le pli va avec le suivant ; si c’est le dernier pli, il revient à celui qui a entamé.',
  },
  identical: {
    first: 'De deux cartes identiques, la première jouée est la plus forte.',
    last: 'De deux cartes identiques, la dernière jouée est la plus forte.',
  },
};

const level = (high: Rank, low: Rank): string =>
  `Annoncé le plus fort, il est à égalité avec ${theRank(high)} ; annoncé le plus faible, avec ${theRank(low)}`;

export const wilds = {
  call: 'Quand tu joues un joker, tu annonces s’il est le plus fort ou le plus faible de sa couleur.',
  rank: {
    beyond: (_high: Rank, _low: Rank): string =>
      'Annoncé le plus fort, il bat toutes les autres cartes de sa couleur ; annoncé le plus faible, il perd contre toutes.',
    tieFirst: (high: Rank, low: Rank): string =>
      `${level(high, low)} ; entre cartes à égalité, la première jouée l’emporte.`,
    tieLast: (high: Rank, low: Rank): string =>
      `${level(high, low)} ; entre cartes à égalité, la dernière jouée l’emporte.`,
    overTen: (): string =>
      'Un joker se place juste au-dessus du dix de sa couleur. Dans le pli où il se trouve, sa couleur est atout.',
    none: (): string =>
      'Les jokers ne sont d’aucune couleur, quel que soit leur signe, et perdent contre toute autre carte.',
  },
  play: {
    asSuit:
      'Un joker appartient à sa couleur : il doit servir à la fournir, et ne peut pas servir à en fournir une autre.',
    anyTime:
      'Tu peux jouer un joker à tout moment, même si tu pourrais fournir ; il compte quand même comme une carte de sa couleur.',
    sameColour:
      'Un joker appartient à sa couleur ; tu ne peux le jouer sur une autre que si elle est rouge ou noire comme lui, ou si tu n’as le droit de rien jouer d’autre.',
    underHigher:
      'Un joker appartient à sa couleur ; dès qu’une carte de celle-ci qui le bat est dans le pli, tu peux le jouer même si tu pourrais fournir la couleur demandée.',
  },
  offSuit: (unlessTrump: boolean): string =>
    `Joué dans un pli d’une autre couleur, il ne remporte rien, même annoncé le plus fort${unlessTrump ? ', sauf si sa couleur est atout' : ''}.`,
  pays: 'Si un autre joueur ramasse ton joker, ses points te sont payés.',
  jokers: {
    asSuit: 'Tu peux jouer un joker quand tu ne peux pas fournir.',
    anyTime: 'Tu peux jouer un joker à tout moment, même si tu pourrais fournir.',
    sameColour:
      'Tu ne peux jouer un joker que si tu ne peux pas fournir et que la couleur demandée est rouge ou noire comme lui, ou si tu n’as le droit de rien jouer d’autre. Son signe montre s’il est rouge ou noir.',
    leads:
      'Quand on entame avec un joker, le suivant entame à son tour : la première carte qui n’est pas un joker dit la couleur à fournir, et un pli fait uniquement de jokers revient à celui qui a entamé.',
  },
};
