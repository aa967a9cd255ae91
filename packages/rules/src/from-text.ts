// Reads house rules from a family's written text in English. For callers that offer this.
export { houseOf } from './from-text/house.ts';
export { questionsFor } from './from-text/questions.ts';
export { readText } from './from-text/read.ts';
export { type AskedRule, type Understanding, understand } from './from-text/understanding.ts';
