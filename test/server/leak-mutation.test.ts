// Mutation test of the leak scan: servers with one deliberate leak each must be detected. Plays a match for
// each leak.
import { createHash } from 'node:crypto';
import type { Event as GameEvent, View as GameView, Hearts, Viewer } from '@moonshot/rules';
import { CARDS, type Card } from '@moonshot/rules/cards';
import type { Event, State } from '@moonshot/table';
import { belowFrom } from '@moonshot/table/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { openServer } from '../../apps/server/testing/site.ts';
import type * as Views from '../../packages/table/src/core/view.ts';
import { freshSample } from '../seeds.ts';
import { newCanaries } from './canaries.ts';
import { fastServer, PATIENT } from './fast-server.ts';
import { disguisedIn, numbered } from './hands.ts';
import { parties } from './parties.ts';
import { cardsIn } from './scan.ts';
import { newSearch } from './search.ts';

type See = (views: typeof Views, hearts: Hearts, state: State, viewer: Viewer) => ReturnType<typeof Views.view>;
type Show = (views: typeof Views, hearts: Hearts, event: Event, viewer: Viewer) => ReturnType<typeof Views.show>;

interface Plant {
  readonly see?: See;
  readonly show?: Show;
}

const planted: { now: Plant } = { now: {} };
vi.mock('../../packages/table/src/core/view.ts', async original => {
  const views = await original<typeof Views>();
  return {
    view: (hearts: Hearts, state: State, viewer: Viewer) =>
      planted.now.see?.(views, hearts, state, viewer) ?? views.view(hearts, state, viewer),
    show: (hearts: Hearts, event: Event, viewer: Viewer) =>
      planted.now.show?.(views, hearts, event, viewer) ?? views.show(hearts, event, viewer),
    showAll: (hearts: Hearts, events: readonly Event[], viewer: Viewer) => {
      const { show } = planted.now;
      return show === undefined
        ? views.showAll(hearts, events, viewer)
        : events.map(event => show(views, hearts, event, viewer));
    },
  };
});
afterEach(() => {
  planted.now = {};
});

const plants: readonly [name: string, plant: Plant][] = [
  [
    'a watcher sees what seat 0 sees',
    {
      see: ({ view }, hearts, state, viewer) => ({ ...view(hearts, state, viewer === 'watcher' ? 0 : viewer), viewer }),
    },
  ],
  [
    'a hand in the order of another',
    {
      see: ({ view }, hearts, state, viewer) => {
        const seen = view(hearts, state, viewer);
        return viewer === 0 ? { ...seen, deal: { ...seen.deal, hand: state.game.hands[1] ?? [] } as GameView } : seen;
      },
    },
  ],
  [
    'events as they stand in the log',
    {
      show: ({ show }, hearts, event, viewer) =>
        event.type === 'game' ? { type: 'game', event: event.event } : show(hearts, event, viewer),
    },
  ],
  [
    'a secret of the server before the match is over',
    {
      see: ({ view }, hearts, state, viewer) => {
        const seen = view(hearts, state, viewer);
        const { online } = seen;
        return {
          ...seen,
          online: online && { ...online, seal: online.seal && { ...online.seal, server: state.secret } },
        };
      },
    },
  ],
  [
    'a seed as base 64',
    {
      see: ({ view }, hearts, state, viewer) => {
        const seen = view(hearts, state, viewer);
        return Object.assign({}, seen, { trace: Buffer.from(state.secret, 'hex').toString('base64') });
      },
    },
  ],
  [
    'a card in a sentence',
    {
      see: ({ view }, hearts, state, viewer) =>
        Object.assign({}, view(hearts, state, viewer), { why: `seat 1 holds ${state.game.hands[1]?.[0]}` }),
    },
  ],
  [
    'a hand as numbers',
    {
      see: ({ view }, hearts, state, viewer) =>
        Object.assign({}, view(hearts, state, viewer), { trace: state.game.hands[1]?.map(one => CARDS.indexOf(one)) }),
    },
  ],
  [
    'a hand as base 64',
    {
      see: ({ view }, hearts, state, viewer) => {
        const trace = Buffer.from(JSON.stringify(state.game.hands[1] ?? [])).toString('base64');
        return Object.assign({}, view(hearts, state, viewer), { trace });
      },
    },
  ],
  [
    'one copy too many',
    {
      show: ({ show }, hearts, event, viewer) => {
        const shown = show(hearts, event, viewer);
        return shown.type === 'game' && shown.event.type === 'dealt'
          ? { ...shown, event: doubled(shown.event) }
          : shown;
      },
    },
  ],
];

