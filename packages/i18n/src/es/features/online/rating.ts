// Spanish texts about ratings at a table.
import type { Catalog } from '@moonshot/rules/words';
import type { rating as en } from '../../../en/features/online/rating.ts';

export const rating: Catalog<typeof en> = {
  title: 'Valoraciones',
  rated: 'Valoración',
  ratedOf: { no: 'Por gusto', yes: 'Puntúa' },
  note: 'Una partida cuenta si se juega hasta el final y al menos dos personas la empezaron. Quien deja su asiento del todo queda en último lugar. El reloj cuenta en segundos, no en días.',
  onlyOpen: 'Solo puntúan las mesas a las que puede venir cualquiera.',
  rule: 'Puntúa: una partida jugada hasta el final cambia la valoración de quienes la empezaron. Quien deja su asiento del todo queda en último lugar.',
  counted:
    'Una vez empezada la partida, nada cambia en la mesa. No hay pistas y nada se deshace; solo acaba antes, o se pausa, si todos están de acuerdo.',
  programs: 'Programas propios',
  programsOf: { yes: 'De todos', no: 'Solo del anfitrión' },
  programsNote:
    'Para quien escribe programas: un programa puede jugar en la mesa y lleva el nombre de su dueño. Si no conoces ninguno, déjalo así. En partidas puntuadas y de liga, los jugadores de la mesa no traen ninguno; los demás, uno como mucho.',
  programsRule: 'Se pueden traer programas; cada uno se muestra con el nombre de quien lo trajo.',
  broughtBy: name => `un programa de ${name}`,
  mark: 'puntúa',
  newcomer: 'aún sin valoración',
  result: 'Valoraciones tras esta partida',
  waiting: 'Se calculan las valoraciones…',
  none: 'Esta partida no cambió ninguna valoración: no se jugó hasta el final, la empezaron menos de dos personas, o en alguna ronda no contó el secreto de ningún jugador.',
  whyLast: {
    left: name =>
      name === undefined
        ? 'Dejaste tu asiento y por eso quedas en último lugar.'
        : `${name} dejó su asiento y por eso queda en último lugar.`,
    silent: name =>
      name === undefined
        ? 'No diste ningún secreto para una ronda. Cuenta como irse, por eso quedas en último lugar.'
        : `${name} no dio ningún secreto para una ronda. Cuenta como irse, por eso queda en último lugar.`,
  },
  known: value => `Valoración ${value}`,
  leagues: 'Ligas',
  leagueRule: 'Esta mesa juega para una liga: la partida cuenta para sus miembros y las reglas quedan como están.',
  seeLeague: 'Ver la liga',
};
