// The networks give the same outputs as the training programs do with weights stored in this form.
import { readFileSync } from 'node:fs';
import { heartsOf, sheetOf, type TrickView as View } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { describe, expect, it } from 'vitest';
import { networks } from '#networks';
import { emptyObservation, observePosition } from '../policy/observation.ts';
import { pickMove } from '../policy/pick.ts';
import { finishTrick, playOutWell, step } from '../policy/playout.ts';
import { policyTablesOf } from '../policy/policy-tables.ts';
import { createPolicyScratch } from '../policy/scratch.ts';
import { diceOf } from '../sim/dice.ts';
import { dealRandom } from '../sim/trick/deal.ts';
import * as layout from '../sim/trick/layout.ts';
import { emptyPosition, seatDue, setUpDeal, type TrickPosition } from '../sim/trick/position.ts';
import { score } from '../sim/trick/score.ts';
import { type FeatureConfig, featureConfigOf, NUMBERS } from './feature-config.ts';
import { forecastFor } from './forecast.ts';
import { pickForPlay } from './known.ts';
import { evaluate, networkOf, outputOf } from './network.ts';
import { cardBeliefs, worthOfPass } from './network-values.ts';

interface ToldPlay {
  readonly customs: FeatureConfig;
  readonly view: View;
  readonly told: Readonly<Record<Card, number>>;
  readonly believed: Readonly<Record<Card, readonly number[]>>; // by seat from the viewer's left
}
interface ToldPass {
  readonly customs: FeatureConfig;
  readonly hand: readonly Card[];
  readonly gifts: readonly Card[];
  readonly step: 'left' | 'across' | 'right';
  readonly told: number;
}
interface Foretold {
  readonly customs: FeatureConfig;
  readonly hands: readonly (readonly Card[])[];
  readonly taken: readonly number[];
  readonly leader: number;
  readonly done: number;
  readonly broken: boolean;
  readonly foretold: readonly number[];
}

const twin = JSON.parse(readFileSync(new URL('./twin.json', import.meta.url), 'utf8')) as readonly (
  | ToldPlay
  | ToldPass
  | Foretold
)[];
const plays = twin.filter((one): one is ToldPlay => 'view' in one);
const passes = twin.filter((one): one is ToldPass => 'gifts' in one);
const forecasts = twin.filter((one): one is Foretold => 'foretold' in one);
const WAYS = { left: 1, across: 2, right: 3 } as const;
const OFF = 0.02; // maximum difference due to rounding, in points or in logarithms of probabilities

const sheet = sheetOf('ricketts');
if (sheet === undefined) throw new Error('There is no sheet of Ricketts');
const { suitBits } = policyTablesOf(heartsOf(sheet, 4, {}).rules as Rules);

function positionOf({ hands, taken, leader, done, broken }: Foretold): TrickPosition {
  const at = emptyPosition(suitBits);
  setUpDeal(suitBits, at, { hands, kitty: [], leader, claimed: false });
  for (const [seat, points] of taken.entries()) at[layout.TALLY + seat] = points;
  at[layout.DONE] = done;
  at[layout.BROKEN] = broken ? layout.BREAKS : 0;
  return at;
}

describe('what the networks tell', () => {
  it('has plays, passes and forecasts to be held to', () => {
    expect([plays.length > 20, passes.length > 4, forecasts.length > 10]).toEqual([true, true, true]);
  });

  it.each(plays.map((one, i) => [i, one] as const))('is the same of play %i', (_, { customs, view, told: wanted }) => {
    const { player } = networks();
    pickForPlay(view, customs, player.rows);
    evaluate(player);
    for (const [card, worth] of Object.entries(wanted)) {
      const number = NUMBERS.get(card as Card) as number;
      expect(Math.abs(outputOf(player, number) - worth), `${card} is worth ${worth}`).toBeLessThan(OFF);
    }
  });

  it.each(plays.map((one, i) => [i, one] as const))('is the same of where cards lie at play %i', (_, one) => {
    const { customs, view, believed } = one;
    const belief = cardBeliefs({ view }, customs);
    for (const [card, wanted] of Object.entries(believed))
      for (const [i, log] of wanted.entries()) {
        const seat = ((view.viewer as number) + 1 + i) % 4;
        expect(Math.abs(belief(seat, card as Card) - log), `${card} with seat ${seat}: ${log}`).toBeLessThan(OFF);
      }
  });

  it.each(passes.map((one, i) => [i, one] as const))(
    'is the same of pass %i',
    (_, { customs, hand, gifts, step, told: worth }) => {
      const own = worthOfPass(hand, gifts, WAYS[step], customs);
      expect(Math.abs(own - worth)).toBeLessThan(OFF);
    },
  );

  it.each(forecasts.map((one, i) => [i, one] as const))('is the same of forecast %i', (_, one) => {
    const foretold = forecastFor(one.customs, 'plus')(positionOf(one));
    for (const [seat, points] of one.foretold.entries())
      expect(Math.abs((foretold?.[seat] ?? Number.NaN) - points), `seat ${seat} will have ${points}`).toBeLessThan(OFF);
  });

  it.each(['ricketts', 'classic'] as const)('agrees with the results of playouts, as %s scores them', game => {
    const rules = heartsOf(sheetOf(game), 4).rules as Rules;
    const tables = policyTablesOf(rules);
    const { suitBits } = tables;
    const forecast = forecastFor(featureConfigOf(rules) as FeatureConfig, rules.sheet.score.sign);
    const [at, observation, dice] = [emptyPosition(suitBits), emptyObservation(), diceOf('foretold')];
    const [scratch, points] = [createPolicyScratch(tables), new Int32Array(4)];
    let together = 0;
    for (let deal = 0; deal < 60; deal++) {
      dealRandom(suitBits, at, Uint8Array.from(suitBits.deck), 0, dice);
      observePosition(tables, at, observation);
      step(scratch, at, observation, pickMove(scratch, at, observation, seatDue(suitBits, at), dice));
      finishTrick(scratch, at, observation, dice);
      const foretold = Array.from(forecast(at) as ArrayLike<number>);
      playOutWell(scratch, at, observation, dice);
      score(suitBits, at, points);
      const mean = (of: ArrayLike<number>): number => (of[0]! + of[1]! + of[2]! + of[3]!) / 4;
      for (const [seat, own] of foretold.entries()) together += (own - mean(foretold)) * (points[seat]! - mean(points));
      expect(Math.sign(mean(foretold)), `deal ${deal}`).toBe(mean(points) > 0 ? 1 : -1);
    }
    expect(together).toBeGreaterThan(0);
  });

  it('is undefined after all points are taken', () => {
    const one = forecasts[0] as Foretold;
    expect(forecastFor(one.customs, 'plus')(positionOf({ ...one, taken: [0, 20, 6, 0] }))).toBeUndefined();
  });
});

it('refuses a network that is cut off', () => {
  expect(() => networkOf({ rows: 2, wide: 2, narrow: 1, outputs: 1, weights: btoa('short') })).toThrow(
    'Cannot read a network: expected 42 bytes, found 5',
  );
});
