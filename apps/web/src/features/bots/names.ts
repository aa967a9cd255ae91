// The bot names that the page offers: a level, or a level with a style.

export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type BotLevel = (typeof LEVELS)[number];

export const STYLES = ['cautious', 'bold', 'moon-hungry', 'counting'] as const;
export type BotStyle = (typeof STYLES)[number];

/** The levels that have styles. */
export const STYLED: readonly BotLevel[] = ['skilled', 'expert', 'master'];

export interface BotProfile {
  readonly level: BotLevel;
  readonly style: BotStyle | undefined;
}

/** Level and style in a name; `undefined` for a bot of an older table, which has no level. */
export function mannerOf(player: string): BotProfile | undefined {
  const [first, second] = player.split(':');
  const level = LEVELS.find(one => one === first);
  return level && { level, style: STYLES.find(one => one === second) };
}
