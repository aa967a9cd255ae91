// The sentences of refusals. Loaded on first use.
export { refusedText } from '@moonshot/table';
