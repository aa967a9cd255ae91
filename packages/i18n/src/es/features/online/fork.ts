// Spanish texts about continuing from a point of a match.
import type { Catalog } from '@moonshot/rules/words';
import type { fork as en } from '../../../en/features/online/fork.ts';

export const fork: Catalog<typeof en> = {
  title: 'Seguir con amigos',
  from: (name, deal) => `${name}, desde un punto de la ronda ${deal}.`,
  ends: 'Jugáis esta ronda hasta el final. Los amigos vienen por un enlace y los bots ocupan los asientos que queden libres.',
  known:
    'Quien haya recorrido esta partida conoce sus cartas, quizá tú también: díselo a tus amigos. Aquí nada está sellado, y no cuenta para la valoración ni para las estadísticas.',
  seat: 'Tu asiento',
  other: 'Mejor abrir otra mesa',
  rule: deal =>
    `Cada partida empieza aquí en medio de la ronda ${deal} de otra que ya se jugó, y termina con esa ronda. Quien haya visto la otra conoce estas cartas: nada está sellado y nada puntúa.`,
};
