// German messages about imported files and texts: why they cannot be read, and which parts are left out.
import type { FileWords } from '../en/files.ts';

const UNCHANGED = 'deshalb wurde nichts geändert';

export const files: FileWords = {
  unreadable:
    'Diese Datei lässt sich nicht lesen: Sie ist beschädigt oder keine Datei von Moonshot. Nichts wurde geändert; wähle eine andere Kopie.',
  unreadableMatch: 'Dieser Link ist beschädigt oder abgeschnitten und enthält keine Partie. Kopiere ihn noch einmal.',
  unreadableProof:
    'Das ist kein vollständiger Nachweis, oder die Partie bricht ihre Regeln. Speichere ihn noch einmal vom Server.',
  foreign: `Diese Datei hat nicht Moonshot gespeichert, ${UNCHANGED}. Wähle eine, die es gespeichert hat.`,
  newerFile: `Diese Datei hat ein neueres Moonshot gespeichert, ${UNCHANGED}. Lade die Seite neu, um es zu bekommen, und versuche es noch einmal.`,
  damaged: (where: string): string =>
    `Diese Datei ist beschädigt (bei ${where}), ${UNCHANGED}. Wenn du eine andere Kopie hast, wähle diese.`,
  notImported: (reason: string): string =>
    `Die Datei ließ sich nicht übernehmen (${reason}), und nichts wurde geändert. Schaffe etwas Platz und versuche es noch einmal.`,
  tableInFile: (game: string, place: number): string => `${game} (Tisch ${place} der Datei)`,
  someTable: 'Ein Tisch',
  otherName: 'In der Datei heißt er anders als außen.',
  different: 'Er ist in diesem Browser anders verlaufen und bleibt hier, wie er ist.',
  unknownBase: (base: string): string => `Diese Regeln gehen von ${base} aus, das dieses Moonshot nicht kennt.`,
  untitled: (why: string): string =>
    `Diese Regeln hatten einen Namen, der nicht erlaubt ist. Deshalb heißen sie wie das Spiel, von dem sie ausgehen. ${why}`,
  otherBase: 'In diesem Browser tragen andere Regeln dieses Kennzeichen und bleiben, wie sie sind.',
  noRoom:
    'Dieser Browser bewahrt schon so viele Hausregeln auf, wie er kann. Lösche einige und stelle die Datei noch einmal wieder her.',
  notKept: (reason: string): string =>
    `Diese Regeln ließen sich nicht aufbewahren (${reason}). Schaffe etwas Platz und stelle die Datei noch einmal wieder her.`,
};
