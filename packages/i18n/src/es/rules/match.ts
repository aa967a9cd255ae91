// Sentences about the seats, deck, dealer, score and end of every game, in Spanish.
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
  bothCards,
  capital,
  counted,
  figured,
  orList,
  rankWord,
  theCard,
  theRank,
  theRanks,
  theSuit,
} from './cards.ts';
import { winsWords } from './points.ts';

const DEALERS = { ofDeal: 'quien ha repartido', ofLastBout: 'quien repartió en el último lance' };
type Dealer = keyof typeof DEALERS;

const TIES = {
  redraw: () => 'quienes empatan cortan otra vez',
  suitOrder: (suits: readonly Suit[]) =>
    `entre cartas del mismo rango decide el palo, de mayor a menor ${suitSigns(suits)}`,
};

const forSeats = (seats: number | null): string => (seats === null ? '' : `con ${seats} jugadores `);

function packsPart({ packs, packsFor, wilds, jokers }: DeckDescription): string {
  const played = `${forSeats(packsFor)}se juega con ${counted(packs, 'pack')}`;
  if (jokers > 0) return `${played} y ${jokers === 1 ? 'un comodín' : `${figure(jokers)} comodines`}`;
  if (wilds.length === 0) return played;
  const holders = wilds.length === SUITS.length ? 'cada palo tiene' : `${andList(wilds.map(theSuit))} tienen`;
  return packs > 1 ? `${played} en las que ${holders} dos comodines` : `${played} en la que ${holders} un comodín`;
}

function removedWords(removed: Removed): string {
  if ('rank' in removed) return theRanks(removed.rank);
  return removed.twice ? bothCards(removed.card) : theCard(removed.card);
}

// the faces of the cards have the same letters in every language
const LETTERS = 'En las cartas, K es el rey, Q la reina y J la jota.';

const isOne = ([first, ...others]: readonly Removed[]): boolean =>
  others.length === 0 && first !== undefined && 'card' in first && !first.twice;

function removedPart({ removed, removedFor }: DeckDescription): readonly string[] {
  if (removed.length === 0) return [];
  const verb = isOne(removed) ? 'se quita' : 'se quitan';
  return [`${forSeats(removedFor)}${verb} ${andList(removed.map(removedWords))}`];
}

function sharesWords({ each, rest, restIs }: DeckDescription): string {
  if (rest === 0) return `${figure(each)} para cada uno`;
  const left =
    restIs === 'leftOver'
      ? `${rest === 1 ? 'sobra' : 'sobran'} ${figure(rest)}`
      : `${figure(rest)} en el ${restIs === 'stock' ? 'mazo' : 'pozo'}`;
  return `${figure(each)} para cada uno y ${left}`;
}

export const table = {
  seats: (least: number, most: number, best: number): string =>
    least === most
      ? `El juego es para ${least} jugadores.`
      : `El juego admite ${most - least === 1 ? orList([least, most].map(String)) : `de ${least} a ${most}`} jugadores, y lo mejor son ${best}.`,
  deck: (deck: DeckDescription): string =>
    `${capital([packsPart(deck), ...removedPart(deck)].join('; '))}: ${figured(deck.cards, 'card')}, ${sharesWords(deck)}.`,
  ranks: (highest: Rank, lowest: Rank): string =>
    `${capital(theRank(highest))} es la carta más alta de su palo; ${theRank(lowest)}, la más baja. ${LETTERS}`,
  rankOrder: (ranks: readonly Rank[]): string =>
    `En cada palo las cartas van, de la más alta a la más baja: ${ranks.map(rankWord).join(', ')}. ${LETTERS}`,
  dealtSingly: {
    clockwise: 'Las cartas se reparten de una en una, empezando por la izquierda de quien reparte.',
    counterclockwise: 'Las cartas se reparten de una en una, empezando por la derecha de quien reparte.',
  },
  first: {
    random: (): string => 'Se echa a suertes quién reparte primero.',
    cutHigh: (tie: keyof typeof TIES, suits: readonly Suit[]): string =>
      `Para la primera ronda cada uno corta una carta: reparte quien saca la más alta, y ${TIES[tie](suits)}.`,
    cutLow: (tie: keyof typeof TIES, suits: readonly Suit[]): string =>
      `Para la primera ronda cada uno corta una carta: reparte quien saca la más baja, y ${TIES[tie](suits)}.`,
  },
  next: {
    left: (dealer: Dealer): string =>
      `Tras una ronda, la siguiente la reparte quien está a la izquierda de ${DEALERS[dealer]}.`,
    right: (dealer: Dealer): string =>
      `Tras una ronda, la siguiente la reparte quien está a la derecha de ${DEALERS[dealer]}.`,
    same: (dealer: Dealer): string => `Tras una ronda, ${DEALERS[dealer]} reparte también la siguiente.`,
    loser: (): string =>
      'Tras una ronda, la siguiente la reparte quien peor la ha terminado; si son varios, el primero por turno después de quien ha repartido.',
    taker: (_dealer: Dealer, card: Card, isOut: boolean): string =>
      `Tras una ronda, la siguiente la reparte quien se llevó ${theCard(card)}${isOut ? '; si no lo hizo nadie, quien sigue a quien ha repartido' : ''}.`,
    cutAgain: (): string => 'Quién reparte cada nueva ronda se decide otra vez del mismo modo.',
  },
  cutBy: {
    left: 'Antes del reparto, corta la baraja quien está a la izquierda de quien reparte.',
    right: 'Antes del reparto, corta la baraja quien está a la derecha de quien reparte.',
  },
};

