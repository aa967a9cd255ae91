// The worst valid message of every client message type. The compiler requires a case for each.
import { dueOf, newTicket } from '../../apps/server/src/rig/client.ts';
import type { ToServer } from '../../packages/wire/src/online/to-server.ts';
import { LARGEST, PUBLIC, unknownChanges, WATCHED } from './inputs.ts';
import type { Place } from './place.ts';

/** A message, and where it is sent: at the largest table in play, before a match, or at no table. */
export interface Say {
  readonly at: 'playing' | 'gathering' | 'nowhere';
  readonly refused?: string; // the reason why it is refused
  readonly message: (place: Place) => ToServer | Promise<ToServer>;
}

const NOWHERE = 'B'.repeat(22);
const HEX = '0'.repeat(64);
const FRAME_LETTERS = 3900;

/** An order as long as a frame allows. */
function largeOrder(): Extract<ToServer, { type: 'order' }>['order'] {
  const some = Object.entries(unknownChanges());
  const overrides: Record<string, unknown> = {};
  for (const [path, value] of some)
    if (JSON.stringify({ ...overrides, [path]: value }).length < FRAME_LETTERS) overrides[path] = value;
  return { ...LARGEST, overrides };
}

const now = ({ host }: Place): number => (host.view?.number ?? 0) + 1;

/** Reconnects as a client that missed this many events: the server sends them, or the whole view. */
const back = ({ table, host }: Place, events: number): ToServer => {
  const { version = 0 } = host.view ?? {};
  const known = { match: `${table.table}-1`, version: Math.max(0, version - events) };
  return { type: 'come', ...table, known };
};

/** The host's next action, once it is a card. */
async function lay({ host }: Place): Promise<ToServer> {
  for (;;) {
    const due = await host.until(({ view }) => view && dueOf(view));
    if (due.type === 'act') return due;
    host.say(due);
    await host.until(({ view }) => view !== undefined && view.number >= due.number);
  }
}

/** Sends the message while the table waits for a card. */
async function asked(place: Place, message: ToServer): Promise<ToServer> {
  await lay(place);
  return message;
}

export const MESSAGES: Readonly<Record<ToServer['type'], readonly Say[]>> = {
  hello: [
    {
      at: 'nowhere',
      message: async ({ ada }) => {
        const ticket = await newTicket(ada);
        return { type: 'hello', versions: { oldest: 1, newest: 2 }, language: 'de', ticket };
      },
    },
  ],
  come: [0, 100, 490, 1_000_000].map(events => ({ at: 'playing' as const, message: place => back(place, events) })),
  leave: [{ at: 'playing', message: () => ({ type: 'leave' }) }],
  sit: [{ at: 'gathering', message: () => ({ type: 'sit', seat: 13 }) }],
  stand: [{ at: 'gathering', message: () => ({ type: 'stand' }) }],
  prepared: [
    { at: 'gathering', refused: 'the host has no seat any more', message: () => ({ type: 'prepared', yes: true }) },
  ],
  'seat-bot': [{ at: 'gathering', message: () => ({ type: 'seat-bot', seat: 12, player: 'master' }) }],
  'empty-seat': [{ at: 'gathering', message: () => ({ type: 'empty-seat', seat: 12 }) }],
  settle: [PUBLIC, WATCHED].map(settings => ({
    at: 'gathering' as const,
    message: () => ({ type: 'settle', settings }),
  })),
  order: [
    { at: 'gathering', message: () => ({ type: 'order', order: largeOrder() }) },
    { at: 'gathering', message: () => ({ type: 'order', order: LARGEST }) },
  ],
  start: [{ at: 'gathering', message: () => ({ type: 'start' }) }],
  'hand-over': [{ at: 'gathering', message: () => ({ type: 'hand-over', player: NOWHERE }) }],
  'renew-invite': [{ at: 'gathering', message: () => ({ type: 'renew-invite' }) }],
  again: [{ at: 'playing', refused: 'the longest match is not over', message: () => ({ type: 'again' }) }],
  seal: [
    {
      at: 'playing',
      refused: 'the deal is sealed already',
      message: () => ({ type: 'seal', deal: 4, attempt: 0, commitment: HEX }),
    },
  ],
  'open-seal': [
    {
      at: 'playing',
      refused: 'the deal is sealed already',
      message: () => ({ type: 'open-seal', deal: 4, attempt: 0, bytes: HEX }),
    },
  ],
  vote: [
    {
      at: 'playing',
      refused: 'nothing can be taken back where all play at once',
      message: () => ({ type: 'vote', on: 'undo', yes: true }),
    },
  ],
  back: [{ at: 'playing', message: () => ({ type: 'back' }) }],
  phrase: [{ at: 'playing', message: () => ({ type: 'phrase', phrase: 'one-moment' }) }],
  emote: [{ at: 'playing', message: () => ({ type: 'emote', emote: 'surprise' }) }],
  chat: [{ at: 'playing', message: () => ({ type: 'chat', text: '\u{1F0B1}'.repeat(100) }) }],
  nudge: [{ at: 'playing', refused: 'only bots sit there', message: () => ({ type: 'nudge', seat: 13 }) }],
  hint: [{ at: 'playing', message: place => asked(place, { type: 'hint' }) }],
  speak: [{ at: 'playing', message: () => ({ type: 'speak', language: 'fr' }) }],
  act: [{ at: 'playing', message: lay }],
  ready: [{ at: 'playing', message: place => ({ type: 'ready', number: now(place) }) }],
  undo: [{ at: 'playing', message: place => ({ type: 'undo', number: now(place) }) }],
  finish: [
    {
      at: 'playing',
      refused: 'nothing is proved yet',
      message: place => ({ type: 'finish', number: now(place), why: 'rest' }),
    },
  ],
};
