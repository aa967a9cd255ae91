// Every language has a sentence for each rule and each refusal for which English has one. The sentences name
// the same fields of the rule sheet and are complete.

import { CHANGED_GAMES } from '@moonshot/bots/testing';
import {
  type FieldKind,
  type Hearts,
  heartsOf,
  type Overrides,
  prepare,
  type Refusal,
  SHEETS,
  sheetOf,
} from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { CAPTURE_FIELDS, TRICK_FIELDS } from '@moonshot/rules/engine';
import { type Clause, explain, explainRefusal } from '@moonshot/rules/explain';
import { explainGame, remarksOf } from '@moonshot/rules/house';
import { describe, expect, test } from 'vitest';
import { inEveryLanguage } from '../testing/index.ts';
import { ruleWords } from './games.ts';

type TrickRefusal = Exclude<Refusal, { type: 'top-banned' }>;
type Narrowing = Extract<Refusal, { type: 'not-legal' }>['rule'];

const usual: readonly [game: string, seats: number, overrides: Overrides][] = SHEETS.flatMap(sheet =>
  Array.from(
    { length: sheet.seats.max - sheet.seats.min + 1 },
    (_, i) => [sheet.id, sheet.seats.min + i, {}] as [string, number, Overrides],
  ),
);
const toggled = CHANGED_GAMES.map(({ game, seats, overrides }) => [game, seats, overrides] as const);

const NARROWINGS: Readonly<Record<Narrowing, true>> = {
  'opening-card': true,
  'must-follow': true,
  'first-trick-ban': true,
  'first-trick-lowest': true,
  'hearts-before-queen': true,
  'first-lead-closed': true,
  'lead-closed': true,
  charged: true,
  'wild-colour': true,
  'discard-closed': true,
  'must-throw': true,
  'must-trump': true,
  'must-go-under': true,
};

const ofTricks: readonly TrickRefusal[] = [
  { type: 'not-asked' },
  ...(['pass', 'charge', 'claim', 'play', 'bury', 'moon'] as const).map(
    asked => ({ type: 'other-question', asked }) as const,
  ),
  { type: 'not-held', card: 'TC' },
  ...(Object.keys(NARROWINGS) as Narrowing[]).flatMap((rule): readonly TrickRefusal[] => [
    { type: 'not-legal', card: 'QS', rule, legal: ['2C'] },
    { type: 'not-legal', card: 'QS', rule, legal: ['2S', 'WS', 'AH'] },
    { type: 'not-legal', card: 'QS', rule, legal: ['2C', '3C', '4D', '5H', '6H', 'WH'] },
  ]),
  { type: 'call-missing', card: 'WC' },
  { type: 'call-wrong', card: 'WC', legal: [] },
  { type: 'call-wrong', card: 'AC', legal: [] },
  { type: 'wrong-gifts', wanted: [{ to: 1, count: 3 }] },
  {
    type: 'wrong-gifts',
    wanted: [
      { to: 1, count: 1 },
      { to: 2, count: 1 },
    ],
  },
  { type: 'not-passable', card: 'QS' },
  { type: 'not-chargeable', card: 'TC', may: [] },
  { type: 'not-chargeable', card: 'QS', may: ['QS', 'AH'] },
  { type: 'wrong-count', wanted: 4, given: 1 },
  { type: 'no-such-option', options: ['shed'] },
];
const ofCapture: readonly Refusal[] = [
  { type: 'not-asked' },
  { type: 'not-held', card: 'TC' },
  { type: 'top-banned', card: 'AH', legal: ['2C'] },
  { type: 'top-banned', card: 'AH', legal: ['2C', '3C', '4C', '5C', '6C', '7C'] },
];

/** False if the game lacks the cards or options that the sentence of this refusal names. */
function canBe(hearts: Hearts, refusal: Refusal): boolean {
  if (hearts.kind !== 'tricks') return refusal.type !== 'top-banned' || hearts.sheet.top.ban.length > 0;
  if (refusal.type === 'no-such-option') return hearts.sheet.moon.options.length > 0;
  return !(refusal.type === 'not-legal' && refusal.rule === 'first-trick-ban') || hearts.rules.banned.size > 0;
}

