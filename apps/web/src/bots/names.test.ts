// The page offers what the bots are: the same levels and styles, every one of them a player, and dots that never go down.
import { playerNamed } from '@moonshot/bots/players/index';
import { LEVELS as HOUSE_LEVELS, STYLES as HOUSE_STYLES } from '@moonshot/bots/players/level';
import { expect, test } from 'vitest';
import { levelOf } from '../table/bodies.ts';
import { isPlayer } from '../worker/thinkers.ts';
import { LEVELS, mannerOf, STYLES } from './names.ts';

test('the page and the bots have the same levels and styles', () => {
  expect([LEVELS, STYLES]).toEqual([HOUSE_LEVELS, HOUSE_STYLES]);
});

test.each(LEVELS.flatMap(level => [level, ...STYLES.map(style => `${level}:${style}`)]))('%s can be seated', name => {
  expect([playerNamed(name)?.name, isPlayer(name)]).toEqual([name, true]);
  const manner = mannerOf(name);
  expect([manner?.level, manner?.style].filter(part => part !== undefined).join(':')).toBe(name);
});

test.each(['careful', 'random'])('%s of an older table plays on, and has no level', name => {
  expect([isPlayer(name), mannerOf(name)]).toEqual([true, undefined]);
});

test.each(['master:', 'master:x', 'grand', 'beginner:bold:bold', 'Master', ''])('"%s" is nobody', name => {
  expect([isPlayer(name), playerNamed(name)]).toEqual([false, undefined]);
});

test('dots go from one to three with the level', () => {
  expect(LEVELS.map(levelOf)).toEqual([1, 2, 2, 3, 3]);
  expect(levelOf('master:bold')).toBe(3);
});