function becomesWords(to: TotalChange, falls: boolean): string {
  if (to === 'wins') return 'gana la partida al instante';
  if (to === 'mean') return 'pasa a ser la media del más alto y el más bajo de los demás, redondeada hacia abajo';
  return falls ? `vuelve a ${figure(to)}` : `pasa a ser ${figure(to)}`;
}

/** When a tie is broken. */
const ALONE: Readonly<Record<Standing, string>> = {
  player: 'solo lo tenga uno',
  lives: 'uno vaya por delante',
  pooled: 'solo lo tenga un bando',
  worse: 'solo lo tenga un bando',
};

export const match = {
  start: (points: number): string => `Todos empiezan en ${figure(points)}.`,
  startLives: (lives: number): string => `Todos empiezan con ${lives === 1 ? 'una vida' : `${figure(lives)} vidas`}.`,
  floor: (least: number): string => `Ningún total baja de ${figure(least)}.`,
  noFloor: 'Un total puede bajar de 0.',
  wrapExactly: (totals: readonly number[], to: TotalChange, falls: boolean): string =>
    `Tras una ronda, un total de exactamente ${orList(totals.map(figure))} ${becomesWords(to, falls)}.`,
  wrapMultiple: (of: number, to: TotalChange, withZero: boolean): string =>
    `Tras una ronda, un total que es múltiplo de ${figure(of)}, ${withZero ? 'o 0' : 'pero no 0'}, ${becomesWords(to, false)}.`,
  wrapFirst: 'Si se dan dos de estos casos, vale el primero.',
  wrapWhen: {
    beforeEndTest: 'Esto ocurre antes de mirar si la partida ha terminado.',
    afterEndTest: 'Primero se mira si la partida termina, con el total de antes del cambio.',
  },
  wrapTieBreak: {
    applies: 'Lo mismo vale en las rondas extra tras un empate.',
    lapses: 'En las rondas extra tras un empate esto no ocurre.',
  },
  orDeals: (deals: number): string => `Termina, a más tardar, tras ${counted(deals, 'deal')}.`,
  thereAndBack: (limit: number): string =>
    `En cuanto un total llega a ${figure(limit)}, los totales bajan en vez de subir en todas las rondas siguientes. Un total que baja de 0 cuenta lo mismo por encima. La partida termina cuando, tras una de esas rondas, un total es exactamente 0.`,
  deals: (deals: number): string => `La partida dura ${counted(deals, 'deal')}.`,
  limit: {
    '>=': (limit: number): string =>
      `La partida termina cuando, tras una ronda, el total de alguien es ${figure(limit)} o más.`,
    '>': (limit: number): string =>
      `La partida termina cuando, tras una ronda, el total de alguien pasa de ${figure(limit)}.`,
    '<': (limit: number): string =>
      `La partida termina cuando, tras una ronda, el total de alguien baja de ${figure(limit)}.`,
    '<=': (limit: number): string =>
      `La partida termina cuando, tras una ronda, el total de alguien es ${figure(limit)} o menos.`,
  },
  offerTarget: (offer: readonly number[]): string =>
    `También se puede jugar hasta ${orList(offer.map(figure))} ${offer.at(-1) === 1 ? 'punto' : 'puntos'}.`,
  offerDeals: (offer: readonly number[]): string =>
    `También se puede acordar una partida de ${orList(offer.map(figure))} ${offer.at(-1) === 1 ? 'ronda' : 'rondas'}.`,
  offerLimit: (offer: readonly number[]): string =>
    `También se puede acordar otro límite: ${orList(offer.map(figure))}.`,
  winner: {
    shared: (winner: WinRule, standing: Standing): string =>
      `${capital(winsWords(winner, standing))}; ${standing === 'lives' ? 'si empatan' : 'si lo comparten'} varios, ganan juntos.`,
    extraDeal: (winner: WinRule, standing: Standing): string =>
      `${capital(winsWords(winner, standing))}; en caso de empate se juegan más rondas, hasta que ${ALONE[standing]}.`,
  },
};
