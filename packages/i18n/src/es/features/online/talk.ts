// Spanish texts of talking at a table: phrases, emotes and chat messages.

import type { Catalog } from '@moonshot/rules/words';
import type { talk as en } from '../../../en/features/online/talk.ts';

export const talk: Catalog<typeof en> = {
  title: 'Hablar',
  open: (n: number): string => (n === 0 ? 'Hablar' : `Hablar, ${n} sin leer`),
  none: 'Todavía nadie ha dicho nada.',
  text: 'Di algo',
  say: 'Enviar',
  phrases: {
    hello: 'Hola',
    'well-played': 'Bien jugado',
    thanks: 'Gracias',
    sorry: 'Lo siento',
    'good-luck': 'Suerte',
    'one-moment': 'Un momento',
    'nice-pass': 'Buen pase',
    'good-game': 'Buena partida',
  },
  emotes: {
    smile: 'sonríe',
    laugh: 'se ríe',
    surprise: 'se sorprende',
    think: 'piensa',
    moon: 'apunta a la luna',
    heart: 'manda un corazón',
  },
  said: (name: string, text: string): string => `${name}: ${text}`,
  shown: (name: string, emote: string): string => `${name} ${emote}.`,
  nudged: (name: string, whom: string): string => `${name} avisa a ${whom}.`,
  mute: (name: string): string => `Silenciar a ${name}`,
  unmute: (name: string): string => `Volver a oír a ${name}`,
};
