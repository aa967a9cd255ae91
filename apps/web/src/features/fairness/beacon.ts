// The check of a beacon's signature, with its curve. Loaded when it is wanted.
export { checkRound } from '@moonshot/verify';
