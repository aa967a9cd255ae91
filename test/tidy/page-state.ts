// Checks that no module of the page holds state: components get it through a context, or from the model. And
// that no effect follows what an action reads.
import ts from 'typescript';
import { blanked, isTest, nodesIn, placeOf, type Source } from './source.ts';

const PAGE = 'apps/web/src/';
const ENTRY = `${PAGE}main.ts`; // creates the state; nothing imports it
const MESSAGES = `${PAGE}i18n/`; // the texts of the current language, which all components read

const isRune = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^\$state(\.raw)?$/.test(node.expression.getText());

/** A Svelte file without its instance script, whose code runs for each component. */
const moduleCode = (source: Source): Source =>
  source.path.endsWith('.svelte')
    ? { ...source, text: blanked(source.text, /<script(?![^>]*\bmodule\b)[^>]*>[\s\S]*?<\/script>/g) }
    : source;

const runsOnce = (node: ts.Node): boolean =>
  ts.isSourceFile(node) || (!ts.isFunctionLike(node) && !ts.isClassLike(node) && runsOnce(node.parent));

const holdsState = ({ initializer }: ts.PropertyDeclaration): boolean =>
  initializer !== undefined && isRune(initializer);

/** The classes with reactive fields, by name. */
const reactiveClasses = (sources: readonly Source[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap(nodesIn).flatMap(node => {
      const reactive = ts.isClassLike(node) && node.members.some(it => ts.isPropertyDeclaration(it) && holdsState(it));
      return reactive && node.name ? [node.name.text] : [];
    }),
  );

/** Reactive state that belongs to a module of the page. */
export function moduleState(files: readonly Source[]): readonly string[] {
  const sources = files.filter(it => it.path.startsWith(PAGE) && /\.(ts|svelte)$/.test(it.path) && !isTest(it));
  const classes = reactiveClasses(sources);
  const holds = (node: ts.Node): boolean =>
    isRune(node) || (ts.isNewExpression(node) && classes.has(node.expression.getText()));
  return sources
    .filter(({ path }) => path !== ENTRY && !path.startsWith(MESSAGES))
    .flatMap(source => nodesIn(moduleCode(source)).filter(node => holds(node) && runsOnce(node)))
    .map(node => `${placeOf(node)}: a module holds state; create it in a function and pass it as a context.`);
}

const isCallOf = (node: ts.Node, pattern: RegExp): node is ts.CallExpression =>
  ts.isCallExpression(node) && pattern.test(node.expression.getText());

/** The function whose code a node belongs to. */
const functionAround = (node: ts.Node): ts.Node | undefined =>
  node.parent === undefined || ts.isFunctionLike(node.parent) ? node.parent : functionAround(node.parent);

/** Calls of the online feature's actions that an effect makes itself, without `untrack`. */
export function trackedActions(files: readonly Source[]): readonly string[] {
  return files
    .filter(it => it.path.startsWith(PAGE) && /\.(ts|svelte)$/.test(it.path) && !isTest(it))
    .flatMap(nodesIn)
    .filter(node => isCallOf(node, /^(context\.)?online\.actions\./))
    .filter(node => {
      const parent = functionAround(node)?.parent;
      return parent !== undefined && isCallOf(parent, /^\$effect(\.pre)?$/);
    })
    .map(node => `${placeOf(node)}: the effect reruns when what the action reads changes; call it in untrack.`);
}
