// The real server is killed while many tables play. Acknowledged actions are stored once, and all matches
// continue. Clients of twenty tables reconnect after each of three kills.
import { setTimeout as later } from 'node:timers/promises';
import { belowFrom } from '@moonshot/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshSeed } from '../seeds.ts';
import { either, often } from './depth.ts';
import { type KillableServer, killableServer } from './killable-server.ts';
import type { Line } from './line.ts';
import { acknowledged, begun, NOTHING, playOn, survived } from './lines.ts';

const TABLES = either(20, 100);
const PAIRS = either(4, 20); // tables of two
const KILLS = either(3, 300);
const BETWEEN = 60; // minimum acknowledged actions between two kills
const LIMIT_MS = often(300_000);

let server: KillableServer;
beforeAll(async () => {
  server = await killableServer();
  await server.start();
});
afterAll(async () => {
  await server.kill();
  server.remove();
});

/** Whether at least half of the clients have reconnected after this many kills. */
const isHalfBack = (lines: readonly Line[], kills: number): boolean =>
  lines.filter(({ connections }) => connections > kills).length >= lines.length / 2;

test(
  `${KILLS} kills under ${TABLES} tables lose and double nothing`,
  async () => {
    const lines: Line[] = [];
    for (let i = 0; i < TABLES; i += 10)
      lines.push(
        ...(
          await Promise.all(Array.from({ length: 10 }, (_, j) => begun(server.url, i + j, i + j < PAIRS ? 2 : 1)))
        ).flat(),
      );
    const below = belowFrom(freshSeed('kills'));
    const play = playOn(lines, below, { thinkMs: 150, againMs: 400 });
    for (let i = 0; i < KILLS; i++) {
      const before = acknowledged(lines);
      while (acknowledged(lines) < before + BETWEEN || !isHalfBack(lines, i)) await later(5);
      await later(below(300));
      await server.kill();
      await server.start();
    }
    expect(await survived(server, lines, play)).toEqual(NOTHING);
    expect(acknowledged(lines)).toBeGreaterThan(KILLS * BETWEEN);
    expect(isHalfBack(lines, KILLS)).toBe(true);
  },
  LIMIT_MS,
);
