// Short codes that are read out across a room: each opens one table's door for a few minutes.
import type { Env } from './env.ts';
import { between } from './secrets.ts';

/** Letters that nobody takes for others when they are read out or typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 5;

interface Entry {
  readonly table: string;
  readonly untilMs: number; // by the clock that only grows
}

export interface Codes {
  /** A code for the table; the one it has, if that is still good. */
  give(table: string): { readonly code: string; readonly forMs: number } | undefined;
  tableOf(code: string): string | undefined;
}

export function newCodes(env: Env, codeMs: number, most: number): Codes {
  const out = new Map<string, Entry>();
  const lapse = (): void => {
    for (const [code, { untilMs }] of out) if (untilMs <= env.monoMs()) out.delete(code);
  };
  const draw = (): string =>
    Array.from({ length: LENGTH }, () => LETTERS[between(env, 0, LETTERS.length - 1)]).join('');
  return {
    give: table => {
      lapse();
      const had = [...out].find(([, entry]) => entry.table === table);
      if (had !== undefined) return { code: had[0], forMs: had[1].untilMs - env.monoMs() };
      if (out.size >= most) return undefined;
      let code = draw();
      while (out.has(code)) code = draw();
      out.set(code, { table, untilMs: env.monoMs() + codeMs });
      return { code, forMs: codeMs };
    },
    tableOf: code => {
      lapse();
      return out.get(code.toUpperCase())?.table;
    },
  };
}
