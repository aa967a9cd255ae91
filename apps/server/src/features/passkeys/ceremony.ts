// Creates and verifies passkeys: the options for a browser, and the check of its answer.
import type { NewPasskey, ShownPasskey } from '@moonshot/protocol/server';
import type * as z from 'zod';
import type { passkeyOptions, signInOptions } from '../../api/schemas.ts';
import { type ApiError, apiError } from '../../core/errors.ts';
import type { Passkey, Player } from '../../store/store.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ECDSA on P-256, and RSA: the algorithms that authenticators use. */
const ALGORITHMS = [-8, -7, -257];

const STALE = apiError('stale-passkey', say => say.challenge);
const WRONG = apiError('bad-passkey', say => say.wrong);
const UNKNOWN = apiError('bad-passkey', say => say.unknown);

/** The challenge of a ceremony, and its time limit in milliseconds. */
export interface CeremonyChallenge {
  readonly challenge: Uint8Array<ArrayBuffer>;
  readonly timeout: number;
}

/** Loaded on first use: the library is large, and a server without passkeys does not need it. */
const library = () => import('@simplewebauthn/server');

/**
 * The options for a browser to create a passkey. An authenticator refuses if it already has one of the
 * player's passkeys.
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

/** The options for a browser to sign in with any passkey of this domain. */
export async function authenticationOptions(
  { domain }: RelyingParty,
  begun: CeremonyChallenge,
): Promise<z.infer<typeof signInOptions>> {
  const { generateAuthenticationOptions } = await library();
  return { ...(await generateAuthenticationOptions({ ...begun, rpID: domain, userVerification: 'preferred' })) };
}

/**
 * Verifies a newly created passkey. `given` checks a challenge and spends it. Returns the passkey or a
 * refusal.
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
    return { error: WRONG }; // input of a browser that cannot be parsed counts as a wrong passkey
  }
}

/**
 * Verifies a sign-in with a passkey. `passkey` is the stored passkey with that id. Returns its player and its
 * counter.
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
      // When the use is recorded, the counter is compared with the stored one in the same step.
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
