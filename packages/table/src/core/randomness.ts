// The randomness of a table: one secret, from it a seed for the cut and for each deal, and the seats'
// contributions.

import type { BeaconSpec } from '@moonshot/protocol';
import type { Owed } from '@moonshot/rules';
import { attemptSeed, dealSeed, derived, randomnessOf, type Seed, seedOf } from '@moonshot/rules/cards';
import type { Spec, State } from './state.ts';

const SECRET = /^[0-9a-f]{64}$/;

/** Whether a text can be a table's secret: 32 bytes as hexadecimal digits. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** The protocol of a table's sealed deals. */
export const protocolOf = ({ sealed }: Pick<Spec, 'sealed'>): 1 | 2 => (sealed === 2 ? 2 : 1);

/** When a round of the beacon is published, in milliseconds since 1970; rounds count from 1. */
export const roundAt = ({ genesis, period }: BeaconSpec, round: number): number =>
  (genesis + (round - 1) * period) * 1000;

/** The sources of the randomness of a table's deals. */
interface Secret {
  readonly spec: Pick<Spec, 'sealed'>;
  readonly secret: string;
}

/**
 * The server's secret for an attempt: 32 bytes, revealed at the end of the match or when the attempt is void.
 */
export const serverSecret = ({ spec, secret }: Secret, deal: number, attempt = 0): Uint8Array =>
  derived(seedOf(secret), protocolOf(spec) === 1 ? `deal ${deal}` : `deal ${deal} attempt ${attempt}`);

/** The number of the next deal, or of the one that is owed. */
export const dealOwed = ({ game }: State): number => game.results.length + 1;

/** The seed for what the game owes. At a sealed table the cut before a deal uses that deal's seal. */
export function seedFor(state: State, owed: Owed): Seed {
  const { spec, secret } = state;
  const match = spec.deals ?? state.id;
  const deal = dealOwed(state);
  if (owed === 'opening' || (owed === 'dealer' && !spec.sealed)) return derived(seedOf(secret), `${owed} ${deal}`);
  const seats = secretsOfSeats(state, deal);
  const attempt = state.seal?.attempt ?? 0;
  const secrets = { server: serverSecret(state, deal, attempt), match, deal, rules: rulesOf(state), seats };
  return protocolOf(spec) === 1 ? dealSeed(secrets) : attemptSeed({ ...secrets, attempt, beacon: beaconIn(state) });
}

function beaconIn({ seal }: State): Uint8Array | null {
  const signature = seal?.beacon?.signature ?? null;
  return signature === null ? null : randomnessOf(bytesOf(signature));
}

/**
 * The seed of a bot's random choices at a table of fixed deals. Players of the same cards meet the same
 * answers to the same play. It reveals nothing about the cards.
 */
export const chanceOfThought = ({ secret }: State, view: unknown): string =>
  digitsOf(derived(seedOf(secret), `thought ${JSON.stringify(view)}`));

const digitsOf = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** The rules as a seal names them: the sheet's id and version. */
export const rulesOf = ({ spec }: State): string => `${spec.game}@${spec.version}`;

/** The secret that each seat added, empty for seats that were not asked. */
function secretsOfSeats({ spec, seal }: State, deal: number): readonly Uint8Array[] {
  if (!spec.sealed) return spec.sitters.map(() => new Uint8Array(0));
  if (seal?.deal !== deal || seal.phase !== 'mixed')
    throw new Error(`Cannot make the seed of deal ${deal}: its seal is not mixed`);
  return seal.opened.map(opened => bytesOf(opened ?? ''));
}

/** Checked digits as bytes. Written here, because the page's worker loads this file too. */
const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
