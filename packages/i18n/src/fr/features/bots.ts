// French texts about bots.
import type { BotWords } from '../../en/features/bots.ts';

export const bots: BotWords = {
  title: 'À propos des robots',
  note: 'Comment jouent les robots de ta prochaine table.',
  all: 'Tous les robots',
  how: name => `Comment joue ${name}`,
  levels: { beginner: 'Débutant', casual: 'Occasionnel', skilled: 'Confirmé', expert: 'Expert', master: 'Maître' },
  styles: { cautious: 'méfiant', bold: 'audacieux', 'moon-hungry': 'avide de lune', counting: 'calculateur' },
  withStyle: 'Avec un style',
  older: { careful: 'Prudent', random: 'Au hasard' },
};
