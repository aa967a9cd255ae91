// Canary secrets: detects registered secrets in any text and in any encoding.
import { createHash } from 'node:crypto';

/** Encodings of a secret that would be found as a whole. */
function spellings(secret: string): readonly string[] {
  const text = Buffer.from(secret);
  const raw = /^[0-9a-f]{64}$/.test(secret) ? Buffer.from(secret, 'hex') : Buffer.from(secret, 'base64url');
  const hash = createHash('sha256').update(secret).digest();
  const bare = (base64: string): string => base64.replace(/=+$/, '');
  return [text, raw, hash].flatMap(bytes => [
    bytes.toString('hex'),
    bare(bytes.toString('base64')),
    bytes.toString('base64url'),
    [...bytes.subarray(0, 8)].join(','),
  ]);
}

export interface Canaries {
  /** Registers a secret with the holder who may receive it. */
  add(secret: string, holder: string): void;
  /** The secrets in a text whose holder is not among `holders`. */
  foundIn(text: string, holders: readonly string[]): readonly string[];
  readonly count: number;
}

const TOKENS = /[0-9A-Za-z_+/-]{16,}|\d+(?:,\d+){7,}/g;

export function newCanaries(): Canaries {
  const holders = new Map<string, string>(); // by encoded secret
  let count = 0;
  const holderOf = (token: string): string | undefined =>
    holders.get(token) ?? (/^\d+,/.test(token) ? listed(token) : undefined);
  const listed = (token: string): string | undefined => {
    const numbers = token.split(',');
    for (let i = 0; i + 8 <= numbers.length; i++) {
      const holder = holders.get(numbers.slice(i, i + 8).join(','));
      if (holder !== undefined) return holder;
    }
    return undefined;
  };
  return {
    add: (secret, holder) => {
      count += 1;
      for (const spelling of [secret, ...spellings(secret)]) holders.set(spelling, holder);
    },
    foundIn: (text, may) =>
      [...text.matchAll(TOKENS)].flatMap(([token]) => {
        const holder = holderOf(token);
        return holder === undefined || may.includes(holder) ? [] : [`a secret of ${holder}`];
      }),
    get count() {
      return count;
    },
  };
}
