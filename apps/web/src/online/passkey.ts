// Making and showing passkeys: what the browser is asked, and why it may have nothing to give.
import type { PasskeyFacts, SessionAnswer } from '@moonshot/wire/online/http';
import type { Answer, Web } from './web.ts';

/** Why there are no passkeys on this page. */
export type Off = 'plain' | 'address' | 'browser';

/**
 * Why there are none here; undefined where there are. Browsers know them on encrypted pages alone, and for
 * names alone.
 */
export function passkeysOff(secure: boolean, hostname: string, supported: boolean): Off | undefined {
  if (!secure) return 'plain';
  if (/^[\d.]+$|^\[/.test(hostname)) return 'address';
  return supported ? undefined : 'browser';
}

/** The same of the page that asks. */
export const passkeysOffHere = (): Off | undefined =>
  passkeysOff(isSecureContext, location.hostname, 'PublicKeyCredential' in globalThis);

/** Nothing came of it in the browser: the person thought otherwise, had one already, or it cannot. */
export interface Stopped {
  readonly ok: false;
  readonly why: 'closed' | 'already' | 'failed';
}

const library = () => import('@simplewebauthn/browser');

/** Makes a passkey that keeps the account; the server has it when this resolves. */
export async function makePasskey(web: Web): Promise<Answer<PasskeyFacts> | Stopped> {
  const options = await web.passkeyOptions();
  if (!options.ok) return options;
  const made = await tried(async () => (await library()).startRegistration({ optionsJSON: options.body }));
  return made.ok ? web.passkey(made.body) : made;
}

/** Signs in with a passkey that the person chooses, limited to `ids` if given. */
export async function showPasskey(web: Web, ids: readonly string[] = []): Promise<Answer<SessionAnswer> | Stopped> {
  const options = await web.signInOptions();
  if (!options.ok) return options;
  const allowCredentials = ids.map(id => ({ id, type: 'public-key' as const }));
  const optionsJSON = { ...options.body, allowCredentials };
  const shown = await tried(async () => (await library()).startAuthentication({ optionsJSON }));
  return shown.ok ? web.signIn(shown.body) : shown;
}

async function tried<T>(ask: () => Promise<T>): Promise<{ readonly ok: true; readonly body: T } | Stopped> {
  try {
    return { ok: true, body: await ask() };
  } catch (error) {
    return { ok: false, why: whyStopped(error) };
  }
}

/** The names are those that WebAuthn gives its errors. */
function whyStopped(error: unknown): Stopped['why'] {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'closed';
  return name === 'InvalidStateError' ? 'already' : 'failed';
}
