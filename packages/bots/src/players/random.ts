// A player that chooses uniformly among its legal answers.
import { randomAnswer } from '@moonshot/rules/engine';
import type { BotPlayer } from '../core/player.ts';

export const random: BotPlayer = {
  name: 'random',
  decide: ({ ask }, _, below) => randomAnswer(ask, below),
};
