// How deals are sealed, as everybody at a table is told of it.
import type { Seat } from '@moonshot/rules/game/seat';

/** An attempt at a deal that is void, because not every seat opened what it had committed to: all of it is public. */
export interface VoidedView {
  readonly attempt: number;
  readonly withheld: readonly Seat[]; // who did not open
  readonly server: string; // the server's commitment
  readonly commitments: readonly (string | null)[]; // by seat
}

/** How the next deal, or the one being played, was sealed: all of it is public. */
export interface SealView {
  readonly protocol: 1 | 2; // 1 where the match was begun before there was `hearts-deal/2`
  readonly deal: number;
  readonly attempt: number; // from 0; one more for each that is void
  readonly asked: readonly Seat[]; // who may add a secret to this attempt
  readonly voided: readonly VoidedView[]; // the earlier attempts, from the first
  readonly beacon: { readonly round: number; readonly at: number } | null; // the round that is mixed in, and when it comes out, in milliseconds since 1970; null before `sealed`, and where there is none
  readonly phase: 'commit' | 'open' | 'dealt'; // what the seats are asked for, or that the cards are out
  readonly server: string; // the server's commitment, as hexadecimal digits
  readonly previous: string; // the hash of the deal before it
  readonly commitments: readonly (string | null)[]; // by seat; null where there is none
  readonly opened: readonly (string | null)[]; // by seat, each 32 bytes
}

/** A public beacon in drand's format: it signs a round with this key every so many seconds. */
export interface BeaconSpec {
  readonly scheme: string;
  readonly key: string; // its public key, as hexadecimal digits
  readonly genesis: number; // when its first round came out, in seconds since 1970
  readonly period: number; // in seconds
}

/** A round of a public beacon whose randomness is mixed in, and its signature. */
export interface BeaconRound {
  readonly round: number;
  readonly signature: string; // as hexadecimal digits
}

/**
 * How a deal is sealed, step by step; every viewer is told all of it. `docs/sealed-deals.md` says what each step is for.
 * An event without `attempt` is one of `hearts-deal/1`.
 */
export type SealEvent =
  | {
      readonly type: 'seal-committed'; // the server has settled its secret
      readonly deal: number;
      readonly attempt?: number; // from 0
      readonly server: string; // its commitment
      readonly previous: string; // the hash of the deal before, of the match's head for the first
      readonly asked: readonly Seat[]; // who may add a secret
    }
  | {
      readonly type: 'seat-committed';
      readonly deal: number;
      readonly attempt?: number;
      readonly seat: Seat;
      readonly commitment: string;
    }
  | {
      readonly type: 'sealed'; // who contributes is settled: the seats with a commitment
      readonly deal: number;
      readonly attempt?: number;
      readonly commitments: readonly (string | null)[]; // by seat
      readonly beacon?: { readonly round: number }; // whose randomness will be mixed in
    }
  | {
      readonly type: 'seat-opened';
      readonly deal: number;
      readonly attempt?: number;
      readonly seat: Seat;
      readonly bytes: string;
    }
  | {
      readonly type: 'seal-voided'; // not every seat opened; the next attempt follows in the same breath
      readonly deal: number;
      readonly attempt: number;
      readonly withheld: readonly Seat[]; // who did not open
      readonly secret: string; // the server's, of this attempt
    }
  | {
      readonly type: 'mixed';
      readonly deal: number;
      readonly attempt?: number;
      readonly opened: readonly (string | null)[]; // by seat
      readonly beacon?: BeaconRound | null; // null where the round did not come in time
    }
  | { readonly type: 'unsealed'; readonly secrets: readonly string[]; readonly end: string }; // the server's, deal after deal
