// What a client may hear from a table: a closed union, told only after it was written.
import type { Card } from '@moonshot/rules/cards/card';
import type { Length } from '@moonshot/rules/game/game';
import type { Seat, Viewer } from '@moonshot/rules/game/seat';
import type {
  Action,
  Ask,
  Event as GameEvent,
  Refusal as GameRefusal,
  View as GameView,
  Overrides,
} from '@moonshot/rules/games';
import type { DealRecord } from './backup.ts';
import type { HouseSaid } from './house.ts';
import type { Replayed } from './replay.ts';
import type { Reviewed } from './review.ts';
import type { SealEvent, SealView } from './seals.ts';

export type Sitter =
  // of a program: who brought it
  | { readonly kind: 'person'; readonly name: string; readonly broughtBy?: string }
  | { readonly kind: 'bot'; readonly name: string; readonly player: string; readonly broughtBy?: string };

/** Why the rest of a deal needs no choosing: one seat takes all of it, or no score can change. */
export type Why = 'rest' | 'settled';

/** A table as one viewer may know it, the question to that viewer included. */
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
  readonly number: number; // the viewer's last command that took effect
  readonly mayUndo: boolean;
  readonly mayFinish: Why | null; // what the viewer could finish the deal by, as it sees the table
  // who claims the rest, or wants to end a settled deal
  readonly finish: { readonly why: Why; readonly seats: readonly Seat[] } | null;
  readonly deal: GameView;
  readonly ask: Ask | null;
  readonly online: OnlineView | null; // of a table on a server
}

/** The clocks of a table, in milliseconds, at the time when `view` was made. */
export interface ClockView {
  // for the answer, before the reserve
  readonly running: readonly { readonly seat: Seat; readonly leftMs: number }[];
  readonly reserveMs: readonly number[]; // by seat
}

/** What the people at a table can decide together. */
export type Motion = 'pause' | 'go-on' | 'end' | 'undo';

/** What a table on a server has beside its game. */
export interface OnlineView {
  readonly seal: SealView | null;
  readonly clock: ClockView | null;
  readonly counted?: true; // the match counts for ratings or a league
  readonly standIns: readonly Seat[]; // where a bot plays until the person is back
  readonly paused: boolean;
  readonly ended: boolean; // ended early by agreement, without a winner
  readonly votes: { readonly on: Motion; readonly seats: readonly Seat[] } | null;
  // by seat, as they were dealt; for watchers of a deal that is over, where the table lets them
  readonly hands: readonly (readonly Card[])[] | null;
}

/** What happens among those at a table of several people, beside their game; all of it is public. */
export type SittingTold =
  | { readonly type: 'seated'; readonly seat: Seat; readonly sitter: Sitter } // who sits there from now on
  | { readonly type: 'away'; readonly seat: Seat } // a bot stands in
  | { readonly type: 'back'; readonly seat: Seat }
  | { readonly type: 'voted'; readonly seat: Seat; readonly on: Motion; readonly yes: boolean }
  | { readonly type: 'paused' | 'gone-on' | 'ended' } // what came of the votes
  | { readonly type: 'timed-out'; readonly seat: Seat }; // what is answered for them follows

/** What happened, as this viewer may hear of it. */
export type Shown =
  | { readonly type: 'opened' }
  | { readonly type: 'game'; readonly event: GameEvent }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'finishing'; readonly seat: Seat; readonly why: Why }
  | { readonly type: 'undone' }
  | SealEvent
  | SittingTold;

/** A rule as a sentence, with the sheet's fields it comes from. */
export interface RuleSentence {
  readonly topic: string;
  readonly sentence: string;
  readonly fields: readonly string[];
}

/** What a picker needs to know of a game, and what a table's screen needs of its rules. */
export interface SheetCard {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly kind: 'tricks' | 'commit-reveal';
  readonly seats: { readonly min: number; readonly max: number; readonly best: number };
  readonly lengths: { readonly kind: 'deals' | 'target'; readonly offer: readonly number[]; readonly usual: number };
  readonly winner: TableRules['winner'];
  readonly aim: string; // one line: what to take or not to take
  readonly passes: boolean; // whether cards are passed before any deal
  readonly doubtful?: true; // no source settles all of it
  readonly differs?: string; // what a further game does otherwise, in a few sentences
  // for a table of a further game
  readonly of?: { readonly game: string; readonly overrides: Overrides };
}

