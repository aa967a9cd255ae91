// What the moves of one change of the table are made from.
import type { Event } from '@moonshot/rules/games';
import type { Pace, Table } from '../model/model.ts';
import type { Time } from '../model/times.ts';
import type { Point } from './path.ts';
import type { Before } from './places.ts';

export interface Scene {
  readonly table: Table; // as it is drawn now
  readonly events: readonly Event[]; // shown with this change
  readonly before: Before;
  readonly own: number; // the viewer's seat
  readonly seatPoint: (seat: number) => Point; // where a seat's cards come from and go to
  readonly pauses: boolean; // what is on show has just come
  readonly still: boolean; // less motion is wanted: nothing travels or turns
  readonly pace: Pace;
  /** How long something takes at the pace that is set. */
  readonly ms: (time: Time) => number;
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export const found = <T extends Event['type']>({ events }: Scene, type: T): Of<T> | undefined =>
  events.find((event): event is Of<T> => event.type === type);
