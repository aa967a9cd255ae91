// The fixed deals of contests: their id, their secret, and the commitment to it that is published before
// anybody plays.
import { createHash } from 'node:crypto';
import { derived, fingerprint, hexOf, seedOf } from '@moonshot/rules/cards';
import { canonical } from '@moonshot/table/seal';
import type { ContestRow } from '../../store/rows/contest.ts';

const ID_BYTES = 16;

/** The id of a round's deals. All tables whose deals have this id get the same cards. */
export const dealsOf = ({ id }: Pick<ContestRow, 'id'>, round: number): string => `${id}.${round}`;

/** The contest and the round to which the deals with this id belong. */
export function contestOf(deals: string): { readonly contest: string; readonly round: number } {
  const [contest = '', round = ''] = deals.split('.');
  return { contest, round: Number(round) };
}

/** The secret from which a round's shuffles are derived: 32 bytes as hexadecimal digits. */
export const secretOf = ({ secret }: Pick<ContestRow, 'secret'>, round: number): string =>
  hexOf(derived(seedOf(secret), `round ${round}`));

/** The text that a contest's commitment covers in addition to the secret: the contest's id and its rules. */
export const committedOf = ({ id, plan }: Pick<ContestRow, 'id' | 'plan'>): string => canonical({ id, plan });

/** The commitment to a contest's secret and rules, which is published before anybody plays. */
export const commitmentOf = (contest: Pick<ContestRow, 'id' | 'plan' | 'secret'>): string =>
  fingerprint('contest', committedOf(contest), contest.secret);

/**
 * The id of the table with this name in a round. The id follows from the name, so a name has only one table
 * per round.
 */
export const tableOf = ({ id, secret }: Pick<ContestRow, 'id' | 'secret'>, round: number, name: string): string =>
  createHash('sha256')
    .update(`moonshot-contest-table/1 ${id} ${round} ${name} ${secret}`)
    .digest()
    .subarray(0, ID_BYTES)
    .toString('base64url');
