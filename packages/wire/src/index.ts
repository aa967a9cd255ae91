// The messages between a client and a table.
export type {
  RuleSentence,
  SheetCard,
  Shown,
  Sitter,
  TableRules,
  TableSummary,
  TableView,
  ToClient,
  Why,
} from './to-client.ts';
export { type Order, type ParsedToTable, parseToTable, type ToTable } from './to-table.ts';
