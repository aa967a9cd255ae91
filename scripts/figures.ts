// Writes figures from the data files in `bench/data` into the documents: `npm run -s figures`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFigures } from './figures/blocks.ts';

const ROOT = join(import.meta.dirname, '..');

for (const path of globSync(['*.md', 'bench/*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: ROOT })) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const now = withFigures(text, name => JSON.parse(readFileSync(join(ROOT, `bench/data/${name}.json`), 'utf8')));
  if (now !== text) writeFileSync(join(ROOT, path), now);
}
