// The messages between a client and a table.
export {
  BACKUP,
  BACKUP_VERSION,
  type Backup,
  type DealRecord,
  type ParsedBackup,
  parseBackup,
} from './backup.ts';
export type { BeaconRound, BeaconSpec, SealEvent, SealView } from './seals.ts';
export type {
  Alternative,
  AlternativeRule,
  ClockView,
  FinishReason,
  Imported,
  Motion,
  OnlineView,
  SheetCard,
  Shown,
  ShownSeating,
  Sitter,
  TableRules,
  TableSummary,
  TableView,
  ToClient,
} from './to-client.ts';
export { type Language, type MatchOrder, parseToTable, type ToTable } from './to-table.ts';
