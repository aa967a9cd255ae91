// The names of levels and styles, and the profiles that they resolve to.
import { expect, test } from 'vitest';
import { isPlayer, playerNamed } from '../players/index.ts';
import { LEVELS, STYLED, STYLES } from './level.ts';

const styled = (levels: readonly string[]): readonly string[] =>
  levels.flatMap(level => STYLES.map(style => `${level}:${style}`));

test.each([...LEVELS, ...styled(STYLED)])('%s goes by its name', name => {
  expect([playerNamed(name)?.name, isPlayer(name)]).toEqual([name, true]);
});

test.each(styled(['beginner', 'casual']))(
  '%s cannot be chosen, and plays as its level at a table that has it',
  name => {
    expect([playerNamed(name)?.name, isPlayer(name)]).toEqual([name.split(':')[0], false]);
  },
);

test.each(['', 'master:', ':bold', 'master:bold:bold', 'grandmaster', 'master:random', 'careful:bold'])(
  '“%s” is nobody',
  name => {
    expect([playerNamed(name), isPlayer(name)]).toEqual([undefined, false]);
  },
);
