// German texts about bots.
import type { BotWords } from '../../en/features/bots.ts';

export const bots: BotWords = {
  title: 'Über die Bots',
  note: 'Wie die Bots an deinem nächsten Tisch spielen.',
  all: 'Alle Bots',
  how: name => `Wie ${name} spielt`,
  levels: { beginner: 'Anfänger', casual: 'Gelegentlich', skilled: 'Geübt', expert: 'Könner', master: 'Meister' },
  styles: { cautious: 'vorsichtig', bold: 'kühn', 'moon-hungry': 'auf Durchmarsch aus', counting: 'rechnend' },
  withStyle: 'Mit einem Stil',
  older: { careful: 'Umsichtig', random: 'Aufs Geratewohl' },
};
