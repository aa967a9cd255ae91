// The careful bot. Loaded on first use.
export { careful } from '@moonshot/bots';
