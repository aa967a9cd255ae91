// Spanish texts at a table on a server: the connection, pauses and votes, and the next deal.

import type { Catalog } from '@moonshot/rules/words';
import type { at as en } from '../../../en/features/online/at.ts';

const pedir = (name: string | null): string => (name === null ? 'Pides' : `${name} pide`);
const despues = (n: number): string => ['', ' y la carta jugada después'][n] ?? ` y las ${n} cartas jugadas después`;

export const at: Catalog<typeof en> = {
  compare: 'Ver cómo les fue a los demás',
  lost: 'Se perdió la conexión. Conectando de nuevo…',
  elsewhere: 'Juegas en otra ventana.',
  here: 'Jugar aquí',
  banned: 'Este servidor está cerrado para ti.',
  old: 'El servidor habla un Moonshot más nuevo. Recarga.',
  reload: 'Recargar',
  awaited: 'ausente, pronto jugará un bot',
  botIn: (seconds: number): string => `bot en ${seconds} s`,
  awaitedFor: (seconds: number): string => `ausente, un bot juega en ${seconds} s`,
  playsFor: (name: string, seconds: number): string => `Un bot juega por ${name} en ${seconds} s`,
  standIn: 'juega un bot',
  soon: (name: string): string => `Juegas a partir de la próxima ronda, en el asiento de ${name}.`,
  onlyWatch: 'Solo mirar',
  sitNext: 'Sentarme en la próxima ronda',
  standsIn: 'Un bot juega por ti.',
  takeBack: 'Recuperar mi asiento',
  answered: {
    time: 'Se acabó tu tiempo.',
    away: 'Un bot jugó por ti mientras no estabas.',
    passed: (cards: string, n: number): string => `${n === 1 ? 'Carta pasada' : 'Cartas pasadas'} por ti: ${cards}.`,
    played: (cards: string, n: number): string => `${n === 1 ? 'Carta jugada' : 'Cartas jugadas'} por ti: ${cards}.`,
    other: 'La mesa respondió por ti.',
  },
  stays: 'Tu asiento sigue siendo tuyo. Pronto un bot juega por ti hasta que vuelvas.',
  pausedBy: (name: string | null): string =>
    name === null ? 'Has puesto la mesa en pausa.' : `${name} ha puesto la mesa en pausa.`,
  paused: 'La mesa está en pausa.',
  goOn: 'Seguir',
  asks: {
    pause: (name: string | null): string => `${pedir(name)} una pausa.`,
    end: (name: string | null): string => `${pedir(name)} terminar la partida.`,
    undo: (name: string | null, card: string, later: number): string =>
      `${pedir(name)} retirar ${card}${despues(later)}.`,
    undoStep: (name: string | null): string =>
      `${pedir(name)} retirar ${name === null ? 'tu' : 'su'} última jugada y todo lo que siguió.`,
  },
  agreed: (n: number, needed: number): string => `${n} de ${needed} votos necesarios.`,
  withdraw: 'Retirar la petición',
  next: 'La próxima ronda',
  looks: 'mira el marcador',
  areReady: (names: string, n: number): string => `${names} ${n === 1 ? 'está listo' : 'están listos'}.`,
  nextIn: (seconds: number): string => `Próxima ronda en ${seconds} s`,
  hands: 'Ver las manos',
  agree: 'De acuerdo',
  not: 'Ahora no',
  left: (seconds: number): string => `${seconds} s`,
  yourTime: (seconds: number): string => `Te quedan ${seconds} s`,
  again: (name: string): string => `${name} quiere otra partida.`,
};
