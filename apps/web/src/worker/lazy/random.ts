// The random bot. Loaded on first use.
export { random } from '@moonshot/bots';
