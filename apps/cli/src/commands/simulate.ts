// `moonshot simulate`: lets bots play whole matches. Prints results and speed, and can record every match.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BotPlayer, playerNamed } from '@moonshot/bots';
import { loggedMatch } from '@moonshot/bots/arena';
import type { Event, Hearts } from '@moonshot/rules';
import { transcriptOf } from '@moonshot/rules/notation';
import { CommandError, type ExitCode } from '../core/errors.ts';
import { interruption as interruptionOf } from '../core/interruption.ts';
import { print, printJson } from '../core/output.ts';
import { grouped, padEnd, padStart } from '../core/plain-text.ts';
import { type WholeFile, wholeFile } from '../files/atomic-write.ts';
import { type GameChoice, heartsChosen, settled } from '../options/options.ts';
import { progressOf } from '../render/progress.ts';

interface SimulateOptions extends GameChoice {
  readonly count: number;
  readonly seed: string;
  readonly players: readonly string[];
  readonly transcript?: string;
  readonly json?: boolean;
}

interface Tally {
  matches: number;
  deals: number;
  decisions: number;
  readonly points: number[]; // points by seat, over all deals
  readonly won: number[]; // matches won by seat; a joint win counts for each winner
}

/** Stops matches that never end under their house rules. */
const DEALS_MAX = 5000;
/** The number of playouts per decision, which is more than any level of bot needs. */
const PLAYS_MAX = 10_000;

/** Plays the matches and prints the results. */
export async function simulate(given: SimulateOptions): Promise<ExitCode> {
  const options = settled(given);
  const hearts = heartsChosen(options);
  const file = options.transcript === undefined ? undefined : await wholeFile(options.transcript);
  const begun = performance.now();
  try {
    const tally = await playAll(hearts, options, file);
    await file?.finish();
    tell(hearts, options, tally, (performance.now() - begun) / 1000);
    return 0;
  } catch (error) {
    file?.abandon();
    throw error;
  }
}

async function playAll(hearts: Hearts, options: SimulateOptions, file: WholeFile | undefined): Promise<Tally> {
  const { seats } = hearts.rules;
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  const tally: Tally = { matches: 0, deals: 0, decisions: 0, points: zeros(), won: zeros() };
  const progress = progressOf(options.count);
  const begun = performance.now();
  const interruption = interruptionOf();
  try {
    while (tally.matches < options.count) {
      await playOne(hearts, options, file, tally);
      await nextTurn(); // lets the event loop run, so that Ctrl-C is noticed
      if (interruption.signal.aborted)
        throw new CommandError(`Stopped after ${tally.matches} of ${options.count} matches: no file was written.`);
      const speed = Math.round(tally.deals / ((performance.now() - begun) / 1000));
      progress.at(tally.matches, `${tally.matches}/${options.count} matches  ${grouped(speed)} deals/s`);
    }
    return tally;
  } finally {
    interruption.end();
    progress.end();
  }
}

async function playOne(
  hearts: Hearts,
  options: SimulateOptions,
  file: WholeFile | undefined,
  tally: Tally,
): Promise<void> {
  const { seed, length, set } = options;
  const { state, decisions, events } = loggedMatch({
    hearts,
    players: options.players.map(named),
    seed,
    budget: { plays: PLAYS_MAX },
    match: `match ${tally.matches + 1}`,
    ...(length && { length }),
    onEvents: endless(options),
  });
  tally.matches += 1;
  tally.deals += state.results.length;
  tally.decisions += decisions;
  for (const result of state.results)
    for (const [seat, points] of result.points.entries()) tally.points[seat] = (tally.points[seat] ?? 0) + points;
  for (const seat of state.winners) tally.won[seat] = (tally.won[seat] ?? 0) + 1;
  await file?.write(`${JSON.stringify(transcriptOf(hearts, events, set))}\n`);
}

/** Returns a function that counts the deals of one match and throws when they exceed the maximum. */
function endless({ game }: SimulateOptions): (events: readonly Event[]) => void {
  let deals = 0;
  return events => {
    deals += events.filter(event => event.type === 'scored').length;
    if (deals > DEALS_MAX)
      throw new CommandError(
        `Cannot finish a match of ${game}: it has not ended after ${DEALS_MAX} deals. Give it a --length.`,
      );
  };
}

function named(name: string): BotPlayer {
  const player = playerNamed(name);
  if (player === undefined) throw new Error(`Cannot seat ${name}: there is no such player`);
  return player;
}

function tell({ sheet, rules }: Hearts, options: SimulateOptions, tally: Tally, seconds: number): void {
  const { matches, deals, decisions } = tally;
  const perSecond = Math.round(deals / Math.max(seconds, 1e-3));
  const seats = tally.points.map((points, seat) => ({
    seat,
    player: options.players[seat % options.players.length] ?? '',
    pointsPerDeal: Number((points / deals).toFixed(3)),
    won: tally.won[seat] ?? 0,
  }));
  if (options.json) {
    const where = options.transcript === undefined ? {} : { transcript: options.transcript };
    printJson({
      game: sheet.id,
      seats: rules.seats,
      matches,
      deals,
      decisions,
      dealsPerSecond: perSecond,
      bySeat: seats,
      ...where,
    });
    return;
  }
  print(
    `${sheet.name}, ${rules.seats} players: ${grouped(matches)} ${matches === 1 ? 'match' : 'matches'}, ${grouped(deals)} ${deals === 1 ? 'deal' : 'deals'}, ${grouped(decisions)} decisions`,
  );
  print(`${padEnd('seat  player', 16)}${padStart('points a deal', 15)}${padStart('matches won', 14)}`);
  for (const { seat, player, pointsPerDeal, won } of seats)
    print(
      `${padEnd(String(seat), 6)}${padEnd(player, 10)}${padStart(pointsPerDeal.toFixed(2), 15)}${padStart(grouped(won), 14)}`,
    );
  print(`${grouped(perSecond)} deals per second`);
  if (options.transcript !== undefined) print(`written: ${options.transcript}`);
}
