// Elements as plain data, and as HTML in which a text stays a text.
import { expect, test } from 'vitest';
import { element, escaped, htmlOf, type Markup } from './markup.ts';

test.each([
  ['', ''],
  ['plain', 'plain'],
  ['a < b & b > "c"', 'a &lt; b &amp; b &gt; &quot;c&quot;'],
  ['&amp; &&', '&amp;amp; &amp;&amp;'],
])('%j is escaped as %j', (text, html) => {
  expect(escaped(text)).toBe(html);
});

const rows: readonly [markup: Markup, html: string][] = [
  [element('p', {}), '<p></p>'],
  [element('p', { class: 'a', title: '"b"' }, 'c'), '<p class="a" title="&quot;b&quot;">c</p>'],
  [element('p', {}, '<', element('b', {}, '&'), 'd'), '<p>&lt;<b>&amp;</b>d</p>'],
];

test.each(rows)('%j as HTML', (markup, html) => {
  expect(htmlOf(markup)).toBe(html);
});
