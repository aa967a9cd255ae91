// How deals are sealed, as every viewer of a table sees it. Server and seats commit to secrets and reveal
// them, and the cards are computed from all of the secrets.
import type { Seat } from '@moonshot/rules';

/** A void attempt at sealing a deal: not every seat revealed the secret to which it had committed. */
export interface VoidedView {
  readonly attempt: number;
  readonly withheld: readonly Seat[]; // seats that did not open
  readonly server: string; // the server's commitment
  readonly commitments: readonly (string | null)[]; // by seat
}

/** The seal of the next deal, or of the deal in play. All of it is public. */
export interface SealView {
  readonly protocol: 1 | 2; // 1 if the match was begun before `hearts-deal/2`
  readonly deal: number;
  readonly attempt: number; // from 0; one more for each void attempt
  readonly asked: readonly Seat[]; // seats that may contribute a secret to this attempt
  readonly voided: readonly VoidedView[]; // the earlier attempts, oldest first
  // the beacon round to mix in, published `at` (ms since 1970); null before `sealed` and without a beacon
  readonly beacon: { readonly round: number; readonly at: number } | null;
  readonly phase: 'commit' | 'open' | 'dealt'; // what the seats are asked for; `dealt` after the deal
  readonly server: string; // the server's commitment, in hexadecimal
  readonly previous: string; // the hash of the previous deal
  readonly commitments: readonly (string | null)[]; // by seat; null if none
  readonly opened: readonly (string | null)[]; // by seat, each 32 bytes
}

/** A public randomness beacon in drand's format. It signs a round with this key every `period` seconds. */
export interface BeaconSpec {
  readonly scheme: string;
  readonly key: string; // its public key, in hexadecimal
  readonly genesis: number; // publication of its first round, in seconds since 1970
  readonly period: number; // in seconds
}

/** A round of a public beacon whose randomness is mixed in, and its signature. */
export interface BeaconRound {
  readonly round: number;
  readonly signature: string; // in hexadecimal
}

/**
 * The steps of sealing a deal. Every viewer receives all of them; see `docs/reference/sealed-deals.md`. An
 * event without `attempt` belongs to `hearts-deal/1`.
 */
export type SealEvent =
  | {
      readonly type: 'seal-committed'; // the server has fixed its secret
      readonly deal: number;
      readonly attempt?: number; // from 0
      readonly server: string; // its commitment
      readonly previous: string; // the hash of the previous deal, or of what was settled before play
      readonly asked: readonly Seat[]; // seats that may contribute a secret
    }
  | {
      readonly type: 'seat-committed';
      readonly deal: number;
      readonly attempt?: number;
      readonly seat: Seat;
      readonly commitment: string;
    }
  | {
      readonly type: 'sealed'; // the contributors are settled: the seats with a commitment
      readonly deal: number;
      readonly attempt?: number;
      readonly commitments: readonly (string | null)[]; // by seat
      readonly beacon?: { readonly round: number }; // the round to mix in
    }
  | {
      readonly type: 'seat-opened';
      readonly deal: number;
      readonly attempt?: number;
      readonly seat: Seat;
      readonly bytes: string;
    }
  | {
      readonly type: 'seal-voided'; // not every seat opened; the same append begins the next attempt
      readonly deal: number;
      readonly attempt: number;
      readonly withheld: readonly Seat[]; // seats that did not open
      readonly secret: string; // the server's secret of this attempt
    }
  | {
      readonly type: 'mixed';
      readonly deal: number;
      readonly attempt?: number;
      readonly opened: readonly (string | null)[]; // by seat
      readonly beacon?: BeaconRound | null; // null if the round did not come in time
    }
  // after the match: the server's secret of each deal, and the hash that ends the proof
  | { readonly type: 'unsealed'; readonly secrets: readonly string[]; readonly end: string };
