// Reads house rules that a family has written down in English.
export { houseOf } from './from-text/house.ts';
export { questionsFor } from './from-text/questions.ts';
export { readText } from './from-text/read.ts';
export { type AskedRule, type Understanding, understand } from './from-text/understanding.ts';
