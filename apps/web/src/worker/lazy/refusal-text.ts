// The code that makes a sentence from a refusal. Loaded on first use.
export { describeRefusal } from '@moonshot/table';
