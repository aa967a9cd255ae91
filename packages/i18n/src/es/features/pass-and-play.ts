// Spanish texts of play on one device.
import type { TogetherWords } from '../../en/features/pass-and-play.ts';

export const together: TogetherWords = {
  title: 'Jugar en un solo dispositivo',
  back: 'Volver',
  lead: 'De dos a siete personas juegan en este dispositivo y los bots ocupan los demás puestos. Entre turnos las manos están tapadas y el dispositivo pasa de mano en mano.',
  game: 'Juego',
  players: 'Quién juega, por orden',
  player: (n: number): string => `Persona ${n}`,
  person: 'Persona',
  bot: 'Bot',
  kind: (n: number): string => `Puesto ${n}: ¿una persona o un bot?`,
  add: 'Añadir a alguien',
  remove: (name: string): string => `Quitar a ${name}`,
  start: 'Empezar',
  device: (name: string): string => `Pasa el dispositivo a ${name}`,
  hold: 'Mantén pulsado para destapar',
  press: 'Pulsa otra vez',
  note: 'Hasta entonces no se ve ninguna mano.',
};
