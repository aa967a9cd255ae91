// Tests that the response to an unreadable request names the part and the field that are wrong.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { validated } from './validate.ts';

const order = z.strictObject({ game: z.string(), length: z.nullable(z.union([z.strictObject({ deals: z.int() })])) });
const schema = z.strictObject({ order });

test.each<readonly [part: string, value: unknown, why: string]>([
  ['body', { order: { game: 'classic' } }, 'the body at order.length: it is missing'],
  ['body', { order: 7 }, 'the body at order: expected object, got 7'],
  ['querystring', { order: { game: 1, length: null } }, 'the query at order.game: expected string, got 1'],
  ['params', {}, 'the path at order: it is missing'],
])('%s %j', (httpPart, value, message) => {
  const validate = validated({ schema, httpPart, method: 'POST', url: '/' });
  expect(validate(value)).toEqual({ error: new Error(message) });
});

test('what fits is read', () => {
  const value = { order: { game: 'classic', length: { deals: 2 } } };
  expect(validated({ schema, httpPart: 'body', method: 'POST', url: '/' })(value)).toEqual({ value });
});
