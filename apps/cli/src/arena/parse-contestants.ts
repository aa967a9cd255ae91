// Parses players with budgets: `careful`, `master:bold@plays=500`, `cmd:"python3 bot.py"@ms=20`.
import { type Budget, isPlayer } from '@moonshot/bots';
import { InvalidArgumentError } from 'commander';
import { noPlayer } from '../options/options.ts';

/** A player's limit per answer: playouts, or milliseconds. */
export type Allowance = { readonly plays: number } | { readonly ms: number };

export interface ListedContestant {
  readonly name: string;
  readonly command: string | null; // the command of an outside program; null for a built-in player
  // the player's own budget; null if the budget of the whole contest applies
  readonly budget: Allowance | null;
}

const PLAYS_MAX = 10_000_000;
const MS_MAX = 600_000;

/** Parses a budget such as `plays=2000` or `ms=50`. */
export function readAllowance(text: string): Allowance {
  const [, kind, digits] = /^(plays|ms)=(\d{1,8})$/.exec(text) ?? [];
  const n = Number(digits);
  if (kind === 'plays' && n >= 1 && n <= PLAYS_MAX) return { plays: n };
  if (kind === 'ms' && n >= 1 && n <= MS_MAX) return { ms: n };
  throw new InvalidArgumentError('Expected plays=N or ms=N, such as plays=2000 or ms=50.');
}

/** The search budget for one answer. A time limit counts from this call. */
export function budgetFrom(allowance: Allowance): Budget {
  if ('plays' in allowance) return allowance;
  const begun = performance.now();
  return { plays: Number.MAX_SAFE_INTEGER, passed: () => (performance.now() - begun) / allowance.ms };
}

export const allowanceText = (budget: Allowance): string =>
  'plays' in budget ? `plays=${budget.plays}` : `ms=${budget.ms}`;

const PROGRAM = /^cmd:("([^"]+)"|[^"].*)$/;

/** Splits a list of players at its commas. Commas within quotation marks belong to a program's command. */
export function readListed(text: string): readonly ListedContestant[] {
  const specs = text.match(/("[^"]*"|[^",])+/g) ?? [];
  if (specs.length === 0) throw new InvalidArgumentError('Expected names, such as careful,random.');
  return specs.map(spec => listedFrom(spec.trim()));
}

function listedFrom(spec: string): ListedContestant {
  const [, name = '', budget] = /^(.*?)(?:@([^@"]*))?$/.exec(spec) ?? [];
  const [, raw, quoted] = PROGRAM.exec(name) ?? [];
  const command = quoted ?? raw ?? null;
  if (command === null && !isPlayer(name))
    throw new InvalidArgumentError(`${noPlayer(name)}; programs are named as cmd:"…".`);
  return { name, command, budget: budget === undefined ? null : readAllowance(budget) };
}

/** A player with its budget, as it is written on the command line. */
export const specOf = ({ name, budget }: ListedContestant): string =>
  budget === null ? name : `${name}@${allowanceText(budget)}`;
