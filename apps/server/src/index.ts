// The server as a library: runs it by its options and the environment.
export { withFiles } from './core/settings/secret-files.ts';
export { runServer } from './run.ts';
export { StoreRefused } from './store/errors.ts';
