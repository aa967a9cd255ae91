// The two parts that puzzles have on the page, in one piece.
export { default as AtPuzzle } from './AtPuzzle.svelte';
export { default as Puzzles } from './Puzzles.svelte';
