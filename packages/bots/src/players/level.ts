// The levels and styles of players, and the names they go by: `master`, or `master:bold`.

export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** `cautious` and `bold` about points, `moon-hungry` shoots where others would not, `counting` plays for the match. */
export const STYLES = ['cautious', 'bold', 'moon-hungry', 'counting'] as const;
export type Style = (typeof STYLES)[number];

export interface Manner {
  readonly level: Level;
  readonly style?: Style;
}

/** The level and style that a name says; undefined where it says neither. */
export function mannerNamed(name: string): Manner | undefined {
  const [first, second, ...more] = name.split(':');
  const level = LEVELS.find(one => one === first);
  if (level === undefined || more.length > 0) return undefined;
  if (second === undefined) return { level };
  const style = STYLES.find(one => one === second);
  return style === undefined ? undefined : { level, style };
}

export const nameOf = ({ level, style }: Manner): string => (style === undefined ? level : `${level}:${style}`);
