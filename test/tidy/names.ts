// Checks for names that say nothing, or that are ambiguous at a card table.
import ts from 'typescript';
import { isCode, isTest, nodesIn, placeOf, type Source } from './source.ts';

const EMPTY_WORDS = /^(utils?|helpers?|managers?|infos?)$/;
const EMPTY_BEGINNINGS = /^(handle|handler|process)$/;
// The code says deal, trick and seat for what rule texts call round, turn and player.
const WORDS_FOR_TWO_THINGS = /^(rounds?|turns?|players?)$/;

/** The words of a name, however they are joined: handleClick, card-set, WORK_TREE. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(word => word !== '')
    .map(word => word.toLowerCase());

function emptyWord(name: string): string | undefined {
  const words = wordsOf(name);
  if (words.length === 1 && words[0] === 'data') return 'data';
  return words.find((word, i) => EMPTY_WORDS.test(word) || (i === 0 && EMPTY_BEGINNINGS.test(word)));
}

function faultOfPath({ path }: Source): readonly string[] {
  const word = path
    .split('/')
    .map(part => emptyWord(part.replace(/\.[^.]*$/, '')))
    .find(found => found !== undefined);
  return word ? [`${path}: "${word}" says nothing about what the file is for.`] : [];
}

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

function faultOfName(source: Source, node: ts.Node): string | undefined {
  const name = node.getText();
  const empty = emptyWord(name);
  if (empty) return `${placeOf(node)}: "${empty}" in ${name} says nothing.`;
  const double =
    source.path.startsWith('packages/rules/') && wordsOf(name).find(word => WORDS_FOR_TWO_THINGS.test(word));
  return double ? `${placeOf(node)}: "${double}" in ${name} means two things; say deal, trick or seat.` : undefined;
}

export function poorNames(source: Source): readonly string[] {
  if (!isCode(source)) return [];
  const exported = isTest(source) ? [] : exportedIn(source);
  return [...faultOfPath(source), ...exported.flatMap(node => faultOfName(source, node) ?? [])];
}

/** State types named in bot code, since a bot may only depend on a view. */
export function statesNamedByBots(source: Source): readonly string[] {
  if (!/^packages\/bots\/src\/(?!(players\/)?arena)/.test(source.path) || isTest(source)) return [];
  return nodesIn(source)
    .filter(node => ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'State')
    .map(node => `${placeOf(node)}: a bot sees a view, never a State.`);
}
