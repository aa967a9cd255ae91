// Short join codes that can be read out across a room. Each code gives access to one table for a few minutes.
import type { Env } from '../../core/env.ts';
import { between } from '../../core/ids.ts';
import type { Limits } from '../../core/limits.ts';
import type { OneTimeTokens } from '../../core/one-time-tokens.ts';

/** The letters of codes, without I and O, which look like digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 5;

/** The number of random codes to try before giving up because all of them are in use. */
const DRAWS_MAX = 8;

interface Given {
  readonly code: string;
  readonly forMs: number;
}

/** What a join code opens: the table with this id, by its invitation. */
interface Door {
  readonly id: string;
  readonly invite: string;
}

export interface JoinCodes {
  /**
   * Returns a join code for the table: its present code if that is still valid, otherwise a new one.
   * Undefined if no code is free.
   */
  give(table: Door): Promise<Given | undefined>;
  /**
   * Returns the table that a join code opens, with the invitation that was valid when the code was issued.
   */
  doorOf(code: string): Promise<Door | undefined>;
}

/** Makes the table's join code invalid. */
export async function dropCode(oneTimeTokens: OneTimeTokens, table: string): Promise<void> {
  const had = await oneTimeTokens.holding('code', table);
  if (had !== undefined) await oneTimeTokens.take('code', had.key);
}

export function newCodes(env: Env, oneTimeTokens: OneTimeTokens, { codeMs, codes }: Limits): JoinCodes {
  const draw = (): string =>
    Array.from({ length: LENGTH }, () => LETTERS[between(env, 0, LETTERS.length - 1)]).join('');
  return {
    give: async ({ id, invite }) => {
      const had = await oneTimeTokens.holding('code', id);
      if (had?.holder === invite) return { code: had.key, forMs: had.forMs };
      await dropCode(oneTimeTokens, id);
      for (let draws = 0; draws < DRAWS_MAX; draws++) {
        const code = draw();
        if (await oneTimeTokens.put('code', { key: code, value: id, forMs: codeMs, holder: invite }, { most: codes }))
          return { code, forMs: codeMs };
      }
      return undefined;
    },
    doorOf: async code => {
      const given = await oneTimeTokens.find('code', code.toUpperCase());
      return given?.holder === undefined ? undefined : { id: given.value, invite: given.holder };
    },
  };
}
