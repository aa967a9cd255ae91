// Cycles of imports between folders of the product, at every depth, types included.
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { isProduct, nodesIn, type Source } from './source.ts';

/** Which files or folders each file or folder imports; all of them lie beside it in the same folder. */
type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** The paths of the files that a file imports by a relative path. */
const importsIn = (source: Source): readonly string[] =>
  nodesIn(source).flatMap(node => {
    const from = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined;
    return from && ts.isStringLiteral(from) && from.text.startsWith('.') ? [join(dirname(source.path), from.text)] : [];
  });

/** An import as an edge between two children of the deepest folder that holds both files. */
function siblings(from: string, to: string): readonly [string, string] {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, i) => part !== b[i]) + 1;
  return [a.slice(0, depth).join('/'), b.slice(0, depth).join('/')];
}

function edgesOf(sources: readonly Source[]): Edges {
  const edges = new Map<string, Set<string>>();
  for (const source of sources)
    for (const path of importsIn(source)) {
      const [from, to] = siblings(source.path, path);
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  return edges;
}

function reachableFrom(edges: Edges, start: string): ReadonlySet<string> {
  const found = new Set<string>(edges.get(start));
  for (const at of found) for (const next of edges.get(at) ?? []) found.add(next);
  return found;
}

const isFolder = (path: string): boolean => !/\.(ts|svelte)$/.test(path);

/** The folders that import each other, or a folder and the files beside it that do. */
export function folderCycles(sources: readonly Source[]): readonly string[] {
  const edges = edgesOf(sources.filter(isProduct));
  const reached = new Map([...edges.keys()].map(from => [from, reachableFrom(edges, from)]));
  const cycles = [...reached].map(([from, to]) => [...to].filter(other => reached.get(other)?.has(from)).sort());
  return [
    ...new Set(cycles.filter(cycle => cycle.some(isFolder)).map(cycle => `${cycle.join(', ')} import each other.`)),
  ];
}
