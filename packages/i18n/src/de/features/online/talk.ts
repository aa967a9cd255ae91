// German texts of talking at a table: phrases, emotes and chat messages.

import type { Catalog } from '@moonshot/rules/words';
import type { talk as en } from '../../../en/features/online/talk.ts';

export const talk: Catalog<typeof en> = {
  title: 'Reden',
  open: (n: number): string => (n === 0 ? 'Reden' : `Reden, ${n} neu`),
  none: 'Es hat noch niemand etwas gesagt.',
  text: 'Sag etwas',
  say: 'Senden',
  phrases: {
    hello: 'Hallo',
    'well-played': 'Gut gespielt',
    thanks: 'Danke',
    sorry: 'Tut mir leid',
    'good-luck': 'Viel Glück',
    'one-moment': 'Einen Moment',
    'nice-pass': 'Gut weitergegeben',
    'good-game': 'Gutes Spiel',
  },
  emotes: {
    smile: 'lächelt',
    laugh: 'lacht',
    surprise: 'staunt',
    think: 'denkt nach',
    moon: 'zielt auf einen Durchmarsch',
    heart: 'schickt ein Herz',
  },
  said: (name: string, text: string): string => `${name}: ${text}`,
  shown: (name: string, emote: string): string => `${name} ${emote}.`,
  nudged: (name: string, whom: string): string => `${name} stupst ${whom} an.`,
  mute: (name: string): string => `${name} stummschalten`,
  unmute: (name: string): string => `${name} wieder hören`,
};
