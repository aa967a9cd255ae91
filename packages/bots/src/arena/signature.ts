// A signature of the play of the careful and the random player on fixed deals. The signature changes if
// either plays even one card differently.

import { type Event, heartsOf, SHEETS } from '@moonshot/rules';
import { seedOf } from '@moonshot/rules/cards';
import type { BotPlayer } from '../core/player.ts';
import { careful } from '../players/careful.ts';
import { random } from '../players/random.ts';
import { loggedMatch } from './match.ts';

/** The signature with its parts, so that a change can be traced to a game and its players. */
export interface Signature {
  readonly signature: string;
  readonly parts: Readonly<Record<string, string>>;
}

const DEALS = 6;
const TABLES: readonly (readonly BotPlayer[])[] = [[careful], [careful, random], [random]];

const hashOf = (text: string): string =>
  Array.from(seedOf(text).slice(0, 8), byte => byte.toString(16).padStart(2, '0')).join('');

/**
 * Plays a few deals of every game with its smallest, its best and its largest number of seats, but never with
 * more than eight seats.
 */
export function signature(): Signature {
  const parts = SHEETS.flatMap(sheet =>
    [...new Set([sheet.seats.min, sheet.seats.best, Math.min(8, sheet.seats.max)])].flatMap(seats =>
      TABLES.map((players): readonly [string, string] => {
        const name = `${sheet.id} ${seats} ${players.map(player => player.name).join('+')}`;
        return [
          name,
          hashOf(
            logText(
              loggedMatch({
                hearts: heartsOf(sheet, seats),
                players,
                seed: 'signature',
                match: name,
                length: { deals: DEALS },
              }).events,
            ),
          ),
        ];
      }),
    ),
  );
  return { signature: hashOf(JSON.stringify(parts)), parts: Object.fromEntries(parts) };
}

const logText = (events: readonly Event[]): string => events.map(event => JSON.stringify(event)).join('\n');
