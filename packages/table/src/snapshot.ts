// Snapshots of tables as text. For the thread that stores them, which needs nothing else of a table.
export { snapshotIn, snapshotText } from './core/snapshot-text.ts';
export { matchIsOver } from './core/state.ts';
