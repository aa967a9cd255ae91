// The sentences of refusals. Loaded on first use.
export { describeRefusal } from '@moonshot/table';
