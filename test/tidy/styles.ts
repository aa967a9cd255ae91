// Limits on styles that reach beyond one component: global stylesheets, and `:global` in components.
import type { Source } from './source.ts';

const STYLES = 'apps/web/src/';
/** Stylesheets that only set custom properties; they draw nothing. */
const TOKENS = /\/(tokens|table-shape)\.css$/;

const isGlobal = ({ path }: Source): boolean => path.startsWith(STYLES) && path.endsWith('.css');

const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

const linesOf = (text: string): number =>
  codeOf(text)
    .split('\n')
    .filter(line => line.trim() !== '').length;

const styleOf = ({ path, text }: Source): string =>
  path.startsWith(STYLES) && path.endsWith('.svelte') ? codeOf(/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '') : '';

/** A block of a component that is global as a whole, between its braces. */
const BLOCK = /^ {2}:global \{\n([\s\S]*?)^ {2}\}/gm;

const globalOf = (source: Source): string => {
  if (isGlobal(source)) return TOKENS.test(source.path) ? '' : source.text;
  return [...styleOf(source).matchAll(BLOCK)].map(([, block]) => block).join('\n');
};

/** The lines of global style of the page, without tokens and comments. */
export const globalLines = (sources: readonly Source[]): number =>
  sources.reduce((sum, source) => sum + linesOf(globalOf(source)), 0);

/** What a stylesheet of tokens may set besides custom properties. */
const ALLOWED = /^(--[\w-]+|color-scheme|font-size)$/;

/** Declarations in stylesheets of tokens that draw something. */
export function drawingTokens({ path, text }: Source): readonly string[] {
  if (!path.startsWith(STYLES) || !TOKENS.test(path)) return [];
  const rules = codeOf(text).replace(/@font-face \{[^}]*\}/g, '');
  const names = [...rules.matchAll(/[{;]\s*([\w-]+)\s*:(?!\s*[\w-]*\()/g)].flatMap(([, name]) => name ?? []);
  return names.filter(name => !ALLOWED.test(name)).map(name => `${path}: sets ${name}, which is no token.`);
}

/** A `:global` that names the state of the document or table: theme, text size, pace, kind, little room. */
const STATE = /^:global\((:root|html|body|\[data-(theme|text|hand|cards|suits|pace|brief)|(:is\()?\.(n\d|many)\b)/;

/**
 * Number of times that components style what they do not draw themselves, apart from the state of the
 * document.
 */
export function reaches(sources: readonly Source[]): number {
  const uses = sources.flatMap(source => styleOf(source).match(/:global(\([^\s{]*)?/g) ?? []);
  return uses.filter(use => !STATE.test(use)).length;
}
