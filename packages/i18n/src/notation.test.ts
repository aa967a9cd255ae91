// Errors in the text of a match are reported in the reader's language.
import { heartsOf, sheetOf } from '@moonshot/rules';
import { misreadText } from '@moonshot/rules/explain';
import { checkText } from '@moonshot/rules/notation';
import { expect, test } from 'vitest';
import { notation } from './de/notation.ts';
import { rules } from './de/rules.ts';

test('a refusal by the rules has the place in the text and the reason, both in German', () => {
  const hearts = heartsOf(sheetOf('ricketts'), 4);
  const refusal = { type: 'not-held', card: 'TC' } as const;
  const misread = { line: 3, column: 5, why: { type: 'refused', refusal } } as const;
  expect(misreadText({ misread, hearts }, notation, rules)).toBe(
    'Zeile 3, Stelle 5: Die Regeln lassen es nicht zu. Du hast 10♣ nicht.',
  );
});

test('a transcript that lacks a field', () => {
  const checked = checkText('{}');
  expect(checked.ok ? 'a match' : misreadText(checked, notation)).toBe(
    'Zeile 1, format: Dieses Feld hat ein Transkript, und hier fehlt es.',
  );
});
