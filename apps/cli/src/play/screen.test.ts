// Tests play by keys on a fake screen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { needOf } from '../answer/need.ts';
import { seating } from './choose-table.ts';
import { playOnScreen } from './screen.ts';
import { type End, type PlaySession, sit } from './session.ts';
import type { TerminalListener } from './terminal.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'moonshot-screen-'));
  process.env.MOONSHOT_HOME = home;
});
afterEach(() => {
  delete process.env.MOONSHOT_HOME;
  rmSync(home, { recursive: true });
});

/** An opened screen: its last picture, and a function that presses keys. */
interface Opened {
  readonly session: PlaySession;
  readonly end: Promise<End>;
  picture(): string;
  key(...names: readonly string[]): Promise<void>;
  letter(text: string): Promise<void>;
  type(text: string): Promise<void>; // types letters, followed by Enter
}

async function opened(game: string, options: Parameters<typeof seating>[1]): Promise<Opened> {
  const sitting = patient(await sit(await seating(game, { ...options, speed: 'instant' })));
  let drawn: readonly string[] = [];
  let listener: TerminalListener | undefined;
  const end = playOnScreen(sitting, [], one => {
    listener = one;
    return { draw: lines => (drawn = lines), close: () => {} };
  });
  const press = async (name: string, text: string): Promise<void> => {
    if (name === 'gone') listener?.gone();
    else listener?.pressed({ name, text, ctrl: false });
    await calm(sitting);
  };
  await calm(sitting);
  return {
    session: sitting,
    end,
    picture: () => drawn.join('\n'),
    key: async (...names) => {
      for (const name of names) await press(name, '');
    },
    letter: text => press(text, text),
    type: async text => {
      for (const letter of text) await press(letter, letter);
      await press('return', '');
    },
  };
}

/** A session that can also tell whether a command is still being written. */
interface Patient extends PlaySession {
  writing(): boolean;
}

function patient(session: PlaySession): Patient {
  let wishes = 0;
  const wish: PlaySession['wish'] = async wanted => {
    wishes += 1;
    return session.wish(wanted).finally(() => {
      wishes -= 1;
    });
  };
  return { ...session, wish, writing: () => wishes > 0 };
}

/** Waits until all commands are written and the bots are done. */
async function calm(sitting: Patient): Promise<void> {
  do await new Promise(resolve => setTimeout(resolve, 2));
  while (sitting.writing() || (needOf(sitting.view()).type === 'wait' && sitting.stopped() === undefined));
  await new Promise(resolve => setTimeout(resolve, 1));
}

/** The keys that enter a legal answer. */
function keysFor({ view }: PlaySession): readonly string[] {
  const need = needOf(view());
  if (need.type !== 'answer') return ['return'];
  switch (need.ask.type) {
    case 'pass':
      return [...Array(need.ask.to.length * (need.ask.to[0]?.count ?? 0))]
        .flatMap(() => ['space', 'right'])
        .concat('return');
    case 'bury':
      return [...Array(need.ask.count)].flatMap(() => ['space', 'right']).concat('return');
    case 'lay':
      return ['return', 'right', 'return', 'return'];
    case 'claim':
      return ['down', 'return'];
    default:
      return ['return'];
  }
}

const matches: readonly [game: string, options: Parameters<typeof seating>[1]][] = [
  ['ricketts', { length: { deals: 2 }, set: { 'pass.cycle': ['scatter', 'left'], 'moon.needs': ['2H'] } }],
  ['at-play', { seats: 5, length: { deals: 1 } }],
  ['wild-twist', { seats: 7, length: { deals: 1 } }],
  ['wild-twist', { seats: 3, length: { deals: 1 }, set: { 'wild.play': 'anyTime' } }],
  ['classic', { seats: 6, length: { deals: 1 }, set: { 'kitty.to': 'hand' } }],
  ['capture', { seats: 6, length: { deals: 1 } }],
];

