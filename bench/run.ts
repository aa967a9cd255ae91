// Runs a benchmark by name: `npm run -s bench -- NAME [--json]`; without a name it says which there are.
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
import { master } from './master.ts';
import { memory } from './memory.ts';
import { outside } from './outside.ts';
import { page } from './page.ts';
import { peers } from './peers.ts';
import { playouts } from './playouts.ts';
import { postgres } from './postgres.ts';
import { records } from './records.ts';
import { review } from './review.ts';
import { sheets } from './sheets.ts';
import { soak } from './soak.ts';
import { stylesBench } from './styles.ts';
import { type Bench, markdown } from './table.ts';
import { traffic } from './traffic.ts';
import { uctBench } from './uct.ts';
import { VALUED } from './wanted.ts';
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
  styles: stylesBench,
  traffic,
  uct: uctBench,
  worlds,
};

const words = process.argv.slice(2);
const json = words.includes('--json');
const [name] = words.filter((word, i) => !word.startsWith('--') && !VALUED.includes(words[i - 1] ?? ''));
const bench = name === undefined ? undefined : BENCHES[name];

if (bench === undefined) {
  console.error(`Cannot measure ${name ?? 'nothing'}: the benchmarks are ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 2;
} else {
  const result = await bench(row => console.error(`${row.name}: ${row.values.join('  ')}`));
  console.log(json ? JSON.stringify(result, null, 1) : markdown(result));
}
