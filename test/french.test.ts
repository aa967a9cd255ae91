// French typography: a no-break space precedes high punctuation and is used inside quotation marks.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync(join(ROOT, 'packages/i18n/src/fr/**/*.ts')).filter(path => !path.endsWith('.test.ts'));

/** The literal parts of a file's texts as they are written, with their places. */
function textsOf(path: string): readonly (readonly [place: string, text: string])[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const texts: [string, string][] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      texts.push([`${relative(ROOT, path)}:${line + 1}`, node.text]);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return texts;
}

test('no French line begins with a colon or a closing mark, or ends with an opening one', () => {
  const texts = FILES.flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter(([, text]) => /[ \u00a0][:;?!»]|« |«\u00a0/.test(text))).toEqual([]);
  expect(texts.filter(([, text]) => /[\p{L}\d]»|«[\p{L}\d]|[\p{L}\d][;?!](?=\s|$)/u.test(text))).toEqual([]);
});
