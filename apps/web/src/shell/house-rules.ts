// Lazy-loaded components that show fields of a game's rules: the form for house rules, and the rule behind a
// refusal.

export { default as House } from '../features/editor/House.svelte';
export { default as Why } from '../features/why/Why.svelte';
