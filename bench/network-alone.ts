// A reference player that uses only a master's networks, without sampling or search. It plays only standard
// Hearts.

import type { BotPlayer } from '@moonshot/bots';
import { bestPass, playValues } from '../packages/bots/src/network/network-values.ts';

export const networkAlone: BotPlayer = {
  name: 'network',
  decide: question => {
    if (question.kind !== 'tricks') throw new Error('Cannot ask the networks: they know standard Hearts');
    const { ask } = question;
    const gifts = bestPass(question);
    if (ask.type === 'pass' && gifts !== undefined)
      return { type: 'pass', gifts: gifts.map(card => ({ card, to: ask.to[0]?.to ?? 0 })) };
    const opinions = playValues(question);
    if (ask.type !== 'play' || opinions === undefined)
      throw new Error(`Cannot ask the networks to ${ask.type}: they pass and play cards`);
    const [first, ...others] = ask.plays;
    if (first === undefined) throw new Error('Cannot play: no card may be played');
    const worth = ({ card }: typeof first): number => opinions.get(card) ?? Number.NEGATIVE_INFINITY;
    return { type: 'play', ...others.reduce((best, one) => (worth(one) > worth(best) ? one : best), first) };
  },
};
