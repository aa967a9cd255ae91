// Changed rules about dealing, passing and the first trick, on which the bots are tested.
import { type ChangedGame, row } from './changed-charges.ts';

export const PASSING: readonly ChangedGame[] = [
  row('a deal without a safe hand is thrown in', 'ricketts', 4, { misdeal: 'allPenalty' }),
  row('a hand without a king, queen or jack is thrown in', 'classic', 5, { misdeal: 'noFaces', 'pass.cycle': [] }),
  row('a hand without a heart is thrown in before the pass', 'ricketts', 4, { misdeal: 'noHearts' }),
  row('whoever took the ace of hearts deals next', 'ricketts', 4, { 'dealer.next': 'taker', 'dealer.taken': 'AH' }),
];
