// Making passkeys and signing in with them: what a browser is asked for, and whether its answer is the one
// that was asked for.
import type { NewPasskey, ShownPasskey } from '@moonshot/wire/online/http';
import { type No, no } from '../no.ts';
import type { Passkey, Player } from '../store/store.ts';
import type { Place } from './place.ts';

/** EdDSA, ECDSA on P-256, RSA: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

const STALE = no('stale-passkey', say => say.challenge);
const WRONG = no('bad-passkey', say => say.wrong);
const UNKNOWN = no('bad-passkey', say => say.unknown);

/** What is drawn for one ceremony, and how many milliseconds the person may take. */
export interface Begun {
  readonly challenge: Uint8Array<ArrayBuffer>;
  readonly timeout: number;
}

export interface Options {
  readonly challenge: string;
  readonly [field: string]: unknown;
}

/** Loaded once somebody uses a passkey: it is large, and a server without passkeys needs nothing of it. */
const library = () => import('@simplewebauthn/server');

/**
 * What the browser of a player is asked to make. No authenticator makes another beside one that the player
 * has.
 */
export async function optionsToMake(
  { domain }: Place,
  { id, name }: Player,
  had: readonly Passkey[],
  begun: Begun,
): Promise<Options> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    ...begun,
    rpName: 'Moonshot',
    rpID: domain,
    userID: Uint8Array.from(Buffer.from(id, 'base64url')),
    userName: name,
    userDisplayName: name,
    excludeCredentials: had.filter(one => one.domain === domain).map(one => ({ id: one.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

/** What a browser is asked to show: any passkey that it has for this place. */
export async function optionsToShow({ domain }: Place, begun: Begun): Promise<Options> {
  const { generateAuthenticationOptions } = await library();
  return { ...(await generateAuthenticationOptions({ ...begun, rpID: domain, userVerification: 'preferred' })) };
}

/**
 * The passkey that a browser made, where it is what was asked for. `given` says of a challenge whether it is
 * good, and spends it.
 */
export async function made(
  { origin, domain }: Place,
  { id, response }: NewPasskey,
  given: (challenge: string) => Promise<boolean>,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'domain'> | { readonly no: No }> {
  const challenge = challengeIn(response.clientDataJSON);
  if (challenge === undefined || !(await given(challenge))) return { no: STALE };
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...whole(id), response },
      ...expected(challenge, origin, domain),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const credential = registrationInfo?.credential;
    if (credential?.id !== id) return { no: WRONG };
    return { id, publicKey: credential.publicKey, counter: credential.counter, domain };
  } catch {
    return { no: WRONG }; // of what a browser sends, anything that cannot be read is the wrong thing
  }
}

/**
 * Whose passkey a browser showed, and how often it was used; `passkey` is the one that is kept under its id.
 */
export async function shown(
  { origin, domain }: Place,
  { id, response }: ShownPasskey,
  passkey: Passkey | undefined,
  given: (challenge: string) => Promise<boolean>,
): Promise<Pick<Passkey, 'player' | 'counter'> | { readonly no: No }> {
  const challenge = challengeIn(response.clientDataJSON);
  if (challenge === undefined || !(await given(challenge))) return { no: STALE };
  if (passkey === undefined || passkey.player !== response.userHandle) return { no: UNKNOWN };
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...whole(id), response },
      ...expected(challenge, origin, domain),
      // Its counter is held against the one that is kept when the use is written, in one step.
      credential: { id, publicKey: Uint8Array.from(passkey.publicKey), counter: 0 },
    });
    return verified ? { player: passkey.player, counter: authenticationInfo.newCounter } : { no: WRONG };
  } catch {
    return { no: WRONG };
  }
}

const whole = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

const expected = (expectedChallenge: string, expectedOrigin: string, expectedRPID: string) => ({
  expectedChallenge,
  expectedOrigin,
  expectedRPID,
  requireUserVerification: false,
});

/** The challenge that a browser says it signed; undefined where that cannot be read. */
function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
