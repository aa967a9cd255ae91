// The parts of the table that are loaded after the first screen. `App.svelte` provides them in a Svelte
// context.
import type { TrickAsk as Ask, CaptureView, Seat, TrickView } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { type Component, createContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Panel, Settings, TableModel, Toast } from '../model/model.ts';
import type { fanBend } from './layout/fan-bend.ts';
import type { Layout, layout } from './layout/layout.ts';
import type { PlacedPile } from './layout/pile-place.ts';
import type { StripForm } from './layout/surroundings.ts';
import type { Drop } from './pointer/dragging.ts';

/** A component that draws one type of question. */
type QuestionPart<T extends Ask['type']> = Component<{ table: TableModel; ask: Extract<Ask, { type: T }> }>;

export interface TableParts {
  readonly AnnouncementLog: Component;
  readonly BarChips: Component<{ table: TableModel }>;
  readonly BidBox: QuestionPart<'bid'>;
  readonly BoutResult: Component<{ table: TableModel; bout: CaptureView['bouts'][number] }>;
  readonly Bouts: Component<{ table: TableModel; deal: CaptureView; plan: Layout }>;
  readonly BuryBox: QuestionPart<'bury'>;
  readonly CallDialog: Component<{ table: TableModel; card: Card }>;
  readonly ChargeBox: QuestionPart<'charge'>;
  readonly ClaimDialog: Component<{ ask: Extract<Ask, { type: 'claim' }>; isTimed: boolean }>;
  readonly FinishBox: Component<{ table: TableModel }>;
  readonly Kitty: Component<{
    count: number;
    name: string;
    note: string;
    shown: readonly Card[];
    place: PlacedPile;
  }>;
  readonly Notes: Component<{ table: TableModel; newcomer: boolean }>;
  readonly Moon: QuestionPart<'moon'>;
  readonly OwnStatus: Component<{ table: TableModel; seat: Seat }>;
  readonly PassArrows: Component<{ table: TableModel }>;
  readonly PassSlots: QuestionPart<'pass'>;
  readonly Panels: Component<{ table: TableModel; panel: Panel | null; settings: Settings }>;
  readonly ReceivedBox: Component<{ table: TableModel; deal: TrickView; cards: readonly Card[] }>;
  readonly ScoresButton: Component;
  readonly SeatPlate: Component<{ table: TableModel; seat: number; name: string; plan: Layout }>;
  readonly Strip: Component<{ table: TableModel; form: StripForm }>;
  readonly ToastMore: Component<{ toast: Toast; table: TableModel | null; sentence: string }>;
  readonly Tools: Component<{ table: TableModel }>;
  readonly Trick: Component<{ table: TableModel; deal: TrickView; plan: Layout }>;
  readonly Wilds: Component<{ table: TableModel }>;
  readonly fanBend: typeof fanBend;
  readonly ownPlace: (winner: TableModel['rules']['winner'], deal: TableModel['view']['deal'], own: Seat) => number;
  readonly layout: typeof layout;
  readonly soFarSentence: (table: TableModel, seat: Seat) => string;
  readonly toastText: (toast: Toast, table: TableModel | null) => string;
  readonly placedFreely: Attachment<HTMLElement>;
  readonly fittedInMiddle: Attachment<HTMLElement>;
  readonly draggable: (card: () => Card, drop: Drop) => (element: HTMLElement) => () => void;
}

/**
 * The lazy-loaded parts. They are reactive: components that read `parts` are drawn again when the parts are
 * loaded.
 */
export const [getLazyTable, setLazyTable] = createContext<{ readonly parts: TableParts | undefined }>();
