// Parses the routes that a server's router prints as a tree with one line for each path segment.

const LINE = /^((?:│ {3}| {4})*)[├└]── (\S+) \(([A-Z, ]+)\)$/;
const INDENT = 4;

/**
 * The printed routes, each written as `GET /api/tables/:table/door`. HEAD routes that only accompany a GET
 * are left out.
 */
export function routesIn(printed: string): readonly string[] {
  const above: string[] = [];
  const routes: string[] = [];
  for (const line of printed.trimEnd().split('\n')) {
    const [, indent, part, methods] = LINE.exec(line) ?? [];
    if (indent === undefined || part === undefined || methods === undefined)
      throw new Error(`Cannot measure: the router printed ${line}`);
    const level = indent.length / INDENT;
    above.length = level;
    above.push(part);
    for (const method of methods.split(', ')) if (method !== 'HEAD') routes.push(`${method} ${above.join('')}`);
  }
  return routes;
}
