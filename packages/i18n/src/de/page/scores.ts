// German texts of the score sheet and the end of a match.
import type { AllWords } from '../../en/page.ts';
import { and, does, has, hearts, PASSES, PASSES_NEXT, theCard, YOU } from './grammar.ts';

export const scores: AllWords['scores'] = {
  review: 'Was wäre besser gewesen?',
  endOfDeal: (deal: number): string => `Ende der Runde ${deal}`,
  endOfMatch: 'Ende der Partie',
  player: 'Jemand',
  agreed: 'Alle waren einverstanden: Die Partie ist zu Ende.',
  chart: 'Stand nach jeder Runde',
  caption: 'Punkte und Stände, Runde für Runde',
  soFar: 'Punktestand',
  none: 'Noch ist keine Runde zu Ende.',
  wraps: (name: string, from: string, to: string): string =>
    `${does(name, 'landest', 'landet')} auf ${from} und ${name === YOU ? 'springst' : 'springt'} auf ${to}.`,
  moon: (name: string): string => `${has(name)} den Durchmarsch geschafft.`,
  dearest: (name: string, card: string): string => `${has(name)} ${theCard(card, 'whom')} genommen.`,
  capturedBy: (name: string, n: number): string => `${has(name)} ${hearts(n)} erbeutet.`,
  wins: (name: string, total: string): string => `${does(name, 'gewinnst', 'gewinnt')} mit ${total}.`,
  share: (names: readonly string[], total: string): string =>
    names.includes(YOU)
      ? `${and([YOU, ...names.filter(name => name !== YOU)])} teilt euch den Sieg mit ${total}.`
      : `${and(names)} teilen sich den Sieg mit ${total}.`,
  tiebreak: 'Gleichstand an der Spitze: Eine weitere Runde entscheidet.',
  deal: 'Nr.',
  pass: 'Tausch',
  step: (step: string): string => PASSES[step] ?? step,
  moonMark: 'Marsch',
  thisDeal: 'Diese Runde',
  sums: (n: number): string => `Wie Runde ${n} gezählt wurde`,
  most: (name: string, n: number): string => `${name}, ${n}`,
  pool: 'Topf',
  mostHearts: 'Meiste Herzen',
  captured: 'Erobert',
  inHand: 'Herzen noch auf der Hand',
  nobody: 'niemand',
  next: 'Nächste Runde',
  nextPass: (step: string): string => `Nächste Runde: ${PASSES_NEXT[step] ?? step}.`,
  again: 'Noch einmal, gleicher Tisch',
  leave: 'Verlassen',
  aims: {
    closestToZero: 'Am nächsten bei 0 gewinnt',
    lowest: 'Der niedrigste Stand gewinnt',
    highest: 'Der höchste Stand gewinnt',
  },
  titleOf: (game: string, length: string): string => `${game}, ${length}`,
  copy: 'Als Text kopieren',
  picture: 'Bild teilen',
  close: 'Zurück an den Tisch',
  wrapped: (from: string, deal: number): string => `Sprung bei ${from} in Runde ${deal}`,
  moons: (n: number, deal: number): string => (n === 1 ? `Ein Durchmarsch, Runde ${deal}` : `${n} Durchmärsche`),
  worst: (n: string, deal: number): string => `Teuerste Runde: ${n}, Runde ${deal}`,
  bestDeal: (n: string, deal: number): string => `Beste Runde: ${n}, Runde ${deal}`,
  daily: {
    same: 'Mit denselben Karten',
    comparing: 'Bots spielen deine Karten …',
    first: 'Noch hat es niemand sonst beendet.',
    tomorrow: 'Morgen kommt das nächste Spiel.',
    bots: { beginner: 'Bot, Anfänger', casual: 'Bot, Gelegenheitsspieler', skilled: 'Bot, geübt' },
    line: (name: string, points: string): string => `${name}: ${points}`,
  },
};
