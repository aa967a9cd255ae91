// Checks whether a request path is canonical, and which part of the server serves it.

/**
 * Matches path segments that need no percent-encoding. `;` is excluded because some servers read parameters
 * after it.
 */
const PLAIN = /^[\w.~!$&'()*+,=:@-]+$/;
/**
 * Matches characters that no decoded segment may contain: separators, a second encoding, control characters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NEVER = /[\\%\u0000-\u001f\u007f]/;

/** The path of a request's URL, without the query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '';

/**
 * Whether the path is in its only canonical form. It is absolute, has no dot segments, no empty segment
 * except at its end, and no needless percent-encoding. A security check and the router could read any other
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

/**
 * Whether the request's route or its path begins with `root`. The path is checked too, because a request to
 * an unknown address has no route.
 */
export const isUnder = (root: string, { url, routeOptions }: Routed): boolean =>
  (routeOptions.url ?? '').startsWith(root) || pathOf(url).startsWith(root);

export const API = '/api/';
export const OPEN_DATA = '/data/';
