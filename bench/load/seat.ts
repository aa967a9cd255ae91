// A seat under load: a guest's socket that answers every question when the schedule of its table says so.
import { performance } from 'node:perf_hooks';
import type { TableView } from '@moonshot/protocol';
import { type ClientToServer, PROTOCOL, type TableInvitation, withWholeView } from '@moonshot/protocol/server';
import { WebSocket } from 'ws';
import { dueOf, type Guest, newTicket } from '../../apps/server/testing/client.ts';
import { sealDue } from '../../apps/server/testing/seals.ts';
import type { CrowdListener } from './crowd.ts';

type Due = Extract<ClientToServer, { type: 'act' | 'ready' }>;

/**
 * Seats a guest at a table. The seat plays until the process ends, but the promise resolves once it has asked
 * to sit.
 */
export async function sitDown(
  guest: Guest,
  { table, invite }: TableInvitation,
  seat: number,
  listener: CrowdListener,
): Promise<void> {
  const ticket = await newTicket(guest);
  const url = `${guest.url.replace('http', 'ws')}/api/socket`;
  const socket = new WebSocket(url, { origin: guest.url, perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const say = (message: ClientToServer): void => socket.send(JSON.stringify(message));
  const sent = new Map<number, number>(); // when each command was sent, by its number
  let sealed = ''; // the last message for a seal (a part of the shuffle); sent only once, as by the page
  let seen: TableView | undefined;
  const look = (view: TableView): void => {
    seen = view;
    const seal = sealDue(view);
    const due = dueOf(view);
    const name = seal === undefined ? sealed : JSON.stringify(seal);
    if (seal !== undefined && name !== sealed) say(seal);
    sealed = name;
    if (due === undefined || !('number' in due) || sent.has(due.number)) return;
    sent.set(due.number, Number.POSITIVE_INFINITY); // marks the command as scheduled but not sent yet
    listener.due((due as Due).type, () => {
      sent.set(due.number, performance.now());
      say(due);
    });
  };
  socket.on('message', data => {
    const message = withWholeView(JSON.parse(data.toString()), seen);
    if (message.type === 'ack') listener.done(performance.now() - (sent.get(message.number) ?? 0));
    else if (message.type === 'snapshot' || message.type === 'events') look(message.view);
    else if (message.type === 'rejected' || message.type === 'error') listener.refused(message.sentence);
  });
  socket.on('close', code => listener.lost(code));
  say({ type: 'hello', versions: PROTOCOL, ticket, language: 'en' });
  say({ type: 'join', table, invite, known: null });
  say({ type: 'sit', seat });
  say({ type: 'setReady', yes: true });
}
