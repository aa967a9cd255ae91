// The parts of the store that other commands use without a server: backups, restores, and the migration to
// PostgreSQL.
export { systemEnv } from '../core/env.ts';
export { withFiles } from '../core/settings/secret-files.ts';
export { LogDamaged, StoreRefused } from './errors.ts';
export { databaseIn, dataFolder, keyFileIn } from './files/data-folder.ts';
export { keptKey } from './files/key.ts';
export { backupFolder } from './maintenance/backup.ts';
export type { StoreCheckResult } from './maintenance/check.ts';
export { moveToPostgres } from './maintenance/move.ts';
export { restore } from './maintenance/restore.ts';
export { assertPostgresUrl, namedAt } from './open-postgres.ts';
