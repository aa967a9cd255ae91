// The model as it is and as it is drawn: where a press changes much, the page answers the finger first and
// draws what follows a frame later.
import { whenPainted } from '../screens/painted.ts';
import type { Message } from './message.ts';
import type { Model } from './model.ts';

export interface Drawing {
  readonly latest: Model;
  readonly drawn: Model;
  /** Takes the model that a message led to. */
  take(message: Message, model: Model): void;
}

/** Presses after which a great part of the page may be drawn anew. */
const PRESSES: ReadonlySet<Message['type']> = new Set([
  'play-now',
  'continue',
  'tap',
  'confirm',
  'go-on',
  'next',
  'again',
]);

/** Begins with what is drawn first. */
export function drawing(first: Model): Drawing {
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
      latest = model;
      if (waits && (great || type === 'heard')) return;
      if (!great) draw();
      else {
        waits = true;
        document.documentElement.dataset.drawing = ''; // for whoever looks at the page before it is drawn
        whenPainted(() => waits && draw());
      }
    },
  };
}

/** More than that a card is chosen. */
const changesMuch = (before: Model, after: Model): boolean =>
  before.opening !== after.opening ||
  before.table?.flight !== after.table?.flight ||
  before.table?.view !== after.table?.view ||
  before.table?.pause !== after.table?.pause;
