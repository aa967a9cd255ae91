// All that the page knows: what it was last sent, what is being chosen, and what is shown beside the table.

import type { View as CaptureView } from '@moonshot/rules/capture/view';
import type { Card } from '@moonshot/rules/cards/card';
import type { Seat } from '@moonshot/rules/game/seat';
import type { Action } from '@moonshot/rules/games';
import type { MoonChoice } from '@moonshot/rules/trick/sheet';
import type { View as TrickView } from '@moonshot/rules/trick/view';
import type { DealRecord, Imported, SheetCard, Shown, TableRules, TableSummary, TableView, Why } from '@moonshot/wire';

/** Everything that a person can set, each with its choices; what is kept is the name of the choice. */
export const CHOICES = {
  language: ['auto', 'en', 'de', 'fr', 'es'],
  pace: ['instant', 'quick', 'normal', 'calm'],
  theme: ['dark', 'light', 'auto'],
  suits: ['two', 'four'],
  cards: ['usual', 'large'],
  hand: ['right', 'left'],
  text: ['100', '125', '150', '200'],
  taps: ['auto', 'once', 'twice'],
  forced: ['last', 'always', 'never'],
  hints: ['on', 'off'],
  sound: ['on', 'off'],
  volume: ['0', '25', '50', '75', '100'],
  cardVolume: ['0', '25', '50', '75', '100'],
  signalVolume: ['0', '25', '50', '75', '100'],
  vibration: ['off', 'on'],
  speech: ['full', 'short', 'turns'],
  reviewKeys: ['on', 'off'],
  achievements: ['on', 'off'],
} as const;

export type Setting = keyof typeof CHOICES;
export type Settings = { readonly [S in Setting]: (typeof CHOICES)[S][number] };
export type Pace = Settings['pace'];

/** What is picked on the first screen; a number absent is the game's own usual one. */
export interface Choice {
  readonly game: string | null;
  readonly seats: number | null;
  readonly length: number | null;
}

/** Something heard from the table, kept until what is on show may go. */
export interface Told {
  readonly events: readonly Shown[];
  readonly view: TableView;
}

type SeenTrick = TrickView['tricks'][number];
type SeenBout = CaptureView['bouts'][number];

/** What stays on the table for a moment before the table goes on. */
export type Pause = { readonly id: number } & (
  | { readonly kind: 'deal'; readonly ms: number }
  | { readonly kind: 'trick'; readonly trick: SeenTrick; readonly points: number; readonly ms: number }
  // dealt: to the viewer, after it
  | { readonly kind: 'bout'; readonly bout: SeenBout; readonly dealt: readonly Card[] }
  | { readonly kind: 'received'; readonly cards: readonly Card[] }
);

/** A card and who is to have it, in the order of choosing. */
export interface Gift {
  readonly card: Card;
  readonly to: Seat;
}

/** What has been chosen and not yet sent. */
export type Draft =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'pass'; readonly gifts: readonly Gift[]; readonly aim: Seat | null }
  | { readonly kind: 'bury' | 'charge'; readonly cards: readonly Card[] }
  | { readonly kind: 'lift'; readonly card: Card } // to be played by a second touch
  | { readonly kind: 'call'; readonly card: Card }
  | { readonly kind: 'lay'; readonly bottom: Card | null; readonly top: Card | null };

/** An act on its way; `sure` when the ask offered it, so that it may be drawn before it is written. */
export interface Flight {
  readonly number: number;
  readonly action: Action;
  readonly sure: boolean;
  readonly early?: boolean; // chosen before the viewer was asked
}

/** A card that came to the viewer, and from whom, where that is known. */
export interface Got {
  readonly card: Card;
  readonly from: Seat | null;
}

export type News =
  | { readonly type: 'broken' }
  | { readonly type: 'hold' }
  | { readonly type: 'shot'; readonly seat: Seat }
  | { readonly type: 'chose'; readonly seat: Seat; readonly option: MoonChoice }
  | { readonly type: 'misdealt'; readonly seat: Seat }
  | { readonly type: 'lead-passed'; readonly to: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'kept'; readonly seat: Seat; readonly held: number; readonly stock: number }
  | { readonly type: 'finishing'; readonly seat: Seat; readonly why: Why }
  | { readonly type: 'not-asked' }
  | { readonly type: 'call-later' }
  | { readonly type: 'full'; readonly count: number }
  | { readonly type: 'incomplete' }
  | { readonly type: Outside };

