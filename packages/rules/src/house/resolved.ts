// Makes house rules free of contradictions, so that they can be explained.
import { type House, wholeOf } from './fields.ts';
import { problemsOf } from './problems.ts';
import { nearestFor } from './proposals.ts';

/** The maximum number of errors that are resolved one after another. */
const RESOLVED_MAX = 4;

/** Resolves each error with the nearest change. If errors remain, all overrides are dropped. */
export function resolved(house: House): House {
  let now = house;
  for (let n = 0; n < RESOLVED_MAX; n++) {
    const [problem] = problemsOf(wholeOf(now));
    if (problem === undefined) return now;
    now = { ...now, overrides: { ...now.overrides, ...nearestFor(now, problem) } };
  }
  return problemsOf(wholeOf(now)).length === 0 ? now : { ...house, overrides: {} };
}
