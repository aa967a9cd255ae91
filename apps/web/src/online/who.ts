// Who the person is to the server: known by a secret that this device keeps, or by a session that a passkey
// opened.
import type { SessionAnswer } from '@moonshot/wire/online/http';
import { ASIDE, SECRET } from './places.ts';
import { type Answer, type Failure, UNKNOWN_STATUS, type Web } from './web.ts';

/** Where a few words are kept between visits; a browser may refuse it. */
export interface Box {
  get(key: string): string | null;
  put(key: string, value: string | null): void;
}

export interface Who {
  /** Whether somebody was here before, and has not signed out. */
  known(): boolean;
  /**
   * Opens a session, as a new guest of that name where this device is nobody; once, however often it is
   * asked.
   */
  enter(name: string): Promise<Answer<SessionAnswer>>;
  /** A ticket for one socket. */
  ticket(name: string): Promise<Answer<{ readonly ticket: string }>>;
  /** The device is the player whom a passkey told from now on; the guest that it was is laid aside. */
  became(player: string): void;
  /** The device is nobody from now on, or the guest that was laid aside. */
  left(): void;
}

/** In the place of a secret: the session's cookie alone knows who it is. */
export const PASSKEY = 'passkey';

/** Somebody signed out in another window of this browser: nobody is made a guest again by that. */
const ENDED: Failure = {
  ok: false,
  why: 'no',
  status: UNKNOWN_STATUS,
  problem: { code: 'no-ticket', sentence: '' },
};

/** `entered` hears of each session that was opened, and of nobody where the one that was known is over. */
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
    if (!answer.ok) anew(); // another try may find it better
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

/** A ticket; where the session is over, one of another that is opened anew. */
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

/** A session by what the device keeps; a new guest where it keeps nothing, and nobody was known before. */
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

/** What is to be done where the server calls somebody so: nothing, take its name over, or send one's own. */
export function nameAfter(own: string, servers: string, agreed: string | null): 'same' | 'take' | 'send' {
  if (own === servers) return 'same';
  return own === '' || own === agreed ? 'take' : 'send';
}
