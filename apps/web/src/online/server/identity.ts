// The person's identity on the server: a guest whose secret is stored on this device, or a session opened
// with a passkey.
import type { SessionAnswer } from '@moonshot/protocol/server';
import { type ApiClient, type ApiFailure, type ApiResult, UNKNOWN_STATUS } from './http-client.ts';
import { GUEST_SECRET, SECRET } from './storage-keys.ts';

/** Key-value storage that lasts between visits. The browser may refuse it. */
export interface LocalStore {
  get(key: string): string | null;
  put(key: string, value: string | null): void;
}

export interface Identity {
  /** Whether this device stores an identity. */
  known(): boolean;
  /** Opens a session if none is open. If no identity is stored, creates a guest with this name. */
  enter(name: string): Promise<ApiResult<SessionAnswer>>;
  /** Requests a ticket, with which one socket can be opened. */
  ticket(name: string): Promise<ApiResult<{ readonly ticket: string }>>;
  /** Switches the device to the player of a passkey, and sets the device's guest aside. */
  became(player: string): void;
  /** Signs out. If the device has a guest identity that was set aside, it becomes active again. */
  left(): void;
}

/** Stored in place of a guest's secret if the identity is only in the session cookie. */
export const PASSKEY = 'passkey';

/**
 * The failure if the person has signed out in another window of this browser. In this case no new guest is
 * created.
 */
const ENDED: ApiFailure = {
  ok: false,
  why: 'no',
  status: UNKNOWN_STATUS,
  problem: { code: 'no-ticket', sentence: '' },
};

/** Called with each session that is opened, and with `undefined` when the known session has ended. */
type OnEntered = (you: SessionAnswer | undefined) => void;

/** Manages who the person is on the server. Opens a new session when the known one has ended. */
export function identityOf(api: ApiClient, store: LocalStore, entered: OnEntered): Identity {
  let entering: ReturnType<Identity['enter']> | undefined;
  let here: string | undefined; // the player's id, once a session has been opened
  const anew = (): void => {
    entering = undefined;
  };
  const left = (): void => {
    takeUp(store);
    anew();
    here = undefined;
  };
  const entry = async (name: string): ReturnType<Identity['enter']> => {
    const answer = await opened(api, store, name, here !== undefined);
    if (answer.ok) {
      here = answer.body.player;
      entered(answer.body);
    } else if (isUnknown(answer)) {
      left();
      entered(undefined);
    }
    return answer;
  };
  const enter: Identity['enter'] = async name => {
    entering ??= entry(name);
    const answer = await entering;
    if (!answer.ok) anew(); // forgets the failure, so that the next call tries again
    return answer;
  };
  return {
    known: () => store.get(SECRET) !== null,
    enter,
    ticket: name => ticketBy(api, () => enter(name), anew),
    became: player => {
      anew();
      if (player !== here) layAside(store);
    },
    left,
  };
}

/**
 * Milliseconds until a request counts as failed. While a device sleeps, its connections may be cut off
 * unnoticed; a request on such a connection is never answered, and keeps others waiting.
 */
const ANSWER_MS = 6000;
const soon = () => ({ signal: AbortSignal.timeout(ANSWER_MS) });

/** Requests a ticket. If the session has ended, opens a new session and requests the ticket again. */
async function ticketBy(
  api: ApiClient,
  enter: () => ReturnType<Identity['enter']>,
  anew: () => void,
): Promise<ApiResult<{ readonly ticket: string }>> {
  const first = await enter();
  if (!first.ok) return first;
  const ticket = await api.post('/api/tickets', soon());
  if (!isUnknown(ticket)) return ticket;
  anew();
  const second = await enter();
  return second.ok ? api.post('/api/tickets', soon()) : second;
}

/**
 * Opens a session with the stored identity. Creates a guest only if no identity is stored and nobody was
 * signed in.
 */
async function opened(api: ApiClient, store: LocalStore, name: string, before: boolean): ReturnType<Identity['enter']> {
  const secret = store.get(SECRET);
  if (secret === PASSKEY) return api.get('/api/me', soon());
  if (secret !== null) return api.post('/api/sessions', { body: { secret }, ...soon() });
  if (before) return ENDED;
  return alone(async () =>
    store.get(SECRET) === null ? newGuest(api, store, name) : opened(api, store, name, before),
  );
}

/** Creates a guest and stores the guest's secret. */
async function newGuest(api: ApiClient, store: LocalStore, name: string): ReturnType<Identity['enter']> {
  const guest = await api.post('/api/guests', { body: { name } });
  if (guest.ok) store.put(SECRET, guest.body.secret);
  return guest;
}

/**
 * Runs the work in one window of the browser at a time. On insecure pages the browser cannot do that, so the
 * work just runs.
 */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks === undefined ? work() : navigator.locks.request('moonshot.guest', work);

function layAside(store: LocalStore): void {
  const secret = store.get(SECRET);
  if (secret !== null && secret !== PASSKEY) store.put(GUEST_SECRET, secret);
  store.put(SECRET, PASSKEY);
}

function takeUp(store: LocalStore): void {
  store.put(SECRET, store.get(GUEST_SECRET));
  store.put(GUEST_SECRET, null);
}

const isUnknown = (answer: ApiResult<unknown>): boolean =>
  !answer.ok && answer.why === 'no' && answer.status === UNKNOWN_STATUS;

/**
 * What to do if the names on this device and on the server differ: take over the server's name, or send the
 * device's.
 */
export function nameAfter(own: string, servers: string, agreed: string | null): 'same' | 'take' | 'send' {
  if (own === servers) return 'same';
  return own === '' || own === agreed ? 'take' : 'send';
}
