// French texts of the further games screen.
import type { GamesWords } from '../../en/features/further-games.ts';

export const furtherGames: GamesWords = {
  title: 'Autres jeux',
  lead: 'On joue aux cœurs de bien des façons depuis 1887. Choisis-en une : elle t’attend à l’accueil.',
  any: 'Tous',
  search: 'Chercher',
  players: 'Joueurs',
  anyNumber: 'Tous',
  none: 'Aucun jeu ne convient. Essaie d’autres mots, ou n’importe quel nombre de joueurs.',
  star: (name: string): string => `Ajouter ${name} aux favoris`,
  unstar: (name: string): string => `Retirer ${name} des favoris`,
  shelves: {
    recent: 'Derniers joués',
    favourites: 'Favoris',
    own: 'Tes règles',
    two: 'À deux',
    partners: 'En équipe',
    wild: 'Avec jokers',
    quick: 'Rapides',
    close: 'Presque comme d’habitude',
    cards: 'D’autres cartes comptent',
    twists: 'Avec une surprise',
    old: 'Jeux anciens',
    world: 'Autour du monde',
  },
  back: 'Retour à l’accueil',
};
