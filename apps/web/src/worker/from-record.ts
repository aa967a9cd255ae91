// The log of a match that was played on a server, made of its record; bots sit in the other seats.
import type { Event } from '@moonshot/table/event';
import { heartsFor } from '@moonshot/table/pinned';
import { logOf, retraced, specOf, type Told } from '@moonshot/table/recorded';
import { STAND_IN } from '@moonshot/table/sitting';
import type { Spec } from '@moonshot/table/state';
import { readDocument } from '@moonshot/verify/document';

export interface GivenRecord {
  readonly text: string;
  readonly names: readonly string[]; // by seat
}

/** The log; nothing where the record is none, or cannot have been. */
export function fromRecord(id: string, seat: number, { text, names }: GivenRecord, secret: string): readonly Event[] {
  try {
    const told = readDocument(text) as unknown as Told; // the names of its cards were matched when it was read
    const spec = specOf(told, names.slice(0, told.seats));
    const sitters: Spec['sitters'] = spec.sitters.map(({ name }, i) =>
      i === seat ? { kind: 'person', name } : { kind: 'bot', name, player: STAND_IN },
    );
    return logOf(id, { ...spec, sitters }, secret, retraced(heartsFor(spec), told));
  } catch {
    return [];
  }
}
