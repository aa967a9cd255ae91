// Sealed deals and their proofs. For servers.
export { canonical } from './seal/canonical.ts';
export { sealing } from './seal/sealing.ts';
