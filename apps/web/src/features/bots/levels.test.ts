// Levels and styles of bots: the names that can be chosen, the names that older tables may contain, and the
// dots of each level.

import { isPlayer as mayBeChosen, playerNamed } from '@moonshot/bots';
import { LEVELS, parseProfile, STYLED, STYLES } from '@moonshot/bots/levels';
import { expect, test } from 'vitest';
import { levelOf } from '../../ui/bot-level.ts';
import { isPlayer } from '../../worker/bots/players.ts';

test.each([...LEVELS, ...STYLED.flatMap(level => STYLES.map(style => `${level}:${style}`))])(
  '%s can be seated',
  name => {
    expect([playerNamed(name)?.name, isPlayer(name)]).toEqual([name, true]);
    const manner = parseProfile(name);
    expect([manner?.level, manner?.style].filter(part => part !== undefined).join(':')).toBe(name);
  },
);

test.each(['beginner:bold', 'casual:counting'])(
  '%s shows no style: it plays on at an older table, and is not chosen',
  name => {
    expect([playerNamed(name)?.name, isPlayer(name), mayBeChosen(name)]).toEqual([name.split(':')[0], false, false]);
  },
);

test.each(['careful', 'random'])('%s of an older table plays on, and has no level', name => {
  expect([isPlayer(name), parseProfile(name)]).toEqual([true, undefined]);
});

test.each(['master:', 'master:x', 'grand', 'beginner:bold:bold', 'Master', ''])('"%s" is nobody', name => {
  expect([isPlayer(name), playerNamed(name)]).toEqual([false, undefined]);
});

test('dots go from one to three with the level', () => {
  expect(LEVELS.map(levelOf)).toEqual([1, 2, 2, 3, 3]);
  expect(levelOf('master:bold')).toBe(3);
});
