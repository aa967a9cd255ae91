// Entry point for everything that lets bots play: players by level and style, their questions and answers.
export {
  type BotWorkerReply,
  type BotWorkerRequest,
  type BotWorkerWarmUp,
  createBotWorker,
  whenPlayerReady,
} from './bot-worker.ts';
export { quickDraws } from './core/chance.ts';
export type { JudgedAnswer } from './core/judgement.ts';
export { LEVELS, parseProfile, STYLED, STYLES } from './core/level.ts';
export { type BotPlayer, type Budget, type Question, questionOf } from './core/player.ts';
export { careful } from './players/careful.ts';
export { isPlayer, PLAYER_NAMES, playerNamed } from './players/index.ts';
export { judge } from './players/judge.ts';
export { SPARE_MS, thinkingTimeMs } from './players/patience.ts';
export { random } from './players/random.ts';
export { isLearned } from './players/traits.ts';
