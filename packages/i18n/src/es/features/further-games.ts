// Spanish texts of the further games screen.
import type { GamesWords } from '../../en/features/further-games.ts';

export const furtherGames: GamesWords = {
  title: 'Más juegos',
  lead: 'Los Corazones se juegan de muchas maneras desde 1887. Elija una: le espera en la primera pantalla, con sus propias reglas para leer.',
  any: 'Todos',
  doubtful: 'No todo está confirmado por una fuente.',
  back: 'Volver a la primera pantalla',
};
