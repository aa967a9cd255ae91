// The components for puzzles, in one chunk.
export { default as AtPass } from './AtPass.svelte';
export { default as AtPuzzle } from './AtPuzzle.svelte';
export { default as Puzzles } from './Puzzles.svelte';
