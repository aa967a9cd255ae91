// Sentences about the seats, deck, dealer, score and end of every game, in German.
import { type Card, figure, type Rank, SUITS, type Suit } from '@moonshot/rules/cards';
import {
  type DeckDescription,
  type Removed,
  type RuleWords,
  type Standing,
  suitSigns,
  type TotalChange,
  type WinRule,
} from '@moonshot/rules/words';
import {
  andList,
  capital,
  counted,
  orList,
  packs,
  rankName,
  rankNames,
  signOf,
  suitName,
  theCard,
  theRank,
} from './cards.ts';
import { winsWords } from './points.ts';

const DEALERS = { ofDeal: 'Geber', ofLastBout: 'Geber des letzten Stichs' };
type Dealer = keyof typeof DEALERS;

const TIES = {
  redraw: () => 'wer gleichauf liegt, hebt noch einmal ab',
  suitOrder: (suits: readonly Suit[]) =>
    `bei gleichem Rang entscheidet die Farbe, von hoch nach niedrig ${suitSigns(suits)}`,
};

function packsPart({ packs: count, packsFor, wilds, jokers }: DeckDescription): string {
  const played = packsFor === null ? 'man spielt' : `mit ${packsFor} Spielern spielt man`;
  const deck = `${played} mit ${packs(count)}`;
  if (jokers > 0) return `${deck} und ${jokers === 1 ? 'einem Joker' : `${figure(jokers)} Jokern`}`;
  if (wilds.length === 0) return deck;
  const holders = wilds.length === SUITS.length ? 'jede Farbe' : andList(wilds.map(suitName));
  const have = wilds.length === SUITS.length || wilds.length === 1 ? 'hat' : 'haben';
  return `${deck}, in ${count > 1 ? 'denen' : 'dem'} ${holders} ${count > 1 ? 'zwei' : 'einen'} Joker ${have}`;
}

/** The cards that are removed from the deck, in words: `alle Zweien, Dreien und Buben`, or single cards. */
function removedWords(removed: readonly Removed[]): string {
  const ranks = removed.flatMap(one => ('rank' in one ? [rankNames(one.rank)] : []));
  const cards = removed.flatMap(one => ('card' in one ? [`${one.twice ? 'beide ' : ''}${signOf(one.card)}`] : []));
  return andList([...(ranks.length > 0 ? [`alle ${andList(ranks)}`] : []), ...cards]);
}

// the faces of the cards have the same letters in every language
const LETTERS = 'Auf den Karten ist K der König, Q die Dame und J der Bube.';

const isOne = ([first, ...others]: readonly Removed[]): boolean =>
  others.length === 0 && first !== undefined && 'card' in first && !first.twice;

function removedPart({ removed, removedFor }: DeckDescription): readonly string[] {
  if (removed.length === 0) return [];
  const [verb, cards] = [isOne(removed) ? 'fehlt' : 'fehlen', removedWords(removed)];
  return [removedFor === null ? `${cards} ${verb}` : `mit ${removedFor} Spielern ${verb} ${cards}`];
}

const REST = { stock: 'im Stapel', kitty: 'im Talon', leftOver: 'übrig' };

function sharesWords({ each, rest, restIs }: DeckDescription): string {
  if (rest === 0) return `${figure(each)} für jeden`;
  return `${figure(each)} für jeden und ${figure(rest)} ${REST[restIs]}`;
}

export const table: RuleWords['table'] = {
  seats: (least: number, most: number, best: number): string =>
    least === most
      ? `Für ${least} Spieler.`
      : `Für ${least} ${most - least === 1 ? 'oder' : 'bis'} ${most} Spieler; am besten mit ${best}.`,
  deck: (deck: DeckDescription): string =>
    `${capital([packsPart(deck), ...removedPart(deck)].join('; '))}: ${figure(deck.cards)} Karten, ${sharesWords(deck)}.`,
  ranks: (highest: Rank, lowest: Rank): string =>
    `${capital(theRank(highest, 'nominative'))} ist die höchste Karte jeder Farbe, ${theRank(lowest, 'nominative')} die niedrigste. ${LETTERS}`,
  rankOrder: (ranks: readonly Rank[]): string =>
    `In jeder Farbe gilt von der höchsten zur niedrigsten Karte: ${ranks.map(rankName).join(', ')}. ${LETTERS}`,
  dealtSingly: {
    clockwise: 'Die Karten werden einzeln gegeben, beginnend links vom Geber.',
    counterclockwise: 'Die Karten werden einzeln gegeben, beginnend rechts vom Geber.',
  },
  first: {
    random: (): string => 'Der erste Geber wird ausgelost.',
    cutHigh: (tie: keyof typeof TIES, suits: readonly Suit[]): string =>
      `Vor der ersten Runde hebt jeder eine Karte ab: Wer die höchste hat, gibt; ${TIES[tie](suits)}.`,
    cutLow: (tie: keyof typeof TIES, suits: readonly Suit[]): string =>
      `Vor der ersten Runde hebt jeder eine Karte ab: Wer die niedrigste hat, gibt; ${TIES[tie](suits)}.`,
  },
  next: {
    left: (dealer: Dealer): string => `Die nächste Runde gibt, wer links vom ${DEALERS[dealer]} sitzt.`,
    right: (dealer: Dealer): string => `Die nächste Runde gibt, wer rechts vom ${DEALERS[dealer]} sitzt.`,
    same: (dealer: Dealer): string => `Auch die nächste Runde gibt der ${DEALERS[dealer]}.`,
    loser: (): string =>
      'Die nächste Runde gibt, wer in der letzten am schlechtesten abschnitt; unter mehreren der erste nach dem Geber.',
    taker: (_dealer: Dealer, card: Card, isOut: boolean): string =>
      `Die nächste Runde gibt, wer ${theCard(card, 'accusative')} genommen hat${isOut ? '; tat das niemand, gibt der Nächste nach dem Geber' : ''}.`,
    cutAgain: (): string => 'Der Geber jeder weiteren Runde wird wieder auf dieselbe Weise bestimmt.',
  },
  cutBy: {
    left: 'Vor dem Geben hebt ab, wer links vom Geber sitzt.',
    right: 'Vor dem Geben hebt ab, wer rechts vom Geber sitzt.',
  },
};

