// What stands on a seat's plate at a server's table beside the game: who is gone, whose bot stands in, whose time runs out.
import type { TableView } from '@moonshot/wire';
import type { TableFacts } from '@moonshot/wire/online/to-player';
import type { Running } from '../model/run.svelte.ts';
import type { FriendWords } from './words/en.ts';

type Clock = NonNullable<NonNullable<TableView['online']>['clock']>;

/** How many milliseconds each seat has left whose time runs. */
export type Left = ReadonlyMap<number, number>;

/** Time is said from so many seconds on. */
const SAID_S = 10;

/** The seconds that are worth saying of a seat. */
export function secondsOf(left: Left, seat: number): number | undefined {
  const ms = left.get(seat);
  const seconds = ms === undefined ? undefined : Math.ceil(ms / 1000);
  return seconds !== undefined && seconds <= SAID_S ? seconds : undefined;
}

/** At these seconds whoever hears the page is told of their time. */
const VOICED_S = [30, 10];

/** The seconds to be said aloud where the time of a seat has just come down to them. */
export function voicedAt(before: Left, after: Left, seat: number): number | undefined {
  const [was, is] = [before.get(seat), after.get(seat)];
  if (was === undefined || is === undefined) return undefined;
  return VOICED_S.find(seconds => was > seconds * 1000 && is <= seconds * 1000);
}

/** What to write on each plate instead of what the seat does; null where the game has it. */
export function platesOf(words: FriendWords, { seats }: TableFacts, left: Left): readonly (string | null)[] {
  return seats.map((seat, i) => {
    if (seat.kind === 'person' && seat.standIn) return words.at.standIn;
    if (seat.kind === 'person' && !seat.present) return words.at.away;
    const seconds = secondsOf(left, i);
    return seconds === undefined ? null : words.at.left(seconds);
  });
}

/** What each clock shows some time after the view was made. */
export const leftAfter = ({ running }: Clock, ms: number): Left =>
  new Map(running.map(({ seat, leftMs }) => [seat, Math.max(0, leftMs - ms)]));

const NO_CLOCK: Left = new Map();
const TICK_MS = 250;

/** Follows the clocks of the table that is shown, in an effect of the page; gives what they show. */
export function ticking(running: Running): () => Left {
  let left: Left = $state.raw(NO_CLOCK);
  const clock = $derived(running.model.table?.view.online?.clock ?? null);
  $effect(() => {
    if (clock === null || clock.running.length === 0) {
      left = NO_CLOCK;
      return undefined;
    }
    const began = performance.now();
    const tick = (): void => {
      left = leftAfter(clock, performance.now() - began);
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  });
  return () => left;
}
