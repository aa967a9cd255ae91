// House rules as data: a base sheet, and the changed fields by path.
import { CAPTURE_FIELDS } from '../capture/check.ts';
import type { FieldKind } from '../game/errors.ts';
import { withOverrides } from '../game/overrides.ts';
import { type Overrides, type Sheet, sheetOf } from '../games.ts';
import { TRICK_FIELDS } from '../trick/sheet/fields.ts';

/** House rules: the id of the base sheet, and the overrides. The overrides may include a name. */
export interface House {
  readonly base: string;
  readonly overrides: Overrides;
}

/** A field of a sheet, with the kind of value that it can have. */
export interface SheetField {
  readonly path: string;
  readonly kind: FieldKind;
}

/** The fields that identify a sheet. House rules cannot change them. */
const IDENTITY: readonly string[] = ['id', 'version', 'kind'];

const leaves = (kind: FieldKind, path: string): readonly SheetField[] =>
  kind.type === 'shape'
    ? Object.entries(kind.fields).flatMap(([name, field]) => leaves(field, path === '' ? name : `${path}.${name}`))
    : [{ path, kind }];

const KNOWN: Readonly<Record<Sheet['kind'], readonly SheetField[]>> = {
  tricks: leaves(TRICK_FIELDS, '').filter(({ path }) => !IDENTITY.includes(path)),
  'commit-reveal': leaves(CAPTURE_FIELDS, '').filter(({ path }) => !IDENTITY.includes(path)),
};

/** Every field that house rules may change, in the order of the sheet. */
export const fieldsOf = ({ kind }: Pick<Sheet, 'kind'>): readonly SheetField[] => KNOWN[kind];

/** The field to which a path of a sheet belongs: `pass.cycle` for `pass.cycle[2]`. */
export const fieldAt = (sheet: Pick<Sheet, 'kind'>, place: string): SheetField | undefined =>
  fieldsOf(sheet).find(({ path }) => place === path || place.startsWith(`${path}.`) || place.startsWith(`${path}[`));

/** The value at a path of a sheet. Undefined if there is none. */
export const valueAt = (sheet: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, name)
          ? node[name as keyof typeof node]
          : undefined,
      sheet,
    );

/** Whether two values of a sheet are equal. The order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    keys.length === others.length &&
    keys.every(key => Object.hasOwn(b, key) && same(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** The fields in which a sheet differs from a base sheet of its kind, with the sheet's values. */
export const differences = (base: Sheet, sheet: unknown): Overrides =>
  Object.fromEntries(
    fieldsOf(base)
      .map(({ path }) => [path, valueAt(sheet, path)] as const)
      .filter(([path, value]) => !same(value, valueAt(base, path))),
  );

/** The base sheet of house rules. Throws if there is no sheet with this id. */
export function baseOf({ base }: House): Sheet {
  const sheet = sheetOf(base);
  if (sheet === undefined) throw new Error(`Cannot read house rules: there is no sheet called ${base}`);
  return sheet;
}

/** The whole sheet of house rules, which may be invalid. */
export const wholeOf = (house: House): unknown => withOverrides(baseOf(house), house.overrides);

/** The same house rules without those overrides that equal the base sheet. */
export const tidied = (house: House): House => ({
  base: house.base,
  overrides: differences(baseOf(house), wholeOf(house)),
});
