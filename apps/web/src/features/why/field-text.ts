// The value of a field of the rules as text, with the names of the house rules form.

import type { EditorWords } from '@moonshot/i18n';
import type { FieldKind } from '@moonshot/rules';
import { fits, isRecord } from '../editor/fields/form.ts';
import { sign } from '../editor/fields/naming.ts';

type Naming = Pick<EditorWords, 'labels' | 'names' | 'allRanks' | 'allSuits' | 'wild'>;

/** A field's value as readable text. `seats` is the number of seats at the table. */
export function valueText(say: Naming, path: string, kind: FieldKind, value: unknown, seats: number): string {
  const textOf = (of: FieldKind | undefined, one: unknown, at = path): string =>
    of === undefined ? sign(say, at, String(one)) : valueText(say, at, of, one, seats);
  switch (kind.type) {
    case 'perSeats':
      return textOf(kind.of, isRecord(value) ? value[seats] : value);
    case 'either':
      return textOf(
        kind.kinds.find(one => fits(one, value)),
        value,
      );
    case 'list': {
      const entries = Array.isArray(value) ? value.map(one => textOf(kind.of, one)) : [];
      return entries.join(entries.some(entry => entry.includes(', ')) ? '; ' : ', ') || (say.names.none ?? '');
    }
    case 'shape':
      return Object.entries(isRecord(value) ? value : {})
        .map(([name, one]) => `${say.labels[`item.${name}`] ?? name}: ${textOf(kind.fields[name], one)}`)
        .join(', ');
    default:
      return sign(say, path, String(value));
  }
}
