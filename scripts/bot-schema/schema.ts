// Generates a JSON Schema from TypeScript types, as the compiler resolves them. Each named type gets a
// definition.
import { join } from 'node:path';
import { CARDS, isCard } from '@moonshot/rules/cards';
import ts from 'typescript';
import { ROOT } from '../packages/published.ts';

export type Schema = { readonly [key: string]: unknown };

const MESSAGES = join(ROOT, 'scripts/bot-schema/messages.ts');
/** The entry points that decide the name of a definition if several folders have a type of that name. */
const NAMED_BY = ['packages/rules/src/index.ts', 'packages/protocol/src/index.ts', 'packages/protocol/src/server.ts'];

interface Maker {
  readonly checker: ts.TypeChecker;
  readonly names: ReadonlyMap<ts.Symbol, string>; // exported names of types
  readonly defs: Record<string, Schema>;
  // the type that each definition stands for, by the name of the definition
  readonly symbols: Map<string, ts.Symbol>;
}

/** The schema of all messages, without examples. */
export function schemaOfMessages(): { readonly $defs: Readonly<Record<string, Schema>> } {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  );
  const roots = [MESSAGES, ...NAMED_BY.map(path => join(ROOT, path))];
  const program = ts.createProgram(roots, { ...config?.options, incremental: false });
  const checker = program.getTypeChecker();
  const exportsOf = (path: string): readonly ts.Symbol[] => {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    return module === undefined ? [] : checker.getExportsOfModule(module);
  };
  const names = new Map<ts.Symbol, string>();
  for (const path of roots.slice(1))
    for (const exported of exportsOf(path)) {
      const target = targetOf(checker, exported);
      if (!names.has(target)) names.set(target, exported.name);
    }
  const maker: Maker = { checker, names, defs: {}, symbols: new Map() };
  for (const exported of exportsOf(MESSAGES)) {
    const type = checker.getDeclaredTypeOfSymbol(targetOf(checker, exported));
    maker.defs[exported.name] = shapeOf(maker, type);
  }
  return { $defs: maker.defs };
}

const targetOf = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;

const isOurs = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some(node => node.getSourceFile().fileName.startsWith(`${ROOT}/packages/`));

/** The name of a type that gets a definition of its own; undefined if its schema is written inline. */
function nameOf({ names }: Maker, type: ts.Type): readonly [symbol: ts.Symbol, name: string] | undefined {
  if (type.aliasTypeArguments !== undefined) return undefined;
  const symbol = type.aliasSymbol ?? ((type.flags & ts.TypeFlags.Object) !== 0 ? type.symbol : undefined);
  if (symbol === undefined || symbol.name.startsWith('__') || !isOurs(symbol)) return undefined;
  return [symbol, names.get(symbol) ?? symbol.name];
}

/**
 * The schema of a type: a reference to its definition, which is created on first use, or an inline schema if
 * the type has no name.
 */
function schemaOf(maker: Maker, type: ts.Type): Schema {
  const named = nameOf(maker, type);
  if (named === undefined) return shapeOf(maker, type);
  const [symbol, name] = named;
  const known = maker.symbols.get(name);
  // the name is taken by another type, so this one is written inline
  if (known !== undefined && known !== symbol) return shapeOf(maker, type);
  if (known === undefined) {
    maker.symbols.set(name, symbol);
    maker.defs[name] = {}; // reserved before its shape is made, because a type may contain itself
    maker.defs[name] = { ...describing(maker, symbol), ...shapeOf(maker, type) };
  }
  return { $ref: `#/$defs/${name}` };
}

function describing({ checker }: Maker, symbol: ts.Symbol): Schema {
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');
  return description === '' ? {} : { description };
}

function shapeOf(maker: Maker, type: ts.Type): Schema {
  const { checker } = maker;
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (type.isUnion()) return unionOf(maker, type.types);
  if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) return { const: checker.typeToString(type) === 'true' };
  if ((type.flags & ts.TypeFlags.Null) !== 0) return { type: 'null' };
  if ((type.flags & ts.TypeFlags.StringLike) !== 0) return { type: 'string' };
  if ((type.flags & ts.TypeFlags.NumberLike) !== 0) return { type: 'number' };
  // the type `unknown`, which allows everything
  if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return {};
  if (checker.isTupleType(type)) return tupleOf(maker, checker.getTypeArguments(type as ts.TypeReference));
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return { type: 'array', ...(item && { items: schemaOf(maker, item) }) };
  }
  return objectOf(maker, type);
}

const tupleOf = (maker: Maker, items: readonly ts.Type[]): Schema => ({
  type: 'array',
  prefixItems: items.map(item => schemaOf(maker, item)),
  minItems: items.length,
  maxItems: items.length,
});

function unionOf(maker: Maker, all: readonly ts.Type[]): Schema {
  const schemas = all.filter(one => (one.flags & ts.TypeFlags.Undefined) === 0).map(one => schemaOf(maker, one));
  if (schemas.length === CARDS.length && schemas.every(({ const: name }) => isCard(name))) {
    maker.defs.Card ??= { description: 'Rank, then suit; W is a wild card.', enum: [...CARDS] };
    return { $ref: '#/$defs/Card' };
  }
  const values = schemas.flatMap(schema => ('const' in schema ? [schema.const] : []));
  const others = schemas.filter(schema => !('const' in schema));
  const isBoolean = values.length === 2 && values.includes(true) && values.includes(false);
  const literals = isBoolean ? [{ type: 'boolean' }] : values.length > 0 ? [{ enum: values }] : [];
  const kinds = [...literals, ...others];
  return kinds.length === 1 && kinds[0] !== undefined ? kinds[0] : { anyOf: kinds };
}

function objectOf(maker: Maker, type: ts.Type): Schema {
  const { checker } = maker;
  const rest = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  const fields = checker.getPropertiesOfType(type).map(field => {
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    const schema = { ...describing(maker, field), ...schemaOf(maker, checker.getTypeOfSymbol(field)) };
    return [field.name, schema, isOptional] as const;
  });
  const required = fields.filter(([, , isOptional]) => !isOptional).map(([name]) => name);
  return {
    type: 'object',
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(required.length > 0 && { required }),
    ...(rest && { additionalProperties: schemaOf(maker, rest.type) }),
  };
}
