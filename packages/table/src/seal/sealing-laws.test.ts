// Properties of a sealed deal: it is always dealt, secrets of void attempts do not count, and a crash changes
// nothing.
import { attemptSeed, belowOf, bytesOfHex, shuffled } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { calm, type Rig, rig, SECRET, sealOf, sealSaid, specOf } from '../../testing/runner.ts';
import { type Silence, sealAs } from '../../testing/sealed.ts';
import type { Event } from '../core/event.ts';
import { tableFrom } from '../core/evolve.ts';
import { seedFor, serverSecret } from '../core/randomness.ts';
import { sealPhase } from '../core/seal-rules.ts';
import type { Seal } from '../core/state.ts';
import { multiplayer } from '../multiplayer/multiplayer.ts';
import { checkLog } from '../records/check-log.ts';
import { open, resume, type TableRunner } from '../runner/runner.ts';
import { sealing } from './sealing.ts';

const PEOPLE = 3;
const SPEC = specOf('ricketts', PEOPLE, 4, { sealed: 2 });
const SUBSETS = Array.from({ length: 2 ** PEOPLE }, (_, bits) =>
  Array.from({ length: PEOPLE }, (_, seat) => seat).filter(seat => (bits >> seat) & 1),
);

/** Seals a deal while some seats are silent in some steps. */
async function sealedWith(isSilent: Silence): Promise<{ runner: TableRunner; one: Rig }> {
  const one = rig();
  const runner = await open(one.ports, 'one', SPEC, SECRET);
  await calm();
  await sealAs(runner, one.windows, isSilent);
  await calm();
  return { runner, one };
}

const eventsIn = ({ log }: Rig): readonly Event[] => log.tables.get('one') ?? [];

/** The seats that withhold their secrets in each attempt: all 8 × 8 × 8 combinations. */
const PLANS = SUBSETS.flatMap(a => SUBSETS.flatMap(b => SUBSETS.map(c => [a, b, c] as const)));

/** The expected result: the seats that are asked in each attempt, and which attempts are void. */
function due(
  plan: readonly (readonly number[])[],
): readonly { asked: readonly number[]; withheld: readonly number[] }[] {
  const attempts: { asked: readonly number[]; withheld: readonly number[] }[] = [];
  let left: readonly number[] = [0, 1, 2];
  for (let i = 0; ; i++) {
    const asked = i < 3 ? left : [];
    const withheld = asked.filter(seat => plan[i]?.includes(seat));
    attempts.push({ asked, withheld });
    if (withheld.length === 0) return attempts;
    left = left.filter(seat => !withheld.includes(seat));
  }
}

test('for all ways to withhold, the deal is made after at most three void attempts, from its own secrets only', async () => {
  const seen = new Set<string>();
  for (const plan of PLANS) {
    const { runner, one } = await sealedWith(
      (seat, _, attempt, phase) => phase === 'open' && !!plan[attempt]?.includes(seat),
    );
    const state = runner.state();
    const seal = state.seal as Seal;
    const attempts = due(plan);
    seen.add(attempts.map(({ withheld }) => withheld.join('')).join());
    expect([...seal.voided, { asked: seal.asked, withheld: [] }]).toMatchObject(attempts);
    expect(seal.voided.length).toBeLessThanOrEqual(3);
    const last = attempts.length - 1;
    const opened = SPEC.sitters.map((_, seat) =>
      attempts[last]?.asked.includes(seat) ? sealOf('one', 1, seat, last).bytes : null,
    );
    expect(seal).toMatchObject({ phase: 'mixed', attempt: last, opened });
    const seed = attemptSeed({
      server: serverSecret({ spec: SPEC, secret: SECRET }, 1, last),
      match: 'one',
      deal: 1,
      attempt: last,
      rules: 'ricketts@1',
      seats: opened.map(one => bytesOfHex(one ?? '')),
      beacon: null,
    });
    expect(seedFor({ ...state, game: { ...state.game, results: [] } } as never, 'deal')).toEqual(seed);
    expect(seal.dealt?.hands.flat().length).toBe(52);
    expect(checkLog(JSON.parse(JSON.stringify(eventsIn(one))), { sealing, multiplayer })).toMatchObject({ ok: true });
    runner.close();
  }
  expect(seen.size).toBe(26); // the orders in which 0, 1, 2 or 3 seats withhold secrets: 1 + 3·1 + 3·3 + 13
});

