// Laws of dealing: the first dealer by the cut, the next dealer, and equal hand sizes.

import type { Seat, Sheet } from '@moonshot/rules';
import { rankOf } from '@moonshot/rules/cards';
import type { Cut } from '../../packages/rules/src/game/dealer.ts';
import { seatsOf } from '../play.ts';
import { type Law, must } from './law.ts';

const SUITS = 'HSCD'; // from the lowest, for ties that suits decide

/** The seats that tie for the best cut by the sheet. */
function bestOf(sheet: Sheet, cuts: readonly Cut[]): readonly Seat[] {
  const high = sheet.dealer.first === 'cutHigh' ? 1 : -1;
  const value = ({ card }: Cut): number => {
    const rank = -sheet.deck.ranks.indexOf(rankOf(card)) * SUITS.length;
    return (sheet.dealer.tie === 'suitOrder' ? rank + SUITS.indexOf(card.charAt(1)) : rank) * high;
  };
  const best = Math.max(...cuts.map(value));
  return cuts.filter(cut => value(cut) === best).map(cut => cut.seat);
}

const cutting: Law = [
  'the best cut deals, those level cut again, and a lot shows no cards',
  ({ hearts, game, moment: { events } }) => {
    for (const event of events) {
      if (event.type !== 'dealer') continue;
      const { dealer, rounds } = event;
      if (hearts.sheet.dealer.first === 'random') must(rounds.length === 0, () => 'a dealer drawn by lot shows cards');
      else {
        const left = rounds.reduce<readonly Seat[]>((level, cuts) => {
          must(
            `${cuts.map(cut => cut.seat)}` === `${level}`,
            () => `seats ${level} are level, ${JSON.stringify(cuts)} cut`,
          );
          return bestOf(hearts.sheet, cuts);
        }, seatsOf(game));
        must(
          `${left}` === `${dealer}`,
          () => `seat ${dealer} deals, seats ${left} cut best of ${JSON.stringify(rounds)}`,
        );
      }
    }
  },
];

const STEPS: Readonly<Record<string, number>> = { left: 1, right: -1, same: 0 };

const next: Law = [
  'the deal goes on as the sheet has it',
  ({ hearts, game, moment: { before, events } }) => {
    const step = STEPS[hearts.sheet.dealer.next];
    for (const event of events) {
      if (event.type !== 'scored' || before === undefined) continue;
      // In Capture the dealer changes with every bout, and the last bout determines the next dealer.
      const from = event.result.dealer + ('bouts' in event.result ? event.result.bouts - 1 : 0);
      if (hearts.sheet.dealer.next === 'cutAgain')
        must(event.dealer === null, () => `seat ${event.dealer} deals, all should cut`);
      if ('taken' in event.result && hearts.sheet.dealer.next === 'taker') {
        const taker = event.result.taken.findIndex(cards => cards.some(card => card === hearts.sheet.dealer.taken));
        const due = taker < 0 ? (from + 1) % game.seats : taker;
        must(event.dealer === due, () => `seat ${event.dealer} deals, seat ${due} took ${hearts.sheet.dealer.taken}`);
      }
      if (step === undefined) continue;
      const due = (from + step + game.seats * 2) % game.seats;
      must(event.dealer === due, () => `seat ${event.dealer} deals after seat ${from}, seat ${due} is due`);
    }
  },
];

const evenly: Law = [
  'everybody is dealt the same number of cards',
  ({ moment: { events } }) => {
    for (const event of events)
      if (event.type === 'dealt') {
        const sizes = event.hands.map(hand => (typeof hand === 'number' ? hand : hand.length));
        must(new Set(sizes).size === 1, () => `hands of ${sizes} are dealt`);
      }
  },
];

export const DEALING: readonly Law[] = [cutting, next, evenly];
