// Spanish messages about imported files and texts: why they cannot be read, and which parts are left out.
import type { FileWords } from '../en/files.ts';

export const files: FileWords = {
  unreadable: 'Este archivo no se puede leer: está dañado o no es de Moonshot. Nada ha cambiado; elige otra copia.',
  unreadableMatch: 'Este enlace está dañado o cortado y no contiene ninguna partida. Cópialo de nuevo.',
  unreadableProof: 'La prueba no está completa, o la partida incumple sus reglas. Guárdala de nuevo desde el servidor.',
  foreign: 'Este archivo no lo guardó Moonshot, así que nada ha cambiado. Elige uno que sí guardara.',
  newerFile:
    'Este archivo lo guardó un Moonshot más nuevo, así que nada ha cambiado. Recarga la página para tenerlo y prueba otra vez.',
  damaged: (where: string): string =>
    `Este archivo está dañado (en ${where}), así que nada ha cambiado. Si tienes otra copia, elígela.`,
  notImported: (reason: string): string =>
    `No se ha podido cargar el archivo (${reason}), y nada ha cambiado. Libera espacio y prueba otra vez.`,
  tableInFile: (game: string, place: number): string => `${game} (mesa ${place} del archivo)`,
  someTable: 'Una mesa',
  otherName: 'Dentro del archivo su nombre es distinto que fuera.',
  different: 'En este navegador siguió de otra manera, y aquí se queda como está.',
  unknownBase: (base: string): string => `Estas reglas parten de ${base}, un juego que este Moonshot no conoce.`,
  untitled: (why: string): string =>
    `Estas reglas traían un nombre que no está permitido. Por eso llevan el del juego del que parten. ${why}`,
  otherBase: 'En este navegador otras reglas llevan esa marca, y aquí se quedan como están.',
  noRoom: 'Este navegador ya guarda todas las reglas de la casa que puede. Borra algunas y carga el archivo otra vez.',
  notKept: (reason: string): string =>
    `No se han podido guardar estas reglas (${reason}). Libera espacio y carga el archivo otra vez.`,
};
