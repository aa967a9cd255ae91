// Types of all messages that the page handles and of all effects that it can request.

import type {
  MatchOrder,
  PageData,
  PageToTable,
  Puzzle,
  Shown,
  TableRules,
  TableToPage,
  TableView,
} from '@moonshot/protocol';
import type { Call, Seat } from '@moonshot/rules';
import type { Bid, Card } from '@moonshot/rules/cards';
import type { MoonChoice } from '@moonshot/rules/engine';
import type { ScorePicture } from '../ui/pictures/score-picture.ts';
import type {
  Banner,
  EffectResult,
  GoodImport,
  ImportOutcome,
  Key,
  Launched,
  Model,
  Panel,
  Settings,
} from './model.ts';

/** The pointer that touched a card. A tap without a pointer comes from the keyboard. */
export type Pointer = 'mouse' | 'touch' | 'pen';

/**
 * Where a dragged card is dropped: on the seat that receives it, on the table, on one of the two slots for a
 * bout (a round of Capture), or on the hand.
 */
export type Target = Seat | 'table' | 'hidden' | 'shown' | 'hand';

/**
 * Where a dragged card came from: the seat to which it was to be passed, or a slot for a bout (a round of
 * Capture). If it came from the hand, there is no source.
 */
export type Source = Seat | 'hidden' | 'shown';

/** Messages from the tables, from the person, and from timers. */
export type Message =
  | { readonly type: 'received'; readonly message: TableToPage }
  | { readonly type: 'pick-game'; readonly game: string }
  | { readonly type: 'pick-seats'; readonly seats: number }
  | { readonly type: 'pick-length'; readonly length: number }
  | { readonly type: 'bots'; readonly players: readonly string[] }
  | { readonly type: 'play-now'; readonly you: string; readonly bots: readonly string[] }
  | { readonly type: 'daily'; readonly date: string; readonly you: string; readonly bots: readonly string[] }
  | { readonly type: 'puzzle'; readonly puzzle: Puzzle; readonly you: string; readonly bots: readonly string[] }
  | {
      readonly type: 'drill';
      readonly game: string;
      readonly seed: string; // the seed from which the cards are derived
      readonly you: string;
      readonly bots: readonly string[];
    }
  | { readonly type: 'lesson'; readonly you: string; readonly bots: readonly string[] }
  | { readonly type: 'pass-and-play'; readonly order: MatchOrder }
  | { readonly type: 'uncover' }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'continue'; readonly table: string }
  | { readonly type: 'forget'; readonly table: string }
  | { readonly type: 'review'; readonly table: string }
  | {
      readonly type: 'fork';
      readonly table: string;
      readonly seat: Seat;
      readonly at: number;
      readonly record?: string; // the text of the match, if the match is not stored in this browser
    }
  | { readonly type: 'tap'; readonly card: Card; readonly pointer?: Pointer }
  | { readonly type: 'tap-table' }
  | { readonly type: 'drop'; readonly card: Card; readonly on: Target; readonly from?: Source }
  | { readonly type: 'aim'; readonly to: Seat }
  | { readonly type: 'slot'; readonly slot: 'hidden' | 'shown' }
  | { readonly type: 'confirm' }
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'put-back' }
  | { readonly type: 'bid'; readonly bid: Bid['bid'] }
  | { readonly type: 'claim'; readonly claim: boolean }
  | { readonly type: 'moon'; readonly option: MoonChoice }
  | { readonly type: 'go-on' }
  | { readonly type: 'next' }
  | { readonly type: 'again' }
  | { readonly type: 'home' }
  | { readonly type: 'back' } // leaves the table for what opened it
  | { readonly type: 'finish' }
  | { readonly type: 'play-on' }
  | { readonly type: 'play-forced'; readonly version: number }
  | { readonly type: 'advise'; readonly question: string }
  | { readonly type: 'undo' }
  | { readonly type: 'hint' }
  | { readonly type: 'explain'; readonly sentence: string } // shows the rule behind a sign at the table
  | { readonly type: 'open'; readonly panel: Panel }
  | { readonly type: 'close' }
  | { readonly type: 'set'; readonly settings: Partial<Settings> }
  | { readonly type: 'pause-over'; readonly id: number }
  | { readonly type: 'toast-over'; readonly id: number }
  | { readonly type: 'trouble-read' }
  | { readonly type: 'launch'; readonly opens: Launched }
  | { readonly type: 'banner'; readonly banner: Banner | null } // null removes the banner
  | { readonly type: 'reload' }
  | { readonly type: 'keeping'; readonly wish: DataCommand };

/** Requests about statistics, backups and the score sheet. */
export type DataCommand =
  | { readonly type: 'clear-records' }
  | { readonly type: 'export'; readonly page: PageData }
  | { readonly type: 'import'; readonly text: string }
  | { readonly type: 'imported'; readonly outcome: ImportOutcome }
  | { readonly type: 'copy'; readonly text: string }
  | { readonly type: 'share'; readonly text: string; readonly picture: ScorePicture }
  | { readonly type: 'done'; readonly what: EffectResult };

/** Side effects that the page requests, such as sending a message to the tables or storing a value. */
export type Effect =
  | { readonly type: 'send'; readonly message: PageToTable }
  | { readonly type: 'later'; readonly ms: number; readonly message: Message }
  | { readonly type: 'keep'; readonly key: Key; readonly value: string | null }
  | { readonly type: 'reload' }
  | LazyEffect
  | { readonly type: 'speak'; readonly choice: Settings['language'] }
  | Happened;

/** Effects whose code is lazy-loaded. */
export type LazyEffect =
  | Sent
  | { readonly type: 'go-back' }
  | { readonly type: 'add-page-data'; readonly imported: GoodImport };

/** What leaves the page: a file, a text, or the score sheet as a picture and text. */
export type Sent =
  | { readonly type: 'save-file'; readonly text: string }
  | { readonly type: 'copy'; readonly text: string }
  | { readonly type: 'share'; readonly text: string; readonly picture: ScorePicture };

/** What the shared result of a daily deal contains besides the scores. */
export interface DailyShare {
  readonly day: string;
  readonly lines: readonly string[]; // how others scored with the same cards
}

/** Events that the page draws now. The same events are announced to screen readers and played as sounds. */
export interface Happened {
  readonly type: 'happened';
  readonly events: readonly Shown[];
  readonly before: TableView;
  readonly view: TableView; // the view after these events
  readonly rules: TableRules;
}

export interface UpdateResult {
  readonly model: Model;
  readonly effects: readonly Effect[];
}

export const unchanged = (model: Model): UpdateResult => ({ model, effects: [] });
export const send = (message: PageToTable): Effect => ({ type: 'send', message });

/** Runs a second step on the result of the first one. The effects of both are concatenated. */
export function andThen(first: UpdateResult, next: (model: Model) => UpdateResult): UpdateResult {
  const { model, effects } = next(first.model);
  return { model, effects: [...first.effects, ...effects] };
}
