// Checks that pure packages use no clock, randomness, machine access, or waiting.
import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { isTest, nodesIn, placeOf, type Source } from './source.ts';
import { headOf, importedBy } from './texts.ts';

const BANNED_GLOBALS = new Set([
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['fetch', 'process', 'crypto', 'console', 'globalThis'],
]);

/**
 * Pure code: the rules, the messages, tables except their runner, clocks and ports, and bots except files
 * marked as shells.
 */
function isPure(source: Source): boolean {
  const [, name, file] = /^packages\/(rules|protocol|table|bots)\/src\/(.*)$/.exec(source.path) ?? [];
  if (name === undefined || file === undefined || isTest(source)) return false;
  if (name === 'table') return !/^(runner\/|core\/ports\.ts$|multiplayer\/clocks\.ts$)/.test(file);
  return name !== 'bots' || !/\bshell\b/.test(headOf(source) ?? '');
}

/** Whether an identifier refers to a variable, and not to a property, a field or a parameter's key. */
function isFree(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) return firstOf(parent) === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return !('name' in parent && parent.name === node) && !('propertyName' in parent && parent.propertyName === node);
}

const firstOf = (node: ts.PropertyAccessExpression | ts.QualifiedName): ts.Node =>
  ts.isQualifiedName(node) ? node.left : node.expression;

/** The impurity of one node, in a word. */
function impurityOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return 'Math.random';
  if (ts.isIdentifier(node) && BANNED_GLOBALS.has(node.text) && isFree(node)) return node.text;
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return 'async';
  if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) return 'await';
  const name = importedBy(node);
  return name !== undefined && isBuiltin(name) ? `the module ${name}` : undefined;
}

export function impurities(source: Source): readonly string[] {
  if (!isPure(source)) return [];
  return nodesIn(source).flatMap(node => {
    const impurity = impurityOf(node);
    return impurity ? [`${placeOf(node)}: ${impurity} has no place in a pure file.`] : [];
  });
}
