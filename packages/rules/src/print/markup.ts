// Elements of a page as plain data, from which a browser can make elements without parsing text. This module
// can also convert them to HTML.

export interface Markup {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly (Markup | string)[];
}

export const element = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...inside: readonly (Markup | string)[]
): Markup => ({ tag, attributes, inside });

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => ENTITIES[sign] ?? sign);

/** Writes an element as HTML. */
export function htmlOf({ tag, attributes, inside }: Markup): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const content = inside.map(one => (typeof one === 'string' ? escaped(one) : htmlOf(one)));
  return `<${tag}${given.join('')}>${content.join('')}</${tag}>`;
}
