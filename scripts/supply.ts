// Writes a CycloneDX list of the server's third-party packages with their licences: `npm run -s sbom [--
// FILE]`. Exits with 1 if a licence is not allowed or there are too many packages.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type Component, othersIn, told, wrongIn } from './supply/licences.ts';

const NPM = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
const [, , file] = process.argv;
const text = execFileSync('npm', NPM, { encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] });
const { components } = JSON.parse(text) as { readonly components: readonly Component[] };
if (file !== undefined) writeFileSync(file, text);
const others = othersIn(components);
console.log(told(others));
const wrong = wrongIn(others);
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
