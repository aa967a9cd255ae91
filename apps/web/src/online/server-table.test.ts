// Which of the page's messages go to the server, at an online table and away from one.
import type { PageToTable } from '@moonshot/protocol';
import type { ClientToServer } from '@moonshot/protocol/server';
import { expect, test } from 'vitest';
import { destinationOf } from '../model/destination.ts';
import { sendToServer } from './server-table.ts';

/** What the server side does with a message, and whether the table worker receives it. */
function done(message: { readonly type: string; readonly quiet?: boolean }, atServer = true): readonly string[] {
  const did: string[] = [];
  const destination = destinationOf(message as PageToTable, atServer);
  const server = {
    say: ({ type }: ClientToServer) => void did.push(`says ${type}`),
    again: () => void did.push('again'),
    left: () => void did.push('left'),
  };
  if (destination !== 'worker') sendToServer(server, message as PageToTable);
  return destination === 'server' ? did : [...did, 'goes on'];
}

test.each([
  ['act', ['says act']],
  ['ready', ['says ready']],
  ['undo', ['says undo']],
  ['finish', ['says finish']],
  ['hint', ['says hint']],
  ['open', ['again']],
  ['join', []],
  ['leave', ['left']],
  ['setLanguage', ['says setLanguage', 'goes on']],
  ['daily', ['left', 'goes on']],
  ['lesson', ['left', 'goes on']],
  ['puzzle', ['left', 'goes on']],
  ['drill', ['left', 'goes on']],
  ['fork', ['left', 'goes on']],
  ['review', ['goes on']],
  ['rules', ['goes on']],
  ['tables', ['goes on']],
  ['pace', ['goes on']],
] as const)('%s at a server’s table: %j', (type, wanted) => {
  expect(done({ type })).toEqual(wanted);
  expect(done({ type }, false), 'elsewhere').toEqual(['goes on']);
});

test('nobody is advised unasked among people', () => {
  expect(done({ type: 'hint', quiet: true })).toEqual([]);
});
