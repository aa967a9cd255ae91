// Measures the size of the published packages in a bundle made by Vite. The packages' test checks the
// recorded sizes.
import { rmSync } from 'node:fs';
import { BUNDLES, kilobytesOf } from '../test/packages/bundles.ts';
import { newConsumer } from '../test/packages/consumer.ts';
import type { Bench, Row } from './table.ts';

/** The goals, in kilobytes. */
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
