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

export type Sitter =
  // `broughtBy`: the name of the player whose program sits here
  | { readonly kind: 'person'; readonly name: string; readonly broughtBy?: string }
  | { readonly kind: 'bot'; readonly name: string; readonly player: string; readonly broughtBy?: string };

/** Why a deal can be finished early: one seat takes all remaining tricks, or the score is decided. */
export type FinishReason = 'rest' | 'settled';

/**
 * Everything that one viewer (a seat or a spectator) may know of a table, and the question that its seat has
 * to answer.
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
  // on a device that several people share: the seat that takes the device next; until then no hand is shown
  readonly covered?: Seat;
  readonly ready: readonly Seat[];
  readonly number: number; // the client's number of the seat's last command that was carried out
  readonly mayUndo: boolean;
  readonly mayFinish: FinishReason | null; // the reason for which the viewer may finish the deal early
  // the seats that asked to finish the deal early, and the reason
  readonly finish: { readonly why: FinishReason; readonly seats: readonly Seat[] } | null;
  readonly deal: GameView;
  readonly ask: Ask | null;
  readonly online: OnlineView | null; // only for a table on a server
}

/** The clocks of a table in milliseconds, at the time when the message was created. */
export interface ClockView {
  // time left for each awaited answer, without the reserve; a table without a time limit has such a clock
  // only between deals, once somebody is ready for the next deal
  readonly running: readonly { readonly seat: Seat; readonly leftMs: number }[];
  readonly reserveMs: readonly number[]; // by seat: time that may still be used up in this deal
}

/**
 * What players can vote for: pausing, resuming after a pause, ending the match early, or undoing an action.
 */
export type Motion = 'pause' | 'go-on' | 'end' | 'undo';

/** The state of a table on a server, apart from its game. */
export interface OnlineView {
  readonly seal: SealView | null;
  readonly clock: ClockView | null;
  readonly counted?: true; // the match counts for ratings or a league
  readonly standIns: readonly Seat[]; // seats where a bot plays until the person returns
  readonly paused: boolean;
  readonly pausedBy?: Seat; // the seat that first asked for the pause
  readonly ended: boolean; // ended early by agreement, without a winner
  // the motion and the seats that agree to it, the seat that proposed it first; in a vote to undo a play,
  // also that play
  readonly votes: {
    readonly on: Motion;
    readonly seats: readonly Seat[];
    readonly takesBack?: { readonly seat: Seat; readonly card: Card };
  } | null;
  // by seat: the last deal's hands as dealt, for spectators of a table that shows them
  readonly hands: readonly (readonly Card[])[] | null;
}

/** Events among the people at a table that are not part of its game. All of them are public. */
export type ShownSeating =
  | { readonly type: 'seated'; readonly seat: Seat; readonly sitter: Sitter } // the new sitter of the seat
  | { readonly type: 'away'; readonly seat: Seat } // a bot plays for the person from now on
  | { readonly type: 'back'; readonly seat: Seat }
  | { readonly type: 'voted'; readonly seat: Seat; readonly on: Motion; readonly yes: boolean }
  | { readonly type: 'paused' | 'gone-on' | 'ended' } // the outcome of a vote
  | { readonly type: 'timed-out'; readonly seat: Seat }; // followed by the automatic answer

/** An event as this viewer may see it. */
export type Shown =
  | { readonly type: 'opened' }
  | { readonly type: 'game'; readonly event: GameEvent }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'finishing'; readonly seat: Seat; readonly why: FinishReason }
  | { readonly type: 'undone' }
  | SealEvent
  | ShownSeating;

/** A rule as a sentence, with the sheet's fields from which it follows. */
export interface RuleSentence {
  readonly topic: string;
  readonly sentence: string;
  readonly fields: readonly string[];
  // the content of the sentence as a table: the names of two columns, and the rows
  readonly table?: { readonly head: readonly [string, string]; readonly rows: readonly (readonly [string, string])[] };
}

/** What the list of games and the screen of a table need to know about a game. */
export interface SheetCard {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly kind: 'tricks' | 'commit-reveal';
  readonly seats: { readonly min: number; readonly max: number; readonly best: number };
  readonly lengths: {
    readonly kind: 'deals' | 'target';
    readonly offer: readonly number[];
    readonly usual: number;
    readonly targets?: readonly number[]; // limits, beside numbers of deals that differ from them
  };
  readonly winner: TableRules['winner'];
  readonly aim: string; // one line: what to take or to avoid
  readonly passes: boolean; // whether cards are passed before any deal
  readonly unsettled?: 'some' | 'ours'; // whether sources leave some of its rules open, or all are our own
  readonly differs?: string; // for a variant: what makes it different, in one or two sentences
  readonly shelves?: readonly string[]; // for a further game: where it is found
  // for a variant: the base game and the changed fields, with which a table is opened
  readonly of?: { readonly game: string; readonly overrides: Overrides };
}

