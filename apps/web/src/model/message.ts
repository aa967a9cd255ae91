// Everything that can happen to the page, and everything that it can want done outside of itself.

import type { Bid } from '@moonshot/rules/cards/bids';
import type { Card } from '@moonshot/rules/cards/card';
import type { Seat } from '@moonshot/rules/game/seat';
import type { MoonChoice } from '@moonshot/rules/trick/sheet';
import type { Call } from '@moonshot/rules/trick/state';
import type { Shown, TableRules, TableView, ToClient, ToTable } from '@moonshot/wire';
import type { Puzzle } from '@moonshot/wire/puzzle';
import type { Banner, Key, Launched, Model, Outside, Panel, Settings, Table } from './model.ts';

/** What touched a card; a key when there is none. */
export type Pointer = 'mouse' | 'touch' | 'pen';

/**
 * Where a dragged card is let go: at a receiver, over the middle of the table, in a place of a bout, or in
 * the hand.
 */
export type Target = Seat | 'table' | 'hidden' | 'shown' | 'hand';

/** Where a dragged card lay on the table; undefined for a card from the hand. */
export type Source = Seat | 'hidden' | 'shown';

/** What was heard, what a person did, and what time brought. */
export type Message =
  | { readonly type: 'heard'; readonly message: ToClient }
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
      readonly seed: string; // the cards come from it
      readonly you: string;
      readonly bots: readonly string[];
    }
  | { readonly type: 'lesson'; readonly you: string; readonly bots: readonly string[] }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'continue'; readonly table: string }
  | { readonly type: 'forget'; readonly table: string }
  | { readonly type: 'review'; readonly table: string }
  | {
      readonly type: 'fork';
      readonly table: string;
      readonly seat: Seat;
      readonly at: number;
      readonly record?: string; // of a match that is not kept here
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
  | { readonly type: 'banner'; readonly banner: Banner | null } // null: it was read
  | { readonly type: 'reload' }
  | { readonly type: 'keeping'; readonly wish: Wish };

/** What is wanted of statistics, of everything as one file, and of the score sheet. */
export type Wish =
  | { readonly type: 'clear-records' }
  | {
      readonly type: 'export';
      readonly puzzles?: Readonly<Record<string, unknown>>; // how they went
      readonly achievements?: Readonly<Record<string, number>>;
    }
  | { readonly type: 'import'; readonly text: string }
  | { readonly type: 'not-imported'; readonly sentence: string } // the file was not even read
  | { readonly type: 'copy'; readonly text: string }
  | { readonly type: 'share'; readonly text: string }
  | { readonly type: 'done'; readonly what: Outside };

/** What the page wants of the world: a word to the tables, a message later, something remembered. */
export type Effect =
  | { readonly type: 'send'; readonly message: ToTable }
  | { readonly type: 'later'; readonly ms: number; readonly message: Message }
  | { readonly type: 'keep'; readonly key: Key; readonly value: string | null }
  | { readonly type: 'reload' }
  | Sent
  | { readonly type: 'speak'; readonly choice: Settings['language'] }
  | Happened;

/** Something that leaves the page: a file, a text, or the score sheet as a picture and in words. */
export type Sent =
  | { readonly type: 'save-file'; readonly text: string }
  | { readonly type: 'copy'; readonly text: string }
  | { readonly type: 'share'; readonly table: Table; readonly text: string };

/** Something is shown that was heard: for whatever tells it in another way, as speech and sound do. */
export interface Happened {
  readonly type: 'happened';
  readonly events: readonly Shown[];
  readonly before: TableView;
  readonly view: TableView; // after the events
  readonly rules: TableRules;
}

export interface Step {
  readonly model: Model;
  readonly effects: readonly Effect[];
}

export const still = (model: Model): Step => ({ model, effects: [] });
export const send = (message: ToTable): Effect => ({ type: 'send', message });

/** One step after another, their effects in order. */
export function andThen(first: Step, next: (model: Model) => Step): Step {
  const { model, effects } = next(first.model);
  return { model, effects: [...first.effects, ...effects] };
}
