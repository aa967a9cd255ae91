// The levels and styles of players, and the names they go by: `master`, or `master:bold`.

export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * `cautious` and `bold` about points, `moon-hungry` shoots where others would not, `counting` plays for the
 * match.
 */
export const STYLES = ['cautious', 'bold', 'moon-hungry', 'counting'] as const;
export type Style = (typeof STYLES)[number];

/**
 * The levels at which a style shows: those below do not look ahead, and a style is a way of looking at what
 * is seen there.
 */
export const STYLED: readonly Level[] = ['skilled', 'expert', 'master'];

export interface Manner {
  readonly level: Level;
  readonly style?: Style;
}

/**
 * The level and style that a name says; undefined where it says neither. A style that its level does not
 * show, as tables of before may have it, is passed over.
 */
export function mannerNamed(name: string): Manner | undefined {
  const [first, second, ...more] = name.split(':');
  const level = LEVELS.find(one => one === first);
  if (level === undefined || more.length > 0) return undefined;
  if (second === undefined) return { level };
  const style = STYLES.find(one => one === second);
  if (style === undefined) return undefined;
  return STYLED.includes(level) ? { level, style } : { level };
}

export const nameOf = ({ level, style }: Manner): string => (style === undefined ? level : `${level}:${style}`);