/** What happens to a total after a deal, with the verb before the total. */
function changeWords(total: string, to: TotalChange, falls: boolean): string {
  if (to === 'wins') return `gewinnt ${total} die Partie sofort`;
  if (to === 'mean')
    return `wird ${total} zum Mittel aus dem höchsten und dem niedrigsten Stand der anderen, abgerundet`;
  return falls ? `fällt ${total} auf ${figure(to)} zurück` : `wird ${total} zu ${figure(to)}`;
}

const ends = (when: string): string => `Die Partie endet, sobald nach einer Runde jemand ${when} steht.`;

/** When the extra deals after a tie end, as the end of a sentence. */
const ALONE: Readonly<Record<Standing, string>> = {
  player: 'ihn nur noch einer hat',
  lives: 'einer vorn liegt',
  pooled: 'ihn nur noch eine Seite hat',
  worse: 'ihn nur noch eine Seite hat',
};

export const match: RuleWords['match'] = {
  start: (points: number): string => `Alle beginnen bei ${figure(points)}.`,
  startLives: (lives: number): string => `Alle beginnen mit ${lives === 1 ? 'einem' : figure(lives)} Leben.`,
  floor: (least: number): string => `Kein Stand fällt unter ${figure(least)}.`,
  noFloor: 'Ein Stand darf unter 0 fallen.',
  wrapExactly: (totals: readonly number[], to: TotalChange, falls: boolean): string =>
    `Nach einer Runde ${changeWords(`ein Stand von genau ${orList(totals.map(figure))}`, to, falls)}.`,
  wrapMultiple: (of: number, to: TotalChange, withZero: boolean): string =>
    `Nach einer Runde ${changeWords(`jeder Stand, der ein Vielfaches von ${figure(of)}${withZero ? ' oder' : ', aber nicht'} 0 ist,`, to, false)}.`,
  wrapFirst: 'Treffen zwei davon zu, gilt das Erste.',
  wrapWhen: {
    beforeEndTest: 'Das geschieht, bevor geprüft wird, ob die Partie zu Ende ist.',
    afterEndTest: 'Zuerst wird geprüft, ob die Partie zu Ende ist, am Stand vor der Änderung.',
  },
  wrapTieBreak: {
    applies: 'Das gilt auch in den Zusatzrunden nach einem Gleichstand.',
    lapses: 'In den Zusatzrunden nach einem Gleichstand gilt das nicht.',
  },
  orDeals: (deals: number): string =>
    `Spätestens nach ${deals === 1 ? 'einer Runde' : counted(deals, 'Runde')} endet sie.`,
  thereAndBack: (limit: number): string =>
    `Sobald ein Stand ${figure(limit)} oder mehr beträgt, sinken die Stände in allen weiteren Runden, statt zu steigen. Ein Stand, der unter 0 fällt, zählt ebenso weit darüber. Die Partie endet, wenn nach einer dieser Runden ein Stand genau 0 ist.`,
  deals: (deals: number): string => `Die Partie dauert ${counted(deals, 'Runde')}.`,
  limit: {
    '>=': (limit: number): string => ends(`bei ${figure(limit)} oder mehr`),
    '>': (limit: number): string => ends(`über ${figure(limit)}`),
    '<': (limit: number): string => ends(`unter ${figure(limit)}`),
    '<=': (limit: number): string => ends(`bei ${figure(limit)} oder weniger`),
  },
  offerTarget: (offer: readonly number[]): string =>
    `Ihr könnt auch bis ${orList(offer.map(figure))} ${offer.at(-1) === 1 ? 'Punkt' : 'Punkte'} spielen.`,
  offerDeals: (offer: readonly number[]): string =>
    `Ihr könnt euch stattdessen auf ${orList(offer.map(figure))} ${offer.at(-1) === 1 ? 'Runde' : 'Runden'} einigen.`,
  offerLimit: (offer: readonly number[]): string =>
    `Ihr könnt euch stattdessen auf ${orList(offer.map(figure))} einigen.`,
  winner: {
    shared: (winner: WinRule, standing: Standing): string =>
      `${winsWords(winner, standing)}; bei Gleichstand gewinnen alle, die ${standing === 'lives' ? 'so viele' : 'ihn'} haben.`,
    extraDeal: (winner: WinRule, standing: Standing): string =>
      `${winsWords(winner, standing)}; bei Gleichstand werden weitere Runden gespielt, bis ${ALONE[standing]}.`,
  },
};
