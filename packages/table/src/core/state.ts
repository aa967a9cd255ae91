// The state of one table: its sitters, its game, and everything else that the rules do not know.

import type { BeaconSpec, FinishReason, Motion, Sitter } from '@moonshot/protocol';
import type { TimeControl } from '@moonshot/protocol/server';
import type { FoundDealer, State as GameState, Length, Overrides, Play, Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';

/** Everything that is settled when a table is opened. The sheet is pinned by id and version. */
export interface Spec {
  readonly game: string;
  readonly version: number;
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly sitters: readonly Sitter[]; // by seat; in a state, the present ones
  // sealed deals: 2 by `hearts-deal/2`, true by `hearts-deal/1`; if absent, the server's secret alone deals
  readonly sealed?: true | 2;
  readonly beacon?: BeaconSpec; // mixed in at a sealed table
  readonly online?: OnlineSpec; // of a table on a server
  readonly imported?: true; // the match was played elsewhere and imported
  // the name of fixed deals: tables with the same name and secret get the same cards
  readonly deals?: string;
}

/** The settings of a table on a server. */
export interface OnlineSpec {
  readonly clock: TimeControl | null;
  readonly handsAfter?: true; // spectators see the hands after a deal
  readonly goesOn?: true; // even if no player is present, because others wait for its result
  readonly rated?: readonly Seat[]; // seats of the people who began a rated match
  readonly league?: readonly Seat[]; // seats of the league members to whom the match counts
}

/** A person's last commands, so that a repeat gets the same answer. */
export interface AnsweredCommands {
  readonly number: number; // of the last
  readonly version: number; // that it made
  readonly earlier: readonly number[]; // the versions of earlier commands, oldest first
}

/** Number of recent commands of a seat whose results are remembered: as many as a socket may have pending. */
export const ANSWERS_KEPT = 64;

/** Why the table finishes a deal, who agreed, and in which order a claimer leads. */
export interface Finish {
  readonly why: FinishReason;
  readonly seats: readonly Seat[];
  readonly order: readonly Play[];
}

/** The cards of a deal as dealt: each hand in dealing order, the rest as it lay. */
export interface DealtHands {
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly rest: readonly Card[];
}

/** A void attempt at a deal: not every seat opened its commitment. */
export interface VoidedAttempt {
  readonly server: string; // the server's commitment
  readonly secret: string; // its secret, which is not secret any more
  readonly asked: readonly Seat[];
  readonly commitments: readonly (string | null)[]; // by seat
  readonly opened: readonly (string | null)[]; // by seat
  readonly withheld: readonly Seat[]; // seats that did not open
}

/** The round of a beacon that is mixed into a deal. */
export interface SealedBeacon {
  readonly round: number;
  readonly signature: string | null; // null until it is mixed in, or if it did not come in time
}

/** The result of a deal's seal. */
export interface SealDone {
  readonly attempt: number; // the attempt that dealt
  // null if a secret counts; else the players who were asked and gave none
  readonly silent: readonly string[] | null;
}

/** The seal of a deal, with its result. */
export interface Seal {
  readonly deal: number;
  readonly beacon: SealedBeacon | null; // set by `sealed`, if the table has a beacon
  readonly attempt: number; // from 0; always 0 under the old protocol
  readonly voided: readonly VoidedAttempt[]; // the earlier attempts, oldest first
  readonly phase: 'commit' | 'open' | 'mixed';
  readonly server: string; // the server's commitment
  readonly previous: string;
  readonly asked: readonly Seat[];
  readonly commitments: readonly (string | null)[]; // by seat
  readonly opened: readonly (string | null)[]; // by seat
  readonly cut: FoundDealer | null;
  readonly misdealt: readonly Seat[]; // seats whose hands caused a misdeal
  readonly dealt: DealtHands | null;
  readonly before: DealtHands['hands'] | null; // of the deal before
}

/** The clocks as far as the log knows them. */
export interface ClockState {
  readonly reserveMs: readonly number[]; // by seat, for the rest of the deal
  readonly lapses: readonly number[]; // by seat: number of timeouts in a row
}

/** A player who gave up a seat during the present deal, and knows its hand. */
export interface DepartedPlayer {
  readonly player: string;
  readonly seat: Seat;
}

export interface State {
  readonly id: string;
  readonly version: number; // number of events
  readonly spec: Spec;
  readonly secret: string; // 64 hex digits; all randomness of the deals comes from it
  readonly game: GameState;
  readonly ready: readonly Seat[]; // people who are ready for the next deal
  readonly finish: Finish | null; // until the deal is scored or its moon is chosen
  readonly answered: readonly (AnsweredCommands | null)[]; // by seat
  readonly seal: Seal | null; // of the next or last deal, at a sealed table
  readonly seals: readonly SealDone[]; // of the mixed deals, oldest first
  readonly unsealed: boolean; // the server's secrets are out
  // by seat: the version since which a bot stands in for an absent person
  readonly standIns: readonly (number | null)[];
  readonly left: readonly DepartedPlayer[];
  // by seat: who held it when this deal was dealt; null for a bot
  readonly dealtTo: readonly (string | null)[];
  readonly clock: ClockState | null; // where time counts
  readonly paused: boolean;
  readonly ended: boolean; // ended early by agreement
  // the motion, and the seats that said yes
  readonly votes: { readonly on: Motion; readonly seats: readonly Seat[] } | null;
  // versions before each act of the person in this deal that can be undone, oldest first
  readonly undo: readonly number[];
}

/** The seats whose results count for ratings or a league; none in a casual match. */
export const counted = ({ online }: Pick<Spec, 'online'>): readonly Seat[] => [
  ...new Set([...(online?.rated ?? []), ...(online?.league ?? [])]),
];

/** Whether the match counts for ratings or a league. Then only play may help a losing player. */
export const isCounted = ({ online }: Pick<Spec, 'online'>): boolean =>
  Boolean(online?.rated?.length || online?.league?.length);

/** The seats of people, who vote about the match; programs have no vote. */
export const voters = ({ sitters }: Pick<Spec, 'sitters'>): readonly Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.broughtBy === undefined ? [seat] : []));

/** The seats where people sit. */
export const people = (spec: Spec): readonly Seat[] =>
  spec.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));

/** Whether the match is over, with a winner or without. */
export const matchIsOver = ({ game, ended }: State): boolean => ended || game.phase === 'over';
