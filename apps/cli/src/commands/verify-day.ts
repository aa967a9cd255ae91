// `moonshot verify --server`: asks the server whether the commitment (seal) of each deal is in the hash tree
// that the server published for its day.
import { type DaySeal, type DealReport, daySeal, type Get } from '@moonshot/verify';
import { CommandError, misused, reasonOf } from '../core/errors.ts';

/** A deal's number with the server's answer about its seal. */
export type DealDay = DaySeal & { readonly deal: number };

/** Looks up every seal at the server. Throws a CommandError with exit code 2 if the server is unreachable. */
export async function daysOf(deals: readonly DealReport[], server: string): Promise<readonly DealDay[]> {
  const get = getter(server);
  const days: DealDay[] = [];
  for (const { deal, commitment } of deals) days.push({ deal, ...(await asked(get, commitment, server)) });
  return days;
}

async function asked(get: Get, commitment: string, server: string): Promise<DaySeal> {
  try {
    return await daySeal(get, commitment);
  } catch (error) {
    throw new CommandError(`Cannot ask ${server} for the seals of a day: ${reasonOf(error)}.`, 2);
  }
}

function getter(server: string): Get {
  const base = URL.canParse(server) ? new URL(server.endsWith('/') ? server : `${server}/`) : undefined;
  if (base === undefined || !['http:', 'https:'].includes(base.protocol))
    throw misused(`--server must be the address of a server, such as https://cards.example; this is ${server}.`);
  return async path => (await fetch(new URL(path, base))).json().catch(() => null);
}

/**
 * Whether the server's answer is compatible with the seal. A day that is not over yet has no tree, which
 * proves nothing against the seal.
 */
export const isSound = ({ type }: DaySeal): boolean => type === 'in' || type === 'later';

/** The line about one deal. */
export function dayLine(one: DealDay): string {
  switch (one.type) {
    case 'in':
      return `Deal ${one.deal}: seal ${one.place + 1} of ${one.commitments} of ${one.day}, whose root is ${one.root}.`;
    case 'later':
      return `Deal ${one.deal}: the seals of ${one.day} come out when that day is over, in UTC.`;
    case 'none':
      return `Deal ${one.deal}: the server knows no such seal.`;
    case 'wrong':
      return `Deal ${one.deal}: no path leads from the seal to the root of ${one.day}.`;
  }
}
