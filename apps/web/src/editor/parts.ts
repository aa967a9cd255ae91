// Lazy-loaded components built from sheet fields: the house rules form, and the rule behind a refusal.
export { default as Why } from '../why/Why.svelte';
export { default as House } from './House.svelte';
