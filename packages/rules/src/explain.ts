// Explains rules, refusals and errors in sentences. Callers that display these use this module.
export {
  clauseOf,
  explain,
  explainHearts,
  explainMoonChoice,
  explainRefusal,
  refusalFields,
} from './explain/explain.ts';
export { type Clause, clauseOn } from './game/clause.ts';
export { expectedText, sentenceOf } from './game/sheet-errors.ts';
export { misreadText } from './notation/explain.ts';
export { contractName } from './trick/explain/score.ts';
