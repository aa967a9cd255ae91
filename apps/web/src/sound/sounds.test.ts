// Which sound plays for which event, when, and what stays silent.

import type { TableView } from '@moonshot/protocol';
import type { Event, Overrides } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { variantOf } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { answers, asked, freshOf, staged, viewOf } from '../../testing/stage.ts';
import type { Happened } from '../model/message.ts';
import { DEFAULT_SETTINGS } from '../model/settings.ts';
import { holdMs, ms } from '../model/times.ts';
import { playerOn, type SoundDeps } from './player.ts';
import { cuesOf, type Sound } from './sounds.ts';
import { VOICES } from './voices.ts';

/** Events at a table where another seat is asked. */
function shown(
  events: readonly Event[],
  last: readonly Card[] = [],
  game = 'ricketts',
  overrides: Overrides = {},
): Happened {
  const stage = staged(game, 4, 'stage', overrides);
  const { rules } = freshOf(stage) as Extract<ReturnType<typeof freshOf>, { type: 'snapshot' }>;
  const view = { ...viewOf(stage), ask: null };
  const plays = last.map((card, seat) => ({ seat, card }));
  const tricks = last.length === 0 ? [] : [{ leader: 0, plays, winner: 0, kitty: [] }];
  const deal = view.deal.kind === 'tricks' ? { ...view.deal, tricks } : view.deal;
  const now = { ...view, deal };
  return { type: 'happened', events: events.map(event => ({ type: 'game', event })), before: now, view: now, rules };
}

const played = (card: Card, broke = false): Event => ({ type: 'played', seat: 1, card, broke });
const taken = (points: number): Event => ({ type: 'taken', seat: 1, points, kitty: [], into: 'pile' });
const LOW: readonly Card[] = ['2C', '3C', '4C', '5C'];
const RED: readonly Card[] = ['2H', '3C', '4C', '5C'];
const HEAVY: readonly Card[] = ['2C', 'QS', '4C', '5C'];

const table: readonly [name: string, events: readonly Event[], last: readonly Card[], sounds: readonly Sound[]][] = [
  ['a card that is played', [played('2C')], [], ['play']],
  ['a card that breaks hearts', [played('2H', true)], [], ['play', 'broken']],
  ['a trick without points', [taken(0)], LOW, ['trick']],
  ['a trick with a heart', [taken(1)], RED, ['trick', 'points']],
  ['a trick with the card that costs most', [taken(13)], HEAVY, ['trick', 'queen']],
  ['the last card of a trick', [played('5C'), taken(0)], LOW, ['play', 'trick']],
  ['what the viewer passes', [{ type: 'passed', seat: 0, gifts: [] }], [], ['pass']],
  ['what others pass', [{ type: 'passed', seat: 2, gifts: 3 }], [], []],
  ['the exchange', [{ type: 'exchanged', passes: [] }], [], ['pass']],
  ['the moon', [{ type: 'shot', seat: 2 }], [], ['moon']],
];

test.each(table)('%s', (_, events, last, sounds) => {
  expect(cuesOf(shown(events, last), 'normal').map(cue => cue.sound)).toEqual(sounds);
});

test.each([
  ['classic', {}],
  ['black-lady', variantOf('countdown')?.overrides ?? {}],
] as const)('a score of %s that counts downwards hears its points and its queen', (game, overrides) => {
  const sounds = (cards: readonly Card[], points: number): readonly Sound[] =>
    cuesOf(shown([taken(points)], cards, game, overrides), 'normal').map(cue => cue.sound);
  expect([sounds(RED, -1), sounds(HEAVY, -13), sounds(LOW, 0)]).toEqual([
    ['trick', 'points'],
    ['trick', 'queen'],
    ['trick'],
  ]);
});

test('a trick sounds while it slides to its winner, and at an instant pace at once', () => {
  const at = (pace: 'normal' | 'instant'): number | undefined => cuesOf(shown([taken(0)], LOW), pace)[0]?.after;
  expect(at('normal')).toBeGreaterThan(holdMs(0, 'normal'));
  expect(at('normal')).toBeLessThan(holdMs(0, 'normal') + ms('collect', 'normal'));
  expect(at('instant')).toBe(0);
});

test('a deal ticks for as long as cards are on their way, and never faster than can be told apart', () => {
  const happened = shown([{ type: 'dealt', deal: 1, dealer: 0, step: 'left', hands: [], kitty: 0 }]);
  const ticks = cuesOf(happened, 'normal').map(cue => cue.after);
  expect(ticks.length).toBeGreaterThan(15);
  expect(ticks.at(-1)).toBeLessThan(1200);
  for (const [i, tick] of ticks.slice(1).entries()) expect(tick - (ticks[i] ?? 0)).toBeGreaterThanOrEqual(50);
  expect(cuesOf(happened, 'instant')).toHaveLength(1);
});

