// Signs in again when the server requires a recent sign-in, then repeats the request.
import type { SessionAnswer } from '@moonshot/protocol/server';
import type { ApiClient, ApiResult } from './http-client.ts';
import { type LocalStore, PASSKEY } from './identity.ts';
import type { PasskeyFailure } from './passkey.ts';
import { SECRET } from './storage-keys.ts';

type Came<T> = ApiResult<T> | PasskeyFailure;

/** What signing in again needs: the device's storage, and a prompt for one of the account's passkeys. */
export interface SignInRenewal {
  readonly api: Pick<ApiClient, 'post'>;
  readonly store: Pick<LocalStore, 'get'>;
  show(): Promise<Came<SessionAnswer>>;
}

/**
 * The answer to a request. If the server answers that the sign-in is too old, signs in and sends the request
 * again.
 */
export async function renewed<T>(
  { api, store: box, show }: SignInRenewal,
  deed: () => Promise<Came<T>>,
): Promise<Came<T>> {
  const first = await deed();
  if (first.ok || first.why !== 'no' || first.problem.code !== 'stale-sign-in') return first;
  const secret = box.get(SECRET);
  const byPasskey = secret === null || secret === PASSKEY;
  const back = await (byPasskey ? show() : api.post('/api/sessions', { body: { secret } }));
  return back.ok ? deed() : back;
}
