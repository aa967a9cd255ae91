// Spanish texts about bots.
import type { BotWords } from './en.ts';

export const es: BotWords = {
  title: 'Bots',
  note: 'Cómo juegan los bots de tu próxima mesa.',
  all: 'Todos los bots',
  how: name => `Cómo juega ${name}`,
  levels: { beginner: 'Principiante', casual: 'Ocasional', skilled: 'Hábil', expert: 'Experto', master: 'Maestro' },
  styles: { cautious: 'cauteloso', bold: 'audaz', 'moon-hungry': 'con hambre de luna', counting: 'calculador' },
  withStyle: 'Con un estilo',
  older: { careful: 'Prudente', random: 'Al azar' },
};
