// Checks for names that are ambiguous at a card table, and for types that share a name.
import ts from 'typescript';
import { isCode, isTest, nodesIn, placeOf, type Source } from './source.ts';

const WORDS_FOR_TWO_THINGS = /^(rounds?|turns?|players?)$/;

/** The words of a name, however they are joined: handleClick, card-set, WORK_TREE. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(word => word !== '')
    .map(word => word.toLowerCase());

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(it => it.kind === ts.SyntaxKind.ExportKeyword);

/** The identifiers that a file exports, in any form. */
function exportedIn(source: Source): readonly ts.Node[] {
  return nodesIn(source).flatMap((node): readonly ts.Node[] => {
    if (ts.isExportSpecifier(node)) return [node.name];
    if (!isExported(node)) return [];
    if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(it => it.name);
    return 'name' in node && node.name ? [node.name as ts.Node] : [];
  });
}

function faultOfName(node: ts.Node): string | undefined {
  const name = node.getText();
  const double = wordsOf(name).find(word => WORDS_FOR_TWO_THINGS.test(word));
  return double && `${placeOf(node)}: "${double}" in ${name} means two things; say deal, trick or seat.`;
}

/** Names exported by the rules that mean two things. */
export function poorNames(source: Source): readonly string[] {
  if (!isCode(source) || isTest(source) || !source.path.startsWith('packages/rules/')) return [];
  return exportedIn(source).flatMap(node => faultOfName(node) ?? []);
}

/** Names that both engines use for the same things, so that one can be read beside the other. */
const PARALLEL = new Set(['State', 'Action', 'Event', 'View', 'Ask', 'Rules', 'Sheet', 'Refusal']);

const isType = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);

/** Types of the product that are exported under one name by two files. */
export function typesNamedTwice(sources: readonly Source[]): readonly string[] {
  const first = new Map<string, string>();
  return sources
    .filter(source => isCode(source) && !isTest(source) && /^(packages|apps)\/\w+\/src\//.test(source.path))
    .flatMap(nodesIn)
    .filter(node => isType(node) && isExported(node))
    .flatMap(node => {
      const name = (node as ts.InterfaceDeclaration).name.text;
      const before = first.get(name);
      if (PARALLEL.has(name)) return [];
      if (before === undefined) first.set(name, placeOf(node));
      return before === undefined ? [] : [`${placeOf(node)}: ${name} is also the name of a type at ${before}.`];
    });
}

/** State types named in bot code, since a bot may only depend on a view. */
export function statesNamedByBots(source: Source): readonly string[] {
  if (!/^packages\/bots\/src\/(?!(players\/)?arena)/.test(source.path) || isTest(source)) return [];
  return nodesIn(source)
    .filter(node => ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'State')
    .map(node => `${placeOf(node)}: a bot sees a view, never a State.`);
}
