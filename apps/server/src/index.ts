// The server as a library, which runs it with the given options and the environment.
export { withFiles } from './core/settings/secret-files.ts';
export { runServer } from './run.ts';
export { StoreRefused } from './store/errors.ts';
