// Random valid house rules: a game with some of its fields replaced by random values of their kinds.
import { type FieldKind, type Hearts, type Overrides, prepare, SHEETS } from '@moonshot/rules';
import { SUITS, shuffled } from '@moonshot/rules/cards';
import { fieldsOf, valueAt } from '@moonshot/rules/house';
import { type Choose, choosing } from '../play.ts';

export interface RandomRules {
  readonly game: string;
  readonly seats: number;
  readonly overrides: Overrides;
  readonly hearts: Hearts;
}

/**
 * Maximum number of changed fields in one set of rules. With more changes, the fields contradict each other
 * too often.
 */
const CHANGES_MAX = 6;
const TRIES_MAX = 1000;

/** Fields that are often in random rules with a random value, and fields that always have a certain value. */
interface Given {
  readonly paths: readonly string[];
  readonly values: Overrides;
}

/** Valid rules that differ with the seed. Throws if none are found, which no seed should cause. */
export function randomRules(seed: string, given: Given = { paths: [], values: {} }): RandomRules {
  const choose = choosing(`house rules ${seed}`);
  const sheets = SHEETS.filter(sheet => given.paths.every(path => valueAt(sheet, path) !== undefined));
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const sheet = one(sheets, choose);
    const seats = sheet.seats.min + choose(sheet.seats.max - sheet.seats.min + 1);
    const fields = fieldsOf(sheet).filter(({ path }) => !/^(id|version|name|kind|seats)/.test(path));
    const some = Array.from({ length: 1 + choose(CHANGES_MAX) }, () => one(fields, choose));
    const changed = [...some, ...fields.filter(({ path }) => given.paths.includes(path) && choose(2) === 0)];
    const random = Object.fromEntries(changed.map(({ path, kind }) => [path, randomValue(kind, seats, choose)]));
    const overrides = { ...random, ...given.values };
    const prepared = prepare(sheet, seats, overrides);
    if (prepared.ok) return { game: sheet.id, seats, overrides, hearts: prepared.hearts };
  }
  throw new Error(`Cannot find valid house rules for the seed ${seed} in ${TRIES_MAX} tries`);
}

const one = <T>(list: readonly T[], choose: Choose): T => list[choose(list.length)] as T;

const CARD_RANKS = [...'23456789TJQKA'];
const WHOLE_NEAR = 30; // most numbers of rules are small

/** A random value of a kind. Whole numbers are mostly small, lists mostly short. */
function randomValue(kind: FieldKind, seats: number, choose: Choose): unknown {
  switch (kind.type) {
    case 'choice':
      return one(kind.names, choose);
    case 'whole': {
      const least = Math.max(kind.min, -WHOLE_NEAR);
      return least + choose(Math.min(kind.max, WHOLE_NEAR * 4) - least + 1);
    }
    case 'card':
      return one(CARD_RANKS, choose) + one(SUITS, choose);
    case 'selector':
      return choose(2) === 0 ? one(CARD_RANKS, choose) + one(SUITS, choose) : `${one(['H', 'S', 'Q', 'J'], choose)}*`;
    case 'list':
      return Array.from({ length: choose(Math.min(kind.max, 3) + 1) }, () => randomValue(kind.of, seats, choose));
    case 'perSeats':
      return randomValue(kind.of, seats, choose);
    case 'either':
      return randomValue(one(kind.kinds, choose), seats, choose);
    case 'shape':
      return Object.fromEntries(
        Object.entries(kind.fields).map(([name, field]) => [name, randomValue(field, seats, choose)]),
      );
    case 'text':
      return 'House';
    case 'pattern':
      return kind.name === 'ranks' ? shuffled(CARD_RANKS, choose).join('') : one(PATTERNS, choose);
  }
}

/** Values of fields that are texts of a form. */
const PATTERNS = [
  'leftOfDealer',
  'dealer',
  'rightOfDealer',
  'lowest:C',
  'holder:2C',
  'holder:QS',
  'asFirst',
  'took:QS',
];
