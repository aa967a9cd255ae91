// Size of the published packages in a bundle made by Vite; writes bench/packages.json.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLES, kilobytesOf } from '../test/packages/bundles.ts';
import { newConsumer } from '../test/packages/consumer.ts';
import { loadNow, measuredNow } from './machine.ts';
import type { Bench, Result, Row } from './table.ts';

const WRITTEN = join(import.meta.dirname, 'packages.json');

/** The goals, in kilobytes. */
const GOALS: Readonly<Record<string, number>> = { 'rules with explanations': 35 };

export const packages: Bench = async tell => {
  const before = loadNow();
  const project = await newConsumer();
  const rows: Row[] = [];
  for (const [name, program] of Object.entries(BUNDLES)) {
    const row = { name, values: [await kilobytesOf(project, program), GOALS[name] ?? null] };
    rows.push(row);
    tell(row);
  }
  rmSync(project.folder, { recursive: true });
  const result: Result = {
    name: 'packages',
    about: 'Programs that use the published packages, bundled by Vite and compressed (gzip).',
    columns: ['kB', 'goal'],
    rows,
  };
  writeFileSync(WRITTEN, `${JSON.stringify({ ...result, ...measuredNow(before) }, null, 2)}\n`);
  return result;
};
