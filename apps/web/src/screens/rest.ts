// What no first card needs: a part of the page that comes after it, in one piece.
export { default as KeysDialog } from './KeysDialog.svelte';
export { default as Panels } from './Panels.svelte';
export { default as RulesDialog } from './RulesDialog.svelte';
export { default as Scores } from './Scores.svelte';
export { default as SettingsDialog } from './SettingsDialog.svelte';