/** Repeats the first card of each hand. */
const doubled = (event: Extract<GameEvent, { type: 'dealt' }>): GameEvent =>
  ({
    ...event,
    hands: event.hands.map(hand => (typeof hand === 'number' ? hand : [...hand, ...hand.slice(0, 1)])),
  }) as GameEvent;

const MATCHES_MAX = 4;

test.each(freshSample('planted leaks', plants, 2))('%s is found', async (_, plant) => {
  const site = await openServer(PATIENT, fastServer(belowFrom(1)));
  const search = newSearch(site);
  planted.now = plant;
  for (let i = 0; i < MATCHES_MAX && search.leaks.length === 0; i++) await parties(site, search, 1, i);
  await site.close();
  expect(search.leaks).not.toEqual([]);
});

const secret = Buffer.alloc(32, 7).toString('base64url');
const bytes = Buffer.from(secret, 'base64url');

test.each([
  ['as it is', `{"session":"${secret}"}`, true],
  ['as base 64', `a=${bytes.toString('base64')};`, true],
  ['as hexadecimal digits', `<${bytes.toString('hex')}>`, true],
  ['as a list of bytes', JSON.stringify([1, 2, ...bytes]), true],
  ['as its hash', createHash('sha256').update(secret).digest('hex'), true],
  ['as the letters of it', Buffer.from(secret).toString('hex'), true],
  ['of somebody else', Buffer.alloc(32, 8).toString('base64url'), false],
])('a secret %s', (_, text, found) => {
  const canaries = newCanaries();
  canaries.add(secret, 'Ada');
  expect(canaries.foundIn(text, ['Bob'])).toEqual(found ? ['a secret of Ada'] : []);
  expect(canaries.foundIn(text, ['Bob', 'Ada'])).toEqual([]);
});

test.each([
  ['{"hand":["QS"]}', ['QS']],
  ['you hold Q♠ and 10♥', ['QS', 'TH']],
  ['{"table":"-QS-aaaaaaaaaaaaaaaaa"}', []],
  ['{"seat":2,"type":"HS"}', []],
])('the cards in %s', (text, cards) => {
  expect(cardsIn(text)).toEqual(cards);
});

const HAND: readonly Card[] = ['QS', '2C', 'TH', '9D', 'AS', '3H', '7C'];
const places = HAND.map(card => CARDS.indexOf(card));
const asBytes = (text: string | readonly number[]): string => Buffer.from(text as string).toString('base64url');

test.each([
  ['as places in the pack', JSON.stringify(places), ['a hand as numbers']],
  ['as sorted places', `{"h":[1,${places.toSorted((a, b) => a - b)}]}`, ['a hand as numbers']],
  ['counted by ranks', '[42,0,35,29,50,7,20]', ['a hand as numbers']],
  ['as bytes in base 64', `"${asBytes([0, ...places, 0, 0, 0, 0])}"`, ['a hand as base 64']],
  ['as a list in base 64', `"${asBytes(JSON.stringify(HAND))}"`, ['a hand as base 64']],
  ['without anything between', `"${asBytes(HAND.join(''))}"`, ['a hand as base 64']],
  ['that is none', '{"points":[0,1,2,3,4,5,6],"id":"AAECAwQFBgcICQoLDA0ODw"}', []],
])('a hand %s', (_, text, found) => {
  expect(disguisedIn(text, new Set(numbered(HAND)))).toEqual(found);
});
