// What a keeper does when somebody's time is over: the careful answer is played for them, after the delay that every bot's has.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Action } from '@moonshot/rules/games';
import { timed } from './clock.ts';
import { thought } from './keeper-bots.ts';
import { overdue, tick } from './keeper-clock.ts';
import { type Awaited, inTurn, type Kept, stop } from './keeper-kept.ts';
import { run } from './keeper-run.ts';
import { inDeal, STAND_IN } from './sitting.ts';

/** Waits for the next answer whose time will be over, and answers for those whose time is; one alarm at a time. */
export function watchClocks(kept: Kept): void {
  if (kept.state.clock === null || kept.closed) return;
  tick(kept);
  const { seats, nextMs } = overdue(kept);
  for (const [seat, awaited] of seats) void answerFor(kept, seat, awaited);
  if (nextMs === Number.POSITIVE_INFINITY) return;
  const ringsMs = (kept.ports.nowMs?.() ?? 0) + nextMs;
  if (ringsMs >= kept.clocks.alarmMs) return; // the alarm that is set rings before, and sets the next
  kept.clocks.alarmMs = ringsMs;
  void kept.ports.alarms
    .after(Math.ceil(nextMs))
    .then(() => {
      if (kept.clocks.alarmMs === ringsMs) kept.clocks.alarmMs = Number.POSITIVE_INFINITY;
      watchClocks(kept);
    })
    .catch((error: unknown) => stop(kept, error));
}

async function answerFor(kept: Kept, seat: Seat, awaited: Awaited): Promise<void> {
  awaited.late = true;
  try {
    const action = await carefully(kept, seat);
    const holds = () => !kept.state.paused && timed(kept.hearts, kept.state, seat)?.asked === awaited.asked;
    const reply = await inTurn(kept, () => run(kept, { type: 'time-out', seat, action }, holds));
    if (reply.type === 'refused')
      throw new Error(`Cannot go on: for seat ${seat} ${JSON.stringify(action)} was answered, which the rules refuse`);
    awaited.late = false; // of an answer that is still awaited, the table was paused meanwhile
    watchClocks(kept);
  } catch (error) {
    stop(kept, error);
  }
}

/** The careful answer to what the seat is asked; between deals there is nothing to answer. */
async function carefully(kept: Kept, seat: Seat): Promise<Action | null> {
  const { ports } = kept;
  const wait = ports.alarms.after(ports.pace());
  const action = inDeal(kept.state.game) ? await thought(kept, seat, STAND_IN) : null;
  await wait;
  return action;
}
