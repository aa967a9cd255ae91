// Sets up a fresh machine to run or test Moonshot: `node scripts/setup.mjs start|test`, on Node 20.19 or
// newer.
import { provideChromium } from './setup/chromium.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { buildPage } from './setup/page.mjs';
import { checkNode } from './setup/runtime.mjs';
import { provideTools } from './setup/tools.mjs';

/** @type {Record<string, readonly (() => void | Promise<void>)[]>} */
const GOALS = {
  start: [checkNode, installDependencies, buildPage],
  test: [checkNode, installDependencies, buildPage, provideChromium, provideTools],
};

/** @param {string} goal */
async function setUp(goal) {
  const steps = GOALS[goal];
  if (!steps) throw new Error(`Cannot set up "${goal}": say start or test.`);
  for (const step of steps) await step();
}

const goal = process.argv[2] ?? '';
try {
  await setUp(goal);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  // prints the tests' last line even if no test could start, for programs that parse it
  if (goal === 'test') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
