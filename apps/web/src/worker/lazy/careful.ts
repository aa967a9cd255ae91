// The careful bot. Loaded when it is wanted.
export { careful } from '@moonshot/bots';
