// The interface of a built package as text: what each of its entry points exports, with signatures.
import { join } from 'node:path';
import ts from 'typescript';
import { folderOf } from '../../scripts/packages/published.ts';
import { manifestOf } from './consumer.ts';

const PRINTER = ts.createPrinter({ removeComments: true });
const OPTIONS: ts.CompilerOptions = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, noEmit: true };

/**
 * Entry points that are left out: the texts for translations, and the description of the HTTP routes, which
 * is generated.
 */
const ENTRIES_LEFT_OUT: readonly string[] = ['./words'];
const NAMES_LEFT_OUT: readonly string[] = ['HttpRoutes'];

/** The declarations of an exported symbol, under the name by which it is exported. */
function declared(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const { declarations = [] } = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const texts = declarations.map(node => PRINTER.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
  return `${exported.name}\n${texts.join('\n').replace(/^/gm, '  ')}`;
}

/** The interface of a package, by the declarations in its `dist`. */
export function interfaceOf(name: string): string {
  const entries = Object.entries(manifestOf(name).exports).flatMap(([entry, target]) =>
    typeof target === 'string' || target.types === undefined || ENTRIES_LEFT_OUT.includes(entry)
      ? []
      : [[`@moonshot/${name}${entry.slice(1)}`, join(folderOf(name), target.types)] as const],
  );
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const textOf = ([entry, file]: (typeof entries)[number]): string => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module === undefined ? [] : checker.getExportsOfModule(module);
    const symbols = exported.filter(({ name }) => !NAMES_LEFT_OUT.includes(name));
    return [entry, ...symbols.map(symbol => declared(checker, symbol)).sort()].join('\n\n');
  };
  return `${entries.map(textOf).join('\n\n\n')}\n`;
}
