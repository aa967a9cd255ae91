// Checks after a simulation: every complete log, all messages, and whether all matches have ended.

import { multiplayer } from '@moonshot/table/multiplayer';
import { checkLog } from '@moonshot/table/records';
import { sealing } from '@moonshot/table/seal';
import type { Store } from '../../../apps/server/src/store/store.ts';
import { following } from '../knowing.ts';
import { leaksOf } from '../scan.ts';
import type { Frame } from '../tap.ts';
import { conserved } from './conserved.ts';
import type { Ledger, Written } from './ledger.ts';
import type { Opened } from './opening.ts';
import type { Person } from './person.ts';

/** All violations, one sentence each. */
export async function finalFaults(
  ledger: Ledger,
  store: Store,
  { people }: Opened,
  over: boolean,
  lines: readonly string[],
): Promise<readonly string[]> {
  const faults: string[] = [...surprises(lines)];
  if (!over)
    faults.push(
      `A match stands still:\n${[...ledger.matches.values()].map(one => `${one.match}: ${standing(one)}`).join('\n')}\n${seen(people)}`,
    );
  for (const [match, { events }] of ledger.matches) {
    const checked = checkLog(events, { multiplayer, sealing });
    if (!checked.ok) faults.push(`${match}: ${checked.why}`);
    faults.push(...conserved(events).map(what => `${match}: ${what}`));
    const known = following(events);
    for (const { id, said, sent, table } of people)
      if (match.startsWith(`${table}-`)) {
        // A hint is computed from the reader's own view, but it names unseen cards, so hints are left out.
        const frames = during(sent, match).filter(({ text }) => !text.startsWith('{"type":"hint"'));
        faults.push(...leaksOf({ label: id, player: id, said }, known, frames));
      }
  }
  await ledger.recovered(store);
  for (const { owner, table, invite, turnedAway } of people)
    if (turnedAway && (await store.tables.byId(table))?.invite === invite)
      faults.push(`${owner.name} was turned away from ${table} with its invitation in their hands.`);
  for (const { id, acked } of people)
    for (const { match, number, version } of acked) ledger.done(id, match, number, version);
  return faults;
}

/** The frames sent from a view of this match up to a view of another match. */
function during(sent: readonly Frame[], match: string): readonly Frame[] {
  let now = match.replace(/\d+$/, '1');
  return sent.filter(({ read }) => {
    if (read?.type === 'snapshot' || read?.type === 'events') now = read.view.id;
    return now === match;
  });
}

/** The only errors that a running server may log during faults. */
const EXPECTED = /disk is full|disk failed|database is gone/;

const surprises = (lines: readonly string[]): readonly string[] => lines.filter(line => !EXPECTED.test(line));

/** The version each person has seen of their match. */
const seen = (people: readonly Person[]): string =>
  people.map(({ owner, view }) => `${owner.name} has seen ${view?.version ?? 'nothing'}`).join(', ');

function standing(written: Written | undefined): string {
  const state = written?.states.at(-1);
  if (state === undefined) return 'It was not begun.';
  const { game, paused, seal, unsealed, standIns, ready, spec, version } = state;
  return JSON.stringify({
    version,
    phase: game.phase,
    paused,
    seal: unsealed ? 'shown' : seal?.phase,
    standIns,
    ready,
    clock: spec.online?.clock,
    sitters: spec.sitters.map(({ kind }) => kind),
  });
}
