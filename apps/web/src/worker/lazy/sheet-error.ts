// The sentences of contradictory rules. Loaded on first use.
export { sentenceOf } from '@moonshot/rules/explain';
