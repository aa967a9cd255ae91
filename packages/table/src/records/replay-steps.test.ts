// The replay of a match: its steps with the cards on the table, and the points from which it can be forked.

import type { ReplayStep } from '@moonshot/protocol';
import { type Event, heartsOf, replay, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { GAMES } from '../../../../test/conversions/played.ts';
import { choosing, playing } from '../../../../test/play.ts';
import { dealsOf } from './replay-steps.ts';

const KINDS: Readonly<Partial<Record<Event['type'], ReplayStep['kind']>>> = {
  dealt: 'dealt',
  exchanged: 'passed',
  exposed: 'charged',
  bid: 'bid',
  opening: 'opening',
  played: 'played',
  revealed: 'bout',
  buried: 'buried',
  chose: 'moon',
  scored: 'scored',
};

/** The index that a game event has in the log, if the log has an undone event before every game event. */
const placeOf = (index: number): number => 2 * index + 1;

/**
 * A randomly played match of two deals: its events, and the log indexes of events that follow from a seat's
 * answer, or from a claim window in which no seat answered.
 */
function byChance(...[id, base, seats, overrides]: (typeof GAMES)[number]) {
  const hearts = heartsOf(sheetOf(base), seats, overrides);
  const events: Event[] = [];
  const answers: number[] = [];
  for (const moment of playing(hearts, { seed: id, length: { deals: 2 } }, choosing(id))) {
    const { cause } = moment;
    if ('seat' in cause || cause.owed === 'opening') answers.push(placeOf(events.length));
    events.push(...moment.events);
  }
  const standing = events.map((event, index) => ({ at: placeOf(index), event }));
  return { game: hearts.game, events, answers, standing, deals: dealsOf(hearts, standing) };
}

/** Games that together have every kind of step. */
const IDS = ['ricketts', 'wild-twist', 'capture', 'auction', 'heartsette-hand', 'hope', 'partners-moon', 'gong-zhu'];
const CHOSEN = GAMES.filter(([id]) => IDS.includes(id));

test.each(CHOSEN)('%s (%s, %i seats): the steps of each deal are what happened', (...row) => {
  const { game, events, answers, deals } = byChance(...row);
  expect(deals.map(({ deal }) => deal)).toEqual([1, 2]);
  const ends = events.flatMap(({ type }, index) => (type === 'scored' ? [index] : []));
  for (const [n, { steps, points, totals }] of deals.entries()) {
    const [from, to] = [events.findIndex(event => event.type === 'dealt' && event.deal === n + 1), ends[n] ?? 0];
    expect(events[to]).toMatchObject({ result: { points, totals } });
    const shown = events.flatMap(({ type }, index) => (KINDS[type] && index >= from && index <= to ? [index] : []));
    const expected = shown.map(index => {
      const event = events[index]!;
      return {
        kind: KINDS[event.type],
        seat: 'seat' in event ? event.seat : null,
        bid: event.type === 'bid' ? event.bid : null,
        hands: replay(game, events.slice(0, index + 1)).hands,
        fork: answers.find(at => at > placeOf(index) && at < placeOf(to)) ?? null,
      };
    });
    expect(steps).toMatchObject(expected);
  }
});

test.each(CHOSEN)(
  '%s (%s, %i seats): what lies on the table belongs to a trick or a bout, and goes to its winner',
  (...row) => {
    const { events, deals } = byChance(...row);
    const steps = deals.flatMap(deal => deal.steps);
    const winners = events.flatMap(event =>
      event.type === 'taken' ? [event.seat] : event.type === 'revealed' ? [event.winner] : [],
    );
    const full = steps.filter(({ kind, winner }) => kind === 'bout' || winner !== null);
    expect(full.map(({ winner }) => winner)).toEqual(winners);
    const told = events.flatMap((event): ReplayStep['lying'] => {
      if (event.type === 'revealed') return event.tops.map((card, seat) => ({ seat, card }));
      if (event.type !== 'played') return [];
      return [{ seat: event.seat, card: event.card, ...(event.call && { call: event.call }) }];
    });
    expect(full.flatMap(({ lying }) => lying)).toMatchObject(told);
    const others = steps.filter(({ kind }) => kind !== 'played' && kind !== 'bout');
    expect(others.flatMap(({ lying }) => lying)).toEqual([]);
    for (const { deal, steps } of deals) {
      const last = steps.findLast(({ lying }) => lying.length > 0);
      expect([deal, steps[0]?.trick, last?.trick]).toEqual([deal, 0, steps.filter(step => full.includes(step)).length]);
    }
  },
);

test('a deal that is not over is not gone through', () => {
  const [row] = CHOSEN;
  const { standing, events, deals } = byChance(...row!);
  const hearts = heartsOf(sheetOf(row![1]), row![2]);
  const end = events.findLastIndex(({ type }) => type === 'scored');
  expect(dealsOf(hearts, standing.slice(0, end))).toEqual(deals.slice(0, 1));
});
