// The sentences that the worker says by itself, in German: what could not be done, what is safe, what to do, and hints.
import { de as table } from '@moonshot/table/words/de';
import type { WorkerWords } from './en.ts';

const SAFE = 'was gespielt wurde, ist in diesem Browser gespeichert';
const UNCHANGED = 'deshalb wurde nichts geändert';

const trouble: WorkerWords['trouble'] = {
  stopped: (reason: string): string =>
    `Der Tisch musste anhalten (${reason}); ${SAFE}. Öffne ihn wieder, um weiterzuspielen.`,
  unread: (reason: string): string => `Der Tisch hat die Seite nicht verstanden, und nichts wurde geändert: ${reason}.`,
  noTable: 'Hier ist kein Tisch, an dem das ginge. Öffne zuerst einen.',
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
  notAsked: 'Einen Tipp gibt es nicht: Der Tisch fragt dich gerade nichts.',
  blocked: (reason: string): string =>
    `Dieser Browser speichert nichts (${reason}). Du kannst weiterspielen, aber der Tisch ist verloren, wenn du die Seite schließt.`,
  blockedByNewer:
    'Dieser Browser speichert nichts (seine Tische gehören einem neueren Moonshot). Du kannst weiterspielen, aber der Tisch ist verloren, wenn du die Seite schließt.',
  full: 'Der Speicher dieses Browsers ist voll, deshalb ist der Tisch nicht gesichert. Du kannst weiterspielen; schaffe etwas Platz, dann wird er mit deiner nächsten Karte gespeichert.',
  savedAgain: 'Der Tisch ist wieder gespeichert.',
  overtaken:
    'Ein anderer Tab hat an diesem Tisch weitergespielt, während dieser nicht speichern konnte; es gilt, was dort gespielt wurde.',
  notForgotten: (reason: string): string => `Der Tisch ließ sich nicht entfernen (${reason}). Er ist noch da.`,
  notCleared: (reason: string): string => `Die Statistik ließ sich nicht löschen (${reason}). Sie ist noch da.`,
  notExported: (reason: string): string =>
    `Nicht alles ließ sich lesen (${reason}), deshalb wurde keine Datei angelegt. Nichts ist verloren; lade die Seite neu und versuche es noch einmal.`,
  unreadable:
    'Diese Datei lässt sich nicht lesen: Sie ist beschädigt oder keine Datei von Moonshot. Nichts wurde geändert; wähle eine andere Kopie.',
  unreadableMatch: 'Dieser Link ist beschädigt oder abgeschnitten und enthält keine Partie. Kopiere ihn noch einmal.',
  unreadableProof:
    'Das ist kein ganzer Nachweis einer Partie, oder die Regeln haben die Partie nicht so. Sichere ihn noch einmal vom Server.',
  foreign: `Diese Datei hat nicht Moonshot gespeichert, ${UNCHANGED}. Wähle eine, die es gespeichert hat.`,
  newerFile: `Diese Datei hat ein neueres Moonshot gespeichert, ${UNCHANGED}. Lade die Seite neu, um es zu bekommen, und versuche es noch einmal.`,
  damaged: (where: string): string =>
    `Diese Datei ist beschädigt (bei ${where}), ${UNCHANGED}. Wenn du eine andere Kopie hast, wähle diese.`,
  notImported: (reason: string): string =>
    `Die Datei ließ sich nicht übernehmen (${reason}), und nichts wurde geändert. Schaffe etwas Platz und versuche es noch einmal.`,
  tableInFile: (game: string, place: number): string => `${game} (Tisch ${place} der Datei)`,
  someTable: 'Ein Tisch',
  otherName: 'Er trägt innen einen anderen Namen als außen.',
  different: 'Er ist in diesem Browser anders verlaufen und bleibt hier, wie er ist.',
  newer: 'Er wurde von einem neueren Moonshot gespeichert. Lade die Seite neu, um es zu bekommen.',
  unknownGame: (game: string): string => `An ihm wird ${game} gespielt, das dieses Moonshot nicht kennt.`,
  otherRules: (game: string, rules: number): string =>
    `An ihm wird ${game} nach Fassung ${rules} der Regeln gespielt, die dieses Moonshot nicht hat.`,
  unknownBase: (base: string): string => `Diese Regeln gehen von ${base} aus, das dieses Moonshot nicht kennt.`,
  otherBase: 'In diesem Browser tragen andere Regeln dieses Kennzeichen und bleiben, wie sie sind.',
  noRoom:
    'Dieser Browser bewahrt schon so viele Hausregeln auf, wie er kann. Vergiss einige und übernimm die Datei noch einmal.',
  notKept: (reason: string): string =>
    `Diese Regeln ließen sich nicht aufbewahren (${reason}). Schaffe etwas Platz und übernimm die Datei noch einmal.`,
};

export const de: WorkerWords = { trouble, ...table };
