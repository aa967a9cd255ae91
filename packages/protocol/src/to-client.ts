// Messages from a table to a client. Events are written to the table's log before they are sent.

import type {
  Action,
  Ask,
  Event as GameEvent,
  Refusal as GameRefusal,
  View as GameView,
  Length,
  Overrides,
  Seat,
  Viewer,
} from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { DealRecord, PageData } from './backup.ts';
import type { HouseReply } from './house.ts';
import type { ReplayedMatch } from './replay.ts';
import type { Reviewed } from './review.ts';
import type { SealEvent, SealView } from './seals.ts';
import type { SheetCard, TableRules } from './table-rules.ts';

export type Sitter =
  // `broughtBy` is the name of the player whose program has this seat.
  | { readonly kind: 'person'; readonly name: string; readonly broughtBy?: string }
  | { readonly kind: 'bot'; readonly name: string; readonly player: string; readonly broughtBy?: string };

/** Why a deal can be finished early: one seat takes all remaining tricks, or the score is decided. */
export type FinishReason = 'rest' | 'settled';

/**
 * Everything that one viewer (a seat or a spectator) may know of a table, and the question that the viewer's
 * seat has to answer.
 */
export interface TableView {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly sitters: readonly Sitter[];
  readonly viewer: Viewer;
  // on a device that several people share: the seat that takes the device next; no hand is shown until then
  readonly covered?: Seat;
  readonly ready: readonly Seat[];
  readonly number: number; // the number that the client gave to the seat's last command that was carried out
  readonly mayUndo: boolean;
  // the reason for which the viewer may finish the deal early; null if the viewer may not
  readonly mayFinish: FinishReason | null;
  // the seats that have asked to finish the deal early, and the reason
  readonly finish: { readonly why: FinishReason; readonly seats: readonly Seat[] } | null;
  readonly deal: GameView;
  readonly ask: Ask | null;
  readonly online: OnlineView | null; // only for a table on a server
}

/** The clocks of a table in milliseconds, at the time when the message was created. */
export interface ClockView {
  // The time left for each awaited answer, without the reserve. A table without a time limit has a clock only
  // between deals, once somebody is ready for the next deal.
  readonly running: readonly { readonly seat: Seat; readonly leftMs: number }[];
  readonly reserveMs: readonly number[]; // by seat: the extra time that is left for this deal
}

/** What the players can vote for: pausing the match, resuming it, ending it early, or undoing an action. */
export type Motion = 'pause' | 'go-on' | 'end' | 'undo';

/** The state of a table on a server, apart from its game. */
export interface OnlineView {
  readonly seal: SealView | null;
  readonly clock: ClockView | null;
  readonly counted?: true; // the match counts for ratings or a league
  readonly standIns: readonly Seat[]; // the seats for which a bot plays until the person returns
  readonly paused: boolean;
  readonly pausedBy?: Seat; // the seat that first asked for the pause
  readonly ended: boolean; // the match was ended early by agreement, without a winner
  // The motion, and the seats that agree to it, the proposer first. In a vote to undo, `takesBack` is the
  // proposer's last play, which is undone with everything after it. It is absent if the last action of the
  // proposer was no play.
  readonly votes: {
    readonly on: Motion;
    readonly seats: readonly Seat[];
    readonly takesBack?: { readonly seat: Seat; readonly card: Card };
  } | null;
  // by seat: the hands of the last deal as dealt, for spectators of a table that shows them
  readonly hands: readonly (readonly Card[])[] | null;
}

/** Events among the people at a table, which are not part of its game. All of these events are public. */
export type ShownSeating =
  // the person or bot `sitter` has taken the seat
  | { readonly type: 'seated'; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly type: 'away'; readonly seat: Seat } // a bot plays for the person from now on
  | { readonly type: 'back'; readonly seat: Seat }
  | { readonly type: 'voted'; readonly seat: Seat; readonly on: Motion; readonly yes: boolean }
  | { readonly type: 'paused' | 'gone-on' | 'ended' } // the outcome of a vote
  | { readonly type: 'timed-out'; readonly seat: Seat }; // the table's automatic answer follows

/** An event of a table in the form in which this viewer may see it. */
export type Shown =
  | { readonly type: 'opened' }
  | { readonly type: 'game'; readonly event: GameEvent }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'finishing'; readonly seat: Seat; readonly why: FinishReason }
  | { readonly type: 'undone' }
  | SealEvent
  | ShownSeating;

