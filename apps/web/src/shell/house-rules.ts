// Lazy-loaded components built from sheet fields: the house rules form, and the rule behind a refusal.

export { default as House } from '../features/editor/House.svelte';
export { default as Why } from '../features/why/Why.svelte';
