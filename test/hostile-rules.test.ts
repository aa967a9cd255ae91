// Hostile house rules: any mutated text is either refused with place and reason, or read as playable rules,
// within a time limit.

import { prepare } from '@moonshot/rules';
import { RULES_MAX, readHouse, seatsOf, unreadText, wholeOf } from '@moonshot/rules/house';
import { expect, test } from 'vitest';
import { unpackText } from '../apps/web/src/model/packed-text.ts';
import { hostile, hostileLink } from './hostile/rules.ts';

const TEXTS = process.env.MODE === 'deep' ? 10_000 : 600;
/** Milliseconds of processor time. */
const LIMIT_MS = 50;
const HOUR_MS = 3_600_000; // only against hanging

/**
 * Processor time of reading a text in milliseconds; measured again if it seems long, since the machine may be
 * busy.
 */
function costMs(text: string, tries = 3): number {
  const begun = process.cpuUsage();
  readHouse(text);
  const { user, system } = process.cpuUsage(begun);
  const ms = (user + system) / 1000;
  return ms < LIMIT_MS || tries === 1 ? ms : costMs(text, tries - 1);
}

test(`${TEXTS} spoilt texts of rules are refused with place and reason, or can be played`, { timeout: HOUR_MS }, () => {
  let refusals = 0;
  for (let number = 0; number < TEXTS; number++) {
    const text = hostile(number);
    const read = readHouse(text);
    expect(costMs(text), `text ${number}, of ${text.length} letters`).toBeLessThan(LIMIT_MS);
    if (read.ok) {
      const whole = wholeOf(read.house);
      for (const seats of seatsOf(whole)) expect(prepare(whole, seats).ok, `text ${number}`).toBe(true);
    } else {
      refusals += 1;
      const { place, reason } = unreadText(read);
      expect(place.length, `text ${number}`).toBeGreaterThan(0);
      expect(reason.length, `text ${number}`).toBeGreaterThan(5);
      expect(reason.length, `text ${number}`).toBeLessThan(3000);
    }
  }
  expect(refusals).toBeGreaterThan(TEXTS / 2);
});

test(`${TEXTS} spoilt links carry no text, or one that is refused or can be played`, { timeout: HOUR_MS }, async () => {
  let refusals = 0;
  for (let number = 0; number < TEXTS; number++) {
    const text = await unpackText(await hostileLink(number), RULES_MAX);
    if (text !== undefined) expect(text.length, `link ${number}`).toBeLessThanOrEqual(RULES_MAX);
    if (text === undefined || !readHouse(text).ok) refusals += 1;
  }
  expect(refusals).toBeGreaterThan(TEXTS / 2);
});
