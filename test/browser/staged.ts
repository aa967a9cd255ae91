// Tables at a chosen question, in the form in which a browser stores tables that were played there.

import type { DealRecord } from '@moonshot/protocol';
import { type Hearts, heartsOf, type ImposedDeal, type Overrides, sheetOf } from '@moonshot/rules';
import type { Event, Spec } from '@moonshot/table';
import { BOT_NAMES } from '../../apps/web/src/ui/portraits.ts';
import { recordsOf } from '../../apps/web/src/worker/storage/records.ts';
import { type Saved, summarize } from '../../apps/web/src/worker/storage/summary.ts';
import { choosing, type Moment, playing } from '../play.ts';

/** The state of a table when seat 0 is asked; with `scores`, after a number of deals. */
export interface Scene {
  readonly game: string;
  readonly seats: number;
  readonly ask: string;
  readonly overrides?: Overrides;
  readonly imposed?: ImposedDeal;
  readonly firstDealer?: number;
  readonly name?: string; // of each other player; by default bots have their own names
  readonly deals?: number; // finished deals: 0, or 1 for `scores`, by default
  /** A further condition on the question. */
  readonly is?: (moment: Moment, hearts: Hearts) => boolean;
}

export interface Staged {
  readonly id: string;
  readonly events: readonly Event[];
  readonly line: Saved;
  readonly records: readonly DealRecord[];
}

const SECRET = '5e'.repeat(32);
const SEEDS_MAX = 300;

const found = new WeakMap<Scene, Promise<Staged>>();

/** A table at which seat 0 is asked as the scene says; cached per scene. */
export function staged(scene: Scene): Promise<Staged> {
  const table = found.get(scene) ?? search(scene);
  found.set(scene, table);
  return table;
}

/** Plays random deals, seed after seed, until the scene occurs. */
async function search(scene: Scene): Promise<Staged> {
  const spec = specOf(scene);
  const hearts = heartsOf(sheetOf(scene.game), scene.seats, spec.overrides);
  for (let n = 0; n < SEEDS_MAX; n++) {
    const moments = playedTo(scene, hearts, `scene ${n}`);
    if (moments === undefined) continue;
    const id = `${scene.game}-${scene.ask}-${n}`;
    const events = eventsOf(moments, id, spec);
    const records = recordsOf(events, 1);
    return { id, events, records, line: { ...(await summarize(undefined, events, async () => [])), at: 1 } };
  }
  throw new Error(`Cannot stage ${scene.ask} of ${scene.game}: it did not come about from ${SEEDS_MAX} seeds`);
}

const specOf = ({ game, seats, name, overrides = {} }: Scene): Spec => ({
  game,
  version: sheetOf(game)?.version ?? 0,
  overrides,
  length: null,
  sitters: Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { kind: 'person', name: 'You' }
      : { kind: 'bot', name: name ?? BOT_NAMES[seat - 1] ?? `Bot ${seat}`, player: 'careful' },
  ),
});

/** The moments up to the question; `undefined` if it does not occur in its deal. */
function playedTo(scene: Scene, hearts: Hearts, seed: string): readonly Moment[] | undefined {
  const { imposed, firstDealer, ask } = scene;
  const scores = ask === 'scores';
  const deals = scene.deals ?? (scores ? 1 : 0);
  const start = { seed, ...(imposed && { imposed }), ...(firstDealer !== undefined && { firstDealer }) };
  const moments: Moment[] = [];
  for (const moment of playing(hearts, start, choosing(seed))) {
    moments.push(moment);
    const over = moment.state.results.length;
    const wanted = scores ? over === deals : hearts.game.ask(moment.state, 0)?.type === ask;
    if (over >= deals && wanted && (scene.is?.(moment, hearts) ?? true)) return moments;
    if (over > deals) return undefined;
  }
  return undefined;
}

/** The moments as a table's log, in which seat 0's actions are numbered. */
function eventsOf(moments: readonly Moment[], id: string, spec: Spec): readonly Event[] {
  let number = 0;
  return moments.flatMap(({ cause, events }, i) =>
    events.map((event, place): Event => {
      if (i === 0 && place === 0) return { type: 'table-opened', id, spec, secret: SECRET, event };
      const mine = 'seat' in cause && cause.seat === 0 && place === 0;
      return { type: 'game', event, cause: mine ? { seat: 0, number: ++number } : null };
    }),
  );
}
