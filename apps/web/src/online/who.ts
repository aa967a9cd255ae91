// The person's identity on the server: a guest secret stored on this device, or a session opened with a
// passkey.
import type { SessionAnswer } from '@moonshot/wire/online/http';
import { ASIDE, SECRET } from './places.ts';
import { type Answer, type Failure, UNKNOWN_STATUS, type Web } from './web.ts';

/** Key-value storage between visits. The browser may refuse it. */
export interface Box {
  get(key: string): string | null;
  put(key: string, value: string | null): void;
}

export interface Who {
  /** Whether an identity is stored, that is, somebody was here and has not signed out. */
  known(): boolean;
  /** Opens a session once. Without a stored identity it creates a guest of this name. */
  enter(name: string): Promise<Answer<SessionAnswer>>;
  /** A ticket for one socket. */
  ticket(name: string): Promise<Answer<{ readonly ticket: string }>>;
  /** Switches the device to the player of a passkey, and sets its guest aside. */
  became(player: string): void;
  /** Signs out. The device becomes the guest that was set aside, or nobody. */
  left(): void;
}

/** Stored in place of a secret: the identity is in the session cookie only. */
export const PASSKEY = 'passkey';

/** The person signed out in another window of this browser, so no new guest is created. */
const ENDED: Failure = {
  ok: false,
  why: 'no',
  status: UNKNOWN_STATUS,
  problem: { code: 'no-ticket', sentence: '' },
};

/** `entered` receives each session that is opened, and `undefined` when the known one has ended. */
export function whoOf(web: Web, box: Box, entered: (you: SessionAnswer | undefined) => void): Who {
  let entering: ReturnType<Who['enter']> | undefined;
  let here: string | undefined; // the player, once a session was opened
  const anew = (): void => {
    entering = undefined;
  };
  const left = (): void => {
    takeUp(box);
    anew();
    here = undefined;
  };
  const entry = async (name: string): ReturnType<Who['enter']> => {
    const answer = await opened(web, box, name, here !== undefined);
    if (answer.ok) {
      here = answer.body.player;
      entered(answer.body);
    } else if (isUnknown(answer)) {
      left();
      entered(undefined);
    }
    return answer;
  };
  const enter: Who['enter'] = async name => {
    entering ??= entry(name);
    const answer = await entering;
    if (!answer.ok) anew(); // so that another attempt can succeed
    return answer;
  };
  return {
    known: () => box.get(SECRET) !== null,
    enter,
    ticket: name => ticketBy(web, () => enter(name), anew),
    became: player => {
      anew();
      if (player !== here) layAside(box);
    },
    left,
  };
}

/** Requests a ticket. If the session has ended, opens a new one and retries. */
async function ticketBy(
  web: Web,
  enter: () => ReturnType<Who['enter']>,
  anew: () => void,
): Promise<Answer<{ readonly ticket: string }>> {
  const first = await enter();
  if (!first.ok) return first;
  const ticket = await web.ticket();
  if (!isUnknown(ticket)) return ticket;
  anew();
  const second = await enter();
  return second.ok ? web.ticket() : second;
}

/**
 * Opens a session with the stored identity. Creates a guest only if none is stored and none was signed in.
 */
async function opened(web: Web, box: Box, name: string, before: boolean): ReturnType<Who['enter']> {
  const secret = box.get(SECRET);
  if (secret !== null) return secret === PASSKEY ? web.me() : web.session(secret);
  if (before) return ENDED;
  const guest = await web.guest(name);
  if (guest.ok) box.put(SECRET, guest.body.secret);
  return guest;
}

function layAside(box: Box): void {
  const secret = box.get(SECRET);
  if (secret !== null && secret !== PASSKEY) box.put(ASIDE, secret);
  box.put(SECRET, PASSKEY);
}

function takeUp(box: Box): void {
  box.put(SECRET, box.get(ASIDE));
  box.put(ASIDE, null);
}

const isUnknown = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.why === 'no' && answer.status === UNKNOWN_STATUS;

/** What to do with the server's name: nothing, take it over, or send the device's own. */
export function nameAfter(own: string, servers: string, agreed: string | null): 'same' | 'take' | 'send' {
  if (own === servers) return 'same';
  return own === '' || own === agreed ? 'take' : 'send';
}
