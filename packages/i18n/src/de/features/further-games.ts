// German texts of the further games screen.
import type { GamesWords } from '../../en/features/further-games.ts';

export const furtherGames: GamesWords = {
  title: 'Weitere Spiele',
  lead: 'Hearts wird seit 1887 auf viele Arten gespielt. Wähle eine, und sie steht auf der ersten Seite bereit, mit ihren eigenen Regeln zum Nachlesen.',
  any: 'Alle',
  doubtful: 'Nicht alles davon belegt eine Quelle.',
  back: 'Zurück zur ersten Seite',
};
