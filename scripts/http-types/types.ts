// The TypeScript types of the HTTP routes, made from the description that a server serves.
import { join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** The file with the types. */
export const HTTP_ROUTES = join(import.meta.dirname, '../../packages/protocol/src/server/http-routes.ts');

const HEAD = `// The HTTP routes with what they take and answer, made from the description that the server serves.
// Do not edit: \`npm run http-types\` writes this file.
`;

/** The types of a running server's routes, without refusals: each of them is a \`ProblemDetails\`. */
export async function httpTypes(url: string): Promise<string> {
  const description = (await (await fetch(`${url}/api/docs/json`)).json()) as OpenAPI3;
  for (const methods of Object.values(description.paths ?? {}))
    for (const { responses } of Object.values(methods))
      for (const status of Object.keys(responses)) if (!status.startsWith('2')) delete responses[status];
  const [paths] = await openapiTypes(description, { immutable: true });
  if (paths === undefined) throw new Error('Cannot make the types of the routes: the description has no paths');
  const types = astToString(paths).replace('interface paths', 'interface HttpRoutes');
  return HEAD + types.replaceAll(/^.*(\?: never;|@description Default Response .*)\n/gm, '');
}
