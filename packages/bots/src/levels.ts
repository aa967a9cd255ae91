// The names of levels and styles, as a separate entry point: a page can list bots without loading their code.
// CONTRIBUTING.md says how to add a level.
export { LEVELS, type Level, parseProfile, STYLED, STYLES, type Style } from './core/level.ts';
