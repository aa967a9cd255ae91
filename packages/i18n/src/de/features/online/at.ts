// German texts at a table on a server: the connection, pauses and votes, and the next deal.

import type { Catalog } from '@moonshot/rules/words';
import type { at as en } from '../../../en/features/online/at.ts';

const bitten = (name: string | null): string => (name === null ? 'Du bittest' : `${name} bittet`);
const danach = (n: number): string =>
  ['', ' und die danach gespielte Karte'][n] ?? ` und die ${n} danach gespielten Karten`;

export const at: Catalog<typeof en> = {
  compare: 'Sehen, wie es den anderen ging',
  lost: 'Verbindung verloren. Neue Verbindung …',
  elsewhere: 'Du spielst in einem anderen Fenster.',
  here: 'Hier spielen',
  banned: 'Dieser Server steht dir nicht offen.',
  old: 'Der Server spricht ein neueres Moonshot. Lade neu.',
  reload: 'Neu laden',
  awaited: 'nicht da, bald spielt ein Bot',
  botIn: (seconds: number): string => `Bot in ${seconds} s`,
  awaitedFor: (seconds: number): string => `nicht da, in ${seconds} s spielt ein Bot`,
  playsFor: (name: string, seconds: number): string => `In ${seconds} s spielt ein Bot für ${name}`,
  standIn: 'ein Bot spielt',
  soon: (name: string): string => `Du spielst ab der nächsten Runde mit, auf dem Platz von ${name}.`,
  onlyWatch: 'Nur zuschauen',
  sitNext: 'Zur nächsten Runde hinsetzen',
  standsIn: 'Ein Bot spielt für dich.',
  takeBack: 'Meinen Platz zurücknehmen',
  answered: {
    time: 'Deine Zeit ist um.',
    away: 'Während du weg warst, hat ein Bot für dich gespielt.',
    passed: (cards: string): string => `Für dich weitergegeben: ${cards}.`,
    played: (cards: string): string => `Für dich gespielt: ${cards}.`,
    other: 'Der Tisch hat für dich geantwortet.',
  },
  stays: 'Dein Platz bleibt deiner. Bald spielt ein Bot für dich, bis du zurück bist.',
  pausedBy: (name: string | null): string => `${name ?? 'Du'} ${name === null ? 'hast' : 'hat'} angehalten.`,
  paused: 'Der Tisch macht Pause.',
  goOn: 'Weiter',
  asks: {
    pause: (name: string | null): string => `${bitten(name)} um eine Pause.`,
    end: (name: string | null): string => `${bitten(name)} darum, die Partie zu beenden.`,
    undo: (name: string | null, card: string, later: number): string =>
      `${bitten(name)} darum, ${card}${danach(later)} zurückzunehmen.`,
    undoStep: (name: string | null): string =>
      `${bitten(name)} darum, den eigenen letzten Zug und alles danach zurückzunehmen.`,
  },
  agreed: (n: number, needed: number): string => `${n} von ${needed} nötigen Stimmen.`,
  withdraw: 'Zurückziehen',
  next: 'Die nächste Runde',
  looks: 'sieht den Stand an',
  areReady: (names: string, n: number): string => `${names} ${n === 1 ? 'ist' : 'sind'} bereit.`,
  nextIn: (seconds: number): string => `Nächste Runde in ${seconds} s`,
  hands: 'Die Blätter ansehen',
  agree: 'Einverstanden',
  not: 'Jetzt nicht',
  left: (seconds: number): string => `${seconds} s`,
  yourTime: (seconds: number): string => `Du hast ${seconds} s`,
  again: (name: string): string => `${name} möchte noch eine Partie.`,
};
