// Several writers of one log: a writer that is behind applies the newer events first, and repeated commands
// are recognized.
import { expect, test } from 'vitest';
import { askedOf, calm, firstAnswer, playOn, type Rig, rig, SECRET, specOf } from '../../testing/runner.ts';
import { heartsFor } from '../core/game.ts';
import { open, resume, type TableRunner } from './runner.ts';

async function twoRunners(game: string, people: number, seats: number) {
  const [first, second] = [rig(), rig()];
  const one = await open(first.ports, 't', specOf(game, people, seats), SECRET);
  await calm();
  const other: Rig = { ...second, ports: { ...second.ports, log: first.log } };
  return { one, two: (await resume(other.ports, 't')) as TableRunner, first, other };
}

test('a runner that is behind publishes what it missed, part by part, and reaches the same state', async () => {
  const { one, two, first, other } = await twoRunners('ricketts', 1, 4);
  other.told.length = 0;
  const from = two.state().version;
  await playOn(one, 0, 5);
  expect(two.state().version).toBe(from);
  await two.refresh();
  await calm();
  expect(two.state()).toEqual(one.state());
  expect(other.told.flatMap(part => part.events)).toEqual(first.log.tables.get('t')?.slice(from));
  expect(other.told.at(-1)?.after).toEqual(one.state());
});

test('what was taken back elsewhere is taken back here, and the bots go on from there', async () => {
  const { one, two, other } = await twoRunners('ricketts', 1, 4);
  await playOn(one, 0, 2);
  expect((await one.command({ type: 'undo', seat: 0, number: 3 })).type).toBe('done');
  await two.refresh();
  expect(two.state()).toEqual(one.state());
  await playOn(two, 0, 2);
  expect(other.stopped).toEqual([]);
  await one.refresh();
  expect(one.state()).toEqual(two.state());
});

test('a repeat through a runner that was late gets the answer that the first got, and writes nothing', async () => {
  const { one, two, first } = await twoRunners('ricketts', 4, 4);
  const pass = { type: 'act', seat: 0, number: 1, action: firstAnswer(askedOf(one, 0)) } as const;
  const reply = await one.command(pass);
  const length = first.log.tables.get('t')?.length;
  expect(await two.command(pass)).toEqual(reply);
  expect(first.log.tables.get('t')).toHaveLength(length ?? -1);
});

test('with a shared log nothing is refused because of an outdated state', async () => {
  const { one, other, first } = await twoRunners('ricketts', 1, 4);
  const shared = { ...other.ports, log: { ...first.log, shared: true } };
  const late = (await resume(shared, 't')) as TableRunner;
  await playOn(one, 0, 5);
  expect((await late.command({ type: 'act', seat: 0, number: 6, action: firstAnswer(askedOf(one, 0)) })).type).toBe(
    'done',
  );
});

test('a runner whose log was cut off stops', async () => {
  const { two, first, other } = await twoRunners('ricketts', 1, 4);
  (first.log.tables as Map<string, unknown>).delete('t');
  expect(await two.refresh()).toEqual({ type: 'closed' });
  expect(other.stopped).toEqual([`Cannot go on: the log has 0 events where ${two.state().version} were written`]);
});

test('tables of one sheet, seats and overrides share its compiled rules; others do not', () => {
  const spec = specOf('wild-twist', 1, 5);
  expect(heartsFor({ ...spec, length: { deals: 9 } })).toBe(heartsFor(spec));
  expect(heartsFor(specOf('wild-twist', 1, 4))).not.toBe(heartsFor(spec));
  expect(heartsFor({ ...spec, overrides: { 'pass.cycle': [] } })).not.toBe(heartsFor(spec));
});
