// The rules of a game as sentences. Loaded on first use.
export { sheetCard, tableRules } from '@moonshot/table';
