// English texts about bots.
import type { Level, Style } from '@moonshot/bots/levels';

export const bots = {
  title: 'Bots',
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
  /** What each level and style does, with its faults, in trick games. */
  about: {
    beginner: 'Passes its highest cards, remembers only the last trick, and never sees a moon coming.',
    casual: 'Remembers four tricks, and never sees a moon coming.',
    skilled: 'Remembers every card, but neither tries nor stops a moon.',
    expert: 'Shoots moons and stops them, but draws no conclusions from the cards that others choose.',
    master: 'Draws conclusions from the cards that others choose, but begins moons that often fail.',
    cautious: 'Rather takes few points than gives many, and hardly ever shoots.',
    bold: 'Tries moons with little hope, and pays for those that fail.',
    'moon-hungry': 'Gives up points for any chance of a moon.',
    counting: 'Gives up points in a deal if that helps to win the match.',
  } satisfies Readonly<Record<Level | Style, string>>,
  /** The same where players lay a hidden and a face-up card. */
  aboutLaying: {
    beginner: 'Shows its highest card nearly every time, and hides a heart only under an ace.',
    casual: 'Forgets which cards were shown, and often takes its second best pair.',
    skilled: 'Remembers every card, but lays by habit and does not look ahead.',
    expert: 'Looks ahead, but tries too few deals to tell close choices apart.',
    master: 'Tries ten times as many deals, and lays by habit where nothing is clearly better.',
    cautious: 'Hides hearts only under safe cards.',
    bold: 'Hides hearts early, even under cards that can be beaten.',
    'moon-hungry': 'Wants to win every round, even without hearts.',
    counting: 'Plays for the match rather than for the deal.',
  } satisfies Readonly<Record<Level | Style, string>>,
  withStyle: 'With a style',
  older: { careful: 'Careful', random: 'At random' } as Readonly<Record<string, string>>,
};

export type BotWords = typeof bots;
