// Names and chat made of markup and scripts: shown as text, never executed. Pages of other origins get
// nothing from the server. Each test opens a table of its own.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { click } from './clicker.ts';
import { sharedSite } from './harness.ts';
import { marks, NAMES, NOTED, SAID } from './hostile.ts';
import { atMatch, gathered, openTable, together } from './online-harness.ts';

const house = await sharedSite();

test('names and talk are text, whatever they say', async () => {
  await together(house, async tell => {
    const ada = await tell.guest(NAMES[0]);
    await ada.page.addInitScript(NOTED);
    await ada.page.reload();
    const link = await openTable(ada, { game: 'ricketts', seats: 4 });
    const noor = await tell.guest(NAMES[1], {}, link);
    await noor.page.addInitScript(NOTED);
    await noor.page.reload();
    await gathered(ada, 2);
    await noor.page.getByText(NAMES[0]).first().waitFor();
    await ada.page.getByText(NAMES[1]).first().waitFor();
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada, noor);
    await click(ada.page, '[data-act="talk"]');
    await click(noor.page, '[data-act="talk"]');
    for (const text of SAID.slice(0, 4)) {
      await ada.page.locator('[data-chat]').fill(text);
      await ada.page.locator('[data-act="say"]').click();
      await expect.poll(() => noor.page.locator('section[data-said]').innerText()).toContain(`${NAMES[0]}: ${text}`);
    }
    for (const text of SAID.slice(4)) {
      await noor.page.locator('[data-chat]').fill(text);
      await noor.page.locator('[data-act="say"]').click();
      await expect.poll(() => ada.page.locator('section[data-said]').innerText()).toContain(`${NAMES[1]}: ${text}`);
    }
    for (const { page } of [ada, noor]) expect(await marks(page)).toEqual([]);
  });
});

/** A page of another origin on the same machine, which the browser treats as the same site. */
async function elsewhere(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>');
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Requests from inside that page, with the reader's cookies. */
const TRIES = (url: string): string => `(async () => {
  const socket = new Promise(resolve => {
    const one = new WebSocket('${url.replace('http', 'ws')}/api/socket');
    one.onopen = () => resolve('open');
    one.onerror = () => resolve('refused');
  });
  const ask = (path, init) => fetch('${url}' + path, { credentials: 'include', ...init }).then(answer => answer.type + ' ' + answer.status, () => 'refused');
  const framed = new Promise(resolve => {
    const frame = Object.assign(document.createElement('iframe'), { src: '${url}' });
    frame.onload = () => { try { resolve(frame.contentDocument ? 'seen' : 'closed'); } catch { resolve('closed'); } };
    document.body.append(frame);
  });
  return [
    await socket,
    await ask('/api/me/export'),
    await ask('/api/me', { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"name":"Eve"}' }),
    await ask('/api/me', { method: 'DELETE' }),
    await ask('/api/sessions?everywhere=true', { method: 'POST', mode: 'no-cors', body: '{}' }),
    await ask('/api/tickets', { method: 'POST', mode: 'no-cors' }),
    await framed,
  ];
})()`;

test('a page of another origin opens no socket, reads nothing and changes nothing', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    await openTable(ada, { game: 'ricketts', seats: 4 });
    const { page } = ada;
    const me = (): Promise<unknown> => page.evaluate('fetch("/api/me").then(answer => answer.json())');
    const before = await me();
    expect(before).toMatchObject({ name: 'Ada' });
    tell.breaks(/./); // the browser logs each refusal
    const evil = await page.context().newPage();
    await evil.goto(await elsewhere());
    expect(await evil.evaluate(TRIES(house.url))).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'closed',
    ]);
    expect(await me()).toEqual(before);
  });
});
