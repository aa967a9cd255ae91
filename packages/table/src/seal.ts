// Sealed deals, whose cards are computed from secrets of the server and the players, and their proofs. For
// servers.
export { canonical } from './seal/canonical.ts';
export { sealing } from './seal/sealing.ts';
