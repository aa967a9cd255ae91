// The names of levels and styles. A separate entry point, so that a page can list bots without loading their
// code.
export { LEVELS, type Level, parseProfile, STYLED, STYLES, type Style } from './core/level.ts';
