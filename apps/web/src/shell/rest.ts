// The lazy-loaded rest of the page, in one chunk.

export { default as KeysDialog } from '../a11y/keys/KeysDialog.svelte';
export { tell } from '../a11y/spoken/announce.svelte.ts';
export { default as BotDialog } from '../features/bots/BotDialog.svelte';
export { default as Banner } from '../features/home/Banner.svelte';
export { default as HomeMore } from '../features/home/HomeMore.svelte';
export { default as Scores } from '../features/scores/Scores.svelte';
export { default as SettingsDialog } from '../features/settings/SettingsDialog.svelte';
export { mover } from '../motion/mover.ts';
export { default as BoutResult } from '../table/bouts/BoutResult.svelte';
export { default as Bouts } from '../table/bouts/Bouts.svelte';
export { default as CallDialog } from '../table/bouts/CallDialog.svelte';
export { default as ClaimDialog } from '../table/bouts/ClaimDialog.svelte';
export { default as Wilds } from '../table/bouts/Wilds.svelte';
export { default as Avoid } from '../table/boxes/Auction.svelte';
export { default as BidBox } from '../table/boxes/BidBox.svelte';
export { default as BuryBox } from '../table/boxes/BuryBox.svelte';
export { default as ChargeBox } from '../table/boxes/ChargeBox.svelte';
export { default as FinishBox } from '../table/boxes/FinishBox.svelte';
export { default as Moon } from '../table/boxes/Moon.svelte';
export { default as ReceivedBox } from '../table/boxes/ReceivedBox.svelte';
export { draggable } from '../table/hand/dragging.ts';
export { default as RulesDialog } from '../table/RulesDialog.svelte';
export { default as ToastMore } from '../table/ToastMore.svelte';
export { default as Kitty } from '../table/trick/Kitty.svelte';
export { default as LogList } from '../ui/live/AnnouncementLog.svelte';
export { begin } from './begin.svelte.ts';
export { default as Apart, isApart } from './LazyScreen.svelte';
export { default as Panels } from './Panels.svelte';
// preloaded: browsers allow copying only synchronously in a click
export { sendOut } from './share.ts';
