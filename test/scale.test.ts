// The document on a million tables matches its figures, and its arithmetic holds in simple cases.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cost, figuresTable, plan, tableOf, VALUES } from '../bench/scale/plan.ts';

const paper = readFileSync(join(import.meta.dirname, '../docs/host/scale.md'), 'utf8');
const load = readFileSync(join(import.meta.dirname, '../bench/load.md'), 'utf8');

test.each([
  ['figures', figuresTable()],
  ['plan', tableOf(plan(VALUES))],
  ['cost', tableOf(cost(VALUES))],
])('its %s are those of bench/scale', (_, table) => {
  expect(paper).toContain(table);
});

const EASY = {
  ...{ tables: 1000, people: 4, pace: 1, commandMs: 1, commandBusyMs: 1, tableKb: 100, eventsPerCommand: 2 },
  ...{
    bytesOut: 1000,
    bytesIn: 100,
    eventBytes: 500,
    appends: 100,
    appendsAlone: 1000,
    full: 0.5,
    commandsPerDeal: 100,
  },
  ...{ corePrice: 3.6, memoryPrice: 0, diskPrice: 1, outPrice: 1, keptMonths: 2 },
};

test('a thousand commands a second of a millisecond each are two cores, half used', () => {
  const values = Object.fromEntries(plan(EASY).map(({ what, value }) => [what, value]));
  expect(values).toMatchObject({
    'commands a second': 1000,
    sockets: 4000,
    'server cores': 2,
    'tables for each core': 500,
    'server memory': 0.1,
    'out of the network': 0.008,
    'parts of the log, as measured here': 20,
    'parts of the log, each on a machine of its own': 2,
    written: 1,
  });
});

test('a million of them are two thousand seconds of a core, and a gigabyte written and sent', () => {
  const values = Object.fromEntries(cost(EASY).map(({ what, value }) => [what, Number(value.toFixed(9))]));
  expect(values).toMatchObject({
    servers: 2,
    databases: 16,
    'the log, kept': 2,
    'out of the network': 1,
    'a million commands': 21,
  });
});

test('what was measured is what bench/load.md says', () => {
  const of = (name: string): number => Number(new RegExp(`\\| ${name} \\| ([\\d.]+) \\|`).exec(load)?.[1]);
  expect([of('processor of the server for each command, ms'), of('memory of the server for each table, kB')]).toEqual([
    VALUES.commandMs,
    VALUES.tableKb,
  ]);
  expect(of('peak: processor of the server for each command, ms')).toBe(VALUES.commandBusyMs);
});
