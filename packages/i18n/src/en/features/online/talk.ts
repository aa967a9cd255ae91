// English texts of talking at a table: phrases, emotes and chat messages.

export const talk = {
  title: 'Talk',
  open: (n: number): string => (n === 0 ? 'Talk' : `Talk, ${n} new`),
  none: 'Nothing has been said yet.',
  text: 'Say something',
  say: 'Say',
  phrases: {
    hello: 'Hello',
    'well-played': 'Well played',
    thanks: 'Thanks',
    sorry: 'Sorry',
    'good-luck': 'Good luck',
    'one-moment': 'One moment',
    'nice-pass': 'Nice pass',
    'good-game': 'Good game',
  },
  emotes: {
    smile: 'smiles',
    laugh: 'laughs',
    surprise: 'is surprised',
    think: 'thinks',
    moon: 'aims for the moon',
    heart: 'sends a heart',
  },
  said: (name: string, text: string): string => `${name}: ${text}`,
  shown: (name: string, emote: string): string => `${name} ${emote}.`,
  nudged: (name: string, whom: string): string => `${name} nudges ${whom}.`,
  mute: (name: string): string => `Mute ${name}`,
  unmute: (name: string): string => `Hear ${name} again`,
};
