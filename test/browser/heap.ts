// Heap snapshots of a page: which objects hold which texts, and what keeps them alive.
import type { Page } from 'playwright-core';

interface RawHeap {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** An object on the heap, and the texts that it refers to directly. */
export interface Holder {
  readonly texts: readonly string[];
  /** The properties that lead to it from the root. */
  readonly path: () => string;
}

async function rawHeap(page: Page): Promise<RawHeap> {
  const line = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  line.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await line.send('HeapProfiler.enable');
  await line.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false }); // collects garbage first
  await line.detach();
  return JSON.parse(chunks.join('')) as RawHeap;
}

/** A view of the flat arrays of a snapshot, with nodes counted from 0. */
function graphOf({ snapshot: { meta }, nodes, edges, strings }: RawHeap) {
  const [wide, far] = [meta.node_fields.length, meta.edge_fields.length];
  const field = (name: string) => {
    const at = meta.node_fields.indexOf(name);
    return (node: number): number => nodes[node * wide + at] ?? 0;
  };
  const [typeOf, nameOf, edgesOf] = [field('type'), field('name'), field('edge_count')];
  const count = nodes.length / wide;
  const first = new Uint32Array(count + 1);
  for (let node = 0; node < count; node++) first[node + 1] = (first[node] ?? 0) + edgesOf(node);
  const kinds = meta.node_types[0];
  const ways = meta.edge_types[0];
  return {
    count,
    nameOf: (node: number) => strings[nameOf(node)] ?? '',
    kindOf: (node: number) => kinds[typeOf(node)] ?? '',
    edgesFrom: function* (node: number) {
      for (let edge = first[node] ?? 0; edge < (first[node + 1] ?? 0); edge++) {
        const way = ways[edges[edge * far] ?? 0] ?? '';
        const label = edges[edge * far + 1] ?? 0;
        const isNumbered = way === 'element' || way === 'hidden';
        yield { way, name: isNumbered ? `${label}` : (strings[label] ?? ''), to: (edges[edge * far + 2] ?? 0) / wide };
      }
    },
  };
}
type Graph = ReturnType<typeof graphOf>;

/** Returns a function that names the shortest way from the root to a node. The first call searches for it. */
function pathIn({ count, edgesFrom, nameOf }: Graph): (node: number) => string {
  let by: (readonly [from: number, name: string])[] | undefined;
  return node => {
    by ??= waysFromRoot(count, edgesFrom);
    const names: string[] = [];
    for (let at = node; at > 0; at = by[at]?.[0] ?? 0)
      names.unshift(`${by[at]?.[1]}: ${nameOf(at).slice(0, NAME_MAX)}`);
    return names.slice(-PATH_MAX).join(' > ');
  };
}
const NAME_MAX = 30;
const PATH_MAX = 40;

/** For each node the node before it on the shortest way from the root, and the property of that node. */
function waysFromRoot(count: number, edgesFrom: Graph['edgesFrom']): (readonly [from: number, name: string])[] {
  const by: (readonly [from: number, name: string])[] = Array(count);
  const queue = [0];
  for (const node of queue)
    for (const { way, name, to } of edgesFrom(node))
      if (way !== 'weak' && by[to] === undefined && to !== 0) {
        by[to] = [node, name];
        queue.push(to);
      }
  return by;
}

/** Objects of scripts and elements of documents; not the code and the shapes of objects. */
const KINDS = ['object', 'array', 'closure', 'native'];

/**
 * Every object of the page that refers to a text for which `isWanted` holds, and every element, also outside
 * the document, with such a tag. A text that several objects refer to is listed with each of them.
 */
export async function holdersOf(page: Page, isWanted: (text: string) => boolean): Promise<readonly Holder[]> {
  const graph = graphOf(await rawHeap(page));
  const wanted = new Set<number>();
  for (let node = 0; node < graph.count; node++)
    if (graph.kindOf(node).includes('string') && isWanted(graph.nameOf(node))) wanted.add(node);
  const path = pathIn(graph);
  const holders: Holder[] = [];
  for (let node = 0; node < graph.count; node++) {
    if (!KINDS.includes(graph.kindOf(node))) continue;
    const texts = [...graph.edgesFrom(node)]
      .filter(({ way, to }) => way !== 'weak' && wanted.has(to))
      .map(({ to }) => graph.nameOf(to));
    const tag = graph.nameOf(node);
    if (graph.kindOf(node) === 'native' && isWanted(tag)) texts.push(tag);
    if (texts.length > 0) holders.push({ texts, path: () => path(node) });
  }
  return holders;
}
