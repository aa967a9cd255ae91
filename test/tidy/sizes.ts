// Limits on lines of code per file and function, and on files per folder. Comment lines do not count.
import { dirname } from 'node:path';
import ts from 'typescript';
import { isProduct, isTest, nodesIn, placeOf, type Source } from './source.ts';

const FILE_LINES = 250;
const LONG_FILE_LINES = 400;
const FUNCTION_LINES = 40;
const FOLDER_FILES = 20;

/** Tables of rows may be long: tests, and the data of the sheets. */
const mayBeLong = (source: Source): boolean => isTest(source) || /\/sheets\//.test(source.path);

const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*( |\/|$))/.test(line);

const count = (text: string): number =>
  text
    .trimEnd()
    .split('\n')
    .filter(line => !isComment(line)).length;

function stylesOf(text: string): string {
  return text.match(/<style\b[^>]*>[\s\S]*?<\/style>/g)?.join('\n') ?? '';
}

/** The counted parts of a file, each with its own limit. */
function partsOf(source: Source): readonly [part: string, lines: number, limit: number][] {
  const limit = mayBeLong(source) ? LONG_FILE_LINES : FILE_LINES;
  if (!source.path.endsWith('.svelte')) return [['It', count(source.text), limit]];
  const styles = stylesOf(source.text);
  return [
    ['Its script and markup', count(source.text) - (styles ? count(styles) : 0), limit],
    ['Its style', count(styles), LONG_FILE_LINES],
  ];
}

export function longFiles(source: Source): readonly string[] {
  return partsOf(source)
    .filter(([, lines, limit]) => lines > limit)
    .map(([part, lines, limit]) => `${source.path}: ${part} has ${lines} lines; ${limit} are the limit.`);
}

function nameOf(node: ts.Node): string {
  const named = [node, node.parent].find(it => it && 'name' in it && it.name) as ts.NamedDeclaration | undefined;
  return named?.name?.getText() ?? 'A function';
}

/** Functions over the limit. Those of tests are exempt. */
export function longFunctions(source: Source): readonly string[] {
  if (isTest(source)) return [];
  return nodesIn(source)
    .filter(node => ts.isFunctionLike(node) && 'body' in node && count(node.getText()) > FUNCTION_LINES)
    .map(
      node => `${placeOf(node)}: ${nameOf(node)} has ${count(node.getText())} lines; ${FUNCTION_LINES} are the limit.`,
    );
}

/** The folders of the product with more source files than the limit, without tests and test harnesses. */
export function crowdedFolders(sources: readonly Source[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { path } of sources.filter(isProduct)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, files]) => files > FOLDER_FILES)
    .map(([folder, files]) => `${folder} has ${files} source files; ${FOLDER_FILES} are the limit.`);
}
