// Who the person is to the server: known by a secret that this device keeps, so that a killed browser comes back as the same.
import { SECRET } from './places.ts';
import { type Answer, UNKNOWN_STATUS, type Web } from './web.ts';

/** Where a few words are kept between visits; a browser may refuse it. */
export interface Box {
  get(key: string): string | null;
  put(key: string, value: string | null): void;
}

export interface Who {
  /** Whether somebody was here before. */
  known(): boolean;
  /** Opens a session, as a new guest of that name where this device has no secret; once, however often it is asked. */
  enter(name: string): Promise<Answer<{ readonly player: string; readonly name: string }>>;
  /** A ticket for one socket. */
  ticket(name: string): Promise<Answer<{ readonly ticket: string }>>;
}

export function whoOf(web: Web, box: Box): Who {
  let entered: ReturnType<Who['enter']> | undefined;
  const enter = async (name: string): ReturnType<Who['enter']> => {
    const secret = box.get(SECRET);
    const again = secret === null ? undefined : await web.session(secret);
    if (again !== undefined && (!isUnknown(again) || name === '')) return again;
    const guest = await web.guest(name);
    if (guest.ok) box.put(SECRET, guest.body.secret);
    return guest;
  };
  const who: Who = {
    known: () => box.get(SECRET) !== null,
    enter: async name => {
      entered ??= enter(name);
      const answer = await entered;
      if (!answer.ok) entered = undefined; // another try may find it better
      return answer;
    },
    ticket: async name => {
      const first = await who.enter(name);
      if (!first.ok) return first;
      const ticket = await web.ticket();
      if (!isUnknown(ticket)) return ticket;
      entered = undefined; // the session is over; the secret opens another
      const second = await who.enter(name);
      return second.ok ? web.ticket() : second;
    },
  };
  return who;
}

const isUnknown = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.why === 'no' && answer.status === UNKNOWN_STATUS;
