// Request paths: whether a path is canonical, and which part of the server serves it.

/**
 * Characters of a segment that need no percent-encoding. `;` is excluded because some servers read parameters
 * after it.
 */
const PLAIN = /^[\w.~!$&'()*+,=:@-]+$/;
/** Characters that no decoded segment contains: separators, a second encoding, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NEVER = /[\\%\u0000-\u001f\u007f]/;

/** The path of a request target, without the query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '';

/**
 * Whether the path is in its one canonical form: absolute, without dot segments, without empty segments
 * except a last one, and percent-encoded only where necessary. A check and the router could read any other
 * form differently.
 */
export function isPlainPath(target: string): boolean {
  const [root, ...segments] = pathOf(target).split('/');
  return (
    root === '' &&
    segments.length > 0 &&
    segments.every((one, i) => (one === '' ? i === segments.length - 1 : isPlain(one)))
  );
}

function isPlain(segment: string): boolean {
  const decoded = decodedFrom(segment);
  if (decoded === undefined || NEVER.test(decoded)) return false;
  const written = segment.includes('%') ? encodeURIComponent(decoded) === segment : PLAIN.test(segment);
  return written && decoded.split('/').every(part => part !== '' && !part.endsWith('.'));
}

function decodedFrom(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

interface Routed {
  readonly url: string;
  readonly routeOptions: { readonly url?: string | undefined };
}

/** Whether the request's route or its path is under this root. Unknown addresses have no route. */
export const isUnder = (root: string, { url, routeOptions }: Routed): boolean =>
  (routeOptions.url ?? '').startsWith(root) || pathOf(url).startsWith(root);

export const API = '/api/';
export const OPEN_DATA = '/data/';