/** The rules of the table that was joined, read out and boiled down to what a screen shows. */
export interface TableRules {
  readonly sheet: SheetCard;
  readonly sentences: readonly RuleSentence[];
  // points of each card that is worth any, by its name, as a score counts them
  readonly costs: Readonly<Record<string, number>>;
  // `none` too if a trump is turned up in each deal; the view then has the card
  readonly trump: 'none' | 'C' | 'D' | 'S' | 'H';
  readonly closesHearts: boolean; // whether hearts can be closed, so that "broken" means something
  readonly stock: boolean; // what lies in the middle is drawn from, and is no kitty
  // one a deal in turn; empty where every deal is like the others
  readonly contracts: readonly { readonly name: string; readonly costs: TableRules['costs'] }[];
  readonly passCycle: readonly string[];
  readonly sides: readonly number[]; // by seat; seats of one side are partners
  readonly winner: 'lowest' | 'highest' | 'closestToZero';
  readonly wilds: readonly Card[]; // of this deck, each as often as it is there
  readonly jokers: boolean; // the wilds have no suit and are not called
  readonly strength: Readonly<Record<string, number>>; // of natural cards within a suit
}

/** One reading of a rule; without a sentence where the game then has no such rule. */
export interface Alternative {
  readonly value: string;
  readonly sentence: string | null;
}

/** A rule of a game that may be read otherwise: the path of its field, and the sheet's own value. */
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
  readonly at: number; // milliseconds since 1970, when it was last written
  readonly trouble: string | null; // why it cannot be opened here, if so
}

export interface LeftOut {
  readonly name: string;
  readonly why: string;
}

/** What came of taking a file over; where nothing was, the sentence says why. */
export type Imported =
  | {
      readonly ok: true;
      readonly tables: number;
      readonly deals: number;
      readonly houses: number; // house rules
      readonly untitled: readonly LeftOut[]; // house rules whose own name was left out
      readonly refused: readonly LeftOut[]; // tables and house rules that were left out
      readonly settings: Readonly<Record<string, string>>;
      readonly puzzles?: Readonly<Record<string, unknown>>; // how they went, where the file has it
      readonly achievements?: Readonly<Record<string, number>>;
    }
  | { readonly ok: false; readonly sentence: string };

/** Why a command had no effect: it stays as it is in every language and version. */
export type RefusalCode =
  | GameRefusal['type'] // a rule of the game
  | 'no-such-seat'
  | 'not-yet' // the next deal is not due
  | 'nothing-to-undo'
  | 'not-alone' // others at the table would lose their plays
  | 'not-proved' // some player's choice may still matter
  | 'not-owed'
  | 'said-otherwise'
  | 'mid-deal' // seats are taken between deals only
  | 'seat-taken'
  | 'sits-already'
  | 'not-seated'
  | 'counted' // the match counts for ratings or a league
  | 'paused'
  | 'over'
  | 'not-sealing'
  | 'step-behind' // the number is too high
  | 'one-try'; // a puzzle is not tried twice

/** A command that had no effect. */
export interface Refused {
  readonly code: RefusalCode;
  readonly sentence: string;
  readonly fields: readonly string[]; // of the sheet, where a rule of the game refused
}

export type ToClient =
  | { readonly type: 'sheets'; readonly sheets: readonly SheetCard[] }
  | { readonly type: 'further'; readonly sheets: readonly SheetCard[] }
  | { readonly type: 'tables'; readonly tables: readonly TableSummary[] }
  | { readonly type: 'fresh'; readonly view: TableView; readonly rules: TableRules }
  // the same rules in another language
  | { readonly type: 'retold'; readonly table: string; readonly rules: TableRules }
  | { readonly type: 'told'; readonly from: number; readonly events: readonly Shown[]; readonly view: TableView }
  | { readonly type: 'done'; readonly number: number; readonly version: number }
  | ({ readonly type: 'refused'; readonly number: number } & Refused)
  | { readonly type: 'rules'; readonly rules: TableRules }
  // of a hand whose best pass is clearly ahead of the usual one
  | { readonly type: 'drill-found'; readonly seed: string }
  | { readonly type: 'alternatives'; readonly rules: readonly AlternativeRule[] }
  | { readonly type: 'house'; readonly said: HouseSaid }
  | {
      readonly type: 'hint';
      readonly action: Action;
      readonly sentence: string; // the advice, and its reason if the hint was asked for
      readonly compared: string | null; // the other answers that were tried out, and how they did
      readonly quiet: boolean;
    }
  | ({ readonly type: 'reviewed' } & Reviewed)
  | ({ readonly type: 'replayed' } & Replayed)
  // the fragment of a link that carries the match which was told before
  | { readonly type: 'carried'; readonly link: string }
  // a match that came as a text is kept under this name
  | { readonly type: 'brought'; readonly table: string }
  | { readonly type: 'unread'; readonly sentence: string } // the error of such a text, and its place
  | { readonly type: 'records'; readonly records: readonly DealRecord[] }
  // records that are new or know more now; whether the same wish brings more
  | { readonly type: 'amended'; readonly records: readonly DealRecord[]; readonly more: boolean }
  | { readonly type: 'exported'; readonly text: string }
  | ({ readonly type: 'imported' } & Imported)
  // what could not be done, what is safe, what to do
  | { readonly type: 'trouble'; readonly sentence: string };
