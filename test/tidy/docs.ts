// Checks the documents: every relative link resolves, and every example marked to run does run.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { anchorOf } from '../../scripts/docs/pages.ts';
import { blanked, ROOT, type Source } from './source.ts';

const FENCE = /^```[\s\S]*?^```/gm;
const INLINE_CODE = /`[^`\n]+`/g;
const LINKS = [/\]\(\s*<?([^)\s>]+)/g, /^\[[^\]]+\]:\s*(\S+)/gm, /\b(?:src|href)="([^"]+)"/g];
const EXAMPLE = /^```ts run\b[^\n]*\n([\s\S]*?)^```/gm;
const EXAMPLES = join(ROOT, '.cache/examples');

const isDocument = ({ path }: Source): boolean => path.endsWith('.md');

const anchorsOf = (text: string): readonly string[] =>
  [...blanked(text, FENCE).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));

const linksOf = (text: string): readonly string[] => {
  const prose = blanked(blanked(text, FENCE), INLINE_CODE);
  return LINKS.flatMap(pattern => [...prose.matchAll(pattern)].map(([, target]) => target ?? ''));
};

/** The text of a link's target: empty for a folder, `undefined` if missing. */
function targetText(path: string): string | undefined {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR' ? '' : undefined;
  }
}

function leads(source: Source, link: string): boolean {
  const [file, anchor] = decodeURI(link).split('#');
  const text = file ? targetText(normalize(join(source.path, '..', file))) : source.text;
  return text !== undefined && (!anchor || anchorsOf(text).includes(anchor));
}

export function deadLinks(source: Source): readonly string[] {
  if (!isDocument(source)) return [];
  return linksOf(source.text)
    .filter(link => !/^[a-z]+:/.test(link) && !leads(source, link))
    .map(link => `${source.path}: the link ${link} leads nowhere.`);
}

/**
 * Runs one example in a place from which it can import the packages by name. Node refuses TypeScript below
 * node_modules.
 */
async function failureOf(name: string, code: string): Promise<readonly string[]> {
  const file = join(EXAMPLES, `${name.replace(/\W+/g, '-')}.ts`);
  mkdirSync(EXAMPLES, { recursive: true });
  writeFileSync(file, code);
  return promisify(execFile)(process.execPath, [file], { cwd: ROOT, timeout: 60_000 }).then(
    () => [],
    (error: Error) => [`${name} does not run: ${error.message}`],
  );
}

/** The failing examples marked `ts run` in a document. */
export async function brokenExamples(source: Source): Promise<readonly string[]> {
  if (!isDocument(source)) return [];
  const faults: string[] = [];
  for (const [i, [, code]] of [...source.text.matchAll(EXAMPLE)].entries())
    faults.push(...(await failureOf(`${source.path}, example ${i + 1}`, code ?? '')));
  return faults;
}
