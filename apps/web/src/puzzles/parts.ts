// The parts that puzzles have on the page, in one piece.
export { default as AtPass } from './AtPass.svelte';
export { default as AtPuzzle } from './AtPuzzle.svelte';
export { default as Puzzles } from './Puzzles.svelte';