test.each(matches)('%s %j: a whole match by keys alone', async (game, options) => {
  const { session, end, key, picture } = await opened(game, { ...options, seed: 'keys' });
  for (let i = 0; i < 200 && needOf(session.view()).type !== 'over'; i++) await key(...keysFor(session));
  expect(picture()).toMatch(/(win|wins) the match\./);
  await key('return');
  expect(await end).toBe('over');
  await session.leave();
});

test('a wild asks for its call, backspace goes back, and either call can be chosen', async () => {
  const { session, key, picture } = await opened('wild-twist', {
    seats: 3,
    seed: 'w',
    set: { 'wild.play': 'anyTime' },
  });
  const wild = session.view().deal.hand.find(card => card.startsWith('W'));
  for (let i = 0; i < 30 && !picture().includes(`[W`); i++) await key(...keysFor(session));
  expect(wild).toMatch(/^W[CDSH]$/);
  const places = picture().match(/\[\S+\]/g) ?? [];
  for (let i = 0; i < places.findIndex(place => place.startsWith('[W')); i++) await key('right');
  await key('return');
  expect(picture()).toContain('Your wild is');
  await key('backspace');
  expect(picture()).toContain('Play a card');
  await key('return', 'down', 'return');
  expect(picture()).toMatch(/You play W. lowest/);
  await session.leave();
});

test('letters are commands, pages lie over the table until a key is pressed', async () => {
  const { session, key, letter, picture } = await opened('ricketts', { seed: 'l', set: { 'pass.cycle': [] } });
  const pages = [
    ['r', 'Ricketts House Hearts, 4 players'],
    ['s', 'The lowest total wins; on a tie, further deals are played'],
    ['?', 'undo: take your last move'],
    ['l', 'No trick has been taken in this deal.'],
  ] as const;
  for (const [name, says] of pages) {
    await letter(name);
    expect(picture()).toContain(says);
    await key('escape');
    expect(picture()).toContain('Play a card');
  }
  await letter('r');
  const top = picture();
  await key('down', 'up', 'pagedown', 'pageup');
  expect(picture()).toBe(top);
  await key('space');
  expect(picture()).not.toBe(top);
  await key('up', 'return');
  await letter('h');
  expect(picture()).toMatch(/Hint: play /);
  await session.leave();
});

test('what is typed is answered: nonsense, refusals, a card, undo, and leaving', async () => {
  const { session, end, key, letter, type, picture } = await opened('at-play', { seats: 3, seed: 't' });
  expect(picture()).toContain('q Enter quit');
  await type('zz');
  expect(picture()).toContain('"zz" is no card.');
  const { ask, deal } = session.view();
  const legal = ask?.type === 'play' ? ask.plays.map(play => play.card) : [];
  const banned = deal.hand.find(card => !legal.includes(card));
  expect(deal.hand.length).toBeGreaterThan(legal.length); // some card of the hand is refused
  await type(`${banned}`);
  expect(picture()).toMatch(/You must follow|The first card must be/);
  await letter('u');
  expect(picture()).toContain('There is nothing of yours to take back in this deal.');
  await key('return');
  expect(picture()).toMatch(/You play /);
  await letter('u');
  expect(picture()).toContain('Your last move is taken back.');
  await letter('x');
  await key('backspace');
  expect(picture()).not.toContain(' › x');
  await letter('q');
  expect(picture()).toContain('Enter leaves the table; it is kept.');
  await key('return');
  expect(await end).toBe('left');
  const drawn = picture();
  await key('right');
  expect(picture()).toBe(drawn); // nothing is drawn after the terminal was restored
  await session.leave();
});

test('a terminal that is gone ends the sitting and loses nothing', async () => {
  const { session, end, key } = await opened('capture', { seats: 3, seed: 'g' });
  await key(...keysFor(session));
  const { version } = session.view();
  await key('gone');
  expect(await end).toBe('left');
  await session.leave();
  const again = await sit(await seating('capture', {}));
  expect(again.resumed).toBe(true);
  expect(again.view().version).toBeGreaterThanOrEqual(version);
  await again.leave();
});
