// Notifications over a real NATS: recipients, losses during an outage, and recovery.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { NodeEvent } from '../../apps/server/src/core/node-bus.ts';
import { natsNodeBus } from '../../apps/server/src/transport/cluster/nats.ts';
import { newNats } from '../../apps/server/testing/nats.ts';
import { KEY } from '../../apps/server/testing/store/key.ts';

const WRITTEN: NodeEvent = { type: 'written', match: 't-1', version: 3 };

async function cluster() {
  const nats = await newNats();
  onTestFinished(() => nats.stop());
  const join = async (node: string, realm = 'r') => {
    const cutOffs: boolean[] = [];
    const nodes = await natsNodeBus({ url: nats.url, realm, node, onCutOff: cutOff => void cutOffs.push(cutOff) });
    onTestFinished(() => nodes.stop());
    const heard: string[] = [];
    nodes.hear('table.t', ({ type }, from) => void heard.push(`${type} by ${from}`));
    return { nodes, heard, cutOffs };
  };
  return { nats, join };
}

test("a table's notification reaches the other nodes of the cluster, but not the sender or other clusters", async () => {
  const { join } = await cluster();
  const [one, two, other] = [await join('one'), await join('two'), await join('three', 's')];
  await expect
    .poll(() => {
      one.nodes.tell('table.t', WRITTEN);
      return two.heard.length;
    })
    .toBeGreaterThan(0);
  expect(two.heard[0]).toBe('written by one');
  expect([one.heard, other.heard]).toEqual([[], []]);
});

test('what a node tells just before it stops arrives', async () => {
  const { join } = await cluster();
  const [one, two] = [await join('one'), await join('two')];
  await expect
    .poll(() => {
      one.nodes.tell('table.t', WRITTEN);
      return two.heard.length;
    })
    .toBeGreaterThan(0);
  one.nodes.tell('table.t', { type: 'changed', revision: 2 });
  await one.nodes.stop();
  await expect.poll(() => two.heard.at(-1)).toBe('changed by one');
});

test('while NATS is down a node knows that it gets no events, and later events arrive', async () => {
  const { nats, join } = await cluster();
  const [one, two] = [await join('one'), await join('two')];
  await nats.stop();
  await expect.poll(() => one.nodes.isCutOff() && two.nodes.isCutOff()).toBe(true);
  one.nodes.tell('table.t', WRITTEN);
  await nats.start();
  await expect
    .poll(() => {
      one.nodes.tell('table.t', { type: 'changed', revision: 2 });
      return two.heard.at(-1);
    })
    .toBe('changed by one');
  expect(two.heard).not.toContain('written by one');
  expect([one.cutOffs, two.cutOffs]).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('without NATS one sentence says so, without its password', async () => {
  const joining = natsNodeBus({ url: 'nats://ada:secret@127.0.0.1:1', realm: 'r', node: 'n' });
  await expect(joining).rejects.toThrow(/^Cannot join the cluster: no NATS answers at 127\.0\.0\.1:1 \((?!.*secret)/);
});

const MAIN = new URL('../../apps/cli/src/main.ts', import.meta.url).pathname;

test('a node whose database cannot be opened ends, so that a supervisor starts it again', async () => {
  const { nats } = await cluster();
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), 'the page');
  const places = ['--page', folder, '--data', folder, '--port', '0'];
  const words = ['serve', '--cluster', '--nats', nats.url, '--database', 'postgres://ada@127.0.0.1:1/x', ...places];
  const env = { ...process.env, MOONSHOT_KEY: Buffer.from(KEY).toString('base64') };
  const child = spawn(process.execPath, [MAIN, ...words], { env, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await new Promise(resolve => child.once('exit', resolve))).toBe(1);
});
