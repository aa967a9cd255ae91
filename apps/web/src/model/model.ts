// The page's state: the last view received, the person's current selection, and everything shown around the
// table.

import { LANGUAGES } from '@moonshot/i18n';
import type {
  DealRecord,
  FinishReason,
  Imported,
  SheetCard,
  Shown,
  TableRules,
  TableSummary,
  TableView,
} from '@moonshot/protocol';
import type { Action, CaptureView, Seat, TrickView } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { MoonChoice } from '@moonshot/rules/engine';

/** Every setting with its choices. A choice is stored by its name. */
export const CHOICES = {
  language: ['auto', ...LANGUAGES],
  pace: ['instant', 'quick', 'normal', 'calm'],
  theme: ['dark', 'light', 'auto'],
  suits: ['two', 'four'],
  felt: ['tide', 'moss', 'wine', 'slate'],
  back: ['tide', 'moss', 'ruby', 'night'],
  deck: ['portraits', 'bold'],
  cards: ['usual', 'large'],
  hand: ['right', 'left'],
  order: ['rising', 'falling', 'ranks'],
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
export type GamePace = Settings['pace'];

/** The selection on the home screen. If a number is null, the game's default applies. */
export interface HomeChoice {
  readonly game: string | null;
  readonly seats: number | null;
  readonly length: number | null;
}

/**
 * Events received from the table. They are queued while the page pauses on something, such as a taken trick.
 */
export interface QueuedUpdate {
  readonly events: readonly Shown[];
  readonly view: TableView;
}

type SeenTrick = TrickView['tricks'][number];
type SeenBout = CaptureView['bouts'][number];

/** What the page shows for a moment, or until a tap, before it applies the next events. */
export type Pause = { readonly id: number } & (
  | { readonly kind: 'deal'; readonly ms: number }
  | { readonly kind: 'trick'; readonly trick: SeenTrick; readonly points: number; readonly ms: number }
  // The field `dealt` has the cards that the viewer got after the bout (a round of Capture), and `stock` the
  // number of cards in the stock before they were dealt.
  | { readonly kind: 'bout'; readonly bout: SeenBout; readonly dealt: readonly Card[]; readonly stock: number }
  | { readonly kind: 'received'; readonly cards: readonly Card[] }
);

/** A card that the viewer has selected to pass, and the seat that receives it. */
export interface ChosenPass {
  readonly card: Card;
  readonly to: Seat;
}

/** The viewer's selection that has not been sent yet. */
export type DraftAction =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'pass'; readonly gifts: readonly ChosenPass[]; readonly aim: Seat | null }
  | { readonly kind: 'bury' | 'charge'; readonly cards: readonly Card[] }
  | { readonly kind: 'lift'; readonly card: Card } // a lifted card is played by a second tap
  | { readonly kind: 'call'; readonly card: Card }
  | { readonly kind: 'lay'; readonly bottom: Card | null; readonly top: Card | null };

/**
 * An action that has been sent but is not confirmed. If `sure` is set, the action was one of the legal
 * answers, so its cards are drawn as already played.
 */
export interface PendingAction {
  readonly number: number;
  readonly action: Action;
  readonly sure: boolean;
  readonly early?: boolean; // whether the card was selected before the viewer's turn
}

/** A card that the viewer received, and the seat that passed it, if known. */
export interface ReceivedCard {
  readonly card: Card;
  readonly from: Seat | null;
}

export type Announcement =
  | { readonly type: 'broken' }
  | { readonly type: 'hold' }
  | { readonly type: 'shot'; readonly seat: Seat }
  | { readonly type: 'chose'; readonly seat: Seat; readonly option: MoonChoice }
  | { readonly type: 'misdealt'; readonly seat: Seat }
  | { readonly type: 'lead-passed'; readonly to: Seat }
  | { readonly type: 'cancelled' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'kept'; readonly seat: Seat; readonly held: number; readonly stock: number }
  | { readonly type: 'finishing'; readonly seat: Seat; readonly why: FinishReason }
  | { readonly type: 'undone' }
  | { readonly type: 'not-asked' }
  | { readonly type: 'paused' }
  | { readonly type: 'call-later' }
  | { readonly type: 'full'; readonly count: number }
  | { readonly type: 'incomplete' }
  | { readonly type: EffectResult };

