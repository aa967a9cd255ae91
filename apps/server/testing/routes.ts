// Test harness: every route of the router, including undocumented ones.
import type { FastifyInstance } from 'fastify';

export interface RoutePlace {
  readonly method: string;
  readonly path: string; // with :names for parameters, and * for the rest of a path
}

/** All routes, as printed by the router. */
export function routePlaces(http: Pick<FastifyInstance, 'printRoutes'>): readonly RoutePlace[] {
  const lines = http.printRoutes({ commonPrefix: false }).split('\n');
  const parts: string[] = [];
  return lines.flatMap(line => {
    const [, indent = '', name = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (name === '') return [];
    parts.splice(indent.length / 4, parts.length, name);
    const path = parts.join('').replace(/^\*/, '/*');
    return methods
      .split(', ')
      .filter(method => method !== '')
      .map(method => ({ method, path }));
  });
}
