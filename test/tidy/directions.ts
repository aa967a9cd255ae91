// Import directions, tested on a small code base that violates each of them once.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { ROOT } from './source.ts';

/** An import from one file to another, by type only or by value. */
export type Import = readonly [from: string, to: string, kind?: 'type'];

const config = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));

function statement([from, to, kind]: Import): string {
  const path = to.startsWith('node:') ? to : `./${relative(dirname(from), to)}`;
  const clause = kind === 'type' ? 'type { It }' : '{ it }';
  return `import ${clause} from '${path}';\n`;
}

const filesIn = (imports: readonly Import[]): readonly string[] =>
  [...new Set(imports.flatMap(([from, to]) => [from, to] as const))].filter(path => !path.startsWith('node:'));

function build(folder: string, imports: readonly Import[]): void {
  for (const path of filesIn(imports)) {
    const lines = imports.filter(([from]) => from === path).map(statement);
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    // The file uses the imported name, so that an import by value remains one.
    writeFileSync(join(folder, path), `${lines.join('')}export type It = number;\nexport const it = 1;\n`);
  }
}

/** The rules that these imports violate, as "rule: from → to". */
export async function brokenBy(imports: readonly Import[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-directions-'));
  try {
    build(folder, imports);
    const { options, forbidden } = config;
    const result = await cruise(['.'], { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } });
    const { violations } = (result.output as ICruiseResult).summary;
    return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
