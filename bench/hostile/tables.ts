// Creates tables in the state in which a message is accepted and causes the most work.

import type { TableView } from '@moonshot/protocol';
import type { ClientToServer } from '@moonshot/protocol/server';
import { as, type Client, connect, dueOf, type Guest, newTable, playOut } from '../../apps/server/testing/client.ts';
import { sealDue } from '../../apps/server/testing/seals.ts';
import { LARGEST, PUBLIC, WATCHED } from './inputs.ts';

/** The id and the invitation of a table. */
export interface At {
  readonly table: string;
  readonly invite: string;
}

/**
 * The clients that fill the largest table. The slow client sends no messages for seals, so the others wait
 * for its part of the shuffle.
 */
export interface Full {
  readonly sockets: readonly Client[];
  readonly slow: Client;
}

/** Makes a client join a table. */
export async function comeTo(client: Client, door: At): Promise<void> {
  await changed(client, { type: 'join', ...door, known: null });
}

/** Opens a new socket for a guest and joins a table with it. */
export async function cameTo(guest: Guest, door: At, seals = true): Promise<Client> {
  const client = await connect(guest, undefined, seals);
  await comeTo(client, door);
  return client;
}

/** Sends a message that changes a table, and waits for the table's new state. */
export async function changed(client: Client, message: ClientToServer): Promise<void> {
  const before = client.received.length;
  client.say(message);
  const answer = await client.until(({ received }) =>
    received.slice(before).find(({ type }) => type === 'table' || type === 'error'),
  );
  if (answer.type === 'error') throw new Error(`Cannot measure: ${message.type} is refused: ${answer.sentence}`);
}

/** Creates a table at which one person waits and all other seats have bots. */
export async function filledTable(guest: Guest, order: object, settings: object, seats: number): Promise<Sat> {
  const door = await newTable(guest, order, settings);
  const client = await cameTo(guest, door);
  for (let seat = 1; seat < seats; seat++) await changed(client, { type: 'addBot', seat, player: 'careful' });
  return { client, door };
}

export interface Sat {
  readonly client: Client;
  readonly door: At;
}

/** Begins the match and waits for its first view. */
export async function begun(sat: Sat): Promise<Sat> {
  sat.client.say({ type: 'start' });
  await sat.client.until(({ view }) => view);
  return sat;
}

/** Plays the first legal answer each time, until the view satisfies the predicate. */
export async function playedUntil(client: Client, wanted: (view: TableView) => boolean): Promise<TableView> {
  for (;;) {
    const view = await client.until(({ view: now }) => now && (wanted(now) || dueOf(now)) && now);
    if (wanted(view)) return view;
    const due = dueOf(view);
    if (due === undefined) throw new Error('Cannot measure: a match ends before it is as wanted');
    client.say(due);
    await client.until(({ view: now }) => now !== undefined && now.version > view.version);
  }
}

/** Creates a table with a finished match between one person and bots. */
export async function finishedTable(guest: Guest): Promise<Sat> {
  const sat = await begun(await filledTable(guest, { ...LARGEST, length: { deals: 1 } }, PUBLIC, LARGEST.seats));
  await playOut(sat.client);
  await sat.client.until(({ facts }) => facts?.state === 'over');
  return sat;
}

/**
 * Creates a table that continues a long match from a late point (a fork), so that it stores as many earlier
 * moves as possible.
 */
export async function lateTable(guest: Guest, text: string): Promise<Sat> {
  const { status, body } = await as(guest, 'POST', '/api/forks', lateFork(text));
  if (status !== 201) throw new Error(`Cannot measure: the fork of a long match answered ${status}`);
  const door = body as At;
  return { client: await cameTo(guest, door), door };
}

const LATE = { deal: 100, step: 20, seat: 0 };

/** A request that forks a late deal of a match given as text. */
export const lateFork = (text: string) => ({ text, ...LATE, settings: WATCHED });

/**
 * The largest table, with a person in each seat and with spectators. All people except the last are ready.
 */
export interface Crowded {
  readonly host: Client;
  readonly last: Client; // the last person, who sends the messages for seals only on request
}

export async function crowdedTable({ sockets, slow }: Full): Promise<Crowded> {
  const [host] = sockets;
  if (host === undefined) throw new Error('Cannot measure: no client has joined');
  const door = await newTable(host.guest, LARGEST, WATCHED);
  for (const client of [...sockets, slow]) await comeTo(client, door);
  const seated = [...sockets.slice(0, LARGEST.seats - 1), slow];
  for (const [seat, client] of seated.entries()) {
    if (seat > 0) await changed(client, { type: 'sit', seat });
    if (client !== slow) await changed(client, { type: 'setReady', yes: true });
  }
  return { host, last: slow };
}

/**
 * Waits until everybody else has sent their part of the first deal's seal. Returns the message with the last
 * person's part.
 */
export async function lastSeal({ last }: Crowded, type: 'commitSeal' | 'openSeal'): Promise<ClientToServer> {
  return last.until(({ view }) => {
    const seal = view?.online?.seal;
    const due = view && sealDue(view);
    if (!seal || due?.type !== type) return undefined;
    const given = type === 'commitSeal' ? seal.commitments : seal.opened;
    return seal.asked.filter(seat => given[seat] === null).length === 1 && due;
  });
}