/** What came of something done outside of the page: a text copied, a picture shared, a file saved. */
export type Outside = 'copied' | 'not-copied' | 'picture-saved' | 'no-picture' | 'backup-saved';

export type Toast = { readonly id: number } & (
  | { readonly kind: 'refused'; readonly sentence: string; readonly early: boolean }
  | { readonly kind: 'hint'; readonly sentence: string; readonly compared: string | null }
  | { readonly kind: 'news'; readonly news: News }
);

export interface Table {
  readonly view: TableView;
  readonly rules: TableRules;
  readonly waiting: readonly Told[];
  readonly pause: Pause | null;
  readonly draft: Draft;
  readonly flight: Flight | null;
  readonly raised: readonly Card[]; // received, until the first play
  readonly early: Card | null; // to be played as soon as the viewer is asked
  readonly got: readonly Got[]; // received in this deal
  readonly hint: Action | null;
  readonly playOn: number | null; // the deal that is played on although it is settled
  readonly forced: number | null; // the version whose forced card was set on its way, or taken back
  readonly advice: string | null; // what a hint says of several cards, beside the prompt
  readonly advised: string | null; // the question for which a hint was asked unasked
  readonly scored: boolean; // the deal that is over was scored before the viewer's eyes
  // fields of the sheet by which something was refused last; none where no rule of the game did
  readonly broken?: readonly string[];
}

/** A calm line over home and the scores: a new version waits, or what was shared could not be opened. */
export type Banner = 'update' | 'shared';

export type Panel =
  | 'menu'
  | 'rules'
  | 'last'
  | 'scores'
  | 'leave'
  | 'why'
  | 'rule'
  | 'settings'
  | 'keys'
  | 'statistics'
  | 'puzzles'
  | 'games'
  | 'house'
  | 'friends'
  | 'fairness'
  | 'bots'
  | 'review'
  | 'matches'
  | 'contests'
  | 'ratings'
  | 'leagues';

export interface Model {
  readonly sheets: readonly SheetCard[];
  readonly further: readonly SheetCard[]; // the games beside the five, once they were asked for
  readonly tables: readonly TableSummary[];
  readonly records: readonly DealRecord[];
  readonly brought: Imported | 'reading' | null; // what came of the last file
  readonly pick: Choice;
  readonly settings: Settings;
  readonly name: string; // what the person is called; empty where nothing was said
  readonly bots: readonly string[]; // the player of each bot; the usual one where none is chosen
  readonly newcomer: boolean; // until the first deal has been played to its end
  readonly reading: TableRules | null; // rules to be read before a table is opened
  readonly opening: string | null; // the table that is being opened: its id, `new`, or `fork`
  readonly table: Table | null;
  readonly panel: Panel | null;
  readonly reviewed: string | null; // the table whose review was asked for last
  readonly toast: Toast | null;
  readonly trouble: string | null;
  readonly banner: Banner | null;
  readonly launch: Launched | null; // to be done as soon as a table can be opened
  readonly ids: number; // given to pauses and toasts so far
}

/** What a shortcut leads to: a new table at once, or the deal of the day. */
export type Launched = 'play' | 'daily';

/** How a table of a server is written where the open table is kept: behind this sign. */
export const AWAY = '@';

export const NOTHING: Draft = { kind: 'nothing' };

/** Where the page keeps what it remembers between visits, beside the settings. */
export const KEYS = {
  table: 'moonshot.table',
  pick: 'moonshot.pick',
  name: 'moonshot.name',
  played: 'moonshot.played',
  bots: 'moonshot.bots',
} as const;
export const settingKey = <S extends Setting>(setting: S): `moonshot.${S}` => `moonshot.${setting}`;
export type Key = (typeof KEYS)[keyof typeof KEYS] | `moonshot.${Setting}`;
