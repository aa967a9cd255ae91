// Builds the published packages: `npm run build:packages`. Each `dist` gets ES modules with declarations and
// source maps.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { folderOf, PUBLISHED } from './published.ts';

const HOST: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: path => path,
  getCurrentDirectory: () => folderOf(''),
  getNewLine: () => '\n',
};

/**
 * Compiles one package by its `tsconfig.build.json`. Throws if its configuration is invalid or the output
 * cannot be written.
 */
function build(name: string): void {
  const folder = folderOf(name);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const onUnRecoverableConfigFileDiagnostic = (wrong: ts.Diagnostic) => refuse(name, [wrong]);
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic };
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.build.json'), {}, host);
  const { fileNames = [], options = {}, errors = [] } = config ?? {};
  const program = ts.createProgram(fileNames, options);
  const emitted = program.emit();
  refuse(name, [...errors, ...program.getOptionsDiagnostics(), ...emitted.diagnostics]);
}

function refuse(name: string, wrong: readonly ts.Diagnostic[]): void {
  if (wrong.length > 0) throw new Error(`Cannot build @moonshot/${name}:\n${ts.formatDiagnostics(wrong, HOST)}`);
}

for (const name of PUBLISHED) build(name);
