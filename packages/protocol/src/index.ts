// The messages between a client and a table, and the data that both store. The page, the terminal and tables
// use this module.
export type { ArenaToProgram, ProgramToArena } from './arena.ts';
export {
  BACKUP,
  BACKUP_VERSION,
  type Backup,
  type DealRecord,
  type MetPerson,
  type PageData,
  type ParsedBackup,
  parseBackup,
  soundPageData,
} from './backup.ts';
export { length } from './common-fields.ts';
export {
  type Drafted,
  type DraftField,
  type DraftOption,
  type DraftProblem,
  type DraftProposal,
  type DraftSentence,
  type HouseReply,
  type HouseRequest,
  type HouseSaved,
  type ListedHouse,
  type PadCards,
  parseHouseRequest,
  type StoredHouse,
  type Tried,
  type Understood,
} from './house.ts';
export {
  BACKUP_MAX,
  CHAT_MAX,
  CODE_MAX,
  CODE_MIN,
  DISPLAY_NAME_MAX,
  HOUSES_MAX,
  MATCH_MAX,
  NAME_MAX,
  PAD_CODE_MAX,
  PADS_MAX,
  PEOPLE_MAX,
  REPORT_MAX,
  TEXT_MAX,
  TITLE_MAX,
  VERSIONS_MAX,
} from './limits.ts';
export {
  dailyTable,
  dayOf,
  drillTable,
  forkTable,
  importedTableId,
  isBrief,
  isDrill,
  isImportedTable,
  isPlayOut,
  LESSON,
  playOutTable,
  puzzleAt,
  puzzleTable,
} from './preset-tables.ts';
export { isAsGood, PUZZLE_KINDS, type Puzzle, type PuzzleKind, wordOf } from './puzzle.ts';
export type { ReplayCard, ReplayDeal, ReplayedMatch, ReplayStep } from './replay.ts';
export { onwards, type ReplayPosition, type ReplaySpeed, SPEEDS, STEP_MS, wishOf } from './replay-position.ts';
export type { Lying, Reviewed, ReviewedDeal, ReviewOption, ReviewPoint, ReviewStep } from './review.ts';
export type { StoredPad } from './score-pad.ts';
export type { BeaconRound, BeaconSpec, SealEvent, SealView } from './seals.ts';
export type { SheetCard, TableRules } from './table-rules.ts';
export type {
  ClockView,
  FinishReason,
  Imported,
  LeftOut,
  Motion,
  OnlineView,
  Refused,
  Shown,
  ShownSeating,
  Sitter,
  TableSummary,
  TableToPage,
  TableView,
} from './to-client.ts';

export { type MatchOrder, type PageToTable, parsePageToTable } from './to-table.ts';
