// One player against others on the same cards from every seat, so that luck of the deal falls out of the difference.

import { forSeats } from '@moonshot/rules/game/fields';
import type { Seat } from '@moonshot/rules/game/seat';
import { type Hearts, heartsOf, type Sheet } from '@moonshot/rules/games';
import type { Player } from '../player.ts';
import { playDeal } from './match.ts';
import { type Summary, summaryOf } from './sample.ts';

export interface Contest {
  readonly sheet: Sheet;
  readonly seats: number;
  readonly player: Player;
  readonly against: Player;
  readonly deals: number;
  readonly seed: string;
}

export interface Standing {
  readonly own: number; // the player's points a deal
  readonly others: number;
  readonly difference: Summary; // the player's points less the others' mean, a deal rotated over all seats counting once
  readonly moons: number; // shot by the player, of all its deals
  readonly moonsAgainst: number;
}

interface Outcome {
  readonly own: number;
  readonly others: number;
  readonly moon: Seat | undefined; // who shot it
}

/** Plays every deal once with the player in each of the seats, through all steps of the passing cycle in turn. */
export function contest({ sheet, seats, player, against, deals, seed }: Contest): Standing {
  const variants = perPassStep(sheet, seats);
  const played = Array.from({ length: deals }, (_, deal) =>
    Array.from({ length: seats }, (_, seat) => {
      const players = Array.from({ length: seats }, (_, i) => (i === seat ? player : against));
      return outcomeFor(variants[deal % variants.length] as Hearts, players, seat, `${seed} ${sheet.id}`, deal);
    }),
  );
  const all = played.flat();
  return {
    own: meanOf(all.map(one => one.own)),
    others: meanOf(all.map(one => one.others)),
    difference: summaryOf(played.map(deal => meanOf(deal.map(one => one.own - one.others)))),
    moons: played.flatMap(deal => deal.filter((one, seat) => one.moon === seat)).length,
    moonsAgainst: played.flatMap(deal => deal.filter((one, seat) => one.moon !== undefined && one.moon !== seat))
      .length,
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A single deal is always the first of its match; so each step of the cycle gets a sheet that begins with it. */
function perPassStep(sheet: Sheet, seats: number): readonly Hearts[] {
  const cycle = sheet.kind === 'tricks' ? (forSeats(sheet.pass.cycle, seats) ?? []) : [];
  if (cycle.length === 0) return [heartsOf(sheet, seats)];
  return cycle.map(step => heartsOf(sheet, seats, { 'pass.cycle': [step] }));
}

function outcomeFor(hearts: Hearts, players: readonly Player[], seat: Seat, seed: string, deal: number): Outcome {
  const { state } = playDeal({ hearts, players, seed, match: `deal ${deal}`, firstDealer: deal % players.length });
  const [result] = state.results;
  if (result === undefined) throw new Error(`Cannot score deal ${deal} of ${hearts.sheet.id}: it has no result`);
  const own = result.points[seat] ?? 0;
  const others = (result.points.reduce((sum, points) => sum + points, 0) - own) / (players.length - 1);
  return { own, others, moon: 'moon' in result ? result.moon?.seat : undefined };
}
