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
  Imported,
  Motion,
  OnlineView,
  SheetCard,
  Shown,
  Sitter,
  SittingTold,
  TableRules,
  TableSummary,
  TableView,
  ToClient,
  Why,
} from './to-client.ts';
export { type Language, type Order, parseToTable, type ToTable } from './to-table.ts';
