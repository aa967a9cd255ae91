// The rules of a game as sentences. Loaded when it is wanted.
export { sheetCard, tableRules } from '@moonshot/table';
