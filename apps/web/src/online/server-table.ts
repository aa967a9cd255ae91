// What each message of the page does while the person is at a server's table.
import type { PageToTable } from '@moonshot/protocol';
import type { ClientToServer } from '@moonshot/protocol/server';

export interface ServerTableActions {
  readonly say: (message: ClientToServer) => void;
  readonly again: () => void;
  readonly left: () => void;
}

/** Sends a message to the server's table. `model/destination.ts` decides which messages come here. */
export function sendToServer({ say, again, left }: ServerTableActions, message: PageToTable): void {
  switch (message.type) {
    case 'act':
    case 'ready':
    case 'undo':
    case 'finish':
    case 'setLanguage':
      say(message);
      return;
    case 'hint': // a server's table gives no automatic hints
      if (message.quiet !== true) say({ type: 'hint' });
      return;
    case 'open': // requests a rematch
      again();
      return;
    case 'leave':
    case 'daily': // a local table replaces the server's table
    case 'lesson':
    case 'puzzle':
    case 'drill':
    case 'fork':
      left();
      return;
    default: // a `join` needs no message, because the server sends the view by itself
      return;
  }
}
