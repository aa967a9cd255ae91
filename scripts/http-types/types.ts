// Generates the TypeScript types of the HTTP routes from the API description that a server serves.
import { join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** The file into which the types are written. */
export const HTTP_ROUTES = join(import.meta.dirname, '../../packages/protocol/src/server/http-routes.ts');

const HEAD = `// The HTTP routes with what they take and answer, made from the description that the server serves.
// Do not edit: \`npm run http-types\` writes this file.
`;

/**
 * The types of the routes of a running server. Refusals are left out, because each of them is a
 * `ProblemDetails`.
 */
export async function httpTypes(url: string): Promise<string> {
  const description = (await (await fetch(`${url}/api/docs/json`)).json()) as OpenAPI3;
  for (const methods of Object.values(description.paths ?? {}))
    for (const { responses } of Object.values(methods))
      for (const status of Object.keys(responses)) if (!status.startsWith('2')) delete responses[status];
  const [paths] = await openapiTypes(description, { immutable: true });
  if (paths === undefined) throw new Error('Cannot make the types of the routes: the description has no paths');
  const types = astToString(paths).replace('interface paths', 'interface HttpRoutes');
  const told = types.replaceAll(/^.*(\?: never;|@description Default Response .*)\n/gm, '');
  return HEAD + told.replaceAll(COMMENT, wrapped);
}

const COLUMNS = 110;

/** Matches a comment that has a line of its own, with its indent and its text. */
const COMMENT = /^( *)\/\*\* (.*) \*\/$/gm;

function wrapped(line: string, indent: string, text: string): string {
  if (line.length <= COLUMNS) return line;
  const lines = linesOf(text, COLUMNS - indent.length - 3).map(one => `${indent} * ${one}\n`);
  return `${indent}/**\n${lines.join('')}${indent} */`;
}

/** Wraps a text into lines of at most `columns` columns. No single word may be longer. */
function linesOf(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
