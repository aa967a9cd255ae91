// The randomness of a table. The seeds for the cut and for each deal are derived from the table's secret. In
// a sealed deal the secrets that the seats contribute are included, and the public beacon if there is one.

import type { BeaconSpec } from '@moonshot/protocol';
import type { Owed } from '@moonshot/rules';
import { attemptSeed, dealSeed, derived, randomnessOf, type Seed, seedOf } from '@moonshot/rules/cards';
import type { Spec, State } from './state.ts';

const SECRET = /^[0-9a-f]{64}$/;

/** Whether a text can be a table's secret: 32 bytes as hexadecimal digits. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** The version of the protocol `hearts-deal` by which a table seals its deals. */
export const protocolOf = ({ sealed }: Pick<Spec, 'sealed'>): 1 | 2 => (sealed === 2 ? 2 : 1);

/** When a public beacon publishes this round, in milliseconds since 1970. Rounds are counted from 1. */
export const roundAt = ({ genesis, period }: BeaconSpec, round: number): number =>
  (genesis + (round - 1) * period) * 1000;

/** The parts of a table's state from which the server's secrets are derived. */
interface Secret {
  readonly spec: Pick<Spec, 'sealed'>;
  readonly secret: string;
}

/**
 * The server's secret (32 bytes) for one attempt at sealing a deal. The secret is revealed when the match
 * ends, or when the attempt is void because a seat withheld its own secret.
 */
export const serverSecret = ({ spec, secret }: Secret, deal: number, attempt = 0): Uint8Array =>
  derived(seedOf(secret), protocolOf(spec) === 1 ? `deal ${deal}` : `deal ${deal} attempt ${attempt}`);

/** The number of the deal in play, or of the next deal if none is in play. Deals are counted from 1. */
export const dealOwed = ({ game }: State): number => game.results.length + 1;

/**
 * The seed for the random step for which the game waits: the opening, the cut for the dealer, or the deal. At
 * a sealed table the cut and the deal that follows it use the same secrets.
 */
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
 * The seed of a bot's random choices at a table with fixed deals. The seed depends only on the table's secret
 * and on the bot's view, so that bots respond in the same way to all players of these deals.
 */
export const chanceOfThought = ({ secret }: State, view: unknown): string =>
  digitsOf(derived(seedOf(secret), `thought ${JSON.stringify(view)}`));

const digitsOf = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** The rules as a seal names them: the sheet's id and version. */
export const rulesOf = ({ spec }: State): string => `${spec.game}@${spec.version}`;

/** The secret that each seat contributed to the deal, by seat; empty for a seat that contributed none. */
function secretsOfSeats({ spec, seal }: State, deal: number): readonly Uint8Array[] {
  if (!spec.sealed) return spec.sitters.map(() => new Uint8Array(0));
  if (seal?.deal !== deal || seal.phase !== 'mixed')
    throw new Error(`Cannot make the seed of deal ${deal}: its seal is not mixed`);
  return seal.opened.map(opened => bytesOf(opened ?? ''));
}

/**
 * The bytes that valid hexadecimal digits stand for. The function does not use Node's `Buffer`, because
 * browsers load this file too.
 */
const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
