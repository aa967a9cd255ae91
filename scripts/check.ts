// Runs every check of the house, two at a time where one of them often waits, and ends with one line: how many passed and how many failed.
import { runStep, type Step } from './check/step.ts';
import { closing, NOTHING, plus } from './check/tally.ts';

const itself = (heading: string, script: string): Step => ({ heading, script, counts: 'itself' });
const tests = (heading: string, script: string): Step => ({ heading, script, counts: 'its tests' });

/** One stage after the other; in a stage, two lanes side by side, each with its steps in order. */
const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [
    [itself('Style and lint', 'lint'), itself('Types', 'types'), itself('Types of the page', 'types:page')],
    [itself('Dead files, exports and dependencies', 'unused'), itself('Import directions and cycles', 'imports')],
  ],
  [[tests('Unit tests', 'unit')]],
  [[tests('Tests of the whole house', 'house')]],
  [
    [tests('Tests of the page in a browser', 'browser')],
    [{ ...tests('Tests of the server among many people', 'server'), workers: 1 }],
  ],
  // By itself: it makes hosts of its own, and a browser ends its requests whenever the networks of its machine change.
  [[tests('Tests of the server over PostgreSQL', 'cluster')]],
];

let total = NOTHING;

async function runLane(steps: readonly Step[], i: number): Promise<void> {
  for (const step of steps) {
    const tally = await runStep(step, i === 0 ? 'at once' : 'at its end');
    total = plus(total, tally);
  }
}

for (const lanes of STAGES) await Promise.all(lanes.map(runLane));

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${closing(total)}`);
