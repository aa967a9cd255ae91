// Spanish texts about bots.
import type { BotWords } from '../../en/features/bots.ts';

export const bots: BotWords = {
  title: 'Bots',
  note: 'Cómo juegan los bots de tu próxima mesa.',
  all: 'Todos los bots',
  how: name => `Cómo juega ${name}`,
  levels: { beginner: 'Principiante', casual: 'Ocasional', skilled: 'Hábil', expert: 'Experto', master: 'Maestro' },
  styles: { cautious: 'cauteloso', bold: 'audaz', 'moon-hungry': 'con hambre de luna', counting: 'calculador' },
  about: {
    beginner: 'Pasa sus cartas más altas, solo recuerda la última baza y no ve venir ninguna luna.',
    casual: 'Recuerda cuatro bazas y no ve venir ninguna luna.',
    skilled: 'Recuerda todas las cartas, pero no intenta ni impide ninguna luna.',
    expert: 'Intenta e impide lunas, pero no saca conclusiones de las cartas que eligen los demás.',
    master: 'Saca conclusiones de las cartas que eligen los demás, pero empieza lunas que a menudo fallan.',
    cautious: 'Prefiere llevarse pocos puntos a repartir muchos, y casi nunca intenta la luna.',
    bold: 'Intenta lunas con poca esperanza y paga las que fallan.',
    'moon-hungry': 'Sacrifica puntos por cualquier posibilidad de luna.',
    counting: 'Sacrifica puntos en un reparto si eso ayuda a ganar la partida.',
  },
  aboutLaying: {
    beginner: 'Muestra casi siempre su carta más alta y solo oculta un corazón bajo un as.',
    casual: 'Olvida qué cartas se han visto y a menudo elige su segunda mejor pareja.',
    skilled: 'Recuerda todas las cartas, pero juega por costumbre y no mira adelante.',
    expert: 'Mira adelante, pero prueba muy pocos repartos para decidir cuando está reñido.',
    master: 'Prueba diez veces más repartos, y juega por costumbre si nada es claramente mejor.',
    cautious: 'Solo oculta corazones bajo cartas seguras.',
    bold: 'Oculta corazones pronto, incluso bajo cartas que se pueden superar.',
    'moon-hungry': 'Quiere ganar cada lance, aun sin corazones.',
    counting: 'Juega para la partida y no para el reparto.',
  },
  withStyle: 'Con un estilo',
  older: { careful: 'Prudente', random: 'Al azar' },
};
