// The paths of requests: which are written plainly, and what of the server they belong to.

/** What stands in a segment as it is; `;` would begin parameters for some, and a sign in percent form is a sign. */
const PLAIN = /^[\w.~!$&'()*+,=:@-]+$/;
/** What no segment holds once it is decoded: other separators, a second encoding, what no name has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NEVER = /[\\%\u0000-\u001f\u007f]/;

/** The path of a request's target, without its query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? '';

/**
 * Whether the target's path is in the one form that it has here: from the root, with no empty segment but a last one, none
 * that is left out or cut off by dots, and in percent form only what has to be. Any other may be read as one path by a
 * check and as another by the router.
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

/** Whether a request belongs under a path, by the route that it was given or, where none is its own, by its plain path. */
export const isUnder = (root: string, { url, routeOptions }: Routed): boolean =>
  (routeOptions.url ?? '').startsWith(root) || pathOf(url).startsWith(root);

export const API = '/api/';