/** The rules of the joined table, explained and reduced to what a screen shows. */
export interface TableRules {
  readonly sheet: SheetCard;
  readonly sentences: readonly RuleSentence[];
  // points for taking a scoring card, by the card's name; negative if they lower the score
  readonly costs: Readonly<Record<string, number>>;
  // also `none` if each deal turns up a card to determine its trump suit; `TableView` then contains the card
  readonly trump: 'none' | 'C' | 'D' | 'S' | 'H';
  readonly closesHearts: boolean; // whether hearts can be closed, so that "broken" means something
  readonly stock: boolean; // the cards in the middle are a stock, not a kitty
  readonly out: boolean; // they are out of the deal
  readonly direction: 'clockwise' | 'counterclockwise'; // of play
  // in a game of contracts: what costs points in each of the successive deals; otherwise empty
  readonly contracts: readonly { readonly name: string; readonly costs: TableRules['costs'] }[];
  // which cards of a trick cancel each other: identical cards, or cards of the same rank and colour; absent
  // if none do
  readonly cancels?: 'identical' | 'alike';
  readonly passCycle: readonly string[];
  readonly sides: readonly number[]; // by seat; seats of one side are partners
  readonly pooled: boolean; // partners have one score
  readonly poolFrom?: number; // with a pool: the total at the start; what the totals lack is in the pool
  readonly winner: 'lowest' | 'highest' | 'closestToZero';
  readonly wilds: readonly Card[]; // the wild cards of the deck, each as often as it occurs
  readonly jokers: boolean; // the wild cards have no suit, and nobody calls them highest or lowest
  readonly strength: Readonly<Record<string, number>>; // of natural cards within a suit
}

/** A stored table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly deal: number;
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly at: number; // time of the last write, in milliseconds since 1970
  readonly trouble: string | null; // why the table cannot be opened here; null if it can
}

export interface LeftOut {
  readonly name: string;
  readonly why: string;
}

/** The result of importing a file, or a sentence with the error. */
export type Imported =
  | {
      readonly ok: true;
      readonly tables: number;
      readonly deals: number;
      readonly houses: number; // how many house rules were imported
      readonly untitled: readonly LeftOut[]; // house rules whose title was dropped
      readonly refused: readonly LeftOut[]; // tables and house rules that were not imported
      readonly settings: Readonly<Record<string, string>>;
      readonly page: PageData; // added to what the page stores
    }
  | { readonly ok: false; readonly sentence: string };

/** The codes of a table's refusals, stable across languages and versions. */
export type RefusalCode =
  | GameRefusal['type'] // a rule of the game
  | 'no-such-seat'
  | 'not-yet' // the next deal may not begin now
  | 'nothing-to-undo'
  | 'not-alone' // an undo would take back what other people played
  | 'not-proved' // another player's choice may still matter to the deal
  | 'not-owed'
  | 'said-otherwise'
  | 'mid-deal' // seats change between deals only
  | 'seat-taken'
  | 'sits-already'
  | 'not-seated'
  | 'counted' // the match counts for ratings or a league
  | 'paused'
  | 'over'
  | 'not-sealing'
  | 'step-behind' // the command's number is too high: commands before it are missing
  | 'one-try'; // a puzzle can be answered only once

/** A refused command. */
export interface Refused {
  readonly code: RefusalCode;
  readonly sentence: string;
  readonly fields: readonly string[]; // the sheet's fields, if a rule of the game refused it
}

export type TableToPage =
  | { readonly type: 'sheets'; readonly sheets: readonly SheetCard[] }
  | { readonly type: 'further'; readonly sheets: readonly SheetCard[] }
  | { readonly type: 'tables'; readonly tables: readonly TableSummary[] }
  | { readonly type: 'snapshot'; readonly view: TableView; readonly rules: TableRules }
  // the rules of a joined table in another language
  | { readonly type: 'tableRules'; readonly table: string; readonly rules: TableRules }
  | { readonly type: 'events'; readonly from: number; readonly events: readonly Shown[]; readonly view: TableView }
  | { readonly type: 'ack'; readonly number: number; readonly version: number }
  | ({ readonly type: 'rejected'; readonly number: number } & Refused)
  | { readonly type: 'rules'; readonly rules: TableRules }
  // pass training: the seed of a hand in which the best pass is clearly better than the one that bots usually
  // choose
  | { readonly type: 'drill-found'; readonly seed: string }
  // why a puzzle's answer is the best, in sentences
  | { readonly type: 'puzzle-explained'; readonly sentences: readonly string[] }
  // the points that bots scored in the person's seat of a daily deal, by their level
  | { readonly type: 'daily-compared'; readonly points: Readonly<Record<string, number>> }
  | { readonly type: 'house'; readonly said: HouseReply }
  | {
      readonly type: 'hint';
      readonly action: Action;
      readonly sentence: string; // the advice; with its reason if the player asked for the hint
      readonly compared: string | null; // the alternatives with their results
      readonly quiet: boolean;
    }
  | ({ readonly type: 'reviewed' } & Reviewed)
  | ({ readonly type: 'replayed' } & ReplayedMatch)
  // the fragment of a link that contains the match of the preceding `replayed` message
  | { readonly type: 'carried'; readonly link: string }
  // an imported match is stored as the table with this id
  | { readonly type: 'brought'; readonly table: string }
  | { readonly type: 'unread'; readonly sentence: string } // why a text is no match, and where the error is
  | { readonly type: 'records'; readonly records: readonly DealRecord[] }
  // new or changed records; `more`: the same request would return further ones
  | { readonly type: 'amended'; readonly records: readonly DealRecord[]; readonly more: boolean }
  | { readonly type: 'exported'; readonly text: string }
  | ({ readonly type: 'imported' } & Imported)
  // an error: what failed, what is safe, and what to do
  | { readonly type: 'trouble'; readonly sentence: string };
