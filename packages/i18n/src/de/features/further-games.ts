// German texts of the further games screen.
import type { GamesWords } from '../../en/features/further-games.ts';

export const furtherGames: GamesWords = {
  title: 'Weitere Spiele',
  lead: 'Hearts wird seit 1887 auf viele Arten gespielt. Wähle eine, und sie steht auf der Startseite bereit.',
  any: 'Alle',
  search: 'Suchen',
  players: 'Spieler',
  anyNumber: 'Beliebig',
  none: 'Kein Spiel passt. Versuche andere Wörter oder eine beliebige Spielerzahl.',
  star: (name: string): string => `${name} zu den Favoriten hinzufügen`,
  unstar: (name: string): string => `${name} aus den Favoriten entfernen`,
  shelves: {
    recent: 'Zuletzt gespielt',
    favourites: 'Favoriten',
    own: 'Eigene Regeln',
    two: 'Zu zweit',
    partners: 'Mit Partner',
    wild: 'Mit Jokern',
    quick: 'Schnell gespielt',
    close: 'Nah am Gewohnten',
    cards: 'Andere Karten zählen',
    twists: 'Mit einem Kniff',
    old: 'Alte Spiele',
    world: 'Aus aller Welt',
  },
  back: 'Zurück zur Startseite',
};
