// French texts of the further games screen.
import type { GamesWords } from '../../en/features/further-games.ts';

export const furtherGames: GamesWords = {
  title: 'Autres jeux',
  lead: 'On joue aux Cœurs de bien des façons depuis 1887. Choisissez-en une : elle vous attend sur le premier écran, avec ses règles à lire.',
  any: 'Tous',
  doubtful: 'Tout n’y est pas confirmé par une source.',
  back: 'Retour au premier écran',
};
