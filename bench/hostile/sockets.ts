// The worst valid message of each type that a client can send. The code does not compile if a type has no
// case.

import type { ClientToServer, ServerToClient } from '@moonshot/protocol/server';
import { type Client, dueOf, knock, newTicket } from '../../apps/server/testing/client.ts';
import { LARGEST, manyChanges, PUBLIC, unknownChanges, WATCHED } from './inputs.ts';
import type { Place } from './place.ts';
import {
  begun,
  type Crowded,
  cameTo,
  changed,
  comeTo,
  crowdedTable,
  filledTable,
  finishedTable,
  lastSeal,
  lateTable,
  playedUntil,
} from './tables.ts';

/** A message to be measured, and the socket that sends it. */
export interface Scene {
  readonly client: Client;
  readonly message: ClientToServer;
  readonly leave: () => unknown; // called after the message has been measured
}

export interface Say {
  // The type of the reply that ends the measurement; null if no reply follows.
  readonly answer: ServerToClient['type'] | null;
  readonly refused?: string; // the reason for which the message is refused; absent if it is accepted
  /** Brings a table into the state in which the message causes the most work. Called again for each try. */
  readonly scene: (place: Place) => Promise<Scene>;
}

const FRAME_LETTERS = 3900;

type Order = Extract<ClientToServer, { type: 'changeRules' }>['order'];

/** A table order with unknown fields, as long as a frame allows. */
function unknownOrder(): Order {
  const some = Object.entries(unknownChanges());
  const overrides: Record<string, unknown> = {};
  for (const [path, value] of some)
    if (JSON.stringify({ ...overrides, [path]: value }).length < FRAME_LETTERS) overrides[path] = value;
  return { ...LARGEST, overrides };
}

const KNOWN: Order = { ...LARGEST, game: 'ricketts', seats: 4, overrides: manyChanges() };

const closing = (client: Client, message: ClientToServer): Scene => ({ client, message, leave: () => client.close() });
const staying = (client: Client, message: ClientToServer): Scene => ({ client, message, leave: () => undefined });

/** A scene at the largest table with a match in progress. */
const playing =
  (message: (place: Place) => ClientToServer | Promise<ClientToServer>): Say['scene'] =>
  async place => ({ ...staying(place.host, await message(place)), leave: () => comeTo(place.host, place.table) });

/** A scene before a match, in which other messages have been sent first. */
const gathering =
  (message: ClientToServer, ...before: readonly ClientToServer[]): Say['scene'] =>
  async ({ ada, gathering: door }) => {
    const client = await cameTo(ada, door);
    for (const one of before) await changed(client, one);
    return closing(client, message);
  };

/** A scene at the largest table, with a person in each seat and with spectators. */
const crowded =
  (scene: (crowd: Crowded) => Scene | Promise<Scene>): Say['scene'] =>
  async ({ full }) =>
    scene(await crowdedTable(full));

const said = (message: ClientToServer): Say => ({
  answer: 'talk',
  scene: crowded(({ last }) => staying(last, message)),
});

/**
 * The message of a client that reconnects after it has missed this many events. The server sends these
 * events or the whole view.
 */
const back = ({ table, host }: Place, events: number): ClientToServer => {
  const { version = 0 } = host.view ?? {};
  const known = { match: `${table.table}-1`, version: Math.max(0, version - events) };
  return { type: 'join', ...table, known };
};

/** The host's next action, once the host is asked for a card. */
async function lay({ host }: Pick<Place, 'host'>): Promise<ClientToServer> {
  const view = await playedUntil(host, now => dueOf(now)?.type === 'act');
  return dueOf(view) as ClientToServer;
}

/**
 * A scene in the last deal of a long match, after a card of the person and the bots' answers. An undo there
 * has to read the whole log.
 */
const takingBack =
  (message: (number: number) => ClientToServer): Say['scene'] =>
  async ({ late: { client } }) => {
    const number = (client.view?.number ?? 0) + 1;
    client.say(await lay({ host: client }));
    const { view } = await client.until(now => now.view && now.view.number >= number && dueOf(now.view) && now);
    return staying(client, message((view?.number ?? 0) + 1));
  };

/**
 * Rules under which only one card costs points. Once it has been played, early in the deal, `finish` makes
 * the table play all other cards at once.
 */
const SETTLED = { overrides: { points: [{ cards: ['2C'], value: 1 }], 'moon.needs': ['2C'] }, length: { deals: 1000 } };

async function finishing({ ada }: Place): Promise<Scene> {
  const { client } = await begun(await filledTable(ada, SETTLED, PUBLIC, 4));
  const { mayFinish, number } = await playedUntil(client, view => view.mayFinish !== null);
  return closing(client, { type: 'finish', number: number + 1, why: mayFinish ?? 'rest' });
}

async function nextDeal({ host }: Place): Promise<ClientToServer> {
  const view = await playedUntil(host, now => dueOf(now)?.type === 'ready');
  return dueOf(view) as ClientToServer;
}

