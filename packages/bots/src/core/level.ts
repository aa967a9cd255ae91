// Levels and styles of players, and their names: `master`, or `master:bold`.

/** The levels, from the weakest to the strongest. */
export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * `cautious` and `bold` value points differently, `moon-hungry` shoots more often, `counting` plays for the
 * match.
 */
export const STYLES = ['cautious', 'bold', 'moon-hungry', 'counting'] as const;
export type Style = (typeof STYLES)[number];

/**
 * Whether a level searches in trick games. A style is a way of valuing search results, so levels without
 * search have no styles.
 */
const SEARCHES: Readonly<Record<Level, boolean>> = {
  beginner: false,
  casual: false,
  skilled: true,
  expert: true,
  master: true,
};

/** Levels that have styles. */
export const STYLED: readonly Level[] = LEVELS.filter(level => SEARCHES[level]);

export interface PlayerProfile {
  readonly level: Level;
  readonly style?: Style;
}

/**
 * Parses a name such as `master:bold`; undefined if the level or the style is unknown. A known style of a
 * level without styles is ignored, because old tables stored such names.
 */
export function parseProfile(name: string): PlayerProfile | undefined {
  const [first, second, ...more] = name.split(':');
  const level = LEVELS.find(one => one === first);
  if (level === undefined || more.length > 0) return undefined;
  if (second === undefined) return { level };
  const style = STYLES.find(one => one === second);
  if (style === undefined) return undefined;
  return STYLED.includes(level) ? { level, style } : { level };
}

export const nameOf = ({ level, style }: PlayerProfile): string => (style === undefined ? level : `${level}:${style}`);
