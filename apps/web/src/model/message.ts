// Types: every message that the page handles and every effect that it can request.

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

/** The pointer that touched a card; absent for the keyboard. */
export type Pointer = 'mouse' | 'touch' | 'pen';

/**
 * Where a dragged card is dropped: on a seat that receives it, the table, one of the two slots for a bout, or
 * the hand.
 */
export type Target = Seat | 'table' | 'hidden' | 'shown' | 'hand';

/**
 * Where a dragged card came from: a seat it was to be passed to, or a slot for a bout; `undefined` for the
 * hand.
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
      readonly seed: string; // the cards are derived from it
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
      readonly record?: string; // text of the match, if it is not stored here
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
  | { readonly type: 'finish' }
  | { readonly type: 'play-on' }
  | { readonly type: 'play-forced'; readonly version: number }
  | { readonly type: 'advise'; readonly question: string }
  | { readonly type: 'undo' }
  | { readonly type: 'hint' }
  | { readonly type: 'open'; readonly panel: Panel }
  | { readonly type: 'close' }
  | { readonly type: 'set'; readonly settings: Partial<Settings> }
  | { readonly type: 'pause-over'; readonly id: number }
  | { readonly type: 'toast-over'; readonly id: number }
  | { readonly type: 'trouble-read' }
  | { readonly type: 'launch'; readonly opens: Launched }
  | { readonly type: 'banner'; readonly banner: Banner | null } // null dismisses it
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

/** Side effects that the page requests: a message to the tables, a delayed message, a stored value, … */
export type Effect =
  | { readonly type: 'send'; readonly message: PageToTable }
  | { readonly type: 'later'; readonly ms: number; readonly message: Message }
  | { readonly type: 'keep'; readonly key: Key; readonly value: string | null }
  | { readonly type: 'reload' }
  | LazyEffect
  | { readonly type: 'speak'; readonly choice: Settings['language'] }
  | Happened;

/** Effects whose code is loaded lazily. */
export type LazyEffect = Sent | { readonly type: 'add-page-data'; readonly imported: GoodImport };

/** What leaves the page: a file, a text, or the score sheet as picture and text. */
export type Sent =
  | { readonly type: 'save-file'; readonly text: string }
  | { readonly type: 'copy'; readonly text: string }
  | { readonly type: 'share'; readonly text: string; readonly picture: ScorePicture };

/** What a shared daily deal says besides the scores. */
export interface DailyShare {
  readonly day: string;
  readonly lines: readonly string[]; // how others did on the same cards
}

/** Events that the page now draws, for the screen reader's sentences and for sounds. */
export interface Happened {
  readonly type: 'happened';
  readonly events: readonly Shown[];
  readonly before: TableView;
  readonly view: TableView; // the view after the events
  readonly rules: TableRules;
}

export interface UpdateResult {
  readonly model: Model;
  readonly effects: readonly Effect[];
}

export const unchanged = (model: Model): UpdateResult => ({ model, effects: [] });
export const send = (message: PageToTable): Effect => ({ type: 'send', message });

/** Runs two steps in sequence and concatenates their effects. */
export function andThen(first: UpdateResult, next: (model: Model) => UpdateResult): UpdateResult {
  const { model, effects } = next(first.model);
  return { model, effects: [...first.effects, ...effects] };
}
