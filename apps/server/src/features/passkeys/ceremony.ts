// Creates and verifies passkeys: makes the options for a browser, and checks the browser's response.
import type { NewPasskey, ShownPasskey } from '@moonshot/protocol/server';
import type * as z from 'zod';
import type { passkeyOptions, signInOptions } from '../../api/schemas.ts';
import { type ApiError, apiError } from '../../core/errors.ts';
import type { Passkey, Player } from '../../store/store.ts';
import type { RelyingParty } from './relying-party.ts';

/** The signature algorithms that are accepted: EdDSA, ECDSA on P-256, and RSA, in the order of preference. */
const ALGORITHMS = [-8, -7, -257];

const STALE = apiError('stale-passkey', say => say.challenge);
const WRONG = apiError('bad-passkey', say => say.wrong);
const UNKNOWN = apiError('bad-passkey', say => say.unknown);

/** The challenge that a browser has to sign, and the time limit in milliseconds. */
export interface CeremonyChallenge {
  readonly challenge: Uint8Array<ArrayBuffer>;
  readonly timeout: number;
}

/** Loads the passkey library on first use, because it is large and many servers have no passkeys. */
const library = () => import('@simplewebauthn/server');

/**
 * The options with which a browser creates a passkey. They list the player's passkeys, so that an
 * authenticator that holds one of them refuses.
 */
export async function registrationOptions(
  { domain }: RelyingParty,
  { id, name }: Player,
  had: readonly Passkey[],
  begun: CeremonyChallenge,
): Promise<z.infer<typeof passkeyOptions>> {
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

/** The options with which a browser signs in with any passkey of this domain. */
export async function authenticationOptions(
  { domain }: RelyingParty,
  begun: CeremonyChallenge,
): Promise<z.infer<typeof signInOptions>> {
  const { generateAuthenticationOptions } = await library();
  return { ...(await generateAuthenticationOptions({ ...begun, rpID: domain, userVerification: 'preferred' })) };
}

/**
 * Verifies a passkey that a browser has created. `given` checks a challenge and makes it invalid. Returns
 * the passkey or a refusal.
 */
export async function verifyRegistration(
  { origin, domain }: RelyingParty,
  { id, response }: NewPasskey,
  given: (challenge: string) => Promise<boolean>,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'domain'> | { readonly error: ApiError }> {
  const challenge = challengeIn(response.clientDataJSON);
  if (challenge === undefined || !(await given(challenge))) return { error: STALE };
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...whole(id), response },
      ...expected(challenge, origin, domain),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const credential = registrationInfo?.credential;
    if (credential?.id !== id) return { error: WRONG };
    return { id, publicKey: credential.publicKey, counter: credential.counter, domain };
  } catch {
    return { error: WRONG }; // if the browser's response cannot be parsed, the passkey counts as wrong
  }
}

/**
 * Verifies a sign-in with a passkey. `passkey` is the stored passkey that the browser names. Returns the
 * passkey's player and the authenticator's counter.
 */
export async function verifyAuthentication(
  { origin, domain }: RelyingParty,
  { id, response }: ShownPasskey,
  passkey: Passkey | undefined,
  given: (challenge: string) => Promise<boolean>,
): Promise<Pick<Passkey, 'player' | 'counter'> | { readonly error: ApiError }> {
  const challenge = challengeIn(response.clientDataJSON);
  if (challenge === undefined || !(await given(challenge))) return { error: STALE };
  if (passkey === undefined || passkey.player !== response.userHandle) return { error: UNKNOWN };
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...whole(id), response },
      ...expected(challenge, origin, domain),
      // Counter 0 switches off the library's own check. The counter is compared with the stored one when the
      // use is recorded, in one transaction.
      credential: { id, publicKey: Uint8Array.from(passkey.publicKey), counter: 0 },
    });
    return verified ? { player: passkey.player, counter: authenticationInfo.newCounter } : { error: WRONG };
  } catch {
    return { error: WRONG };
  }
}

const whole = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

const expected = (expectedChallenge: string, expectedOrigin: string, expectedRPID: string) => ({
  expectedChallenge,
  expectedOrigin,
  expectedRPID,
  requireUserVerification: false,
});

/** The challenge that the browser signed; undefined if it cannot be parsed. */
function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
