// What other parts use of the verifier.
export {
  CHECKS,
  type Check,
  type DealReport,
  type Fault,
  fits,
  type Report,
  type Verified,
  verify,
} from './verify.ts';
