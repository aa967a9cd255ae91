// The components for puzzles, in one chunk.
export { default as PassVerdict } from './PassVerdict.svelte';
export { default as Puzzles } from './Puzzles.svelte';
export { default as PuzzleTexts } from './PuzzleTexts.svelte';
