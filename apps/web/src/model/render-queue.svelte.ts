// Holds the latest model and the model that is drawn. After a press that changes much of the page, drawing
// waits until the browser has painted.
import { flushSync } from 'svelte';
import { afterPaint } from '../ui/after-paint.ts';
import type { Message } from './message.ts';
import type { Model } from './model.ts';

export interface RenderQueue {
  readonly latest: Model;
  readonly drawn: Model;
  /** Stores the model that results from a message, and draws it now or after the next paint. */
  take(message: Message, model: Model): void;
}

/** Messages after which much of the page may have to be redrawn. */
const PRESSES: ReadonlySet<Message['type']> = new Set([
  'play-now',
  'continue',
  'tap',
  'confirm',
  'go-on',
  'next',
  'again',
]);

/** Creates the queue with the first model to draw. */
export function drawing(first: Model): RenderQueue {
  let latest = first;
  let drawn = $state.raw(first);
  let waits = false;
  const draw = (): void => {
    if (waits) delete document.documentElement.dataset.drawing;
    waits = false;
    drawn = latest;
  };
  return {
    get latest() {
      return latest;
    },
    get drawn() {
      return drawn;
    },
    take: ({ type }, model) => {
      const great = PRESSES.has(type) && changesMuch(latest, model) && !document.hidden;
      if (waits && endsPass(latest, model)) {
        drawn = latest; // the passed cards leave the hand before the watchers animate the received cards
        flushSync();
      }
      latest = model;
      if (waits && (great || type === 'received')) return;
      if (!great) draw();
      else {
        waits = true;
        document.documentElement.dataset.drawing = ''; // marks a pending redraw for tests and measurements
        afterPaint(() => waits && draw());
      }
    },
  };
}

/** Whether the new model contains the answer to a pass. */
const endsPass = (before: Model, after: Model): boolean =>
  before.table?.flight?.action.type === 'pass' && after.table?.flight !== before.table.flight;

/**
 * Whether a message has changed much of the page: opened a table, sent an answer, or changed view or pause.
 */
const changesMuch = (before: Model, after: Model): boolean =>
  before.opening !== after.opening ||
  before.table?.flight !== after.table?.flight ||
  before.table?.view !== after.table?.view ||
  before.table?.pause !== after.table?.pause;
