// Runs a table through its ports. For the server, the terminal and the page's worker.
export { CLAIM_WINDOW_MS } from './runner/claim-window.ts';
export { open, openOnce, resume, type TableRunner } from './runner/runner.ts';
export type { CommandReply, RunnerCommand } from './runner/runner-state.ts';
export { SEAL_WINDOW_MS } from './runner/seal-windows.ts';
