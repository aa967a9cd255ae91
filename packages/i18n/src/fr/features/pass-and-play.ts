// French texts of play on one device.
import type { TogetherWords } from '../../en/features/pass-and-play.ts';

export const together: TogetherWords = {
  title: 'Jouer sur un seul appareil',
  back: 'Retour',
  lead: 'De deux à sept personnes jouent sur cet appareil, et des robots prennent les autres places. Entre les tours, les mains sont cachées et l’appareil passe de main en main.',
  game: 'Jeu',
  players: 'Qui joue, dans l’ordre',
  player: (n: number): string => `Personne ${n}`,
  person: 'Personne',
  bot: 'Robot',
  kind: (n: number): string => `Place ${n} : une personne ou un robot ?`,
  add: 'Encore quelqu’un',
  remove: (name: string): string => `Retirer ${name}`,
  start: 'Commencer',
  device: (name: string): string => `Passe l’appareil à ${name}`,
  hold: 'Maintenir pour découvrir',
  press: 'Appuie encore une fois',
  note: 'Aucune main n’est visible avant.',
};
