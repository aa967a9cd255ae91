// Every field of every rule sheet has texts in every language. So does every alternative of a field that no
// sentence of the rules distinguishes.
import { type FieldKind, type Sheet, sheetOf } from '@moonshot/rules';
import { explain } from '@moonshot/rules/explain';
import { fieldsOf } from '@moonshot/rules/house';
import { describe, expect, test } from 'vitest';
import { inEveryLanguage } from '../testing/index.ts';
import { editor as en } from './en/features/editor.ts';
import { editorWords } from './features.ts';
import { ruleWords } from './games.ts';

const FIELDS = [...fieldsOf({ kind: 'tricks' }), ...fieldsOf({ kind: 'commit-reveal' })].filter(
  ({ path }) => path !== 'name',
);

/** The named alternatives inside a field, and the parts of its entries. */
function inside(kind: FieldKind, top = true): { readonly names: readonly string[]; readonly parts: readonly string[] } {
  const of = (kinds: readonly FieldKind[]) => {
    const all = kinds.map(one => inside(one, false));
    return { names: all.flatMap(({ names }) => names), parts: all.flatMap(({ parts }) => parts) };
  };
  if (kind.type === 'choice') return { names: top ? [] : kind.names, parts: [] };
  if (kind.type === 'list' || kind.type === 'perSeats') return of([kind.of]);
  if (kind.type === 'either') return of(kind.kinds);
  if (kind.type !== 'shape') return { names: [], parts: [] };
  const { names, parts } = of(Object.values(kind.fields));
  return { names, parts: [...Object.keys(kind.fields), ...parts] };
}

/**
 * The words for the kitty and the moon in the sentences of the rules. The labels of fields must use the same
 * words.
 */
const TERMS: Readonly<Record<string, readonly [kitty: string, moon: string]>> = {
  en: ['kitty', 'moon'],
  de: ['Talon', 'Durchmarsch'],
  fr: ['chien', 'lune'],
  es: ['pozo', 'luna'],
};
const OF_KITTY = ['kitty.to', 'kitty.visible'];
const OF_MOON = ['moon.needs', 'moon.options', 'moon.choose', 'teams.moon', 'trickPoints.besideMoon'];

describe.each(await inEveryLanguage(editorWords))('%s', (language, words) => {
  test('labels name the kitty and the moon as the rules do', async () => {
    const [kitty, moon] = TERMS[language] ?? expect.fail(`no terms in ${language}`);
    const told = explain(sheetOf('classic') as Sheet, 5, {}, await ruleWords(language));
    const all = told.map(({ sentence }) => sentence).join(' ');
    expect(all).toContain(kitty);
    expect(all).toContain(moon);
    expect(
      [...OF_KITTY.map(path => words.labels[path]), words.names['deal.rest=kitty']].filter(
        text => !text?.includes(kitty),
      ),
    ).toEqual([]);
    expect(OF_MOON.map(path => words.labels[path]).filter(text => !text?.includes(moon))).toEqual([]);
  });

  test('a label for every field', () => {
    expect(FIELDS.map(({ path }) => path).filter(path => !words.labels[path])).toEqual([]);
  });

  test('a name for every alternative and part inside of a field', () => {
    const lacking = FIELDS.flatMap(({ path, kind }) => {
      const { names, parts } = inside(kind);
      return [
        ...names.filter(name => !/^[CDSH]$/.test(name) && !(words.names[`${path}=${name}`] ?? words.names[name])),
        ...parts.filter(part => !words.labels[`item.${part}`]),
      ];
    });
    expect([...new Set(lacking)]).toEqual([]);
  });

  test('the same texts as in English, each another', () => {
    for (const part of ['labels', 'names', 'clashes', 'groups'] as const)
      expect(Object.keys(words[part])).toEqual(Object.keys(en[part]));
    for (const told of Object.values(words.clashes))
      expect(told('7', words.withSeats([3, 5]))).toMatch(/^[^<>]{15,}\.$/);
  });
});

test.each([
  ['firstTrick.vsFollow', 'Ban or follow suit: which comes first'],
  ['firstTrick.scope', 'Which plays are banned'],
  ['firstTrick.exempt', 'If you have only banned cards'],
  ['trickPoints.besideMoon', 'Trick points when somebody shoots the moon'],
  ['trickPoints.all', 'Extra for first, last and all'],
  ['misdeal', 'Misdeal'],
  ['wrap.list', 'Exact scores that drop back'],
  ['deck.ranks', 'Rank order'],
  ['opening.card', 'What the first lead must be'],
  ['pass.see', 'May you look at received cards first?'],
  ['trick.extend', 'Cards that extend the trick'],
  ['settle.as', 'How points are settled'],
  ['moon.bonus', 'J♦ and the like during a moon'],
])('%s is called as players call it', (path, label) => {
  expect(en.labels[path]).toBe(label);
});

test.each([
  ['scatter', 'to each opponent'],
  ['hold', 'no passing'],
])('the pass %s is called as players call it', (step, name) => {
  expect(en.names[step]).toBe(name);
});

test('no label needs the one above it to be understood', () => {
  const labels = Object.values(en.labels);
  expect(labels.filter(label => /^(That|This|These|Those|Where that|With (which|nothing)) /.test(label))).toEqual([]);
});
