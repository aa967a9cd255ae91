// Every refusal leads to its clause on a page of docs/play/rules, with named fields in each language and
// existing tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorWords } from '@moonshot/i18n/features';
import { inEveryLanguage } from '@moonshot/i18n/testing';
import { type Hearts, heartsOf, type Overrides, type Refusal, SHEETS, sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { clauseOf, refusalFields } from '@moonshot/rules/explain';
import { baseOf, fieldAt, fieldsOf, valueAt, wholeOf } from '@moonshot/rules/house';
import { expect, test } from 'vitest';
import { rulesDocs } from '../../apps/web/plugins/clauses.ts';
import { clauseFor } from '../../apps/web/src/features/why/docs.ts';
import { valueText } from '../../apps/web/src/features/why/field-text.ts';
import type { RestrictionName } from '../../packages/rules/src/trick/state/action.ts';

const ROOT = join(import.meta.dirname, '../..');
const docs = rulesDocs();
const LANGUAGES = await inEveryLanguage(editorWords);

/**
 * A table for each narrowing rule at which the rule bars cards. A new rule does not compile without a row
 * here.
 */
const NARROWINGS: Readonly<Record<RestrictionName, readonly [game: string, overrides?: Overrides]>> = {
  'opening-card': ['at-play'],
  'must-follow': ['classic'],
  'first-trick-ban': ['ricketts'],
  'first-trick-lowest': ['ricketts', { 'firstTrick.follow': 'lowest' }],
  'hearts-before-queen': ['ricketts', { 'firstTrick.exempt': 'heartsFirst' }],
  'first-lead-closed': ['ricketts', { 'lead.firstTrick': ['QS'] }],
  'lead-closed': ['wild-twist'],
  charged: ['gong-zhu'],
  'wild-colour': ['dragon'],
  'discard-closed': ['late-queen'],
  'must-throw': ['likha'],
  'must-trump': ['at-play', { 'follow.void': 'mustTrump' }],
  'must-go-under': ['ricketts', { 'follow.under': ['QS'] }],
};

type Other = Exclude<Refusal['type'], 'not-legal' | 'not-asked' | 'other-question' | 'not-held'>;
const CARD = 'WC';
const OTHERS: Readonly<Record<Other, readonly [refusal: Refusal, game: string, overrides?: Overrides]>> = {
  'call-missing': [{ type: 'call-missing', card: CARD }, 'wild-twist'],
  'call-wrong': [{ type: 'call-wrong', card: CARD, legal: [] }, 'wild-twist'],
  'wrong-gifts': [{ type: 'wrong-gifts', wanted: [] }, 'ricketts'],
  'not-passable': [{ type: 'not-passable', card: 'QS' }, 'ricketts', { 'pass.keep': ['QS'] }],
  'not-chargeable': [{ type: 'not-chargeable', card: 'AS', may: [] }, 'gong-zhu'],
  'bid-wrong': [{ type: 'bid-wrong', bids: [] }, 'auction'],
  'wrong-count': [{ type: 'wrong-count', wanted: 2, given: 1 }, 'classic', { 'kitty.to': 'hand' }],
  'no-such-option': [{ type: 'no-such-option', options: [] }, 'ricketts'],
  'top-banned': [{ type: 'top-banned', card: 'AH', legal: [] }, 'capture'],
};

type Row = readonly [name: string, refusal: Refusal, game: string, overrides: Overrides];
const rows: readonly Row[] = [
  ...Object.entries(NARROWINGS).map(
    ([rule, [game, overrides = {}]]): Row => [
      rule,
      { type: 'not-legal', rule: rule as RestrictionName, card: '2C', legal: [] },
      game,
      overrides,
    ],
  ),
  ...Object.entries(OTHERS).map(([type, [refusal, game, overrides = {}]]): Row => [type, refusal, game, overrides]),
];

interface TestTable {
  readonly hearts: Hearts;
  readonly base: string;
  readonly overrides: Overrides;
}

/** A table of one of the five games, or of a catalogue game by its overrides. */
function tableOf(game: string, more: Overrides): TestTable {
  const further = CATALOGUE.find(({ id }) => id === game);
  const base = further?.base ?? game;
  const overrides = { ...further?.overrides, ...more };
  const seats = Number(valueAt(wholeOf({ base, overrides }), 'seats.best'));
  return { hearts: heartsOf(sheetOf(base), game === 'classic' ? 5 : seats, overrides), base, overrides };
}

test.each(rows)(
  '%s leads to a sentence of its table, a clause, fields with names and tests',
  (_, refusal, game, more) => {
    const { hearts, base, overrides } = tableOf(game, more);
    const fields = refusalFields(refusal);
    const clause = clauseFor(docs, base, overrides, fields);
    expect(clauseOf(hearts, refusal)?.sentence).toMatch(/\w/);
    expect(clause?.number).toMatch(/^[A-Z]{3} \d+$/);
    expect(existsSync(join(ROOT, clause?.page ?? ''))).toBe(true);
    expect(clause?.tests.flatMap(one => one.rows).length).toBeGreaterThan(0);
    const house = { base, overrides };
    for (const path of fields) {
      const kind = fieldAt(baseOf(house), path)?.kind ?? expect.fail(`There is no field ${path}`);
      for (const [, say] of LANGUAGES) {
        expect(say.labels[path], path).toMatch(/\w/);
        const told = valueText(say, path, kind, valueAt(wholeOf(house), path), hearts.rules.seats);
        expect(told, path).toMatch(/^(?!.*(undefined|\[object)).+$/);
      }
    }
  },
);

test.each(SHEETS.map(({ id }) => id))('%s: whatever a refusal names has a clause, changed or not', id => {
  const known = new Set(fieldsOf(baseOf({ base: id, overrides: {} })).map(({ path }) => path));
  const named = rows.map(([, refusal]) => refusalFields(refusal)).filter(([first = '']) => known.has(first));
  const lost = named.filter(
    fields =>
      clauseFor(docs, id, {}, fields) === undefined ||
      clauseFor(docs, id, { [fields[0] ?? '']: 'other' }, fields)?.changed !== true,
  );
  expect(lost).toEqual([]);
});

test.each([
  ['ricketts', {}, ['firstTrick.ban'], 'RIC 8', 'docs/play/rules/ricketts.md'],
  ['capture', {}, ['top.ban'], 'CAP 5', 'docs/play/rules/capture.md'],
  ['classic', { 'lead.restrict': ['H*'] }, ['lead.restrict'], 'ANY 5', 'docs/play/rules/further-clauses.md'],
  ['classic', { 'pass.cycle.5': ['hold'] }, ['pass.cycle'], 'ANY 10', 'docs/play/rules/further-clauses.md'],
  ['ricketts', { top: {} }, ['discard.must'], 'ANY 9', 'docs/play/rules/further-clauses.md'],
  ['ricketts', {}, [], undefined, undefined],
])('at a table of %s with %o the field %o is said by %s', (sheet, overrides, fields, number, page) => {
  expect([clauseFor(docs, sheet, overrides, fields)].map(found => [found?.number, found?.page])).toEqual([
    [number, page],
  ]);
});

test.each([
  ...['moon.sun', 'moon.passer', 'moon.choiceFrom', 'settle.belowZero', 'settle.leftOver', 'deal.rest', 'misdeal'],
  ...['dealer.next', 'dealer.taken', 'trick.identical', 'direction', 'score.start'],
])('the house rule %s has a clause of its own with rows', field => {
  const clause = clauseFor(docs, 'ricketts', { [field]: 'other' }, [field]);
  expect(clause?.number).toMatch(/^ANY \d+$/);
  expect(clause?.tests.flatMap(one => one.rows)).not.toEqual([]);
});

test('every row on the page for any sheet is the name of a test in its file', () => {
  const all = docs['further-clauses']?.flatMap(({ tests }) => tests) ?? [];
  const lost = all.flatMap(({ file, rows: names }) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return names.filter(name => !text.includes(`'${name}'`));
  });
  expect(all.length).toBeGreaterThan(15);
  expect(lost).toEqual([]);
});
