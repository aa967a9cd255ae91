// The sentences of contradictory rules. Loaded when it is wanted.
export { sentenceOf } from '@moonshot/rules/explain';
