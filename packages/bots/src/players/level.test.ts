// The names of levels and styles, and what they resolve to.
import { expect, test } from 'vitest';
import { playerNamed } from './index.ts';
import { LEVELS, STYLES } from './level.ts';

const names: readonly string[] = LEVELS.flatMap(level => [level, ...STYLES.map(style => `${level}:${style}`)]);

test.each(names)('%s goes by its name', name => {
  expect(playerNamed(name)?.name).toBe(name);
});

test.each(['', 'master:', ':bold', 'master:bold:bold', 'grandmaster', 'master:random', 'careful:bold'])(
  '“%s” is nobody',
  name => {
    expect(playerNamed(name)).toBeUndefined();
  },
);
