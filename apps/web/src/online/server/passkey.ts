// Creates and uses passkeys, and says why the browser may not offer them.
import type { PasskeyFacts, SessionAnswer, ShownPasskey } from '@moonshot/protocol/server';
import type {
  PublicKeyCredentialCreationOptionsJSON as Registration,
  PublicKeyCredentialRequestOptionsJSON as SignIn,
} from '@simplewebauthn/browser';
import type { ApiClient, ApiResult } from './http-client.ts';

/** Why passkeys are unavailable on this page. */
export type PasskeysUnavailable = 'plain' | 'address' | 'browser';

/**
 * Why passkeys are unavailable; `undefined` if they are available. Browsers require HTTPS and a domain name.
 */
export function passkeysOff(secure: boolean, hostname: string, supported: boolean): PasskeysUnavailable | undefined {
  if (!secure) return 'plain';
  if (/^[\d.]+$|^\[/.test(hostname)) return 'address';
  return supported ? undefined : 'browser';
}

/** Why passkeys are unavailable on the current page; `undefined` if they are available. */
export const passkeysOffHere = (): PasskeysUnavailable | undefined =>
  passkeysOff(isSecureContext, location.hostname, 'PublicKeyCredential' in globalThis);

/** Why the browser gave no passkey: the person cancelled, there is one already, or it failed. */
export interface PasskeyFailure {
  readonly ok: false;
  readonly why: 'closed' | 'already' | 'failed';
}

const library = () => import('@simplewebauthn/browser');

/** Creates a passkey for the account. Resolves when the server has stored it. */
export async function makePasskey(api: ApiClient): Promise<ApiResult<PasskeyFacts> | PasskeyFailure> {
  const options = await api.post('/api/passkeys/options');
  if (!options.ok) return options;
  const optionsJSON: Registration = { ...options.body, pubKeyCredParams: [...options.body.pubKeyCredParams] };
  const made = await tried(async () => (await library()).startRegistration({ optionsJSON }));
  return made.ok ? api.post('/api/passkeys', { body: made.body }) : made;
}

/** Signs in with a passkey that the person chooses. If `ids` are given, only these passkeys are offered. */
export async function showPasskey(
  api: ApiClient,
  ids: readonly string[] = [],
): Promise<ApiResult<SessionAnswer> | PasskeyFailure> {
  const options = await api.post('/api/passkeys/sign-in/options');
  if (!options.ok) return options;
  const allowCredentials = ids.map(id => ({ id, type: 'public-key' as const }));
  const optionsJSON: SignIn = { ...options.body, allowCredentials };
  const shown = await tried(async () => (await library()).startAuthentication({ optionsJSON }));
  return shown.ok ? api.post('/api/passkeys/sign-in', { body: shown.body as ShownPasskey }) : shown;
}

async function tried<T>(ask: () => Promise<T>): Promise<{ readonly ok: true; readonly body: T } | PasskeyFailure> {
  try {
    return { ok: true, body: await ask() };
  } catch (error) {
    return { ok: false, why: whyStopped(error) };
  }
}

/** Why the browser stopped, from the names of the errors that WebAuthn defines. */
function whyStopped(error: unknown): PasskeyFailure['why'] {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'closed';
  return name === 'InvalidStateError' ? 'already' : 'failed';
}
