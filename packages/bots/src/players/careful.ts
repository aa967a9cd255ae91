// The careful player, which does not search but estimates costs by rules of thumb that work in every game.
import type { TrickAction as Action } from '@moonshot/rules/engine';
import { carefulPair } from '../capture/careful/lay.ts';
import type { BotPlayer, TrickQuestion } from '../core/player.ts';
import { soundPlays } from '../policy/sound.ts';
import { carefulBid } from './careful/bid.ts';
import { carefulCharge } from './careful/charge.ts';
import { moonChoice } from './careful/moon.ts';
import { carefulBury, carefulPass } from './careful/pass.ts';
import { bestPlay } from './careful/play.ts';
import { analyzeHand } from './careful/reading.ts';

export const careful: BotPlayer = {
  name: 'careful',
  decide: (question, _, below) => (question.kind === 'tricks' ? answer(question) : carefulPair(question, below)),
};

function answer({ rules, view, ask }: TrickQuestion): Action {
  const reading = analyzeHand(rules, view);
  switch (ask.type) {
    case 'pass':
      return carefulPass(reading, ask);
    case 'charge':
      return carefulCharge(reading, ask);
    case 'bid':
      return carefulBid(reading, ask);
    // The careful player never claims the opening: with four seats, claiming cost it 0.4 points per deal.
    case 'claim':
      return { type: 'claim', claim: false };
    case 'play':
      return { type: 'play', ...bestPlay(reading, soundPlays(rules, view, ask.plays)) };
    case 'bury':
      return carefulBury(reading, ask);
    case 'moon':
      return { type: 'moon', option: moonChoice(reading, ask.options)?.name ?? 'keep' };
  }
}
