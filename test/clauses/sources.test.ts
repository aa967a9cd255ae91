// The further games and their sources: no game inherits by accident what its source cannot know, the document
// has a row for each, and rules of earlier versions keep their title.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetOf } from '@moonshot/rules';
import { CATALOGUE, type Variant, variantOf } from '@moonshot/rules/catalogue';
import { titleOfHouse } from '@moonshot/rules/house';
import { expect, test } from 'vitest';
import { ratedTitle } from '../../apps/server/src/features/ratings/titles.ts';
import { rulesKey } from '../../apps/server/src/store/repositories/rated-match.ts';
import { STATED } from '../../packages/rules/src/catalogue/variant.ts';

const ROOT = join(import.meta.dirname, '../..');
const IDS = CATALOGUE.map(({ id }) => id).toSorted();
const BLACK_LADY = 1909; // the year of its first text, which is American

/** Whether the source of a game can take Black Lady for granted. */
const followsBlackLady = ({ from: [year, country] }: Variant): boolean =>
  country === 'US' && (year === 'online' || (year !== 'unknown' && year >= BLACK_LADY));

test.each(CATALOGUE)('$id, older than Black Lady or from elsewhere, says itself what it has of her', variant => {
  const said = [...Object.keys(variant.overrides), ...variant.keeps];
  expect(followsBlackLady(variant) ? [] : STATED.filter(path => !said.includes(path))).toEqual([]);
});

const PUBLISHED: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(ROOT, 'fixtures/further-games.json'), 'utf8'),
);

test.each(CATALOGUE)('$id keeps its title in every version that was published', ({ id, name, base, ...variant }) => {
  const version = sheetOf(base)?.version ?? 0;
  const all = [variant.overrides, ...variant.earlier];
  const keys = all.map(overrides => rulesKey({ game: base, version, overrides }));
  expect(keys.toSorted()).toEqual(PUBLISHED[id]?.toSorted());
  expect(keys.map(key => ratedTitle({ game: base, key }, 'de'))).toEqual(
    keys.map(key => (key.includes('+') ? name : 'Black Lady')),
  );
  for (const overrides of all)
    expect(titleOfHouse({ base, overrides: { ...overrides, misdeal: 'allPenalty' } })).toEqual({
      ok: true,
      name: overrides.name,
    });
});

const DOCUMENT = readFileSync(join(ROOT, 'docs/reference/game-sources.md'), 'utf8');
const [GAMES = '', TEXTS = ''] = DOCUMENT.split('\n## Texts\n');

test('the document has a row for each game, which calls a rule unverified if, and only if, the game does', () => {
  const rows = [...GAMES.matchAll(/^\| ([a-z-]+) \|.*$/gm)].map(([row, id = '']) => ({ id, row }));
  expect(rows.map(({ id }) => id)).toEqual(IDS);
  const unverified = rows.filter(({ row }) => row.includes('Unverified')).map(({ id }) => id);
  expect(unverified).toEqual(IDS.filter(id => variantOf(id)?.doubts.length !== 0));
});

test('each row names texts that the document lists, and a game without a text says that its rules are our own', () => {
  const texts = [...TEXTS.matchAll(/^\| (.*?) \|/gm)].map(([, name]) => name);
  const rows = [...GAMES.matchAll(/^\| ([a-z-]+) \| (.*?) \|/gm)].map(([, id = '', sources = '']) => ({
    id,
    sources: sources === '–' ? [] : sources.split('; '),
  }));
  const isListed = (source: string): boolean => texts.includes(source) || texts.includes(source.split(', ')[0]);
  expect(rows.flatMap(({ id, sources }) => sources.filter(one => !isListed(one)).map(one => [id, one]))).toEqual([]);
  const ours = IDS.filter(id => variantOf(id)?.ours === true);
  expect(rows.filter(({ sources }) => sources.length === 0).map(({ id }) => id)).toEqual(ours);
  const [, listed = ''] = /Three games have no text: ([^.]+)\./.exec(GAMES.replaceAll('\n', ' ')) ?? [];
  expect([...listed.matchAll(/\*([a-z-]+)\*/g)].map(([, id]) => id)).toEqual(ours);
});
