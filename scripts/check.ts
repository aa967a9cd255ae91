// Runs every check of the house, one after another, and ends with one line: how many passed and how many failed.
import { runStep, type Step } from './check/step.ts';
import { closing, NOTHING, plus } from './check/tally.ts';

const STEPS: readonly Step[] = [
  { heading: 'Style and lint', script: 'lint', counts: 'itself' },
  { heading: 'Types', script: 'types', counts: 'itself' },
  { heading: 'Types of the page', script: 'types:page', counts: 'itself' },
  { heading: 'Dead files, exports and dependencies', script: 'unused', counts: 'itself' },
  { heading: 'Import directions and cycles', script: 'imports', counts: 'itself' },
  { heading: 'Unit tests', script: 'unit', counts: 'its tests' },
  { heading: 'Tests of the whole house', script: 'house', counts: 'its tests' },
  { heading: 'Tests of the server among many people', script: 'server', counts: 'its tests' },
  { heading: 'Tests of the server over PostgreSQL', script: 'cluster', counts: 'its tests' },
  { heading: 'Tests of the page in a browser', script: 'browser', counts: 'its tests' },
];

let total = NOTHING;
for (const step of STEPS) total = plus(total, await runStep(step));

process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${closing(total)}`);
