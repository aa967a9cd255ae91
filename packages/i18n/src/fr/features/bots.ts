// French texts about bots.
import type { BotWords } from '../../en/features/bots.ts';

export const bots: BotWords = {
  title: 'Robots',
  note: 'Comment jouent les robots de ta prochaine table.',
  all: 'Tous les robots',
  how: name => `Comment joue ${name}`,
  levels: { beginner: 'Débutant', casual: 'Occasionnel', skilled: 'Confirmé', expert: 'Expert', master: 'Maître' },
  styles: { cautious: 'méfiant', bold: 'audacieux', 'moon-hungry': 'avide de lune', counting: 'calculateur' },
  about: {
    beginner: 'Passe ses plus hautes cartes, ne retient que le dernier pli et ne voit venir aucune lune.',
    casual: 'Retient quatre plis et ne voit venir aucune lune.',
    skilled: 'Retient toutes les cartes, mais ne tente et n’empêche aucune lune.',
    expert: 'Tente et empêche des lunes, mais ne tire aucune conclusion des cartes que les autres choisissent.',
    master: 'Tire des conclusions des cartes que les autres choisissent, mais commence des lunes qui échouent souvent.',
    cautious: 'Préfère prendre peu de points que d’en donner beaucoup, et ne tente presque jamais la lune.',
    bold: 'Tente des lunes avec peu d’espoir, et paie celles qui échouent.',
    'moon-hungry': 'Sacrifie des points pour la moindre chance de lune.',
    counting: 'Sacrifie des points dans une donne si cela aide à gagner la partie.',
  },
  aboutLaying: {
    beginner: 'Montre presque toujours sa plus haute carte et ne cache un cœur que sous un as.',
    casual: 'Oublie quelles cartes ont été vues et prend souvent sa deuxième meilleure paire.',
    skilled: 'Retient toutes les cartes, mais pose par habitude, sans prévoir.',
    expert: 'Prévoit, mais essaie trop peu de donnes pour trancher quand c’est serré.',
    master: 'Essaie dix fois plus de donnes, et pose par habitude quand rien n’est nettement meilleur.',
    cautious: 'Ne cache des cœurs que sous des cartes sûres.',
    bold: 'Cache tôt des cœurs, même sous des cartes qui peuvent être battues.',
    'moon-hungry': 'Veut gagner chaque tour, même sans cœurs.',
    counting: 'Joue pour la partie plutôt que pour la donne.',
  },
  withStyle: 'Avec un style',
  older: { careful: 'Prudent', random: 'Au hasard' },
};
