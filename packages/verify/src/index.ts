// Checks the proof of a match with sealed deals, independently of the server's code.
export { checkRound, isKey, SCHEME } from './beacon.ts';
export { type DaySeal, daySeal, type Get } from './day.ts';
export { PROOF_MAX, readDocument } from './document.ts';
export { fits } from './sealed.ts';
export {
  CHECKS,
  type Check,
  type DealReport,
  type VerificationFault,
  type VerificationReport,
  type Verified,
  verify,
} from './verify.ts';
