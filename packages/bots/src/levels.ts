// The names of levels and styles, as an entry point of their own. A page can list bots with it, and need not
// load their code. CONTRIBUTING.md says how to add a level.
export { LEVELS, type Level, parseProfile, STYLED, STYLES, type Style } from './core/level.ts';
