// The state of one table: its sitters, its game, and everything else that is not part of the rules.

import type { BeaconSpec, FinishReason, Motion, Sitter } from '@moonshot/protocol';
import type { TimeControl } from '@moonshot/protocol/server';
import type { FoundDealer, State as GameState, Length, Overrides, Play, Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';

/**
 * Everything that is fixed when a table is opened. `game` and `version` identify the sheet (the rules as
 * data) for the whole match.
 */
export interface Spec {
  readonly game: string;
  readonly version: number;
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly sitters: readonly Sitter[]; // by seat, who sits there: at the opening, or in a `State` at present
  // the protocol of sealed deals: 2 is `hearts-deal/2`, true is `hearts-deal/1`;
  // if absent, the cards follow from the server's secret alone
  readonly sealed?: true | 2;
  readonly beacon?: BeaconSpec; // a public source of randomness that sealed deals mix in
  readonly online?: OnlineSpec; // only for a table on a server
  readonly imported?: true; // the match was played elsewhere and imported
  // the name of fixed deals: tables with the same name and secret get the same cards
  readonly deals?: string;
}

/** The settings of a table on a server. */
export interface OnlineSpec {
  readonly clock: TimeControl | null;
  readonly handsAfter?: true; // spectators see the hands after a deal
  readonly goesOn?: true; // the table deals even if no player is present, because others wait for the result
  readonly rated?: readonly Seat[]; // seats of the people who began a rated match
  readonly league?: readonly Seat[]; // seats of the league members to whom the match counts
}

/** The latest commands of a seat's person, kept so that a repeated command gets the same reply again. */
export interface AnsweredCommands {
  readonly number: number; // the client's number of the last command
  readonly version: number; // the table's version after that command
  readonly earlier: readonly number[]; // the table's versions after earlier commands, oldest first
}

/**
 * How many commands of a seat are remembered in addition to the last one: as many as one socket may have
 * pending.
 */
export const ANSWERS_KEPT = 64;

/**
 * A request to finish the deal early: the reason, the seats that have asked, and the claimer's order of play.
 */
export interface Finish {
  readonly why: FinishReason;
  readonly seats: readonly Seat[];
  readonly order: readonly Play[];
}

/**
 * The cards of a deal as they were dealt: each hand in the order of dealing, and the kitty or stock in its
 * order.
 */
export interface DealtHands {
  readonly dealer: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly rest: readonly Card[];
}

/** A void attempt at sealing a deal: not every seat revealed the secret to which it had committed. */
export interface VoidedAttempt {
  readonly server: string; // the server's commitment
  readonly secret: string; // the server's secret, revealed when the attempt became void
  readonly asked: readonly Seat[];
  readonly commitments: readonly (string | null)[]; // commitment of each seat; null: none
  readonly opened: readonly (string | null)[]; // revealed secret of each seat; null: none
  readonly withheld: readonly Seat[]; // seats that did not reveal their secrets
}

/** The round of a public beacon that is mixed into a deal. */
export interface SealedBeacon {
  readonly round: number;
  readonly signature: string | null; // null until the round is mixed in, or if it was not published in time
}

/** The result of a deal's seal. */
export interface SealDone {
  readonly attempt: number; // the attempt that dealt
  // null if some seat's secret counts; otherwise the players who were asked for a secret and gave none
  readonly silent: readonly string[] | null;
}

/** The seal of a deal: the secrets from which its cards are computed, and later the cards themselves. */
export interface Seal {
  readonly deal: number;
  readonly beacon: SealedBeacon | null; // set by the event `sealed`, if the table has a beacon
  readonly attempt: number; // number of the attempt, from 0; always 0 under the old protocol
  readonly voided: readonly VoidedAttempt[]; // the earlier attempts, oldest first
  readonly phase: 'commit' | 'open' | 'mixed';
  readonly server: string; // the server's commitment
  readonly previous: string;
  readonly asked: readonly Seat[];
  readonly commitments: readonly (string | null)[]; // commitment of each seat; null: none
  readonly opened: readonly (string | null)[]; // revealed secret of each seat; null: none
  readonly cut: FoundDealer | null;
  readonly misdealt: readonly Seat[]; // seats whose hands caused a misdeal
  readonly dealt: DealtHands | null;
  readonly before: DealtHands['hands'] | null; // the hands of the deal before, as dealt
}

/** The part of a table's clocks that follows from its log. */
export interface ClockState {
  readonly reserveMs: readonly number[]; // by seat: extra time that it may still use in this deal
  readonly lapses: readonly number[]; // by seat: number of timeouts in a row
}

/** An action of a person that can be undone. */
export interface UndoPoint {
  readonly to: number; // the table's version before the action
  readonly seat: Seat;
  readonly card: Card | null; // the card that was played; null for any other action
}

/** A player who has given up a seat during the present deal and therefore knows its hand. */
export interface DepartedPlayer {
  readonly player: string;
  readonly seat: Seat;
}

export interface State {
  readonly id: string;
  readonly version: number; // the number of events in the log
  readonly spec: Spec;
  readonly secret: string; // 64 hex digits; the server's randomness for the deals comes from it
  readonly game: GameState;
  readonly ready: readonly Seat[]; // people who are ready for the next deal
  readonly finish: Finish | null; // null again when the deal is scored, a moon is shot, or an action undone
  readonly answered: readonly (AnsweredCommands | null)[]; // latest answered commands of each seat
  readonly seal: Seal | null; // the seal of the latest deal, or of the next one; null before the first seal
  readonly seals: readonly SealDone[]; // results of all complete seals, oldest first
  readonly unsealed: boolean; // whether the server's secrets are revealed
  // by seat: the table's version since which a bot has stood in for an absent person; null if no bot does
  readonly standIns: readonly (number | null)[];
  readonly left: readonly DepartedPlayer[];
  // by seat: the person who had the seat when this deal was dealt; null for a bot
  readonly dealtTo: readonly (string | null)[];
  readonly clock: ClockState | null; // null at a table without clocks
  readonly paused: boolean;
  readonly pausedBy: Seat | null; // the seat that first asked for the pause
  readonly ended: boolean; // whether the match was ended early by agreement
  // what is voted on, and the seats that have agreed, in the order of their votes
  readonly votes: { readonly on: Motion; readonly seats: readonly Seat[] } | null;
  readonly undo: readonly UndoPoint[]; // the actions of people that can be undone, oldest first
}

/** The last action of a seat that can be undone. An undo also takes back everything after this action. */
export const undoPoint = ({ undo }: Pick<State, 'undo'>, seat: Seat): UndoPoint | undefined =>
  undo.findLast(point => point.seat === seat);

/** The seats whose results count for ratings or a league; none in a casual match. */
export const countedSeats = ({ online }: Pick<Spec, 'online'>): readonly Seat[] => [
  ...new Set([...(online?.rated ?? []), ...(online?.league ?? [])]),
];

/**
 * Whether the match counts for ratings or a league. If so, undo and some votes are disabled, because a losing
 * player could abuse them.
 */
export const isCounted = ({ online }: Pick<Spec, 'online'>): boolean =>
  Boolean(online?.rated?.length || online?.league?.length);

/**
 * The seats that may vote about the match: those of people. Programs that a player has brought do not vote.
 */
export const voters = ({ sitters }: Pick<Spec, 'sitters'>): readonly Seat[] =>
  sitters.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.broughtBy === undefined ? [seat] : []));

/** The seats where people sit. */
export const people = (spec: Spec): readonly Seat[] =>
  spec.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));

/** Whether the match is over, with a winner or without. */
export const matchIsOver = ({ game, ended }: State): boolean => ended || game.phase === 'over';
