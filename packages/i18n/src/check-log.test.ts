// Errors of a log are reported in the requested language.
import { heartsOf, sheetOf } from '@moonshot/rules';
import { openTable } from '@moonshot/table';
import { checkLog } from '@moonshot/table/records';
import { SECRET, specOf } from '@moonshot/table/testing';
import { expect, test } from 'vitest';
import { rules } from './de/rules.ts';
import { sheet } from './de/sheet.ts';
import { table } from './de/table.ts';

test('an invalid log is explained in the requested language', () => {
  const opened = openTable(heartsOf(sheetOf('ricketts'), 4), 'one', specOf('ricketts', 1, 4), SECRET);
  const say = { checks: table.checks, rules, sheet };
  const checked = checkLog([], {}, say);
  expect(checked).toEqual({
    ok: false,
    why: 'Eintrag 1 der Aufzeichnung ist ungültig: Er eröffnet keinen Tisch.',
  });
  expect(checkLog([{ ...opened, secret: 'abc' }], {}, say)).toMatchObject({
    why: 'Eintrag 1 der Aufzeichnung ist ungültig: Nach den Regeln dieses Tisches ist das nicht möglich.',
  });
  const overrides = '"overrides":{"pass.count":99,"moon.choose":"mir"}';
  const faulty = JSON.parse(JSON.stringify(opened).replace('"overrides":{}', overrides));
  expect(checkLog([faulty], {}, say)).toMatchObject({
    why: expect.stringMatching(
      /pass\.count ist 99, erwartet wird eine ganze Zahl von 1 bis 13 oder eine Liste von höchstens 24: eine ganze Zahl von 0 bis 13; moon\.choose ist "mir"/,
    ),
  });
});
