// The server as a library: functions that run it with given options and environment variables.
export { withFiles } from './core/settings/secret-files.ts';
export { runServer } from './run.ts';
export { StoreRefused } from './store/errors.ts';
