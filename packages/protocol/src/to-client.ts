// Messages from a table to a client: a closed union. Events are written before they are sent.

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
import type { DealRecord } from './backup.ts';
import type { HouseSaid } from './house.ts';
import type { ReplayedMatch } from './replay.ts';
import type { Reviewed } from './review.ts';
import type { SealEvent, SealView } from './seals.ts';

export type Sitter =
  // of a program: the player who brought it
  | { readonly kind: 'person'; readonly name: string; readonly broughtBy?: string }
  | { readonly kind: 'bot'; readonly name: string; readonly player: string; readonly broughtBy?: string };

/** Why a deal can be finished early: one seat takes all remaining tricks, or the score is decided. */
export type FinishReason = 'rest' | 'settled';

/** A table as one viewer may know it, including the viewer's question. */
export interface TableView {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly sitters: readonly Sitter[];
  readonly viewer: Viewer;
  readonly ready: readonly Seat[];
  readonly number: number; // of the viewer's last effective command
  readonly mayUndo: boolean;
  readonly mayFinish: FinishReason | null; // how the viewer could finish the deal, from its view
  // who claims the rest, or wants to end a settled deal
  readonly finish: { readonly why: FinishReason; readonly seats: readonly Seat[] } | null;
  readonly deal: GameView;
  readonly ask: Ask | null;
  readonly online: OnlineView | null; // of a table on a server
}

/** The clocks of a table, in milliseconds, at the time when `view` was made. */
export interface ClockView {
  // for the answer, without the reserve
  readonly running: readonly { readonly seat: Seat; readonly leftMs: number }[];
  readonly reserveMs: readonly number[]; // by seat
}

/** The motions that players can vote on. */
export type Motion = 'pause' | 'go-on' | 'end' | 'undo';

/** The state of a table on a server besides its game. */
export interface OnlineView {
  readonly seal: SealView | null;
  readonly clock: ClockView | null;
  readonly counted?: true; // the match counts for ratings or a league
  readonly standIns: readonly Seat[]; // seats where a bot plays until the person returns
  readonly paused: boolean;
  readonly ended: boolean; // ended early by agreement, without a winner
  readonly votes: { readonly on: Motion; readonly seats: readonly Seat[] } | null;
  // by seat, as dealt; for spectators after a deal, if the table allows it
  readonly hands: readonly (readonly Card[])[] | null;
}

/** Events among the people at a table besides their game. All of them are public. */
export type ShownSeating =
  | { readonly type: 'seated'; readonly seat: Seat; readonly sitter: Sitter } // the new sitter of the seat
  | { readonly type: 'away'; readonly seat: Seat } // a bot stands in
  | { readonly type: 'back'; readonly seat: Seat }
  | { readonly type: 'voted'; readonly seat: Seat; readonly on: Motion; readonly yes: boolean }
  | { readonly type: 'paused' | 'gone-on' | 'ended' } // what came of the votes
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

/** A rule as a sentence, with the sheet's fields it comes from. */
export interface RuleSentence {
  readonly topic: string;
  readonly sentence: string;
  readonly fields: readonly string[];
}

/** What a picker and a table's screen need to know of a game. */
export interface SheetCard {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly kind: 'tricks' | 'commit-reveal';
  readonly seats: { readonly min: number; readonly max: number; readonly best: number };
  readonly lengths: { readonly kind: 'deals' | 'target'; readonly offer: readonly number[]; readonly usual: number };
  readonly winner: TableRules['winner'];
  readonly aim: string; // one line: what to take or to avoid
  readonly passes: boolean; // whether cards are passed before any deal
  readonly doubtful?: true; // not settled by any source
  readonly differs?: string; // how a further game differs, in a few sentences
  // for a table of a further game
  readonly of?: { readonly game: string; readonly overrides: Overrides };
}

/** The rules of the joined table, explained and reduced to what a screen shows. */
export interface TableRules {
  readonly sheet: SheetCard;
  readonly sentences: readonly RuleSentence[];
  // points of each scoring card by name, with the score's sign
  readonly costs: Readonly<Record<string, number>>;
  // `none` too if a trump is turned up in each deal; the view then has the card
  readonly trump: 'none' | 'C' | 'D' | 'S' | 'H';
  readonly closesHearts: boolean; // whether hearts can be closed, so that "broken" means something
  readonly stock: boolean; // the cards in the middle are a stock, not a kitty
  // one per deal in turn; empty without contracts
  readonly contracts: readonly { readonly name: string; readonly costs: TableRules['costs'] }[];
  readonly passCycle: readonly string[];
  readonly sides: readonly number[]; // by seat; seats of one side are partners
  readonly winner: 'lowest' | 'highest' | 'closestToZero';
  readonly wilds: readonly Card[]; // of this deck, with duplicates
  readonly jokers: boolean; // the wilds have no suit and are not called
  readonly strength: Readonly<Record<string, number>>; // of natural cards within a suit
}

