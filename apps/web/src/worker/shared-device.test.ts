// A table whose people share one device. The page gets a person's view from the moment when the person
// uncovers the hand until only other people are asked, or until there is a result. Otherwise it gets a
// spectator's view. The tests play whole matches.
import type { MatchOrder, TableToPage, TableView } from '@moonshot/protocol';
import { type HeartsGame, heartsOf, sheetOf, type Viewer } from '@moonshot/rules';
import { variantNamed } from '@moonshot/rules/catalogue';
import { type State, show, tableFrom, view } from '@moonshot/table';
import { expect, test } from 'vitest';
import { answerTo, bench, counting, isA, orderOf, type Page, page, waitFor, written } from '../../testing/worker.ts';
import { recordsOf } from './storage/records.ts';

/** An order for people in the first seats and bots in the others. */
function shared(name: string, seats: number, people: number, more: Partial<MatchOrder> = {}): MatchOrder {
  const variant = variantNamed(name);
  const pin = variant === undefined ? {} : { game: variant.base, overrides: variant.overrides };
  const order = { ...orderOf(name, seats, more), ...pin };
  const sitters = order.sitters.map((sitter, seat) =>
    seat < people ? { kind: 'person' as const, name: `Person ${seat}` } : sitter,
  );
  return { ...order, sitters };
}

/** A view that waits for the people: a hand to be uncovered, a question, or the end of a deal. */
const waits = ({ covered, ask, deal }: TableView): boolean =>
  covered !== undefined || ask !== null || deal.phase === 'over' || (deal.phase === 'deal' && deal.results.length > 0);

const STEPS_MAX = 1500;

/** Plays a match to its end. Returns the people who got the device, in order. */
async function played(on: Page, order: MatchOrder): Promise<readonly number[]> {
  const below = counting('shared device');
  const holders: number[] = [];
  on.say({ type: 'open', order, seat: 0 });
  await on.until(isA('snapshot'));
  for (let i = 0; i < STEPS_MAX; i++) {
    const now = await waitFor(() => (waits(on.view()) ? on.view() : undefined), on.received);
    if (now.deal.phase === 'over') return holders;
    const number = now.number + 1;
    if (now.covered !== undefined) {
      holders.push(now.covered);
      on.say({ type: 'uncover' });
    } else on.say(now.ask ? { type: 'act', number, action: answerTo(now.ask, below) } : { type: 'ready', number });
    await waitFor(() => (on.view() === now ? undefined : true), on.received);
  }
  throw new Error(`Cannot end the match: ${STEPS_MAX} steps were made`);
}

const hasView = (message: TableToPage): message is Extract<TableToPage, { type: 'snapshot' | 'events' }> =>
  message.type === 'snapshot' || message.type === 'events';

const MATCHES: readonly [name: string, order: MatchOrder][] = [
  ['passes, with a bot', shared('ricketts', 4, 3, { length: { target: 50 } })],
  ['one deal of wild cards, all people', shared('wild-twist', 4, 4)],
  ['Capture', shared('capture', 3, 3)],
  ['Capture, with a bot', shared('capture', 4, 3)],
  ['charges', shared('turbo', 4, 2)],
  ['a kitty in the hand', shared('heartsette-hand', 4, 2)],
];

/**
 * The messages with a hand that the page must not show. A person's hand may be shown from the uncovering to
 * the person's answer, and while bots answer, but not with a result.
 */
function wronglySeen(
  messages: readonly TableToPage[],
  stateAt: (version: number) => State,
  game: HeartsGame,
): readonly string[] {
  let holder: Viewer = 'watcher';
  return messages.filter(hasView).flatMap(message => {
    const { type, view: seen } = message;
    const state = stateAt(seen.version);
    const asked = state.spec.sitters.flatMap(({ kind }, seat) =>
      kind === 'person' && game.ask(state.game, seat) !== undefined ? [seat] : [],
    );
    const came = type === 'snapshot' && seen.viewer !== 'watcher'; // the person has uncovered the hand
    const isResult =
      message.type === 'events' &&
      message.events.some(one => one.type === 'game' && ['revealed', 'scored'].includes(one.event.type));
    const wrong = [
      ...(isResult && seen.viewer !== 'watcher' ? [`version ${seen.version}: a hand beside the result`] : []),
      ...(came && seen.viewer !== asked[0] ? [`version ${seen.version}: person ${seen.viewer} is not asked`] : []),
      ...(!came && seen.viewer !== 'watcher' && seen.viewer !== holder
        ? [`version ${seen.version}: nobody uncovered`]
        : []),
      ...(!came && seen.viewer !== 'watcher' && asked.length > 0 && !asked.includes(seen.viewer)
        ? [`version ${seen.version}: others are asked`]
        : []),
    ];
    holder = seen.viewer;
    return wrong;
  });
}

/**
 * Checks which hidden cards of other players each view shows: all of them after a bout (a round of Capture)
 * that the viewer won, and none after a bout that another player won. Returns the number of bouts whose
 * winner saw the captured cards.
 */
function capturedSeen(messages: readonly TableToPage[]): number {
  let seen = 0;
  for (const { view: shown } of messages.filter(hasView)) {
    const { viewer, deal } = shown;
    for (const { winner, bottoms } of deal.kind === 'tricks' ? [] : deal.bouts) {
      const isWinner = winner !== null && winner === viewer;
      const others = bottoms.filter((_, seat) => seat !== viewer);
      expect(others.filter(card => card !== null)).toHaveLength(isWinner ? others.length : 0);
      if (isWinner) seen += 1;
    }
  }
  return seen;
}

test.each(MATCHES)('%s', async (_, order) => {
  const on = bench();
  const one = page(on);
  const holders = await played(one, order);
  const people = order.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  expect([...new Set(holders)].sort()).toEqual(people);
  const log = await written(on, one.view().id);
  const hearts = heartsOf(sheetOf(order.game), order.sitters.length, order.overrides);
  const stateAt = (version: number): State => tableFrom(hearts, log.slice(0, version));
  expect(capturedSeen(one.received) > 0).toBe(order.game === 'capture');
  expect(wronglySeen(one.received, stateAt, hearts.game)).toEqual([]);
  for (const message of one.received.filter(hasView)) {
    const { covered, ...seen } = message.view;
    if (seen.viewer !== 'watcher') continue;
    expect(seen).toEqual(view(hearts, stateAt(seen.version), 'watcher'));
    if (message.type === 'events')
      expect(message.events).toEqual(
        log.slice(message.from, seen.version).map(event => show(hearts, event, 'watcher')),
      );
  }
  expect(recordsOf(log, 0)).toEqual([]); // on a shared device, nobody has records
});

test('a hint is given only to the person who has the device, and a table that is opened again is covered', async () => {
  const on = bench();
  const one = page(on);
  one.say({ type: 'open', order: shared('wild-twist', 4, 4), seat: 0 });
  await one.until(isA('snapshot'));
  one.say({ type: 'hint' });
  await one.until(isA('trouble'));
  one.say({ type: 'uncover' });
  await waitFor(() => (one.view().ask === null ? undefined : true), one.received);
  const from = one.received.length;
  one.say({ type: 'join', table: one.view().id, seat: 0 });
  const again = await one.until(isA('snapshot'), from);
  expect(again.view).toMatchObject({ viewer: 'watcher', ask: null, deal: { hand: [] } });
  expect(again.view.covered).toBeDefined();
});
