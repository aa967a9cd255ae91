// The second deck has every symbol that the first one has, and uses only the colours of the tokens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boldSymbol } from '../apps/web/src/ui/cards/bold-deck.ts';
import type { SvgNode } from '../apps/web/src/ui/cards/drawing.ts';

const FIRST = readFileSync(join(import.meta.dirname, '../apps/web/src/ui/cards/cards.svg'), 'utf8');
const NAMES = [...FIRST.matchAll(/<symbol id="([^"]+)"/g)].map(([, name = '']) => name);

const attributesOf = ([, attributes, ...held]: SvgNode): readonly (readonly [string, string])[] => [
  ...Object.entries(attributes),
  ...held.flatMap(attributesOf),
];

test('it draws every symbol of the first deck', () => {
  expect(NAMES.length).toBeGreaterThan(100);
  expect(NAMES.filter(name => boldSymbol(name)?.[1].id !== name)).toEqual([]);
});

test('no two faces look alike, and every one has an index', () => {
  const faces = NAMES.filter(name => name.startsWith('c-')).map(name => {
    const [, , ...held] = boldSymbol(name) as SvgNode;
    return JSON.stringify(held);
  });
  expect(new Set(faces).size).toBe(faces.length);
  expect(faces.filter(face => /"d":""/.test(face))).toEqual([]);
});

test('its colours are tokens, which themes and four colours change', () => {
  const colours = NAMES.flatMap(name => attributesOf(boldSymbol(name) as SvgNode)).flatMap(([attribute, value]) =>
    attribute === 'fill' || attribute === 'stroke' ? [value] : [],
  );
  expect(colours.filter(colour => !/^(none|var\(--(card|suit|tint|back)-[a-z]+\))$/.test(colour))).toEqual([]);
});

test.each(['f-1C', 'x-QS', 'c-QX', 'f-QSlower', ''])('it has no symbol called "%s"', name => {
  expect(boldSymbol(name)).toBeUndefined();
});
