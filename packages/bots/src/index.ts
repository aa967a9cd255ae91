// The front door of the bots: what a player is, which there are, and their own chance.
export { quickDraws } from './chance.ts';
export { type Budget, type Player, type Question, questionOf } from './player.ts';
export { PLAYER_NAMES, playerNamed } from './players/index.ts';
