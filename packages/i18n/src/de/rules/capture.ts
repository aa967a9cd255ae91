// German sentences about the rules of a capture game.
import { type Selector, SUIT_SYMBOLS, type Suit } from '@moonshot/rules/cards';
import type { RuleWords, WinRule } from '@moonshot/rules/words';
import { allOf, andList, capital, counted, eachOf, noneOf, points } from './cards.ts';
import { WINS } from './points.ts';

const all = (cards: readonly Selector[]): string => andList(cards.map(allOf));
const each = (cards: readonly Selector[], between: string): string => andList(cards.map(card => eachOf(card, between)));
const worth = (count: number): string => (count === 0 ? 'nichts' : points(count));

const PARTIAL = { dealt: 'soweit der Stapel reicht', kept: 'aber keine, wenn der Stapel nicht für alle reicht' };

export const capture: RuleWords['capture'] = {
  aim: {
    capture: (cards: readonly Selector[], winner: WinRule): string => `Erbeute ${all(cards)}: ${WINS[winner]}.`,
    avoid: (cards: readonly Selector[], winner: WinRule): string => `Meide ${all(cards)}: ${WINS[winner]}.`,
    mind: (cards: readonly Selector[], winner: WinRule): string => `Achte auf ${all(cards)}: ${WINS[winner]}.`,
  },
  stock: 'Der Rest ist der Stapel und liegt verdeckt.',
  lay: 'In jedem Stich legen alle zugleich zwei Karten mit dem Rücken nach oben: eine, die verdeckt bleibt, und darauf eine, die umgedreht wird, sobald alle gelegt haben.',
  commit: {
    locked: 'Was du gelegt hast, bleibt liegen.',
    revocable: 'Du darfst ändern, was du gelegt hast, bis alle gelegt haben.',
  },
  anyTop: 'Beide Karten darfst du frei aus deinem Blatt wählen.',
  ban: {
    wholeHand: (cards: readonly Selector[]): string =>
      `Die offene Karte darf ${noneOf(cards, 'nominative')} sein, es sei denn, du hast nichts anderes; die verdeckte darf jede sein.`,
    afterBottom: (cards: readonly Selector[]): string =>
      `Die offene Karte darf ${noneOf(cards, 'nominative')} sein, es sei denn, du hast außer der verdeckten nichts anderes; die verdeckte darf jede sein.`,
  },
  highest: (suits: readonly Suit[]): string =>
    `Die höchste offene Karte macht den Stich; bei gleichem Rang entscheidet die Farbe: ${suits.map(suit => SUIT_SYMBOLS[suit]).join(' vor ')}.`,
  identical: {
    eldest: 'Sind die höchsten Karten gleich, gewinnt die erste, vom Geber an reihum gezählt.',
    latest: 'Sind die höchsten Karten gleich, gewinnt die letzte, vom Geber an reihum gezählt.',
    cancel:
      'Gleiche Karten heben einander auf, und die höchste der übrigen gewinnt; bleibt keine, erbeutet der nächste Gewinner auch diese Karten.',
    carry: 'Sind die höchsten Karten gleich, gewinnt niemand, und der nächste Gewinner erbeutet auch diese Karten.',
  },
  spoils: {
    hidden: 'Der Gewinner erbeutet alle verdeckten Karten; die offenen werden beiseitegelegt und zählen für niemanden.',
    everything: 'Der Gewinner erbeutet alle Karten, verdeckte und offene.',
    shown: 'Der Gewinner erbeutet alle offenen Karten; die verdeckten zählen für niemanden.',
  },
  looks: 'Nur der Gewinner darf die verdeckten Karten ansehen, jetzt und später.',
  counts: {
    private: (cards: readonly Selector[]): string =>
      `Wie viele ${all(cards)} jeder erbeutet hat, bleibt bis zur Wertung geheim.`,
    public: (cards: readonly Selector[]): string => `Alle sehen, wie viele ${all(cards)} jeder erbeutet hat.`,
  },
  noRedeal: 'Nach jedem Stich wird der nächste Spieler zum neuen Geber; Karten werden nicht mehr gegeben.',
  redeal: (cards: number, packet: number, partial: keyof typeof PARTIAL): string =>
    `Nach jedem Stich wird der nächste Spieler zum neuen Geber und gibt jedem ${counted(cards, 'Karte')} vom Stapel, ${packet === 1 ? 'einzeln' : 'immer zwei zusammen'}, ${PARTIAL[partial]}.`,
  ends: {
    afterRedeal: 'Die Runde ist zu Ende, wenn jemand weniger als zwei Karten für den nächsten Stich hat.',
    beforeRedeal:
      'Die Runde ist zu Ende, wenn jemand nach einem Stich weniger als zwei Karten hat, auch wenn der Stapel nicht leer ist.',
  },
  uneven: 'Am Ende können die Blätter verschieden groß sein.',
  points: (cards: readonly Selector[], captured: number, inHand: number): string =>
    `${capital(each(cards, 'erbeutete'))} zählt ${worth(captured)}, und ${each(cards, 'auf der Hand verbliebene')} zählt ${worth(inHand)}.`,
};
