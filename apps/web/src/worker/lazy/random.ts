// The random bot. Loaded when it is wanted.
export { random } from '@moonshot/bots';