/** What an import changed in the data that the page stores besides the tables. */
export interface AddedPageData {
  readonly pads: number; // number of score pads that were added
  readonly changed: boolean;
  readonly stored: boolean; // false if the browser refused to store some of the data
}

/** A table worker's answer to an import that succeeded. */
export type GoodImport = Extract<Imported, { ok: true }>;

/** The result of an import, after the page has added the data that it stores itself. */
export type ImportOutcome = (GoodImport & AddedPageData) | Exclude<Imported, GoodImport>;

/** Results of effects outside the page: whether a text was copied, or a file saved. */
export type EffectResult = 'copied' | 'not-copied' | 'picture-saved' | 'no-picture' | 'backup-saved';

export type Toast = { readonly id: number } & (
  | { readonly kind: 'refused'; readonly sentence: string; readonly early: boolean }
  | { readonly kind: 'hint'; readonly sentence: string; readonly compared: string | null }
  | { readonly kind: 'rule'; readonly sentence: string }
  | { readonly kind: 'news'; readonly news: Announcement }
);

export interface TableModel {
  readonly view: TableView;
  readonly rules: TableRules;
  readonly waiting: readonly QueuedUpdate[];
  readonly pause: Pause | null;
  readonly draft: DraftAction;
  readonly flight: PendingAction | null;
  // cards that the viewer just received or drew from the stock; they stand out until the viewer plays
  readonly raised: readonly Card[];
  readonly early: Card | null; // a card selected before the viewer's turn, played as soon as the turn comes
  readonly got: readonly ReceivedCard[]; // cards that the viewer received in this deal
  readonly hint: Action | null;
  // number of a settled deal (no card can change its scores) that the viewer chose to play out
  readonly playOn: number | null;
  readonly forced: number | null; // version of the view in which a forced card was scheduled or undone
  readonly advice: string | null; // the reason for a hint, shown as a note
  readonly advised: string | null; // key of the question for which an automatic hint has been scheduled
  readonly scored: boolean; // whether the viewer has seen the scoring of the finished deal
  // the fields of the rules behind the last refusal; empty if no rule of the game refused the action
  readonly broken?: readonly string[];
}

/** A notice above the page while no deal is played. */
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
  | 'pad'
  | 'together'
  | 'contests'
  | 'ratings'
  | 'leagues';

export interface Model {
  readonly sheets: readonly SheetCard[];
  readonly further: readonly SheetCard[]; // other games, also with the person's rules; empty until requested
  readonly tables: readonly TableSummary[];
  readonly records: readonly DealRecord[];
  readonly brought: ImportOutcome | 'reading' | null; // the result of the last import
  readonly pick: HomeChoice;
  readonly settings: Settings;
  readonly name: string; // the person's name; empty if none was given
  // the chosen level of each bot, starting with the bot in seat 1; a missing level means the default
  readonly bots: readonly string[];
  readonly newcomer: boolean; // true until the person has moved on from their first finished deal
  readonly reading: TableRules | null; // the rules shown before a table is opened
  readonly opening: string | null; // the table that is being opened: its id, `new`, or `fork`
  readonly table: TableModel | null;
  readonly panel: Panel | null;
  readonly reviewed: string | null; // the table whose review was requested last
  readonly toast: Toast | null;
  readonly trouble: string | null;
  readonly banner: Banner | null;
  readonly launch: Launched | null; // what an app shortcut asked for; it begins once a table can be opened
  readonly ids: number; // the last id that was given to a pause or a toast
}

/** What an app shortcut starts: a new table, or the daily deal. */
export type Launched = 'play' | 'daily';

/** The first character of a stored table id if the table is on a server. */
export const SERVER_TABLE_PREFIX = '@';

export const NOTHING: DraftAction = { kind: 'nothing' };

/** Storage keys of the model, besides those of the settings. */
export const KEYS = {
  table: 'moonshot.table',
  pick: 'moonshot.pick',
  name: 'moonshot.name',
  played: 'moonshot.played',
  bots: 'moonshot.bots',
} as const;
export const settingKey = <S extends Setting>(setting: S): `moonshot.${S}` => `moonshot.${setting}`;
export type Key = (typeof KEYS)[keyof typeof KEYS] | `moonshot.${Setting}`;
