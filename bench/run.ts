// Runs a benchmark by name: `npm run -s bench -- NAME [--json]`; without a name it says which there are, and with an option that is none of its own which it takes.
import { append } from './append.ts';
import { calibration } from './calibration.ts';
import { careful } from './careful.ts';
import { cluster } from './cluster.ts';
import { decide } from './decide.ts';
import { endgame } from './endgame.ts';
import { exploit } from './exploit.ts';
import { furtherBench } from './further.ts';
import { hostileBench } from './hostile.ts';
import { ladder } from './ladder.ts';
import { load } from './load.ts';
import { loadNow, measuredLine, measuredNow } from './machine.ts';
import { master } from './master.ts';
import { memory } from './memory.ts';
import { refusalOf } from './options.ts';
import { outside } from './outside.ts';
import { page } from './page.ts';
import { peers } from './peers.ts';
import { playouts } from './playouts.ts';
import { postgres } from './postgres.ts';
import { records } from './records.ts';
import { review } from './review.ts';
import { sheets } from './sheets.ts';
import { soak } from './soak.ts';
import { spoiltBench } from './spoilt.ts';
import { stylesBench } from './styles.ts';
import { type Bench, markdown } from './table.ts';
import { traffic } from './traffic.ts';
import { uctBench } from './uct.ts';
import { worlds } from './worlds.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  append,
  calibration,
  careful,
  cluster,
  decide,
  endgame,
  exploit,
  further: furtherBench,
  hostile: hostileBench,
  ladder,
  load,
  master,
  memory,
  outside,
  page,
  peers,
  playouts,
  postgres,
  records,
  review,
  sheets,
  soak,
  spoilt: spoiltBench,
  styles: stylesBench,
  traffic,
  uct: uctBench,
  worlds,
};

const words = process.argv.slice(2);
const json = words.includes('--json');
const [name, ...told] = words.filter(word => word !== '--json');
const bench = name === undefined ? undefined : BENCHES[name];

/** What cannot be measured is told in a sentence; any other fault is one of the programs that are measured. */
function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

async function measured(run: Bench): Promise<void> {
  const before = loadNow();
  const result = await run(row => console.error(`${row.name}: ${row.values.join('  ')}`));
  const here = measuredNow(before);
  console.log(json ? JSON.stringify({ ...result, ...here }, null, 1) : `${markdown(result)}\n\n${measuredLine(here)}`);
}

if (name === undefined || bench === undefined)
  refuse(`Cannot measure ${name ?? 'nothing'}: the benchmarks are ${Object.keys(BENCHES).join(', ')}.`);
else {
  const refusal = refusalOf(name, told);
  if (refusal !== undefined) refuse(refusal);
  else
    await measured(bench).catch((fault: unknown) => {
      if (!(fault instanceof Error && fault.message.startsWith('Cannot measure'))) throw fault;
      refuse(fault.message);
    });
}
