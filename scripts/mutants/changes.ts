// Lists the small changes (mutations) of a source that its tests should notice. Each change replaces one
// expression.
import ts from 'typescript';

export interface Change {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
};

const CALLS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

/** Methods whose call can be removed, because their result has the type of the object. */
const KEEPS = new Set(['filter', 'slice', 'toSorted', 'toReversed', 'trim', 'normalize', 'toLowerCase']);

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isParenthesizedExpression(node) && isText(node.expression));

/** Operators whose replacement binds more tightly, or may not follow them without parentheses. */
const LOOSE = new Set(['??', '||', '|']);

function ofBinary({ left, operatorToken, right }: ts.BinaryExpression): readonly string[] {
  const operator = operatorToken.getText();
  if (operator === '+' && (isText(left) || isText(right))) return [];
  const isChain = LOOSE.has(operator) && ts.isBinaryExpression(left) && left.operatorToken.getText() === operator;
  const first = isChain ? `(${left.getText()})` : left.getText();
  return (OPERATORS[operator] ?? []).map(other => `${first} ${other} ${right.getText()}`);
}

function ofCall(node: ts.CallExpression): readonly string[] {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called) || ts.isOptionalChain(node)) return [];
  const { name, expression } = called;
  const other = CALLS.get(name.text);
  const rest = node.getText().slice(called.getText().length);
  if (other !== undefined) return [`${expression.getText()}.${other}${rest}`];
  return KEEPS.has(name.text) ? [expression.getText()] : [];
}

function ofNumber(node: ts.NumericLiteral): readonly string[] {
  const value = Number(node.text);
  return value > 0 ? [String(value + 1), String(value - 1)] : ['1'];
}

/** The replacements for an expression that follow from its own kind. */
function ofItself(node: ts.Expression): readonly string[] {
  if (ts.isBinaryExpression(node)) return ofBinary(node);
  if (ts.isCallExpression(node)) return ofCall(node);
  if (ts.isNumericLiteral(node)) return ofNumber(node);
  if (isText(node) && !ts.isParenthesizedExpression(node)) return node.getText().length > 2 ? ["''"] : [];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 ? ['[]'] : [];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [node.operand.getText()];
  return [];
}

const isConstant = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) || (ts.isIdentifier(node) && node.text === 'undefined');

/**
 * The replacements for an expression that follow from its position: as a condition, a statement, or a
 * returned value.
 */
function ofPlace(node: ts.Expression): readonly string[] {
  const { parent } = node;
  if (
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
  )
    return ['true', 'false'];
  if (ts.isWhileStatement(parent) && parent.expression === node) return ['false'];
  if (ts.isExpressionStatement(parent)) return isSuper(node) ? [] : ['undefined'];
  const isAnswer =
    ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node && !ts.isBlock(node));
  return isAnswer && !isConstant(node) ? ['undefined'] : [];
}

const isSuper = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;

const isAssignment = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/**
 * Whether a node stays as it is, such as a type, a name, the target of an assignment, or the text of an
 * error.
 */
function isLeft(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTaggedTemplateExpression(node))
    return true;
  if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return true;
  if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  if (ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent)) return true;
  return 'name' in parent && parent.name === node;
}

/** All changes that can be made in a source, in the order of its text. */
export function changesIn(text: string): readonly Change[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const found: Change[] = [];
  const look = (node: ts.Node): void => {
    if (isLeft(node)) return;
    const [start, end] = [node.getStart(), node.getEnd()];
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const expression = node as ts.Expression; // only expressions have changes
    for (const to of new Set([...ofItself(expression), ...ofPlace(expression)]))
      found.push({ start, end, line, from: node.getText(), to });
    ts.forEachChild(node, look);
  };
  ts.forEachChild(source, look);
  return found;
}

/**
 * The text of a source that contains all these changes. A change takes effect only while `$change` returns
 * true for its number.
 */
export function planted(text: string, changes: readonly (readonly [id: number, change: Change])[]): string {
  const outerFirst = changes.toSorted(([, a], [, b]) => a.start - b.start || b.end - a.end);
  const edits = outerFirst.flatMap(([id, { start, end, to }], i) => [
    // Without `(0, …)`, the text `(a) : (b)` could be read as the beginning of a function.
    { at: start, rank: i, text: `($change(${id}) ? (0, ${to}) : (` },
    { at: end, rank: -i, text: '))' },
  ]);
  const isEnd = (edit: { readonly text: string }): number => (edit.text === '))' ? 0 : 1);
  let result = '';
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.at - b.at || isEnd(a) - isEnd(b) || a.rank - b.rank)) {
    result += text.slice(from, edit.at) + edit.text;
    from = edit.at;
  }
  return result + text.slice(from);
}
