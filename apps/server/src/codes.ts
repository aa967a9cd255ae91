// Short codes that are read out across a room: each opens one table's door for a few minutes.
import type { Env } from './env.ts';
import type { Limits } from './limits.ts';
import { between } from './secrets.ts';
import type { Slips } from './slips.ts';

/** Letters that nobody takes for others when they are read out or typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 5;

/** So often another is drawn in the place of one that is out. */
const DRAWS_MAX = 8;

interface Given {
  readonly code: string;
  readonly forMs: number;
}

export interface Codes {
  /** A code for the table; the one it has, if that is still good. */
  give(table: string): Promise<Given | undefined>;
  tableOf(code: string): Promise<string | undefined>;
}

/** Invalidates the table's code. */
export async function dropCode(slips: Slips, table: string): Promise<void> {
  const had = await slips.holding('code', table);
  if (had !== undefined) await slips.take('code', had.key);
}

export function newCodes(env: Env, slips: Slips, { codeMs, codes }: Limits): Codes {
  const draw = (): string =>
    Array.from({ length: LENGTH }, () => LETTERS[between(env, 0, LETTERS.length - 1)]).join('');
  return {
    give: async table => {
      const had = await slips.holding('code', table);
      if (had !== undefined) return { code: had.key, forMs: had.forMs };
      for (let draws = 0; draws < DRAWS_MAX; draws++) {
        const code = draw();
        if (await slips.put('code', { key: code, value: table, forMs: codeMs }, { most: codes }))
          return { code, forMs: codeMs };
      }
      return undefined;
    },
    tableOf: code => slips.find('code', code.toUpperCase()),
  };
}
