// Errors of unreadable house rules name the value found and what was expected, in German, French and Spanish.

import { sheetOf } from '@moonshot/rules';
import { RULES_MAX, readHouse, unreadText } from '@moonshot/rules/house';
import { expect, test } from 'vitest';
import { sheet as de } from './de/sheet.ts';
import { sheet as es } from './es/sheet.ts';
import { sheet as fr } from './fr/sheet.ts';

const RULES_FORMAT = 'moonshot-rules';

const rules = (change: object): string =>
  JSON.stringify({ format: RULES_FORMAT, version: 1, sheet: { ...sheetOf('ricketts'), ...change } });

const REFUSED: readonly [
  name: string,
  text: string,
  place: string,
  told: readonly [de: RegExp, fr: RegExp, es: RegExp],
][] = [
  ['no rules', '{', '', [/keine Regeln/, /pas de règles/, /no contiene reglas/]],
  ['too much', ' '.repeat(RULES_MAX + 1), '', [/länger als 32768/, /dépasse 32768/, /más de 32768/]],
  [
    'another format',
    '{"format":"x"}',
    'format',
    [/ist "x", erwartet/, /vaut "x"\u202f; on attend/, /es "x"; se espera/],
  ],
  ['a newer one', `{"format":"${RULES_FORMAT}","version":2}`, 'version', [/neueres/, /plus récent/, /más nuevo/]],
  [
    'a field that there is not',
    rules({ moons: 3 }),
    'moons',
    [/Feld, das es gibt: id/, /champ qui existe\u202f: id/, /campo que exista: id/],
  ],
  [
    'no whole sheet',
    `{"format":"${RULES_FORMAT}","version":1,"sheet":7}`,
    'sheet',
    [/jedem Feld/, /chaque champ/, /todos los campos/],
  ],
  ['another choice', rules({ misdeal: 7 }), 'misdeal', [/eines von none/, /un choix parmi none/, /uno de none/]],
  [
    'a number too large',
    rules({ seats: { min: 4, max: 40, best: 4 } }),
    'seats.max',
    [/von 2 bis 14/, /de 2 à 14/, /de 2 a 14/],
  ],
  ['no list', rules({ points: 7 }), 'points', [/höchstens/, /au plus/, /como mucho/]],
  [
    'what contradicts',
    rules({ points: [] }),
    'points',
    [/der Punkte kostet/, /qui coûte des points/, /que cueste puntos/],
  ],
];

test.each(REFUSED)('%s', (_, text, place, told) => {
  const read = readHouse(text);
  if (read.ok) throw new Error('it was read');
  const english = unreadText(read);
  for (const [i, words] of [de, fr, es].entries()) {
    const said = unreadText(read, words);
    expect(said.reason).toMatch(told[i]!);
    expect(said.reason).not.toMatch(/expected|undefined|\[object/);
    if (place === '') expect(said.place).not.toBe(english.place);
    else expect(said.place).toBe(place);
  }
});
