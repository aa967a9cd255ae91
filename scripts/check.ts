// Runs every check of the house, two at a time where one of them often waits, and ends with one line: how many passed and how many failed.
import { type Outcome, runStep, type Step } from './check/step.ts';
import { closing, NOTHING, plus } from './check/tally.ts';

const itself = (heading: string, script: string): Step => ({ heading, script, counts: 'itself' });
const tests = (heading: string, script: string): Step => ({ heading, script, counts: 'its tests' });
const live = (heading: string, script: string): Step => ({ ...tests(heading, script), overRealTime: true });

/** One stage after the other; in a stage, two lanes side by side, each with its steps in order. */
const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [
    [itself('Style and lint', 'lint'), itself('Types', 'types'), itself('Types of the page', 'types:page')],
    [itself('Dead files, exports and dependencies', 'unused'), itself('Import directions and cycles', 'imports')],
  ],
  [[tests('Unit tests', 'unit')]],
  [[tests('Tests of the whole house', 'house')]],
  [
    [live('Tests of the page in a browser', 'browser')],
    [{ ...live('Tests of the server among many people', 'server'), workers: 1 }],
  ],
  // By itself: it makes hosts of its own, and a browser ends its requests whenever the networks of its machine change.
  [[live('Tests of the server over PostgreSQL', 'cluster')]],
];

let total = NOTHING;

async function runLane(steps: readonly Step[], i: number): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step, i === 0 ? 'at once' : 'at its end'));
  return outcomes;
}

for (const lanes of STAGES) {
  const outcomes = (await Promise.all(lanes.map(runLane))).flat();
  for (const { tally, again } of outcomes) total = plus(total, again === undefined ? tally : await again());
}

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${closing(total)}`);
