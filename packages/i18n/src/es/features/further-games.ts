// Spanish texts of the further games screen.
import type { GamesWords } from '../../en/features/further-games.ts';

export const furtherGames: GamesWords = {
  title: 'Más juegos',
  lead: 'A Corazones se juega de muchas maneras desde 1887. Elige una y te espera en el inicio.',
  any: 'Todos',
  search: 'Buscar',
  players: 'Jugadores',
  anyNumber: 'Todos',
  none: 'Ningún juego encaja. Prueba otras palabras o cualquier número de jugadores.',
  star: (name: string): string => `Añadir ${name} a los favoritos`,
  unstar: (name: string): string => `Quitar ${name} de los favoritos`,
  shelves: {
    recent: 'Últimos jugados',
    favourites: 'Favoritos',
    own: 'Tus reglas',
    two: 'Para dos',
    partners: 'En pareja',
    wild: 'Con comodines',
    quick: 'Rápidos',
    close: 'Casi como siempre',
    cards: 'Cuentan otras cartas',
    twists: 'Con una sorpresa',
    old: 'Juegos antiguos',
    world: 'Por el mundo',
  },
  back: 'Volver al inicio',
};
