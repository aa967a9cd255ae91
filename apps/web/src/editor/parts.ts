// What is drawn from the fields of a sheet: the form of house rules, and the rule behind a refusal.
export { default as Why } from '../why/Why.svelte';
export { default as House } from './House.svelte';
