// A small fast random generator. The cards of matches do not come from it, so it may be predictable.
import { type Below, seedOf } from '@moonshot/rules/cards';

/** Returns the generator sfc32, seeded with a hash of the text: each call draws a whole number below n. */
export function quickDraws(text: string): Below {
  const seed = new DataView(Uint8Array.from(seedOf(text)).buffer);
  let [a, b, c, counter] = [seed.getInt32(0), seed.getInt32(4), seed.getInt32(8), 1];
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return n => Math.floor((word() / 2 ** 32) * n);
}
