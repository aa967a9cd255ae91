// The public interface of the verifier.

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