/**
 * A scene in which the last person sends a part of the deal's seal, either the commitment or the secret.
 * When the last secret arrives, the cards are dealt.
 */
const sealing = (type: 'commitSeal' | 'openSeal'): Say['scene'] =>
  crowded(async crowd => {
    const { last } = crowd;
    last.say({ type: 'setReady', yes: true });
    if (type === 'openSeal') last.say(await lastSeal(crowd, 'commitSeal'));
    return staying(last, await lastSeal(crowd, type));
  });

const CLOCK = { cardSeconds: 5, passSeconds: 5, reserveSeconds: 0 };

/**
 * A scene in which a bot has taken the seat of a person whose time has run out. The person then takes the
 * seat back.
 */
async function comingBack({ ada }: Place): Promise<Scene> {
  const { client } = await begun(await filledTable(ada, LARGEST, { ...WATCHED, clock: CLOCK }, LARGEST.seats));
  await client.until(({ view }) => view?.online?.standIns.length);
  return closing(client, { type: 'takeSeatBack' });
}

export const MESSAGES: Readonly<Record<ClientToServer['type'], readonly Say[]>> = {
  hello: [
    {
      answer: 'welcome',
      scene: async ({ ada }) => {
        const ticket = await newTicket(ada);
        return closing(await knock(ada), {
          ...{ type: 'hello', versions: { oldest: 1, newest: 2 }, language: 'de', ticket },
        });
      },
    },
  ],
  join: [0, 100, 490, 1_000_000].map(events => ({ answer: 'table', scene: playing(place => back(place, events)) })),
  leave: [{ answer: null, scene: playing(() => ({ type: 'leave' })) }],
  sit: [{ answer: 'table', scene: gathering({ type: 'sit', seat: 13 }, { type: 'sit', seat: 1 }) }],
  stand: [{ answer: 'table', scene: gathering({ type: 'stand' }, { type: 'sit', seat: 0 }) }],
  setReady: [{ answer: 'snapshot', scene: crowded(({ last }) => staying(last, { type: 'setReady', yes: true })) }],
  addBot: [
    {
      answer: 'table',
      scene: gathering({ type: 'addBot', seat: 12, player: 'master' }, { type: 'emptySeat', seat: 12 }),
    },
  ],
  emptySeat: [
    {
      answer: 'table',
      scene: gathering({ type: 'emptySeat', seat: 12 }, { type: 'addBot', seat: 12, player: 'master' }),
    },
  ],
  changeSettings: [PUBLIC, WATCHED].map(settings => ({
    answer: 'table',
    scene: gathering({ type: 'changeSettings', settings }),
  })),
  changeRules: [
    { answer: 'table', scene: gathering({ type: 'changeRules', order: KNOWN }) },
    {
      answer: 'error',
      refused: 'there are no such fields',
      scene: gathering({ type: 'changeRules', order: unknownOrder() }),
    },
    { answer: 'table', scene: gathering({ type: 'changeRules', order: LARGEST }) },
  ],
  start: [
    {
      answer: 'snapshot',
      scene: async ({ ada }) =>
        closing((await filledTable(ada, LARGEST, PUBLIC, LARGEST.seats)).client, { type: 'start' }),
    },
    {
      answer: 'snapshot',
      scene: async place => closing((await lateTable(place.ada, place.texts.long)).client, { type: 'start' }),
    },
  ],
  renewInvite: [{ answer: 'table', scene: crowded(({ host }) => staying(host, { type: 'renewInvite' })) }],
  transferHost: [
    {
      answer: 'table',
      scene: crowded(({ host, last }) => staying(host, { type: 'transferHost', player: last.guest.player })),
    },
  ],
  rematch: [
    { answer: 'table', scene: async ({ ada }) => closing((await finishedTable(ada)).client, { type: 'rematch' }) },
  ],
  commitSeal: [{ answer: 'events', scene: sealing('commitSeal') }],
  openSeal: [{ answer: 'events', scene: sealing('openSeal') }],
  vote: [{ answer: 'events', scene: takingBack(() => ({ type: 'vote', on: 'undo', yes: true })) }],
  takeSeatBack: [{ answer: 'events', scene: comingBack }],
  phrase: [said({ type: 'phrase', phrase: 'one-moment' })],
  emote: [said({ type: 'emote', emote: 'surprise' })],
  chat: [said({ type: 'chat', text: '\u{1F0B1}'.repeat(100) })],
  nudge: [said({ type: 'nudge', seat: 0 })],
  hint: [{ answer: 'hint', scene: playing(async place => (await lay(place)) && { type: 'hint' }) }],
  setLanguage: [{ answer: 'tableRules', scene: playing(() => ({ type: 'setLanguage', language: 'fr' })) }],
  act: [{ answer: 'ack', scene: playing(lay) }],
  ready: [{ answer: 'ack', scene: playing(nextDeal) }],
  undo: [{ answer: 'ack', scene: takingBack(number => ({ type: 'undo', number })) }],
  finish: [{ answer: 'ack', scene: finishing }],
};
