// Checks of every text: a head comment, comments of readable width, complete import paths, and no trace of
// the machine it was written on.
import ts from 'typescript';
import { isCode, nodesIn, placeOf, type Source } from './source.ts';

const COMMENT_WIDTH = 110;

const COMMENT = /^(?:#![^\n]*\n)?\s*(?:<!--([\s\S]*?)-->|\/\*\*?([\s\S]*?)\*\/|((?:[ \t]*\/\/[^\n]*\n?)+))/;
const SENTENCE = /^\S+\s+\S+\s.*[.!?]/s;

/** The head comment of a file, without its markers. */
export function headOf({ text }: Source): string | undefined {
  const [, ...bodies] = COMMENT.exec(text) ?? [];
  return bodies
    .find(body => body !== undefined)
    ?.replace(/^[ \t]*(\/\/+|\*)[ \t]?/gm, '')
    .trim();
}

export function headless(source: Source): readonly string[] {
  if (!isCode(source) && !source.path.endsWith('.css')) return [];
  return SENTENCE.test(headOf(source) ?? '') ? [] : [`${source.path}: its first line does not say what it is for.`];
}

/** The tokens of a tree, in order. A doc comment is not one. */
function tokensOf(node: ts.Node, file: ts.SourceFile): readonly ts.Node[] {
  const children = node.getChildren(file).filter(child => !ts.isJSDoc(child));
  return children.length === 0 ? [node] : children.flatMap(child => tokensOf(child, file));
}

/** The numbers of the lines, from 0, on which a file has a comment between its tokens. */
function commentLines(source: Source): ReadonlySet<number> {
  const [root] = nodesIn(source);
  const file = root?.getSourceFile();
  if (file === undefined) return new Set();
  const lines = new Set<number>();
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  for (const token of tokensOf(file, file)) {
    const [from, to] = [token.getFullStart(), token.getStart(file)];
    for (const { index } of file.text.slice(from, to).matchAll(/\S[^\n]*/g)) lines.add(lineAt(from + index));
  }
  return lines;
}

/**
 * Every line of a comment has one of these marks. Searching for them first leaves few files to parse into
 * tokens.
 */
const MARK = /\/\/|\*/;

/** Lines with a comment that are wider than the limit. */
export function wideComments(source: Source): readonly string[] {
  if (!isCode(source)) return [];
  const wide = [...source.text.split('\n').entries()].filter(
    ([, line]) => line.length > COMMENT_WIDTH && MARK.test(line),
  );
  if (wide.length === 0) return [];
  const commented = commentLines(source);
  return wide
    .filter(([number]) => commented.has(number))
    .map(([number, { length }]) => `${source.path}:${number + 1}: a comment line has ${length} columns.`);
}

// The patterns are written so that this file does not match them.
const FOREIGN: readonly [what: string, pattern: RegExp][] = [
  ['a folder outside of the repository', /\.\.\/share[d]\b/],
  ['a path of one machine', /(?<![\w.:/-])\/(wor[k]|roo[t]|home\/\w+|User[s]\/\w+)\//],
  ['a path of one machine', /\b[A-Z]:\\+User[s]\b/],
  ['the host of a registry', /registr[y]\.\w+\.\w+|"resolve[d]": "https?:/],
];

/** Everything in a text that only makes sense where it was written. */
export function foreignWords({ path, text }: Source): readonly string[] {
  return FOREIGN.flatMap(([what, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${path}:${text.slice(0, found.index).split('\n').length}: names ${what}.`] : [];
  });
}

/** The module that a node imports, by declaration, by call or as a type. */
export function importedBy(node: ts.Node): string | undefined {
  if (!ts.isStringLiteral(node)) return undefined;
  const { parent } = node;
  const imports =
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent)) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword);
  return imports ? node.text : undefined;
}

/** Relative imports without an extension, which Node does not resolve. */
export function importsCutShort(source: Source): readonly string[] {
  if (!isCode(source)) return [];
  return nodesIn(source).flatMap(node => {
    const name = importedBy(node);
    const cut = name?.startsWith('.') && !/\.[a-z0-9]+(\?[\w&=]+)?$/.test(name);
    return cut ? [`${placeOf(node)}: ${name} has no extension.`] : [];
  });
}
