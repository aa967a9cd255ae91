// Whatever people do at a table, no view and no message contains the secret, or a card that the viewer does
// not know.

import type { Hearts, Viewer } from '@moonshot/rules';
import { show, view } from '@moonshot/table';
import { open } from '@moonshot/table/runner';
import { belowFrom, crowd, rig, SECRET, specOf } from '@moonshot/table/testing';
import { expect, test } from 'vitest';
import type { Rig } from '../packages/table/testing/runner.ts';
import { learn, namedIn, nothingKnown } from './laws/knowledge.ts';

/** Cards in messages to viewers who may not know them. */
function leaksOf(hearts: Hearts, seats: number, { told }: Rig): readonly string[] {
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'watcher'];
  const known = nothingKnown(viewers);
  const leaked: string[] = [];
  const look = (viewer: Viewer, what: string, seen: unknown): void => {
    const text = JSON.stringify(seen);
    const unknown = namedIn(text).filter(card => !known.get(viewer)?.has(card));
    if (unknown.length > 0 || text.includes(SECRET)) leaked.push(`${viewer} by ${what}: ${unknown.join(' ')}`);
  };
  for (const { events, after } of told) {
    for (const event of events) {
      if (event.type === 'game') learn(known, hearts, event.event);
      // cut cards are public and go back into the deck
      if (event.type === 'game' && event.event.type === 'dealer') continue;
      for (const viewer of viewers) look(viewer, event.type, show(hearts, event, viewer));
    }
    for (const viewer of viewers) {
      const seen = view(hearts, after, viewer);
      look(viewer, 'its view', { ...seen, deal: { ...seen.deal, results: [] } }); // past deals are public
    }
  }
  return leaked;
}

test.each([
  ['ricketts', 3, 4],
  ['at-play', 4, 5],
  ['wild-twist', 3, 4],
  ['classic', 5, 7],
  ['capture', 4, 6],
] as const)(
  'a table of %s with %i people at %i seats tells nobody what they do not know',
  async (game, people, seats) => {
    const spec = specOf(game, people, seats, { online: { clock: null }, length: { deals: 3 } });
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const one = rig();
      const runner = await open(one.ports, 't', spec, SECRET);
      await crowd(runner, one, belowFrom(seed), 300);
      expect(leaksOf(runner.hearts, seats, one)).toEqual([]);
      for (const event of one.log.tables.get('t') ?? []) kinds.add(event.type);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['seated', 'away', 'back', 'voted', 'paused', 'gone-on']));
  },
);