test('the cards are those of the last attempt’s seed, not of an earlier one', async () => {
  const { runner } = await sealedWith((seat, _, attempt, phase) => phase === 'open' && seat === 1 && attempt === 0);
  const { seal } = runner.state();
  const dealer = seal?.dealt?.dealer ?? 0;
  const deckOfAttempt = (attempt: number, opened: readonly (string | null)[]): readonly unknown[] =>
    shuffled(
      runner.hearts.rules.deck,
      belowOf(
        attemptSeed({
          server: serverSecret({ spec: SPEC, secret: SECRET }, 1, attempt),
          match: 'one',
          deal: 1,
          attempt,
          rules: 'ricketts@1',
          seats: opened.map(one => bytesOfHex(one ?? '')),
          beacon: null,
        }),
      ),
    );
  const first = (deck: readonly unknown[]): unknown => deck[0];
  const dealt = seal?.dealt?.hands[(dealer + 1) % 4]?.[0];
  expect(first(deckOfAttempt(1, seal?.opened ?? []))).toBe(dealt);
  expect(seal?.voided[0]?.opened).toEqual([sealOf('one', 1, 0).bytes, null, sealOf('one', 1, 2).bytes, null]);
});

test('a seat that withheld is asked again for the next deal, and messages for earlier attempts are refused', async () => {
  const one = rig();
  const runner = await open(one.ports, 'one', SPEC, SECRET);
  await calm();
  const early = [0, 1, 2].map(seat => sealSaid(runner, 'commitSeal', seat));
  for (const said of early) await runner.seal(said);
  const reveals = [0, 1, 2].map(seat => sealSaid(runner, 'openSeal', seat));
  await runner.seal(reveals[0] as (typeof reveals)[number]);
  for (const ring of one.windows.splice(0)) ring();
  await calm();
  expect(runner.state().seal).toMatchObject({ attempt: 1, asked: [0], phase: 'commit' });
  const late = { type: 'refused', refusal: { type: 'not-sealing', why: 'time' } };
  for (const said of [...early, ...reveals]) expect(await runner.seal(said)).toEqual(late);
  const { attempt: _, ...unnumbered } = sealSaid(runner, 'commitSeal', 0) as Extract<
    ReturnType<typeof sealSaid>,
    { type: 'commitSeal' }
  >;
  expect(await runner.seal(unnumbered)).toEqual(late); // as sent by a client of version 1
  expect(await runner.seal(sealSaid(runner, 'commitSeal', 1))).toEqual(late); // seat 1 withheld its secret
});

test('after a crash between any two steps, the next runner deals the same cards', async () => {
  const isSilent: Silence = (seat, _, attempt, phase) => phase === 'open' && seat === 1 && attempt === 0;
  const { runner, one } = await sealedWith(isSilent);
  const whole = eventsIn(one).slice(0, eventsIn(one).findIndex(event => event.type === 'mixed') + 1);
  for (let cut = 2; cut <= whole.length; cut++) {
    // these events are written in one append with the event before
    if (whole[cut]?.type === 'seal-committed' || whole[cut]?.type === 'mixed') continue;
    const other = rig();
    await other.log.append('one', 0, whole.slice(0, cut));
    const next = (await resume(other.ports, 'one')) as TableRunner;
    await calm();
    await sealAs(next, other.windows, isSilent);
    await calm();
    expect(next.state().seal?.dealt, `cut after ${cut}`).toEqual(runner.state().seal?.dealt);
    next.close();
  }
});

test('the secret of a void attempt is revealed immediately, other secrets only at the end of the match', async () => {
  const { runner, one } = await sealedWith((seat, _, attempt, phase) => phase === 'open' && seat === attempt);
  const secret = (attempt: number): string =>
    Buffer.from(serverSecret({ spec: SPEC, secret: SECRET }, 1, attempt)).toString('hex');
  const told = JSON.stringify(eventsIn(one).slice(1));
  expect([0, 1, 2, 3].map(attempt => told.includes(secret(attempt)))).toEqual([true, true, true, false]);
  expect(runner.state().seals).toEqual([{ attempt: 3, silent: ['P0', 'P1', 'P2'] }]);
  expect(sealPhase(runner.hearts, runner.state())).toBeUndefined();
  expect(tableFrom(runner.hearts, eventsIn(one))).toEqual(runner.state());
});
