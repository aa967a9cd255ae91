// Spanish texts about bots.
import type { BotWords } from '../../en/features/bots.ts';

export const bots: BotWords = {
  title: 'Sobre los bots',
  note: 'Cómo juegan los bots de tu próxima mesa.',
  all: 'Todos los bots',
  how: name => `Cómo juega ${name}`,
  levels: { beginner: 'Principiante', casual: 'Ocasional', skilled: 'Hábil', expert: 'Experto', master: 'Maestro' },
  styles: { cautious: 'cauteloso', bold: 'audaz', 'moon-hungry': 'con hambre de luna', counting: 'calculador' },
  withStyle: 'Con un estilo',
  older: { careful: 'Prudente', random: 'Al azar' },
};
