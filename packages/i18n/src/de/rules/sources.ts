// German sentences about the sources of a game's rules: questions that no source answers, and rules left out
// here.
import type { RuleWords } from '@moonshot/rules/words';

export const sources: RuleWords['sources'] = {
  ours: 'Wir haben keinen Text zu den Regeln dieses Spiels gefunden: Sie sind unsere eigenen.',
  marks: { ours: 'unsere eigenen Regeln', some: 'teilweise unbelegt' },
  from: 'Quelle: ',
  unsettled: (open: readonly string[]): string =>
    open.length === 1 ? `Keine Quelle klärt, ${open.join('')}.` : `Keine Quelle klärt: ${open.join('; ')}.`,
  open: {
    bids: 'wie viel geboten werden darf und was geschieht, wenn niemand bietet',
    breaking: 'wodurch Herz gebrochen wird',
    cancelled: 'wer einen letzten Stich nimmt, in dem alle Karten sich aufheben',
    deals: 'wie viele Runden gespielt werden',
    end: 'bei welchem Stand die Partie endet',
    exactTotals: 'welche Stände zurückspringen',
    extraCards: 'wie oft ein Stich noch einmal herumgehen darf',
    firstTrick: 'welche Karten im ersten Stich gespielt werden dürfen',
    hands: 'wie viele Karten jeder bekommt',
    jokerPlay: 'was Joker in einem Stich bewirken',
    jokers: 'welche Joker im Spiel sind',
    leads: 'welche Karten ausgespielt werden dürfen',
    leftCards: 'was mit den übrigen Karten geschieht',
    lives: 'wer gewinnt, wenn mehrere noch Leben haben',
    moon: 'ob es einen Durchmarsch gibt und was er zählt',
    moonCards: 'welche Karten zu einem Durchmarsch gehören',
    opening: 'wer zuerst ausspielt und welche Karte',
    pack: 'welche Karten bei welcher Zahl von Spielern fehlen',
    pass: 'wie Karten weitergegeben werden',
    pool: 'wer am Ende bekommt, was im Topf liegt',
    settling: 'wie die Punkte einer Runde bezahlt werden',
    showing: 'in welcher Reihenfolge vor dem Spiel Karten aufgedeckt werden',
    threePlayers: 'wie man zu dritt spielt',
    turn: 'ob die Wende für alle zugleich kommt',
  },
  others: {
    announced: 'In den Quellen darf man ansagen, alles zu nehmen. Das fehlt hier.',
    chips: 'Die Quellen rechnen jede Runde für sich ab, mit Chips. Dass Punkte addiert werden, ist unsere Art.',
    contracts: 'Die Quellen nennen verschiedene Reihenfolgen der Teilspiele.',
    leftOut: 'Einige Regeln der Quellen fehlen hier.',
    sameName: 'Ein anderes Spiel dieses Namens hat andere Karten und andere Punkte.',
    teamTotals: 'Die Quellen sind sich nicht einig, ob die Stände von Partnern zusammengezählt werden.',
    values: 'Die Quellen sind sich nicht einig, was die Karten zählen, oder lassen es offen.',
  },
};
