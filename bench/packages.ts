// Measures how large the published packages are in a bundle made by Vite. The test of the packages compares
// later sizes with the recorded ones.
import { rmSync } from 'node:fs';
import { BUNDLES, kilobytesOf } from '../test/packages/bundles.ts';
import { newConsumer } from '../test/packages/consumer.ts';
import type { Bench, Row } from './table.ts';

/** The target size of some bundles, in kilobytes. */
const GOALS: Readonly<Record<string, number>> = { 'rules with explanations': 35 };

export const packages: Bench = async tell => {
  const project = await newConsumer();
  const rows: Row[] = [];
  for (const [name, program] of Object.entries(BUNDLES)) {
    const row = { name, values: [await kilobytesOf(project, program), GOALS[name] ?? null] };
    rows.push(row);
    tell(row);
  }
  rmSync(project.folder, { recursive: true });
  return {
    name: 'packages',
    about: 'Programs that use the published packages, bundled by Vite and compressed (gzip).',
    columns: ['kB', 'goal'],
    rows,
  };
};