/** A stored table, as a list of tables shows it. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly deal: number;
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly at: number; // when the table was last written, in milliseconds since 1970
  readonly trouble: string | null; // why the table cannot be opened in this browser; null if it can
}

export interface LeftOut {
  readonly name: string;
  readonly why: string;
}

/** The result of importing a file. If the file could not be read, a sentence says why. */
export type Imported =
  | {
      readonly ok: true;
      readonly tables: number;
      readonly deals: number;
      readonly houses: number; // the number of imported house rules
      readonly untitled: readonly LeftOut[]; // imported house rules whose title was removed
      readonly refused: readonly LeftOut[]; // tables and house rules that were not imported
      readonly settings: Readonly<Record<string, string>>;
      readonly page: PageData; // the data that the page adds to what it stores
    }
  | { readonly ok: false; readonly sentence: string };

/** The codes of a table's refusals. They are stable across languages and versions. */
export type RefusalCode =
  | GameRefusal['type'] // a rule of the game forbids the action
  | 'no-such-seat'
  | 'not-yet' // the next deal may not begin yet
  | 'nothing-to-undo'
  | 'not-alone' // an undo would also take back what other people played
  | 'not-proved' // another player's choice may still matter in this deal
  | 'not-owed'
  | 'said-otherwise'
  | 'mid-deal' // seats can change between deals only
  | 'seat-taken'
  | 'sits-already'
  | 'not-seated'
  | 'counted' // the match counts for ratings or a league
  | 'paused'
  | 'over'
  | 'not-sealing'
  | 'step-behind' // the command's number is too high, so commands before it are missing
  | 'one-try'; // a puzzle can be answered only once

/** A command that was refused, and why. */
export interface Refused {
  readonly code: RefusalCode;
  readonly sentence: string;
  // the fields of the rule sheet whose rule forbids the command; empty if no rule of the game does
  readonly fields: readonly string[];
}

export type TableToPage =
  | { readonly type: 'sheets'; readonly sheets: readonly SheetCard[] }
  | { readonly type: 'further'; readonly sheets: readonly SheetCard[] }
  | { readonly type: 'tables'; readonly tables: readonly TableSummary[] }
  | { readonly type: 'snapshot'; readonly view: TableView; readonly rules: TableRules }
  // the rules of the joined table in another language
  | { readonly type: 'tableRules'; readonly table: string; readonly rules: TableRules }
  | { readonly type: 'events'; readonly from: number; readonly events: readonly Shown[]; readonly view: TableView }
  | { readonly type: 'ack'; readonly number: number; readonly version: number }
  | ({ readonly type: 'rejected'; readonly number: number } & Refused)
  | { readonly type: 'rules'; readonly rules: TableRules }
  // For pass training: the seed of a hand in which the best pass is clearly better than the pass that bots
  // usually choose.
  | { readonly type: 'drill-found'; readonly seed: string }
  // why a puzzle's answer is the best, in sentences
  | { readonly type: 'puzzle-explained'; readonly sentences: readonly string[] }
  // for each level of bots: the points that a bot scored in the person's seat of a daily deal
  | { readonly type: 'daily-compared'; readonly points: Readonly<Record<string, number>> }
  | { readonly type: 'house'; readonly said: HouseReply }
  | {
      readonly type: 'hint';
      readonly action: Action;
      // the suggested answer and its reason; a hint that the player asked for may also name an alternative
      readonly sentence: string;
      readonly compared: string | null; // the compared answers with their results; null for an automatic hint
      readonly quiet: boolean;
    }
  | ({ readonly type: 'reviewed' } & Reviewed)
  | ({ readonly type: 'replayed' } & ReplayedMatch)
  // the fragment of a link that contains the match of the preceding `replayed` message
  | { readonly type: 'carried'; readonly link: string }
  // an imported match was stored as the table with this id
  | { readonly type: 'brought'; readonly table: string }
  // why a text cannot be read as a match, and where the error is
  | { readonly type: 'unread'; readonly sentence: string }
  | { readonly type: 'records'; readonly records: readonly DealRecord[] }
  // records that are new or changed; with `more`, the same request would return further records
  | { readonly type: 'amended'; readonly records: readonly DealRecord[]; readonly more: boolean }
  | { readonly type: 'exported'; readonly text: string }
  | ({ readonly type: 'imported' } & Imported)
  // an error: what failed, what is safe, and what to do
  | { readonly type: 'trouble'; readonly sentence: string };
