// Players and budgets as the command line names them: `careful`, `master:bold@plays=500`, `beginner@ms=20`.
import { playerNamed } from '@moonshot/bots/players/index';
import { InvalidArgumentError } from 'commander';

/** How much a player may think about an answer: so many deals tried out, or so many milliseconds. */
export type Allowance = { readonly plays: number } | { readonly ms: number };

export interface Listed {
  readonly name: string;
  readonly budget: Allowance | null; // its own; null: the contest's
}

const PLAYS_MAX = 10_000_000;
const MS_MAX = 600_000;

/** `plays=2000` or `ms=50`. */
export function readAllowance(text: string): Allowance {
  const [, kind, digits] = /^(plays|ms)=(\d{1,8})$/.exec(text) ?? [];
  const n = Number(digits);
  if (kind === 'plays' && n >= 1 && n <= PLAYS_MAX) return { plays: n };
  if (kind === 'ms' && n >= 1 && n <= MS_MAX) return { ms: n };
  throw new InvalidArgumentError('Expected plays=N or ms=N, such as plays=2000 or ms=50.');
}

export const allowanceText = (budget: Allowance): string =>
  'plays' in budget ? `plays=${budget.plays}` : `ms=${budget.ms}`;

/** The names between the commas. */
export const readListed = (text: string): readonly Listed[] => text.split(',').map(spec => listedFrom(spec.trim()));

function listedFrom(spec: string): Listed {
  const at = spec.indexOf('@');
  const name = at < 0 ? spec : spec.slice(0, at);
  if (playerNamed(name) === undefined) throw new InvalidArgumentError(`There is no player "${name}".`);
  return { name, budget: at < 0 ? null : readAllowance(spec.slice(at + 1)) };
}

/** The player as the command line named it. */
export const specOf = ({ name, budget }: Listed): string =>
  budget === null ? name : `${name}@${allowanceText(budget)}`;
