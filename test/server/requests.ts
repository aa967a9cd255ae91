// Generates invalid requests for every route: bodies by schema with mutations, and random bytes.
import { CARDS } from '@moonshot/rules/cards';
import type { Below } from '../../packages/table/testing/crowd.ts';
import { MARK } from './frames.ts';

/** A schema in the API documentation. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maxLength?: number;
}

/** A route and its parameters. */
export interface Route {
  readonly method: string;
  readonly path: string; // with {names}
  readonly body: Schema | undefined;
}

export interface Request {
  readonly path: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** All routes in the API documentation. */
export const routesOf = (paths: Paths): readonly Route[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, told]) => ({ method: method.toUpperCase(), path, body: bodyOf(told) })),
  );

const bodyOf = (told: unknown): Schema | undefined =>
  (told as { requestBody?: { content?: Record<string, { schema?: Schema }> } }).requestBody?.content?.[
    'application/json'
  ]?.schema;

const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)] as T;

const WRONG: readonly unknown[] = [
  ...[null, true, 0, -1, 0.5, 1e308, 2 ** 53, '', MARK, [], {}, [[[[[[[[[[[[]]]]]]]]]]]]],
  ...['\u0000', '\u202E', '\uD800', '<img src=x onerror=alert(1)>', "' OR 1=1 --", '../../etc/passwd', '{{7*7}}'],
  ...['x'.repeat(5000), { __proto__: null, constructor: { prototype: { polluted: 1 } } }],
];

/** A value that matches the schema, or nearly. */
function valueFor(schema: Schema, ids: readonly string[], below: Below, depth = 0): unknown {
  if (below(12) === 0 || depth > 8) return pick(WRONG, below);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return valueFor(pick(either, below), ids, below, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, below);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).filter(() => below(15) > 0);
      const all = fields.map(([name, one]) => [name, valueFor(one, ids, below, depth + 1)] as const);
      return Object.fromEntries(below(8) === 0 ? [...all, [pick(['more', 'constructor', MARK], below), 1]] : all);
    }
    case 'array':
      return Array.from({ length: below(4) }, () => valueFor(schema.items ?? {}, ids, below, depth + 1));
    case 'integer':
    case 'number':
      return pick([schema.minimum ?? 0, 1, below(20), -1, 2 ** 31, 0.1], below);
    case 'boolean':
      return below(2) === 0;
    case 'null':
      return null;
    default:
      return pick([...ids, pick(CARDS, below), 'ricketts', MARK, '5a'.repeat(32), 'x'.repeat(43), '2026-01-01'], below);
  }
}

const PIECES = ['{', '}', '[', '"', ',', '\\', '\n', 'e999', '"__proto__":{"polluted":1},', '\\u0000', '💥', MARK];

/** A text with characters inserted or removed. */
function gone(text: string, below: Below): string {
  const at = below(text.length + 1);
  return text.slice(0, at) + pick(PIECES, below) + text.slice(at + below(6));
}

const TYPES = ['application/json', 'application/json', 'application/json', 'text/plain', 'application/xml', MARK];
const PLACES = [
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '%ff',
  "'%20OR%201=1--",
  '0',
  `${MARK}`,
  'A'.repeat(3000),
  '%F0%9F%92%A5',
];

/** A request to the route: half are valid except for a value, three in ten mutated, two in ten bytes. */
export function requestOf({ path, body }: Route, ids: readonly string[], below: Below): Request {
  const place = path.replaceAll(/{\w+}/g, () => (below(3) > 0 ? pick(ids, below) : pick(PLACES, below)));
  const query =
    below(4) === 0 ? `?${pick(['everywhere=true', 'commitment=QS', `${MARK}=1&${MARK}=2`, '%'], below)}` : '';
  const luck = below(10);
  const right = body === undefined ? undefined : JSON.stringify(valueFor(body, ids, below));
  const text = luck < 5 ? right : luck < 8 ? gone(right ?? '{}', below) : noise(below);
  const headers: Record<string, string> = text === undefined ? {} : { 'content-type': pick(TYPES, below) };
  if (below(6) === 0) headers['accept-language'] = pick([MARK, 'de', ';q=2', '*'.repeat(500)], below);
  if (below(6) === 0) headers['x-forwarded-for'] = pick([MARK, '1.2.3.4, 5.6.7.8'], below);
  return { path: place + query, body: text, headers };
}

const noise = (below: Below): string =>
  Array.from({ length: 2 + below(60) }, () => String.fromCodePoint(1 + below(500))).join('');
