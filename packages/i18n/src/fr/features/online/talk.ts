// French texts of talking at a table: phrases, emotes and chat messages.

import type { Catalog } from '@moonshot/rules/words';
import type { talk as en } from '../../../en/features/online/talk.ts';

export const talk: Catalog<typeof en> = {
  title: 'Parler',
  open: (n: number): string => (n === 0 ? 'Parler' : `Parler, ${n} ${n < 2 ? 'nouveau message' : 'nouveaux messages'}`),
  none: 'Rien n’a encore été dit.',
  text: 'Dis quelque chose',
  say: 'Envoyer',
  phrases: {
    hello: 'Bonjour',
    'well-played': 'Bien joué',
    thanks: 'Merci',
    sorry: 'Désolé',
    'good-luck': 'Bonne chance',
    'one-moment': 'Un instant',
    'nice-pass': 'Belle passe',
    'good-game': 'Belle partie',
  },
  emotes: {
    smile: 'sourit',
    laugh: 'rit',
    surprise: 's’étonne',
    think: 'réfléchit',
    moon: 'vise la lune',
    heart: 'envoie un cœur',
  },
  said: (name: string, text: string): string => `${name} : ${text}`,
  shown: (name: string, emote: string): string => `${name} ${emote}.`,
  nudged: (name: string, whom: string): string => `${name} fait signe à ${whom}.`,
  mute: (name: string): string => `Ne plus entendre ${name}`,
  unmute: (name: string): string => `Entendre ${name} à nouveau`,
};