/** One alternative of a rule; no sentence if the game then lacks the rule. */
export interface Alternative {
  readonly value: string;
  readonly sentence: string | null;
}

/** A rule with alternatives: the path of its field, and the sheet's value. */
export interface AlternativeRule {
  readonly path: string;
  readonly usual: string;
  readonly now: string;
  readonly options: readonly Alternative[];
}

/** One saved table in a list. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly deal: number;
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly at: number; // time of the last write, in milliseconds since 1970
  readonly trouble: string | null; // why it cannot be opened here, if it cannot
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
      readonly houses: number; // house rules
      readonly untitled: readonly LeftOut[]; // house rules whose title was dropped
      readonly refused: readonly LeftOut[]; // tables and house rules that were not imported
      readonly settings: Readonly<Record<string, string>>;
      readonly puzzles?: Readonly<Record<string, unknown>>; // puzzle results in the file
      readonly achievements?: Readonly<Record<string, number>>;
    }
  | { readonly ok: false; readonly sentence: string };

/** The codes of a table's refusals, stable across languages and versions. */
export type RefusalCode =
  | GameRefusal['type'] // a rule of the game
  | 'no-such-seat'
  | 'not-yet' // the next deal is not due
  | 'nothing-to-undo'
  | 'not-alone' // others at the table would lose their plays
  | 'not-proved' // some player's choice may still matter
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
  | 'step-behind' // the number is too high
  | 'one-try'; // a puzzle is not tried twice

/** A refused command. */
export interface Refused {
  readonly code: RefusalCode;
  readonly sentence: string;
  readonly fields: readonly string[]; // the sheet's fields, if a rule of the game refused it
}

export type ToClient =
  | { readonly type: 'sheets'; readonly sheets: readonly SheetCard[] }
  | { readonly type: 'further'; readonly sheets: readonly SheetCard[] }
  | { readonly type: 'tables'; readonly tables: readonly TableSummary[] }
  | { readonly type: 'snapshot'; readonly view: TableView; readonly rules: TableRules }
  // the same rules in another language
  | { readonly type: 'tableRules'; readonly table: string; readonly rules: TableRules }
  | { readonly type: 'events'; readonly from: number; readonly events: readonly Shown[]; readonly view: TableView }
  | { readonly type: 'ack'; readonly number: number; readonly version: number }
  | ({ readonly type: 'rejected'; readonly number: number } & Refused)
  | { readonly type: 'rules'; readonly rules: TableRules }
  // a hand whose best pass is clearly better than the usual one
  | { readonly type: 'drill-found'; readonly seed: string }
  | { readonly type: 'alternatives'; readonly rules: readonly AlternativeRule[] }
  | { readonly type: 'house'; readonly said: HouseSaid }
  | {
      readonly type: 'hint';
      readonly action: Action;
      readonly sentence: string; // the advice, and its reason if the hint was asked for
      readonly compared: string | null; // the alternatives with their results
      readonly quiet: boolean;
    }
  | ({ readonly type: 'reviewed' } & Reviewed)
  | ({ readonly type: 'replayed' } & ReplayedMatch)
  // the fragment of a link with the match sent before
  | { readonly type: 'carried'; readonly link: string }
  // an imported match is stored under this id
  | { readonly type: 'brought'; readonly table: string }
  | { readonly type: 'unread'; readonly sentence: string } // the error of such a text, and its place
  | { readonly type: 'records'; readonly records: readonly DealRecord[] }
  // new or updated records; whether the same request would return more
  | { readonly type: 'amended'; readonly records: readonly DealRecord[]; readonly more: boolean }
  | { readonly type: 'exported'; readonly text: string }
  | ({ readonly type: 'imported' } & Imported)
  // what could not be done, what is safe, what to do
  | { readonly type: 'trouble'; readonly sentence: string };