test('what is taken back is silent', () => {
  const happened = shown([played('2C'), taken(13)], HEAVY);
  expect(cuesOf({ ...happened, events: [...happened.events, { type: 'undone' }] }, 'normal')).toEqual([]);
});

test('the viewer’s turn is a sound when the question comes, and not again while it stands', () => {
  const stage = staged('ricketts', 4);
  expect(asked(stage)).toContain(0);
  const view = viewOf(stage);
  const happened = { ...shown([]), view };
  expect(cuesOf(happened, 'normal').map(cue => cue.sound)).toEqual(['turn']);
  expect(cuesOf({ ...happened, before: view }, 'normal')).toEqual([]);
});

test('a pair that is laid is no question any more, and the next round is one', () => {
  const stage = staged('capture', 3);
  const open = viewOf(stage);
  answers(stage, 0);
  const laid = viewOf(stage);
  const sounds = (before: TableView, view: TableView): readonly Sound[] =>
    cuesOf({ ...shown([]), before, view }, 'normal').map(cue => cue.sound);
  expect([sounds(open, laid), sounds(laid, { ...open, number: laid.number })]).toEqual([[], ['turn']]);
});

/** A player with a fake clock. It records which sounds are played, and how loud they are. */
function listening(settings: Partial<typeof DEFAULT_SETTINGS> = {}, calls = (): boolean => false) {
  const heard: (readonly [Sound, number])[] = [];
  const timers = new Set<{ at: number; then: () => void }>();
  let time = 0;
  let shaken = 0;
  const stage: SoundDeps = {
    settings: () => ({ ...DEFAULT_SETTINGS, ...settings }),
    now: () => time,
    later: (wait, then) => {
      const timer = { at: time + wait, then };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    play: (sound, volume) => heard.push([sound, volume]),
    shake: () => {
      shaken += 1;
    },
    calls,
  };
  const player = playerOn(stage);
  const pass = (by: number): void => {
    time += by;
    for (const timer of [...timers].filter(({ at }) => at <= time).sort((a, b) => a.at - b.at)) {
      timers.delete(timer);
      timer.then();
    }
  };
  return { player, heard, pass, shaken: () => shaken };
}

test('what is loud is what was set', () => {
  const { player, heard, pass } = listening({ volume: '50', cardVolume: '50', signalVolume: '100' });
  player.hear(shown([played('2H', true)]));
  pass(1000);
  expect(heard).toEqual([
    ['play', 0.25],
    ['broken', 0.5],
  ]);
});

test('no sound plays while sound is off', () => {
  const { player, heard, pass } = listening({ sound: 'off' });
  player.hear(shown([played('2C')]));
  pass(1000);
  expect(heard).toEqual([]);
});

test('at an instant pace sounds do not pile up', () => {
  const { player, heard, pass } = listening({ pace: 'instant' });
  for (let i = 0; i < 20; i++) {
    player.hear(shown([played('2C')]));
    pass(10);
  }
  expect(heard).toHaveLength(4);
});

test('a touch brings what is still to come at once, but for the rest of a deal', () => {
  const { player, heard, pass } = listening();
  player.hear(shown([{ type: 'dealt', deal: 1, dealer: 0, step: 'left', hands: [], kitty: 0 }, taken(0)], LOW));
  pass(60);
  pass(60);
  player.hurry();
  expect(heard.map(([sound]) => sound)).toEqual(['deal', 'deal', 'deal', 'trick']);
  pass(5000);
  expect(heard).toHaveLength(4);
});

test('the turn sounds after five idle seconds, and vibrates if the setting is on', () => {
  const turn = { ...shown([]), view: viewOf(staged('ricketts', 4)) };
  const { player, heard, pass, shaken } = listening({ vibration: 'on' });
  pass(4900);
  player.hear(turn);
  expect(heard).toEqual([]);
  pass(200);
  player.hear(turn);
  expect(heard.map(([sound]) => sound)).toEqual(['turn']);
  player.hurry();
  player.hear(turn);
  expect(heard).toHaveLength(1);
  expect(shaken()).toBe(3);
});

test('a phone that cannot be felt hears every turn', () => {
  const turn = { ...shown([]), view: viewOf(staged('ricketts', 4)) };
  const { player, heard, pass } = listening({}, () => true);
  for (let i = 0; i < 2; i++) {
    pass(1000);
    player.hurry();
    player.hear(turn);
  }
  expect(heard.map(([sound]) => sound)).toEqual(['turn', 'turn']);
});

test.each(Object.entries(VOICES))('every part of %s ends with it, and together they do not clip', (_, voice) => {
  for (const part of voice.parts) {
    expect(part.at + part.ms).toBeLessThanOrEqual(voice.ms);
    expect(part.attack).toBeLessThan(part.ms);
  }
  expect(voice.parts.reduce((sum, part) => sum + part.peak, 0)).toBeLessThan(1);
});
