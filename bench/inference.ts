// Measures how fast the bots' neural networks are evaluated with integers, by WebAssembly and by JavaScript,
// compared with floating point. The figures are processor time in Node, and elapsed time in Chromium.
import { join } from 'node:path';
import { type BotPlayer, playerNamed } from '@moonshot/bots';
import { heartsOf, sheetOf } from '@moonshot/rules';
import { build } from 'vite';
import { playDeal } from '../packages/bots/src/arena/match.ts';
import belief from '../packages/bots/src/network/belief.json' with { type: 'json' };
import forecast from '../packages/bots/src/network/forecast.json' with { type: 'json' };
import type { EncodedNetwork, Networks } from '../packages/bots/src/network/network.ts';
import passer from '../packages/bots/src/network/passer.json' with { type: 'json' };
import player from '../packages/bots/src/network/player.json' with { type: 'json' };
import { networks } from '../packages/bots/src/network/weights.ts';
import { launch } from '../test/browser/harness.ts';
import { type InferenceTimes, timesOf } from './inference/timed.ts';
import { type Bench, type Row, rounded } from './table.ts';

const DEALS = 4;
const PLAYS = 8; // playouts per decision, enough for forecasts of many positions
const ENCODED = { player, passer, forecast, belief } as const;
/** How many outputs of each network are read per evaluation, on average. */
const READ = { player: 8, passer: 1, forecast: 4, belief: 60 } as const;

type Name = keyof Networks;
type Inputs = Readonly<Record<Name, readonly (readonly number[])[]>>;

/** Records which inputs are active when masters decide, for each network. */
function inputsOf(): Inputs {
  const found: Record<Name, (readonly number[])[]> = { player: [], passer: [], forecast: [], belief: [] };
  const master = playerNamed('master') as BotPlayer;
  const recorded: BotPlayer = {
    name: 'recorded',
    decide: (question, _, below) => {
      const action = master.decide(question, { plays: PLAYS }, below);
      for (const name of Object.keys(found) as Name[]) {
        const { picked, count } = networks()[name].rows;
        if (count > 0) found[name].push([...picked.slice(0, count)]);
      }
      return action;
    },
  };
  const hearts = heartsOf(sheetOf('ricketts'), 4);
  for (let deal = 0; deal < DEALS; deal++)
    playDeal({ hearts, players: [recorded], seed: 'bench inference', match: `${deal}`, firstDealer: 0 });
  return found;
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@moonshot/source'] },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'inference/timed.ts'), formats: ['iife'], name: 'timed' },
    },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('Cannot measure inference: it was not built');
  return first.output[0].code;
}

declare const timed: { readonly timesOf: typeof timesOf };

type Measure = (encoded: EncodedNetwork, inputs: Inputs[Name], read: number) => Promise<InferenceTimes>;

const rowOf = (name: string, inputs: Inputs[Name], { float, simd, plain }: InferenceTimes): Row => ({
  name,
  values: [
    rounded(inputs.reduce((sum, rows) => sum + rows.length, 0) / inputs.length, 0),
    rounded(float, 2),
    rounded(simd, 2),
    rounded(float / simd, 1),
    rounded(plain, 2),
    rounded(float / plain, 2),
  ],
});

async function rowsBy(where: string, measure: Measure, inputs: Inputs, tell: (row: Row) => void) {
  const rows: Row[] = [];
  for (const name of Object.keys(ENCODED) as Name[]) {
    const row = rowOf(`${name}, ${where}`, inputs[name], await measure(ENCODED[name], inputs[name], READ[name]));
    tell(row);
    rows.push(row);
  }
  return rows;
}

export const inference: Bench = async tell => {
  const inputs = inputsOf();
  const inNode = await rowsBy('Node', async (...all) => timesOf(...all, processorMs), inputs, tell);
  const browser = await launch();
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundled() });
  const onPage: Measure = (...all) =>
    page.evaluate(([encoded, rows, read]) => timed.timesOf(encoded, rows, read, () => performance.now()), all);
  const inChromium = await rowsBy('Chromium', onPage, inputs, tell);
  await browser.close();
  return {
    name: 'inference',
    about:
      'Microseconds of one evaluation of a master’s network with the outputs that are read: the quickest of alternating blocks, in Node by processor time, in Chromium by the clock. The twin is the same network in floating point, as it was before integers.',
    columns: [
      'inputs on',
      'floats, µs',
      'WebAssembly, µs',
      'times as fast',
      'JavaScript, µs',
      'times as fast as floats',
    ],
    rows: [...inNode, ...inChromium],
  };
};
