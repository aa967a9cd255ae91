// The lazy-loaded rest of the page, in one chunk.

import BoutResult from '../table/bouts/BoutResult.svelte';
import Bouts from '../table/bouts/Bouts.svelte';
import CallDialog from '../table/bouts/CallDialog.svelte';
import ClaimDialog from '../table/bouts/ClaimDialog.svelte';
import Wilds from '../table/bouts/Wilds.svelte';
import BarChips from '../table/boxes/BarChips.svelte';
import BidBox from '../table/boxes/BidBox.svelte';
import BuryBox from '../table/boxes/BuryBox.svelte';
import ChargeBox from '../table/boxes/ChargeBox.svelte';
import FinishBox from '../table/boxes/FinishBox.svelte';
import Moon from '../table/boxes/Moon.svelte';
import PassSlots from '../table/boxes/PassSlots.svelte';
import ReceivedBox from '../table/boxes/ReceivedBox.svelte';
import { fanBend } from '../table/layout/fan-bend.ts';
import { fittedInMiddle } from '../table/layout/fit-middle.ts';
import { layout } from '../table/layout/layout.ts';
import { placedFreely } from '../table/layout/place-freely.ts';
import type { TableParts } from '../table/lazy-parts.ts';
import Notes from '../table/Notes.svelte';
import { toastText } from '../table/news.ts';
import { draggable } from '../table/pointer/dragging.ts';
import ScoresButton from '../table/ScoresButton.svelte';
import OwnStatus from '../table/seats/OwnStatus.svelte';
import { ownPlace } from '../table/seats/own-place.ts';
import SeatPlate from '../table/seats/SeatPlate.svelte';
import Strip from '../table/seats/Strip.svelte';
import { soFarSentence } from '../table/seats/so-far.ts';
import ToastMore from '../table/ToastMore.svelte';
import Tools from '../table/Tools.svelte';
import Kitty from '../table/trick/Kitty.svelte';
import PassArrows from '../table/trick/PassArrows.svelte';
import Trick from '../table/trick/Trick.svelte';
import { ICONS } from '../ui/cards/icons.ts';
import { LATE_ICONS } from '../ui/cards/late-icons.ts';
import AnnouncementLog from '../ui/live/AnnouncementLog.svelte';
import Panels from './Panels.svelte';

Object.assign(ICONS, LATE_ICONS);

export { default as KeysDialog } from '../a11y/keys/KeysDialog.svelte';
export { announce } from '../a11y/spoken/announce.svelte.ts';
export { default as BotDialog } from '../features/bots/BotDialog.svelte';
export { default as Banner } from '../features/home/Banner.svelte';
export { default as HomeMore } from '../features/home/HomeMore.svelte';
export { default as PrintableRules } from '../features/print/PrintableRules.svelte';
export { default as Scores } from '../features/scores/Scores.svelte';
export { default as SettingsDialog } from '../features/settings/SettingsDialog.svelte';
export { lateUpdate } from '../model/late-update.ts';
export { mover } from '../motion/mover.ts';
export { OnlineModel } from '../online/online-model.svelte.ts';
export { begin } from './begin.svelte.ts';
export { default as LazyScreen, isLazyScreen } from './LazyScreen.svelte';
// loaded in advance, because browsers allow copying only during a click, without waiting for more code
export { perform } from './lazy-effects.ts';

export const tableParts: TableParts = {
  AnnouncementLog,
  BarChips,
  BidBox,
  BoutResult,
  Bouts,
  BuryBox,
  CallDialog,
  ChargeBox,
  ClaimDialog,
  FinishBox,
  Kitty,
  Moon,
  Notes,
  Panels,
  OwnStatus,
  PassArrows,
  PassSlots,
  ReceivedBox,
  ScoresButton,
  SeatPlate,
  Strip,
  ToastMore,
  layout,
  ownPlace,
  soFarSentence,
  toastText,
  placedFreely: placedFreely(),
  fittedInMiddle,
  Tools,
  Trick,
  Wilds,
  draggable,
  fanBend,
};
