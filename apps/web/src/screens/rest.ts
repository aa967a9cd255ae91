// The lazy-loaded rest of the page, in one chunk.

export { default as BotDialog } from '../bots/BotDialog.svelte';
// preloaded: browsers allow copying only synchronously in a click
export { sendOut } from '../model/outside.ts';
export { mover } from '../motion/mover.ts';
export { begin } from '../online/begin.svelte.ts';
export { default as LogList } from '../spoken/LogList.svelte';
export { tell } from '../spoken/tell.svelte.ts';
export { default as Avoid } from '../table/Avoid.svelte';
export { default as BidBox } from '../table/BidBox.svelte';
export { default as BoutResult } from '../table/BoutResult.svelte';
export { default as Bouts } from '../table/Bouts.svelte';
export { default as BuryBox } from '../table/BuryBox.svelte';
export { default as CallDialog } from '../table/CallDialog.svelte';
export { default as ChargeBox } from '../table/ChargeBox.svelte';
export { default as ClaimDialog } from '../table/ClaimDialog.svelte';
export { draggable } from '../table/dragging.ts';
export { default as FinishBox } from '../table/FinishBox.svelte';
export { default as Kitty } from '../table/Kitty.svelte';
export { default as Moon } from '../table/Moon.svelte';
export { default as ReceivedBox } from '../table/ReceivedBox.svelte';
export { default as Wilds } from '../table/Wilds.svelte';
export { default as Apart, isApart } from './Apart.svelte';
export { default as Banner } from './Banner.svelte';
export { default as HomeMore } from './HomeMore.svelte';
export { default as KeysDialog } from './KeysDialog.svelte';
export { default as Panels } from './Panels.svelte';
export { default as RulesDialog } from './RulesDialog.svelte';
export { default as Scores } from './Scores.svelte';
export { default as SettingsDialog } from './SettingsDialog.svelte';
export { default as ToastMore } from './ToastMore.svelte';
