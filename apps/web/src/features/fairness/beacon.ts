// Checks a beacon's signature. This module includes the elliptic curve, so it is loaded only when needed.
export { checkRound } from '@moonshot/verify';
