// Decides which page of the site each document becomes, and converts the links in it.
import { posix } from 'node:path';

/** Patterns of documents' paths, each with the path of the page. The first match counts. */
const MOVED: readonly (readonly [pattern: RegExp, page: string])[] = [
  [/^README\.md$/, 'index.md'],
  [/^docs\/README\.md$/, 'contents.md'],
  [/^docs\/(.+)\/README\.md$/, '$1/index.md'],
  [/^docs\/(.+\.md)$/, '$1'],
  [/^CHANGELOG\.md$/, 'changelog.md'],
  [/^CONTRIBUTING\.md$/, 'develop/contributing.md'],
  [/^SECURITY\.md$/, 'host/security.md'],
  [/^deploy\/README\.md$/, 'host/deployment.md'],
  [/^apps\/cli\/README\.md$/, 'develop/cli.md'],
  [/^apps\/web\/README\.md$/, 'develop/page.md'],
  [/^packages\/([^/]+)\/README\.md$/, 'develop/$1.md'],
  [/^fixtures\/README\.md$/, 'develop/fixtures.md'],
  [/^bench\/peers\/README\.md$/, 'develop/measurements/comparison.md'],
  [/^bench\/([^/]+\.md)$/, 'develop/measurements/$1'],
];

const PICTURES = 'docs/pictures/';
const FENCE = /(^```[\s\S]*?^```)/m;
const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g;

/** The page that a document becomes; `undefined` if the site does not contain the document. */
export function pageOf(path: string): string | undefined {
  const [pattern, page] = MOVED.find(([from]) => from.test(path)) ?? [];
  return pattern === undefined || page === undefined ? undefined : path.replace(pattern, page);
}

/** The title of a document: its first heading. */
export const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? '';

/** The anchor of a heading, as GitHub makes it: lower case, words joined by hyphens, no punctuation. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The files of the repository that a document links to, in order and without anchors. */
export const linkedFrom = (path: string, text: string): readonly string[] =>
  [...text.matchAll(LINK)].map(([, , , link = '']) => targetOf(path, link)).filter(link => link !== undefined);

/** The file of the repository to which a relative link leads. A link to a folder leads to its README. */
function targetOf(path: string, link: string): string | undefined {
  const [file = ''] = link.split('#');
  if (file === '' || /^[a-z]+:/.test(file)) return undefined;
  const target = posix.join(posix.dirname(path), file).replace(/\/$/, '');
  const index = `${target}/README.md`;
  return posix.extname(target) === '' && pageOf(index) !== undefined ? index : target;
}

/**
 * A link as it is written on the page. It leads to another page, to a picture, or to the source; undefined
 * if it can lead nowhere.
 */
function linkOn(page: string, path: string, link: string, source: string | undefined): string | undefined {
  const target = targetOf(path, link);
  const anchor = link.includes('#') ? link.slice(link.indexOf('#')) : '';
  if (target === undefined) return link;
  const to = target.startsWith(PICTURES) ? target.slice('docs/'.length) : pageOf(target);
  if (to !== undefined) return `${posix.relative(posix.dirname(page), to).replace(/^(?!\.)/, './')}${anchor}`;
  return source === undefined ? undefined : `${source}/${target}`;
}

/**
 * The text of a document as the site shows it, without comments. A link to a file without a page leads to
 * `source`, the repository's address. Without `source`, only the text of the link is kept.
 */
export function pageText(path: string, text: string, source?: string): string {
  const page = pageOf(path) ?? path;
  const linked = (part: string): string =>
    part.replace(/<!--[\s\S]*?-->\n?/g, '').replace(LINK, (_, image: string, label: string, link: string) => {
      const to = linkOn(page, path, link, source);
      return to === undefined ? label : `${image}[${label}](${to})`;
    });
  return text
    .split(FENCE)
    .map(part => (part.startsWith('```') ? part : linked(part)))
    .join('');
}

/**
 * TypeDoc names entry points by their folders. Replaces these folders with the names for import, such as
 * `@moonshot/rules/cards`.
 */
export const withPackageNames = (text: string): string =>
  text.replaceAll(/(?<![(/\w.])packages\/(\w+)\/src((?:\/[\w-]+)*)/g, '@moonshot/$1$2');
