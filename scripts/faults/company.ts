// Hand-written mutants (planted faults) of the code for several players: seats, votes and clocks.
import type { Fault } from './list.ts';

const TABLE = 'packages/table/src';

export const COMPANY_FAULTS: readonly Fault[] = [
  {
    name: 'a bot’s thought is played for somebody who is back',
    file: `${TABLE}/runner/bots.ts`,
    from: 'then.state.standIns[seat] === runner.state.standIns[seat]',
    to: 'true',
  },
  {
    name: 'two of four pause the table',
    file: `${TABLE}/multiplayer/votes.ts`,
    from: 'agreed * 2 > asked.length',
    to: 'agreed * 2 >= asked.length',
  },
  {
    name: 'a reserve is never used up',
    file: `${TABLE}/core/clock-state.ts`,
    from: '(clock.reserveMs[seat] ?? 0) - spent',
    to: '(clock.reserveMs[seat] ?? 0)',
  },
  {
    name: 'time passes while the table is paused',
    file: `${TABLE}/multiplayer/clocks.ts`,
    from: 'if (!paused) awaited.sinceMs',
    to: 'if (!paused || awaited.sinceMs !== null) awaited.sinceMs',
  },
  {
    name: 'a seat is taken in the middle of a deal',
    file: `${TABLE}/multiplayer/seating.ts`,
    from: "if (inDeal(game)) return refuse({ type: 'mid-deal' });",
    to: '',
  },
];
