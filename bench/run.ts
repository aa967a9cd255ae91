// Runs a benchmark by its name: `npm run -s bench -- NAME [--json | --write]`. Without a name, lists the
// benchmarks. With an unknown option, lists the valid options.
import { writeFileSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { loadNow, measuredLine, measuredNow } from './machine.ts';
import { refusalOf } from './options.ts';
import { type Bench, markdown } from './table.ts';

/** The benchmarks by name. Each is loaded only when it runs. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  append: async () => (await import('./append.ts')).append,
  calibration: async () => (await import('./calibration.ts')).calibration,
  careful: async () => (await import('./careful.ts')).careful,
  cluster: async () => (await import('./cluster.ts')).cluster,
  compare: async () => (await import('./compare.ts')).compare,
  decide: async () => (await import('./decide.ts')).decide,
  endgame: async () => (await import('./endgame.ts')).endgame,
  exploit: async () => (await import('./exploit.ts')).exploit,
  'from-text': async () => (await import('./from-text.ts')).fromText,
  further: async () => (await import('./further.ts')).furtherBench,
  hostile: async () => (await import('./hostile.ts')).hostileBench,
  inference: async () => (await import('./inference.ts')).inference,
  ladder: async () => (await import('./ladder.ts')).ladder,
  load: async () => (await import('./load.ts')).load,
  master: async () => (await import('./master.ts')).master,
  memory: async () => (await import('./memory.ts')).memory,
  outside: async () => (await import('./outside.ts')).outside,
  packages: async () => (await import('./packages.ts')).packages,
  page: async () => (await import('./page.ts')).page,
  peers: async () => (await import('./peers.ts')).peers,
  playouts: async () => (await import('./playouts.ts')).playouts,
  postgres: async () => (await import('./postgres.ts')).postgres,
  records: async () => (await import('./records.ts')).records,
  review: async () => (await import('./review.ts')).review,
  sheets: async () => (await import('./sheets.ts')).sheets,
  soak: async () => (await import('./soak.ts')).soak,
  spoilt: async () => (await import('./spoilt.ts')).spoiltBench,
  start: async () => (await import('./start.ts')).start,
  styles: async () => (await import('./styles.ts')).stylesBench,
  tests: async () => (await import('./tests.ts')).testTimes,
  traffic: async () => (await import('./traffic.ts')).traffic,
  uct: async () => (await import('./uct.ts')).uctBench,
  worlds: async () => (await import('./worlds.ts')).worlds,
};

const words = process.argv.slice(2);
const json = words.includes('--json');
const write = words.includes('--write'); // writes the data file from which `npm run -s figures` makes tables
const [name, ...options] = words.filter(word => word !== '--json' && word !== '--write');
const bench = name === undefined ? undefined : BENCHES[name];

/** Prints why nothing was measured. Other errors come from the measured programs and are not caught. */
function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

async function measured(run: Bench): Promise<void> {
  const before = loadNow();
  const result = await run(row => console.error(`${row.name}: ${row.values.join('  ')}`));
  // a path of this machine means nothing to others
  const said = options.map(word => (isAbsolute(word) ? basename(word) : word)).join(' ');
  const here = { ...measuredNow(before), ...(result.name !== name && { bench: name }), options: said };
  if (write) {
    const path = join(import.meta.dirname, `data/${result.name}.json`);
    writeFileSync(path, `${JSON.stringify({ ...result, ...here }, null, 2)}\n`);
  }
  console.log(json ? JSON.stringify({ ...result, ...here }, null, 1) : `${markdown(result)}\n\n${measuredLine(here)}`);
}

if (name === undefined || bench === undefined)
  refuse(`Cannot measure ${name ?? 'nothing'}: the benchmarks are ${Object.keys(BENCHES).join(', ')}.`);
else {
  const refusal = refusalOf(name, options);
  if (refusal !== undefined) refuse(refusal);
  else
    await measured(await bench()).catch((fault: unknown) => {
      if (!(fault instanceof Error && fault.message.startsWith('Cannot measure'))) throw fault;
      refuse(fault.message);
    });
}
