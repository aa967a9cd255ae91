// German messages of the table worker: what failed, whether the match is safe, and what to do.
import type { WorkerWords } from '../en/worker.ts';
import { player } from './page/player.ts';

const SAFE = 'was gespielt wurde, ist in diesem Browser gespeichert';

const trouble: WorkerWords['trouble'] = {
  stopped: (reason: string): string =>
    `Der Tisch musste anhalten (${reason}); ${SAFE}. Öffne ihn wieder, um weiterzuspielen.`,
  noHouseRules: 'Das sind keine Hausregeln, also wurde nichts geändert.',
  noTable: 'Kein Tisch ist offen. Öffne zuerst einen.',
  gone: 'Dieser Tisch ist nicht in diesem Browser gespeichert und lässt sich nicht öffnen. Beginne einen neuen.',
  cannotOpen: (reason: string): string => `Der Tisch lässt sich nicht öffnen, und nichts wurde geändert: ${reason}.`,
  cannotResume: (reason: string): string =>
    `Dieser Tisch lässt sich nicht öffnen (${reason}). Er bleibt, wie er ist; beginne einen neuen.`,
  notYours: 'Dort kann niemand sitzen: Der Platz gehört einem Bot. Der Tisch bleibt, wie er ist.',
  noSuchGame: (game: string): string => `Es gibt kein Spiel namens ${game}`,
  noSuchPlayer: (name: string): string => `Es gibt keinen Bot namens ${name}`,
  nobody: 'Auf deinem Platz muss ein Mensch sitzen',
  noRules: (reason: string): string => `Diese Regeln lassen sich nicht lesen: ${reason}.`,
  oneTry: 'In der Tagesrunde hat jeder nur einen Versuch, deshalb wird dort nichts zurückgenommen.',
  notAsked: 'Kein Tipp: Du bist nicht dran.',
  blocked: (reason: string): string =>
    `Dieser Browser speichert nichts (${reason}). Du kannst weiterspielen, aber der Tisch ist verloren, wenn du die Seite schließt.`,
  blockedByNewer:
    'Dieser Browser speichert nichts (seine Tische gehören einem neueren Moonshot). Du kannst weiterspielen, aber der Tisch ist verloren, wenn du die Seite schließt.',
  full: 'Der Speicher dieses Browsers ist voll, deshalb ist der Tisch nicht gespeichert. Du kannst weiterspielen; schaffe etwas Platz, dann wird er mit deiner nächsten Karte gespeichert.',
  savedAgain: 'Der Tisch ist wieder gespeichert.',
  overtaken:
    'Ein anderer Tab hat an diesem Tisch weitergespielt, während dieser nicht speichern konnte; es gilt, was dort gespielt wurde.',
  notForgotten: (reason: string): string => `Der Tisch ließ sich nicht entfernen (${reason}). Er ist noch da.`,
  notCleared: (reason: string): string => `Die Statistik ließ sich nicht löschen (${reason}). Sie ist noch da.`,
  notExported: (reason: string): string =>
    `Nicht alles ließ sich lesen (${reason}), deshalb wurde keine Datei angelegt. Nichts ist verloren; lade die Seite neu und versuche es noch einmal.`,
  newer: 'Er wurde von einem neueren Moonshot gespeichert. Lade die Seite neu, um es zu bekommen.',
  unknownGame: (game: string): string => `An ihm wird ${game} gespielt, das dieses Moonshot nicht kennt.`,
  otherRules: (game: string, rules: number): string =>
    `An ihm wird ${game} nach Fassung ${rules} der Regeln gespielt, die dieses Moonshot nicht hat.`,
};

export const worker: WorkerWords = { trouble, player };
