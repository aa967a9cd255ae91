// Seats, votes and clocks of several people. For servers.
export { COMEBACK_MS, RESUME_GRACE_MS } from './multiplayer/clocks.ts';
export { multiplayer } from './multiplayer/multiplayer.ts';
export { awaited } from './multiplayer/time-limits.ts';
