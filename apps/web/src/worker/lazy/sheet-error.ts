// The sentences that explain contradictory rules. Loaded on first use.
export { sentenceOf } from '@moonshot/rules/explain';
