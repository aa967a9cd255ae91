// Signs in anew where the server wants a sign-in of a moment ago, by what the device keeps, and does then what was asked.
import type { SessionAnswer } from '@moonshot/wire/online/http';
import type { Stopped } from './passkey.ts';
import { SECRET } from './places.ts';
import type { Answer, Web } from './web.ts';
import { type Box, PASSKEY } from './who.ts';

type Came<T> = Answer<T> | Stopped;

/** What signing in anew needs: the device's box, and how the person shows one of their own passkeys. */
export interface Proof {
  readonly web: Pick<Web, 'session'>;
  readonly box: Pick<Box, 'get'>;
  show(): Promise<Came<SessionAnswer>>;
}

/** What comes of a deed; of its second try, where the first came too long after the sign-in. */
export async function renewed<T>({ web, box, show }: Proof, deed: () => Promise<Came<T>>): Promise<Came<T>> {
  const first = await deed();
  if (first.ok || first.why !== 'no' || first.problem.code !== 'stale-sign-in') return first;
  const secret = box.get(SECRET);
  const back = secret === null || secret === PASSKEY ? await show() : await web.session(secret);
  return back.ok ? deed() : back;
}
