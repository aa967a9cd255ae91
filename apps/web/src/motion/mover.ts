// Animates redraws of the table. It measures once before and once after a redraw, and starts the animations
// of the events.
import type { Event } from '@moonshot/rules';
import type { Model, TableModel } from '../model/model.ts';
import { gameEvents } from '../model/play/pauses.ts';
import { ownSeat } from '../model/play/standing.ts';
import type { RunningPage } from '../model/run.svelte.ts';
import { ms } from '../model/times.ts';
import { complete, forget, learnCurves, release } from './animate.ts';
import { capture, lay, reveal } from './bout.ts';
import { deal, gaps } from './hand.ts';
import { moonrise } from './moon.ts';
import { give, take } from './pass.ts';
import { type Before, measure, seatPoints } from './places.ts';
import type { MotionScene } from './scene.ts';
import { breakHearts, grow, tick } from './signs.ts';
import { plays, sweep } from './trick.ts';

export interface Mover {
  /** Call this function before the page is redrawn. */
  before(table: TableModel | null): void;
  after(table: TableModel | null): void;
}

/** Creates the animations of the page. A tap anywhere completes all running animations. */
export function mover(running: RunningPage): Mover {
  learnCurves();
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let events: readonly Event[] = [];
  let back = false;
  let seen: Before | undefined;
  // The table that was drawn before the animations were loaded counts as shown, so that its cards are not
  // dealt again.
  let last: TableModel | null = running.model.table;
  running.watch(happened => {
    events = [...events, ...gameEvents(happened.events)];
    back ||= happened.events.some(one => one.type === 'undone');
  });
  addEventListener('click', complete, { capture: true });
  return {
    before: table => {
      seen = table !== null && mayMove(running.model) && !isAtRest(last, table) ? measure() : undefined;
    },
    after: table => {
      const { settings } = running.model;
      const [latest, before, was] = [{ events, back }, seen, last];
      [events, back, seen, last] = [[], false, undefined, table]; // the elements of a covered hand are let go
      if (isAtRest(was, table)) return;
      const came = was?.view.id !== table?.view.id;
      if (table === null || latest.back || came) forget();
      if (table === null || latest.back || (came && table.pause?.kind !== 'deal')) return;
      if (before !== undefined)
        start({
          table,
          events: latest.events,
          before,
          ...seatsOf(table),
          pauses: table.pause !== null && was?.pause?.id !== table.pause.id,
          still: calm.matches,
          pace: settings.pace,
          ms: time => ms(time, settings.pace),
        });
      else release();
    },
  };
}

const mayMove = ({ settings }: Model): boolean => settings.pace !== 'instant' && !document.hidden;

/** Whether nothing but raised and marked cards can have changed, so that no card moves. */
const isAtRest = (was: TableModel | null, table: TableModel | null): boolean =>
  was !== null &&
  table !== null &&
  was.view === table.view &&
  was.flight === table.flight &&
  was.pause === table.pause &&
  was.draft.kind !== 'lay' &&
  table.draft.kind !== 'lay';

function seatsOf({ view }: TableModel): Pick<MotionScene, 'own' | 'seatPoint'> {
  const own = ownSeat(view);
  return { own, seatPoint: seatPoints(own) };
}

function start(scene: MotionScene): void {
  if (scene.table.pause?.kind !== 'trick') release();
  if (scene.pauses && scene.table.pause?.kind === 'deal') {
    deal(scene);
    return;
  }
  // Measures all places before anything moves, to avoid reflows.
  const close = gaps(scene);
  if (scene.events.length > 0) for (const seat of scene.table.view.deal.handSizes.keys()) scene.seatPoint(seat);
  const gather = sweep(scene);
  give(scene);
  take(scene);
  lay(scene);
  plays(scene);
  close();
  gather();
  reveal(scene);
  capture(scene);
  moonrise(scene);
  breakHearts(scene);
  grow(scene);
  tick(scene);
}
