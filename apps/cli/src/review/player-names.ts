// The names of players as they are shown.
import type { TerminalWords } from '@moonshot/i18n';

/**
 * The name of a player as it is shown. A record calls a player without a name by the seat, in English; the
 * reader sees this in the language of `words`.
 */
export function shownName(name: string, words: Pick<TerminalWords, 'seat'>): string {
  const [, seat] = /^Seat (\d+)$/.exec(name) ?? [];
  return seat === undefined ? name : words.seat(Number(seat));
}
