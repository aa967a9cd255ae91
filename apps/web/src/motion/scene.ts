// The input of the animations for one change of the table.
import type { Event } from '@moonshot/rules';
import type { GamePace, TableModel } from '../model/model.ts';
import type { DelayName } from '../model/times.ts';
import type { Point } from './path.ts';
import type { Before } from './places.ts';

export interface MotionScene {
  readonly table: TableModel; // the table after the redraw
  readonly events: readonly Event[]; // the events that caused the redraw
  readonly before: Before;
  readonly own: number; // the viewer's seat
  readonly seatPoint: (seat: number) => Point; // where a seat's cards come from and go to
  readonly pauses: boolean; // whether a pause has just begun
  readonly still: boolean; // whether motion is reduced, so that nothing travels or turns
  readonly pace: GamePace;
  /** The milliseconds of a named duration at the current pace. */
  readonly ms: (time: DelayName) => number;
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export const found = <T extends Event['type']>({ events }: MotionScene, type: T): Of<T> | undefined =>
  events.find((event): event is Of<T> => event.type === type);
