// Checks the signature of a public randomness beacon. This module includes elliptic curve code, so it is
// loaded only when needed.
export { checkRound } from '@moonshot/verify';
