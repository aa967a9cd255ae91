// The one list of levels and styles. An entry of its own, so that a page that names bots loads none.
export { LEVELS, type Level, parseProfile, STYLED, STYLES, type Style } from './core/level.ts';
