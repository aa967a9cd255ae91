// Plays one player against copies of another, in every seat of the same deals.
import type { Sheet } from '@moonshot/rules';
import { arrangements } from '../src/arena/arrangements.ts';
import { type Duplicate, duplicates } from '../src/arena/duplicate.ts';
import type { SampleSummary } from '../src/arena/sample.ts';
import { standingOf } from '../src/arena/standing.ts';
import type { BotPlayer, Budget } from '../src/core/player.ts';

interface Pairing {
  readonly sheet: Sheet;
  readonly seats: number;
  readonly player: BotPlayer;
  readonly against: BotPlayer;
  readonly deals: number;
  readonly seed: string;
  readonly budget?: Budget;
}

interface Advantage {
  readonly own: number; // the player's mean points per deal
  readonly others: number;
  // the player's points minus the others' mean; a deal that is rotated over all seats counts once
  readonly difference: SampleSummary;
  readonly moons: number; // shot by the player in all its deals
  readonly moonsAgainst: number;
}

/** Plays every deal once with the player in each seat, through all steps of the passing cycle. */
export function compareInEverySeat(pairing: Pairing): Advantage {
  const { sheet, seats, player, against, deals, seed, budget = { plays: 1 } } = pairing;
  const seated = arrangements(['player', ...Array.from({ length: seats - 1 }, () => 'others')], seats);
  const playing = duplicates({ sheet, seats, seed, arrangements: seated });
  const played = Array.from({ length: deals }, (_, number): Duplicate => {
    const asked = playing(number);
    let step = asked.next();
    while (step.done !== true) {
      const { question, below } = step.value;
      step = asked.next((step.value.player === 0 ? player : against).decide(question, budget, below));
    }
    return { number, tables: step.value, spent: [] };
  });
  const { players, pairs } = standingOf(seated, played);
  const [own, others] = players;
  if (own === undefined || others === undefined || pairs[0] === undefined)
    throw new RangeError(`Cannot compare ${player.name} with ${against.name}: the table has ${seats} seats`);
  return {
    own: own.points.mean,
    others: others.points.mean,
    difference: pairs[0].difference,
    moons: own.moons.shot,
    moonsAgainst: own.moons.suffered,
  };
}