/** Every field that is a choice, with each of its choices. */
function choicesIn(kind: FieldKind, path = ''): readonly Overrides[] {
  if (kind.type === 'choice') return kind.names.map(name => ({ [path]: name }));
  if (kind.type !== 'shape') return [];
  return Object.entries(kind.fields).flatMap(([key, one]) => choicesIn(one, path === '' ? key : `${path}.${key}`));
}

const chosen = SHEETS.flatMap(sheet =>
  choicesIn(sheet.kind === 'tricks' ? TRICK_FIELDS : CAPTURE_FIELDS)
    .filter(overrides => prepare(sheet, sheet.seats.max, overrides).ok)
    .map(overrides => [sheet.id, sheet.seats.max, overrides] as const),
);
const further = CATALOGUE.flatMap(({ base, seats: { min, max }, overrides }) =>
  [...new Set([min, max])].map(seats => [base, seats, overrides] as const),
);
const tables = [...usual, ...toggled, ...chosen];

const WHOLE = /^[\p{Lu}\d¡¿].*\.$/u;
const FLAW = /undefined|NaN|null|\[object|=>|\$\{| {2}|\.\.$| [:;!?»]|« /;
const flawed = (sentence: string): boolean => !WHOLE.test(sentence) || FLAW.test(sentence);
/** Words that players do not use: seats for players, and a calque of *to shoot*. */
const ODD =
  /\bseats?\b|(?<!\p{L})Pl(?:atz|ätzen?)(?!\p{L})|(?<!\p{L})asientos?(?!\p{L})|(?<!\p{L})sièges?(?!\p{L})|disparar/u;
const bones = (clauses: readonly Clause[]): unknown => clauses.map(({ topic, fields }) => ({ topic, fields }));

const NOTED: readonly [overrides: Overrides, path: string][] = [
  [{ 'firstTrick.ban': ['QD'] }, 'firstTrick.ban'],
  [{ 'lead.restrict': ['D*', 'QS'] }, 'lead.restrict'],
  [{ 'lead.firstTrick': ['WH'] }, 'lead.firstTrick'],
  [{ 'moon.options': [{ name: 'burden', self: 0, others: 30 }] }, 'moon.options'],
  [{ 'pass.count': 2 }, 'pass.count'],
];

describe.each(await inEveryLanguage(ruleWords))('%s', (_, words) => {
  test.each(tables)('says every rule of %s with %i seats, %o', (game, seats, overrides) => {
    const sheet = sheetOf(game) ?? expect.fail(`${game} is no game`);
    const said = explain(sheet, seats, overrides, words);
    expect(bones(said)).toEqual(bones(explain(sheet, seats, overrides)));
    expect(said.map(clause => clause.sentence).filter(flawed)).toEqual([]);
  });

  test('notes each field of house rules without effect', () => {
    const sentences = NOTED.map(([overrides, path]) => {
      const remark = remarksOf({ base: 'at-play', overrides }, 4, words).find(one => one.path === path);
      return remark?.sentence ?? expect.fail(path);
    });
    expect(sentences.filter(sentence => !/^[\p{Lu}\d¡¿♥★].*[.?]$/u.test(sentence) || FLAW.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(NOTED.length);
    expect(sentences[3]).toMatch(/30.*26/);
  });

  test.each(further)('says every rule of a further game: %s with %i seats, %o', (base, seats, overrides) => {
    const said = explainGame(heartsOf(sheetOf(base), seats, overrides), words);
    expect(said.map(clause => clause.sentence).filter(one => flawed(one) || ODD.test(one))).toEqual([]);
  });

  test.each(tables)('says every refusal of %s with %i seats, %o', (game, seats, overrides) => {
    const hearts = heartsOf(sheetOf(game), seats, overrides);
    const refusals: readonly Refusal[] = hearts.kind === 'tricks' ? ofTricks : ofCapture;
    expect(
      refusals
        .filter(refusal => canBe(hearts, refusal))
        .map(refusal => explainRefusal(hearts, refusal, words))
        .filter(one => flawed(one) || ODD.test(one)),
    ).toEqual([]);
  });
});
