// Checks the proof of a sealed match. For those who doubt a deal.
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
