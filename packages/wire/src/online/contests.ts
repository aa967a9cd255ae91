// What a client and the server say of contests over HTTP: fixed deals that several people play, and how they compare.
import type { Overrides } from '@moonshot/rules/games';
import * as z from 'zod/mini';
import { order } from './fields.ts';

const between = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** `POST /api/contests`: deals for others to play as well, open for so many days. */
export const newContest = z.strictObject({
  kind: z.literal('challenge'),
  game: order.shape.game,
  overrides: order.shape.overrides,
  seats: order.shape.seats,
  deals: between(1, 16),
  days: between(1, 14),
});

export type NewContest = z.infer<typeof newContest>;

/** What making one is answered with. */
export interface NewContestAnswer {
  readonly contest: string;
}

/** What somebody scored, deal by deal; null of a deal that they have not played. */
export interface ContestRowFacts {
  readonly place: number; // from 1; level rows share one
  readonly name: string;
  readonly you: boolean;
  readonly bot: boolean;
  readonly points: readonly (number | null)[];
  readonly raw: number; // all points together
  readonly better: readonly (number | null)[]; // by deal: how much better than the mean of the others at the same seat
  readonly duplicate: number | null; // all of those together; null where nobody else has played a deal of theirs
}

/** A contest as whoever asks may know it: what others scored only once one has played, or nobody can play any more. */
export interface ContestFacts {
  readonly id: string;
  readonly kind: 'challenge' | 'day';
  readonly by: string | null; // a name; null of a day's deal, or of somebody who has left for good
  readonly day: string | null;
  readonly game: string;
  readonly name: string; // of the game
  readonly overrides: Overrides;
  readonly seats: number;
  readonly deals: number;
  readonly at: number;
  readonly until: number; // milliseconds since 1970
  readonly over: boolean;
  readonly commitment: string; // to the secret that all deals come from, told before anybody plays
  readonly secret: string | null; // told when it is over
  readonly committed: string; // what the commitment is the hash of, but for the secret
  readonly yours: ContestTableFacts | null;
  readonly people: readonly { readonly name: string; readonly you: boolean; readonly done: boolean }[];
  readonly rows: readonly ContestRowFacts[] | null;
}

/** One's own table there. */
export interface ContestTableFacts {
  readonly table: string;
  readonly deals: number; // that are scored
  readonly done: boolean;
}

/** `GET /api/contests/mine`: what one made or entered, newest first. */
export interface ContestsAnswer {
  readonly contests: readonly ContestLine[];
}

/** A contest in such a list. */
export interface ContestLine {
  readonly id: string;
  readonly kind: ContestFacts['kind'];
  readonly name: string;
  readonly deals: number;
  readonly day: string | null;
  readonly until: number;
  readonly over: boolean;
}
