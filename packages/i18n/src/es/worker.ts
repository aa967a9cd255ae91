// Spanish messages of the table worker: what failed, whether the match is safe, and what to do.
import type { WorkerWords } from '../en/worker.ts';
import { player } from './page/player.ts';

const SAFE = 'lo jugado está guardado en este navegador';

const trouble: WorkerWords['trouble'] = {
  stopped: (reason: string): string => `La mesa ha tenido que parar (${reason}); ${SAFE}. Ábrela otra vez para seguir.`,
  noHouseRules: 'Estas no son reglas de la casa, así que no se ha cambiado nada.',
  noTable: 'No hay ninguna mesa abierta. Abre una primero.',
  gone: 'Esta mesa no está guardada en este navegador, así que no se puede abrir. Empieza una nueva.',
  cannotOpen: (reason: string): string => `La mesa no se puede abrir, y nada ha cambiado: ${reason}.`,
  cannotResume: (reason: string): string =>
    `Esta mesa no se puede abrir (${reason}). Se guarda tal como está; empieza una nueva.`,
  notYours: 'Nadie puede sentarse ahí: el asiento es de un bot. La mesa se guarda tal como está.',
  noSuchGame: (game: string): string => `no hay ningún juego llamado ${game}`,
  noSuchPlayer: (name: string): string => `no hay ningún bot llamado ${name}`,
  nobody: 'tu asiento tiene que ser de una persona',
  noRules: (reason: string): string => `Estas reglas no se pueden leer: ${reason}.`,
  oneTry: 'En la ronda del día cada cual tiene un solo intento, así que no se deshace nada.',
  notAsked: 'No hay pista: no es tu turno.',
  blocked: (reason: string): string =>
    `Este navegador no guarda nada (${reason}). Puedes seguir jugando, pero la mesa se pierde al cerrar la página.`,
  blockedByNewer:
    'Este navegador no guarda nada (sus mesas son de un Moonshot más nuevo). Puedes seguir jugando, pero la mesa se pierde al cerrar la página.',
  full: 'El espacio de este navegador está lleno, así que la mesa no se guarda. Puedes seguir jugando; libera espacio y se guardará con tu próxima carta.',
  savedAgain: 'La mesa vuelve a guardarse.',
  overtaken: 'Otra pestaña siguió con esta mesa mientras esta no podía guardar; lo que vale es lo de la otra.',
  notForgotten: (reason: string): string => `No se ha podido quitar la mesa (${reason}). Sigue ahí.`,
  notCleared: (reason: string): string => `No se han podido borrar las estadísticas (${reason}). Siguen ahí.`,
  notExported: (reason: string): string =>
    `No se ha podido leer todo (${reason}), así que no se ha creado ningún archivo. No se ha perdido nada; recarga la página y prueba otra vez.`,
  newer: 'La guardó un Moonshot más nuevo. Recarga la página para tenerlo.',
  unknownGame: (game: string): string => `Juega a ${game}, un juego que este Moonshot no conoce.`,
  otherRules: (game: string, rules: number): string =>
    `Juega a ${game} con la versión ${rules} de sus reglas, que este Moonshot no tiene.`,
};

export const worker: WorkerWords = { trouble, player };
