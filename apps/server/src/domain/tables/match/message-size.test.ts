// Tests the size of match messages. Too many events are replaced by a snapshot, and the snapshot of a match
// of a hundred deals fits.
import { heartsOf, SHEETS } from '@moonshot/rules';
import { expect, onTestFinished, test } from 'vitest';
import { choosing, playing } from '../../../../../../test/play.ts';
import { connect, dueOf, newGuest, newTable } from '../../../../testing/client.ts';
import { openServer } from '../../../../testing/site.ts';
import { LIMITS } from '../../../core/limits.ts';

const DEALS = 100;

test.each([
  ['events', LIMITS.missedBytes.usual],
  ['snapshot', 100],
] as const)('who comes back gets %s where events may take %i bytes', async (expected, bytes) => {
  const site = await openServer({ MOONSHOT_MISSED_BYTES: String(bytes) });
  onTestFinished(() => site.close());
  const guests = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')] as const;
  const { table, invite } = await newTable(guests[0]);
  const [first, second] = [await connect(guests[0]), await connect(guests[1])];
  for (const client of [first, second]) client.say({ type: 'join', table, invite, known: null });
  second.say({ type: 'sit', seat: 1 });
  await first.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  first.say({ type: 'start' });
  for (const client of [first, second]) await client.until(({ view }) => view?.deal.phase === 'pass');
  const known = { match: `${table}-1`, version: first.view?.version ?? 0 };
  first.close();
  await first.closed;
  second.say(dueOf(second.view!)!);
  await second.until(({ view }) => view !== undefined && view.version > known.version);
  const again = await connect(guests[0]);
  again.say({ type: 'join', table, invite: null, known });
  const { type, view } = await Promise.race([again.next('events'), again.next('snapshot')]);
  expect([type, view.version > known.version]).toEqual([expected, true]);
  for (const client of [again, second]) client.close();
});

test.each(SHEETS.map(({ id, seats }) => [id, seats.max] as const))(
  '%s, %i seats: a match of a hundred deals is shown in one message',
  (id, seats) => {
    const hearts = heartsOf(
      SHEETS.find(sheet => sheet.id === id),
      seats,
    );
    const moments = [...playing(hearts, { seed: id, length: { deals: DEALS } }, choosing(id))];
    const view = hearts.game.view(moments.at(-1)?.state ?? expect.fail('Nothing is played'), 0);
    expect(view.results).toHaveLength(DEALS);
    expect(JSON.stringify(view).length).toBeLessThan(LIMITS.missedBytes.usual / 2);
  },
);
