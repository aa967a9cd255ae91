// The repository's files as the tidy test reads them: text, lines, and syntax tree.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type Source = { readonly path: string; readonly text: string };

export const ROOT = join(import.meta.dirname, '../..');

const OURS = '{*,.*,.ci/*,{packages,apps,scripts,test,bench,docs,examples,fixtures}/**/*}';
const NAMES_IGNORED = readFileSync(join(ROOT, '.gitignore'), 'utf8')
  .split('\n')
  .map(line => line.replace(/\/$/, ''));
/** This file is generated from the description of the server's routes. */
const GENERATED = 'packages/protocol/src/server/http-routes.ts';
const TEXT = /\.(ts|mjs|cjs|js|svelte|css|html|json|jsonl|md|svg|txt|yml|yaml)$|(^|\/)(\.[a-z]+|LICENSE|run)$/;
const CODE = /\.(ts|mjs|cjs|js|svelte)$/;

export const isCode = ({ path }: Source): boolean => CODE.test(path) && !path.startsWith('fixtures/');
export const isTest = ({ path }: Source): boolean => /\.test\.ts$/.test(path) || path.startsWith('test/');

/** Whether a file is a source of the product, not of its tests and their harnesses. */
export const isProduct = (source: Source): boolean =>
  /^(packages|apps)\/[^/]+\/src\/.*\.(ts|svelte)$/.test(source.path) &&
  !isTest(source) &&
  !/(^|\/)testing\/|\.d\.ts$/.test(source.path);

/** Every text file of the repository that git does not ignore. */
export function houseFiles(): readonly Source[] {
  return globSync(OURS, { cwd: ROOT, withFileTypes: true, exclude: entry => NAMES_IGNORED.includes(entry.name) })
    .filter(entry => entry.isFile() && entry.name !== '.git') // in a second working tree it is a file
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => path.slice(ROOT.length + 1).replaceAll('\\', '/'))
    .filter(path => TEXT.test(path) && path !== GENERATED)
    .sort()
    .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** Blanks what a pattern matches but keeps line breaks, so that positions stay valid. */
export const blanked = (text: string, pattern: RegExp): string =>
  text.replace(pattern, match => match.replace(/[^\n]/g, ' '));

/** The text of a Svelte file with everything outside its scripts blanked, so that positions stay the same. */
const scriptsOf = (text: string): string => blanked(text, /(^|<\/script>)[\s\S]*?(<script\b[^>]*>|$)/g);

function syntaxOf({ path, text }: Source): ts.SourceFile {
  const code = path.endsWith('.svelte') ? scriptsOf(text) : text;
  return ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
}

/** Every node of a tree, parents first. */
function nodesOf(root: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

const known = new WeakMap<Source, readonly ts.Node[]>();

/** Every node of a file, parents first; cached, since many checks ask for it. */
export function nodesIn(source: Source): readonly ts.Node[] {
  const before = known.get(source);
  const nodes = before ?? nodesOf(syntaxOf(source));
  known.set(source, nodes);
  return nodes;
}

const lineOf = (file: ts.SourceFile, position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;

/** The position of a node, in the form that editors and terminals link. */
export const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile();
  return `${file.fileName}:${lineOf(file, node.getStart())}`;
};
