// Spanish texts of ratings and leaderboards.
import type { RatingsWords } from '../../en/features/ratings.ts';

const matches = (n: number): string => (n === 1 ? '1 partida' : `${n} partidas`);

export const ratings: RatingsWords = {
  title: 'Valoraciones',
  back: 'Volver',
  loading: 'Se pregunta al servidor…',
  lead: 'Una valoración estima la fuerza de alguien y dice lo incierta que es: el valor real está dentro del ± en 19 de cada 20 casos. Todos empiezan en 1500\u00A0±\u00A01000.',
  counts:
    'Puntúa una partida en una mesa a la que puede venir cualquiera, si el anfitrión lo elige y al menos dos personas la juegan hasta el final. Quien deja su asiento del todo queda en último lugar.',
  yours: 'Tus valoraciones',
  of: name => `Valoraciones de ${name}`,
  gone: 'Alguien',
  none: 'Aún no has jugado ninguna partida que puntúe. Abre una mesa para todos y elige «Puntúa», o ve a una que lo diga.',
  noneOf: 'Ninguna partida que puntúe hasta ahora.',
  matches,
  story: (n, change) => (n === 1 ? `${change} en la primera partida` : `${change} en las últimas ${n} partidas`),
  plot: 'La valoración tras cada partida, con su incertidumbre',
  asTable: 'Como tabla',
  match: 'Partida',
  date: 'Fecha',
  rating: 'Valoración',
  change: 'Cambio',
  board: 'Los más fuertes',
  boardNote: n =>
    `Aquí está quien ha jugado al menos ${matches(n)} con estas reglas, por orden de lo que es seguro: la valoración menos su ±.`,
  rules: 'Reglas',
  rulesOf: (title, players) => `${title} (${players})`,
  changes: 'Qué cambia',
  changesNone: 'Con el número habitual de jugadores ninguna regla se lee de otro modo.',
  changesUnknown: 'Ya no se sabe qué cambia en estas reglas.',
  nobody: 'Nadie ha jugado aún bastantes partidas que puntúen con estas reglas.',
  nobodyAtAll: 'Nadie ha jugado aún una partida que puntúe en este servidor.',
  place: 'Puesto',
  name: 'Nombre',
  you: 'Tú',
  played: 'Partidas',
  surely: 'Al menos',
};
