// Whatever people do at a table, no view of it and nothing told of it holds a card that the viewer does not know, nor the secret.
import { expect, test } from 'vitest';
import type { Card } from '../packages/rules/src/cards/card.ts';
import type { Viewer } from '../packages/rules/src/game/seat.ts';
import { open } from '../packages/table/src/keeper.ts';
import { belowFrom, crowd } from '../packages/table/src/keeper-crowd.ts';
import { rig, SECRET, specOf } from '../packages/table/src/keeper-rig.ts';
import { show, view } from '../packages/table/src/view.ts';
import { learn, namedIn, nothingKnown } from './laws/knowledge.ts';

test.each([
  ['ricketts', 3, 4],
  ['at-play', 4, 5],
  ['wild-twist', 2, 4],
  ['classic', 5, 7],
  ['capture', 4, 6],
] as const)(
  'a table of %s with %i people at %i seats tells nobody what they do not know',
  async (game, people, seats) => {
    const one = rig();
    const spec = specOf(game, people, seats, { online: { clock: null }, length: { deals: 3 } });
    const keeper = await open(one.ports, 't', spec, SECRET);
    await crowd(keeper, one, belowFrom(seats), 400);
    const viewers: readonly Viewer[] = [...spec.sitters.keys(), 'watcher'];
    const known = nothingKnown(viewers);
    const leaked: string[] = [];
    const look = (viewer: Viewer, what: string, seen: unknown): void => {
      const text = JSON.stringify(seen);
      const unknown = namedIn(text).filter((card: Card) => !known.get(viewer)?.has(card));
      if (unknown.length > 0 || text.includes(SECRET)) leaked.push(`${viewer} by ${what}: ${unknown.join(' ')}`);
    };
    const kinds = new Set<string>();
    for (const { events, after } of one.told) {
      for (const event of events) {
        if (event.type === 'game') learn(known, keeper.hearts, event.event);
        kinds.add(event.type);
        if (event.type === 'game' && event.event.type === 'dealer') continue; // a cut is looked at by all and goes back
        for (const viewer of viewers) look(viewer, event.type, show(keeper.hearts, event, viewer));
      }
      for (const viewer of viewers) {
        const seen = view(keeper.hearts, after, viewer);
        look(viewer, 'its view', { ...seen, deal: { ...seen.deal, results: [] } }); // deals gone by are open
      }
    }
    expect(leaked).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(['seated', 'away']));
  },
);
