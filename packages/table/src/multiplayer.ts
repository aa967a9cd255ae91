// What several people may do at a table besides playing: seats, votes and clocks. For servers.
export { COMEBACK_MS, RESUME_GRACE_MS } from './multiplayer/clocks.ts';
export { multiplayer } from './multiplayer/multiplayer.ts';
export { awaitedAnswer } from './multiplayer/time-limits.ts';
