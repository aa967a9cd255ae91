// How a deal is sealed, as every viewer of a table sees it. The server and the seats commit to secrets and
// later reveal them, and the cards are computed from all of these secrets.
import type { Seat } from '@moonshot/rules';

/** A void attempt at sealing a deal: a seat did not reveal the secret to which it had committed. */
export interface VoidedView {
  readonly attempt: number;
  readonly withheld: readonly Seat[]; // the seats that did not reveal their secrets
  readonly server: string; // the server's commitment
  readonly commitments: readonly (string | null)[]; // the seats' commitments, by seat
}

/** The seal of the next deal, or of the deal in play. All of these values are public. */
export interface SealView {
  readonly protocol: 1 | 2; // 1 if the match began before `hearts-deal/2`
  readonly deal: number;
  readonly attempt: number; // the number of the attempt at sealing this deal, from 0
  readonly asked: readonly Seat[]; // the seats that may contribute a secret to this attempt
  readonly voided: readonly VoidedView[]; // the earlier, void attempts, oldest first
  // the beacon round to use, and when it is published (in ms since 1970); null before `sealed` or without a
  // beacon
  readonly beacon: { readonly round: number; readonly at: number } | null;
  // what happens now: seats commit to secrets, seats reveal their secrets, or the cards have been dealt
  readonly phase: 'commit' | 'open' | 'dealt';
  readonly server: string; // the server's commitment, in hexadecimal
  readonly previous: string; // the hash of the previous deal
  readonly commitments: readonly (string | null)[]; // each seat's commitment; null if the seat made none
  readonly opened: readonly (string | null)[]; // each seat's revealed secret of 32 bytes, in hexadecimal
}

/** A public randomness beacon in drand's format. Every `period` seconds it signs a round with its key. */
export interface BeaconSpec {
  readonly scheme: string;
  readonly key: string; // the beacon's public key, in hexadecimal
  readonly genesis: number; // when the first round was published, in seconds since 1970
  readonly period: number; // the time between two rounds, in seconds
}

/** A round of a public beacon whose randomness goes into a deal, with its signature. */
export interface BeaconRound {
  readonly round: number;
  readonly signature: string; // the beacon's signature of the round, in hexadecimal
}

/**
 * The steps of sealing a deal, in the form in which every viewer receives them; see
 * `docs/reference/sealed-deals.md`. An event without `attempt` belongs to the older `hearts-deal/1`.
 */
export type SealEvent =
  | {
      readonly type: 'seal-committed'; // the server has committed to a secret
      readonly deal: number;
      readonly attempt?: number; // the number of the attempt, from 0
      readonly server: string; // the server's commitment
      // the hash of the previous deal; for the first deal, the hash of what was fixed before play
      readonly previous: string;
      readonly asked: readonly Seat[]; // the seats that may contribute a secret
    }
  | {
      readonly type: 'seat-committed';
      readonly deal: number;
      readonly attempt?: number;
      readonly seat: Seat;
      readonly commitment: string;
    }
  | {
      // no more commitments are accepted: the seats with a commitment contribute to the deal
      readonly type: 'sealed';
      readonly deal: number;
      readonly attempt?: number;
      readonly commitments: readonly (string | null)[]; // each seat's commitment; null if the seat made none
      readonly beacon?: { readonly round: number }; // the beacon round whose randomness goes into the deal
    }
  | {
      readonly type: 'seat-opened';
      readonly deal: number;
      readonly attempt?: number;
      readonly seat: Seat;
      readonly bytes: string;
    }
  | {
      // a seat did not reveal its secret; the same append to the log begins the next attempt
      readonly type: 'seal-voided';
      readonly deal: number;
      readonly attempt: number;
      readonly withheld: readonly Seat[]; // the seats that did not reveal their secrets
      readonly secret: string; // the server's secret of this attempt
    }
  | {
      readonly type: 'mixed';
      readonly deal: number;
      readonly attempt?: number;
      readonly opened: readonly (string | null)[]; // each seat's revealed secret; null if there is none
      readonly beacon?: BeaconRound | null; // null if the beacon did not publish the round in time
    }
  // after the match: the server's secret for each deal, and the hash that completes the proof
  | { readonly type: 'unsealed'; readonly secrets: readonly string[]; readonly end: string };
