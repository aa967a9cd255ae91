// English texts about bots.
import type { Level, Style } from '@moonshot/bots/levels';

export const bots = {
  title: 'About the bots',
  note: 'How the bots of your next table play.',
  all: 'All bots',
  how: (name: string): string => `How ${name} plays`,
  levels: {
    beginner: 'Beginner',
    casual: 'Casual',
    skilled: 'Skilled',
    expert: 'Expert',
    master: 'Master',
  } satisfies Readonly<Record<Level, string>>,
  styles: {
    cautious: 'cautious',
    bold: 'bold',
    'moon-hungry': 'moon-hungry',
    counting: 'counting',
  } satisfies Readonly<Record<Style, string>>,
  withStyle: 'With a style',
  older: { careful: 'Careful', random: 'At random' } as Readonly<Record<string, string>>,
};

export type BotWords = typeof bots;
