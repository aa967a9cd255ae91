// The person's identity on the server: a guest secret stored on this device, or a session opened with a
// passkey.
import type { SessionAnswer } from '@moonshot/protocol/server';
import { type ApiClient, type ApiFailure, type ApiResult, UNKNOWN_STATUS } from './http-client.ts';
import { GUEST_SECRET, SECRET } from './storage-keys.ts';

/** Key-value storage between visits. The browser may refuse it. */
export interface LocalStore {
  get(key: string): string | null;
  put(key: string, value: string | null): void;
}

export interface Identity {
  /** Whether an identity is stored, that is, somebody was here and has not signed out. */
  known(): boolean;
  /** Opens a session once. Without a stored identity it creates a guest of this name. */
  enter(name: string): Promise<ApiResult<SessionAnswer>>;
  /** A ticket for one socket. */
  ticket(name: string): Promise<ApiResult<{ readonly ticket: string }>>;
  /** Switches the device to the player of a passkey, and sets its guest aside. */
  became(player: string): void;
  /** Signs out. The guest identity that was set aside becomes active again, if there is one. */
  left(): void;
}

/** Stored in place of a secret: the identity is in the session cookie only. */
export const PASSKEY = 'passkey';

/**
 * The failure if the person has signed out in another window of this browser. In that case no new guest is
 * created.
 */
const ENDED: ApiFailure = {
  ok: false,
  why: 'no',
  status: UNKNOWN_STATUS,
  problem: { code: 'no-ticket', sentence: '' },
};

/** Receives each session that is opened, and `undefined` when the known one has ended. */
type OnEntered = (you: SessionAnswer | undefined) => void;

/** Who the person is on the server: opens sessions, and a new one when the known one has ended. */
export function identityOf(api: ApiClient, store: LocalStore, entered: OnEntered): Identity {
  let entering: ReturnType<Identity['enter']> | undefined;
  let here: string | undefined; // the player's id, once a session was opened
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

/** Requests a ticket. If the session has ended, opens a new one and retries. */
async function ticketBy(
  api: ApiClient,
  enter: () => ReturnType<Identity['enter']>,
  anew: () => void,
): Promise<ApiResult<{ readonly ticket: string }>> {
  const first = await enter();
  if (!first.ok) return first;
  const ticket = await api.post('/api/tickets');
  if (!isUnknown(ticket)) return ticket;
  anew();
  const second = await enter();
  return second.ok ? api.post('/api/tickets') : second;
}

/**
 * Opens a session with the stored identity. Creates a guest only if no identity is stored and nobody was
 * signed in.
 */
async function opened(api: ApiClient, store: LocalStore, name: string, before: boolean): ReturnType<Identity['enter']> {
  const secret = store.get(SECRET);
  if (secret === PASSKEY) return api.get('/api/me');
  if (secret !== null) return api.post('/api/sessions', { body: { secret } });
  if (before) return ENDED;
  return alone(async () =>
    store.get(SECRET) === null ? newGuest(api, store, name) : opened(api, store, name, before),
  );
}

/** Creates a guest and stores its secret. */
async function newGuest(api: ApiClient, store: LocalStore, name: string): ReturnType<Identity['enter']> {
  const guest = await api.post('/api/guests', { body: { name } });
  if (guest.ok) store.put(SECRET, guest.body.secret);
  return guest;
}

/** Lets one window of the browser work at a time, where the browser offers that (not on insecure pages). */
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

/** What to do with the server's name: nothing, take it over, or send the device's own. */
export function nameAfter(own: string, servers: string, agreed: string | null): 'same' | 'take' | 'send' {
  if (own === servers) return 'same';
  return own === '' || own === agreed ? 'take' : 'send';
}
