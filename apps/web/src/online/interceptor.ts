// Intercepts the page's messages for the online table while the person is there.
import type { ToTable } from '@moonshot/wire';
import type { ToServer } from '@moonshot/wire/online/to-server';
import type { TransportInterceptor } from '../model/run.svelte.ts';

export interface OnlineTable {
  /** Whether the person is at an online table. */
  readonly at: () => boolean;
  readonly say: (message: ToServer) => void;
  readonly again: () => void;
  readonly left: () => void;
}

export const taker =
  (there: OnlineTable): TransportInterceptor =>
  (message: ToTable) =>
    there.at() && take(there, message);

function take(there: OnlineTable, message: ToTable): boolean {
  switch (message.type) {
    case 'act':
    case 'ready':
    case 'undo':
    case 'finish':
      there.say(message);
      return true;
    case 'hint': // no automatic hints among people
      if (message.quiet !== true) there.say({ type: 'hint' });
      return true;
    case 'open': // a rematch
      there.again();
      return true;
    case 'join': // the server sends the view on its own
      return true;
    case 'leave':
      there.left();
      return true;
    case 'daily': // a local table replaces the online one
    case 'lesson':
    case 'puzzle':
    case 'drill':
    case 'fork':
      there.left();
      return false;
    case 'speak': // both use the language
      there.say(message);
      return false;
    default:
      return false;
  }
}
