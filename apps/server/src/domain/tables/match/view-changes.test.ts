// Tests that views made from updates are the views that a snapshot shows, in each game and over sockets.
import type { TableView } from '@moonshot/protocol';
import { type ServerUpdate, withWholeView } from '@moonshot/protocol/server';
import { heartsOf, SHEETS, type Viewer } from '@moonshot/rules';
import { expect, onTestFinished, test, vi } from 'vitest';
import { choosing, playing } from '../../../../../../test/play.ts';
import { connect, dueOf, newGuest, newTable } from '../../../../testing/client.ts';
import { openServer } from '../../../../testing/site.ts';
import { changesBetween, comparison, updateJson } from './view-changes.ts';

const whole = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test.each(SHEETS.map(({ id, seats }) => [id, seats.min] as const))(
  '%s: the changes since the view before make the next view',
  (id, seats) => {
    const hearts = heartsOf(
      SHEETS.find(sheet => sheet.id === id),
      seats,
    );
    const viewers: readonly Viewer[] = ['watcher', ...Array.from({ length: seats }, (_, seat) => seat)];
    const had = new Map<Viewer, TableView>();
    let [version, bytes, bytesOfViews] = [0, 0, 0];
    for (const { state } of playing(hearts, { seed: id, length: { deals: 2 } }, choosing(id))) {
      const [json, isSame] = [updateJson(), comparison()];
      version += 1;
      for (const viewer of viewers) {
        const ask = viewer === 'watcher' ? null : (hearts.game.ask(state, viewer) ?? null);
        const now = { id, version, viewer, ask, deal: hearts.game.view(state, viewer) } as TableView;
        const before = had.get(viewer);
        had.set(viewer, now);
        const changes = before && changesBetween(before, now, isSame);
        if (before === undefined || changes === undefined) continue;
        const text = json({ type: 'update', from: version - 1, events: [], changes } satisfies ServerUpdate);
        const update: ServerUpdate = JSON.parse(text);
        expect(withWholeView(update, whole(before))).toEqual(
          whole({ ...update, type: 'events', changes: undefined, view: now }),
        );
        expect(update).toEqual(whole({ type: 'update', from: version - 1, events: [], changes }));
        bytes += text.length;
        bytesOfViews += JSON.stringify(now).length;
      }
    }
    expect(bytes).toBeLessThan((bytesOfViews * 2) / 3);
  },
);

test('a view that lacks a field of the view before is sent as a whole', () => {
  const view = { id: 'a', version: 1, deal: { deal: 1 } } as TableView;
  expect(changesBetween({ ...view, covered: 1 }, view, comparison())).toBeUndefined();
  expect(changesBetween(view, { ...view, covered: 1 }, comparison())).toEqual({ covered: 1, deal: {} });
});

const SEATS = 4;
const COMMANDS = 50; // a deal has 56
const BETWEEN = 9; // commands between two comparisons
const WAITING = { interval: 5, timeout: 60_000 };

test('over sockets, the view made from updates is that of a snapshot', async () => {
  const site = await openServer();
  onTestFinished(() => site.close());
  const guests = await Promise.all(Array.from({ length: SEATS }, (_, i) => newGuest(site.url, `Guest ${i}`)));
  const { table, invite } = await newTable(guests[0]!);
  const clients = await Promise.all(guests.map(guest => connect(guest)));
  for (const [seat, client] of clients.entries()) {
    client.say({ type: 'join', table, invite, known: null });
    if (seat > 0) client.say({ type: 'sit', seat });
    await client.until(({ facts }) => facts?.seats[seat]?.kind === 'person');
  }
  for (const client of clients) client.say({ type: 'setReady', yes: true });
  clients[0]?.say({ type: 'start' });
  const newest = (): number => Math.max(...clients.map(({ view }) => view?.version ?? 0));
  for (let commands = 0; commands < COMMANDS; commands++) {
    const client = await vi.waitUntil(() => clients.find(({ view }) => view && dueOf(view)), WAITING);
    const version = newest();
    client.say(dueOf(client.view!)!);
    for (const one of clients) await one.until(({ view }) => view && view.version > version);
    const { view } = client;
    if (commands % BETWEEN > 0 || view === undefined) continue;
    const { length } = client.received;
    client.say({ type: 'join', table, invite, known: null });
    const snapshot = await client.until(({ received }) => received.slice(length).find(one => one.type === 'snapshot'));
    if (snapshot.type === 'snapshot' && snapshot.view.version === view.version) expect(snapshot.view).toEqual(view);
  }
  const count = (type: string): number =>
    clients.flatMap(({ received }) => received).filter(one => one.type === type).length;
  const updates = clients.flatMap(one => one.updates).length;
  expect([count('events') - updates, updates > 100]).toEqual([0, true]);
});
