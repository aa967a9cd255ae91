// The sentences of refusals. Loaded when it is wanted.
export { refusedText } from '@moonshot/table';
