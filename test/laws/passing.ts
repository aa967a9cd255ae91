// House rules about dealing, passing and the first trick that the laws are checked on.
import { type Part, row } from './part.ts';

export const PASSING: readonly Part[] = [
  row('a hand without a card that costs points is thrown in', 'classic', 5, { misdeal: 'noPenalty' }),
  row('a hand without a heart is thrown in', 'classic', 6, { misdeal: 'noHearts', 'pass.cycle': ['left'] }),
  row('a hand without a king, queen or jack is thrown in', 'wild-twist', 7, { misdeal: 'noFaces' }),
];
