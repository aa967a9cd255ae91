// Which of the page's messages go to the server: those of its table while the person is there, and no others.
import type { ToTable } from '@moonshot/wire';
import type { ToServer } from '@moonshot/wire/online/to-server';
import type { Taker } from '../model/run.svelte.ts';

export interface There {
  /** Whether the person is at a server's table. */
  readonly at: () => boolean;
  readonly say: (message: ToServer) => void;
  readonly again: () => void;
  readonly left: () => void;
}

export const taker =
  (there: There): Taker =>
  (message: ToTable) =>
    there.at() && take(there, message);

function take(there: There, message: ToTable): boolean {
  switch (message.type) {
    case 'act':
    case 'ready':
    case 'undo':
    case 'finish':
      there.say(message);
      return true;
    case 'hint': // unasked, nobody is advised among people
      if (message.quiet !== true) there.say({ type: 'hint' });
      return true;
    case 'open': // the same table once more
      there.again();
      return true;
    case 'join': // the server brings the view by itself
      return true;
    case 'leave':
      there.left();
      return true;
    case 'daily': // a table of this browser takes the place of the server's
    case 'lesson':
    case 'puzzle':
    case 'drill':
    case 'fork':
      there.left();
      return false;
    case 'speak': // both speak the language
      there.say(message);
      return false;
    default:
      return false;
  }
}
