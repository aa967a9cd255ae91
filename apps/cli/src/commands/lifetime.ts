// `moonshot stats --player NAME`: one player's statistics over any files with matches.
import { titleOf } from '@moonshot/rules';
import {
  againstWhom,
  type Estimate,
  keyCardShares,
  type LifeDeal,
  lifeCoursesIn,
  moonsOf,
  pointSources,
  progressOf,
  type WinningTotal,
} from '@moonshot/rules/statistics';
import { gameEventsIn } from '@moonshot/table/records';
import { type ExitCode, misused } from '../core/errors.ts';
import { print, printJson } from '../core/output.ts';
import { counted, oneLine } from '../core/plain-text.ts';
import { everyRecordIn, type Recorded } from '../review/read-match.ts';

interface Options {
  readonly player: string;
  readonly json?: boolean;
}

/** The deals that a player has played under one set of rules with one number of seats. */
interface Played {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly winner: WinningTotal;
  readonly deals: LifeDeal[];
}

/**
 * Prints a player's statistics, grouped by rules. Throws a CommandError if no table has a player of that
 * name.
 */
export function lifetime(files: readonly string[], { player, json = false }: Options): ExitCode {
  const played = new Map<string, Played>();
  const names = new Set<string>();
  let matches = 0;
  for (const record of files.flatMap(everyRecordIn)) {
    for (const name of record.names) names.add(name);
    const seat = record.names.indexOf(player);
    if (seat >= 0) add(played, record, seat, matches++);
  }
  if (matches === 0) throw misused(oneLine(whyNobody(player, names)));
  const answers = [...played.values()].map(answersOf).sort((a, b) => b.deals - a.deals);
  if (json) printJson({ format: 'moonshot-lifetime/1', player, matches, games: answers });
  else
    for (const line of [oneLine(`${player}: ${counted(matches, 'match', 'matches')}`), ...answers.flatMap(linesOf)])
      print(line);
  return 0;
}

const NAMES_MAX = 8;

function whyNobody(player: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return `Cannot tell of ${player}: there is no match in these files.`;
  const some = [...names].slice(0, NAMES_MAX).join(', ');
  return `Cannot tell of ${player}: nobody of that name sits at any table of these files, where there are ${some}.`;
}

function add(played: Map<string, Played>, { hearts, log, names }: Recorded, seat: number, match: number): void {
  const [first] = log;
  if (first?.type !== 'table-opened') return;
  const { spec } = first;
  const name = titleOf(spec);
  const key = `${spec.game} ${names.length} ${name}`;
  const { winner } = hearts.sheet.match;
  const entry = played.get(key) ?? { name, game: spec.game, seats: names.length, winner, deals: [] };
  played.set(key, entry);
  const events = gameEventsIn(log);
  const scored = events.flatMap(event => (event.type === 'scored' ? [event] : []));
  const sides = hearts.kind === 'tricks' ? hearts.rules.sides : names.map((_, i) => i);
  const others = names.flatMap((other, i) =>
    i === seat || sides[i] === sides[seat] ? [] : [{ seat: i, name: other, bot: botAt(spec.sitters[i]) }],
  );
  for (const [i, course] of lifeCoursesIn(hearts, events, seat).entries()) {
    const result = scored[i]?.result;
    const won = scored[i]?.winners.includes(seat) ?? false;
    entry.deals.push({
      ...{ table: String(match), deal: i + 1, game: spec.game, seats: names.length, seat, at: match },
      points: course.all[seat] ?? 0,
      moon: result !== undefined && 'moon' in result ? (result.moon?.seat ?? null) : null,
      end: scored[i]?.next === 'end' ? { place: won ? 1 : 2, won } : null,
      course: { ...course, online: false, others },
    });
  }
}

const botAt = (sitter: { readonly kind: string; readonly player?: string } | undefined): string | null =>
  sitter?.kind === 'bot' ? (sitter.player ?? '') : null;

const answersOf = ({ name, game, seats, winner, deals }: Played) => ({
  ...{ name, game, seats, deals: deals.length },
  won: deals.filter(({ end }) => end?.won === true).length,
  matches: deals.filter(({ end }) => end !== null).length,
  sources: pointSources(deals),
  dear: keyCardShares(deals),
  moons: moonsOf(deals),
  progress: progressOf(deals, winner),
  against: againstWhom(deals, winner),
});

const span = ({ low, high }: Estimate, text: (n: number) => string): string =>
  low === null || high === null ? '' : ` (${text(low)} to ${text(high)})`;
const number = (n: number): string => n.toFixed(2);
const percent = (n: number): string => `${Math.round(n * 100)}%`;
const times = ({ value, n }: Estimate): number => Math.round(value * n);

function linesOf(answers: ReturnType<typeof answersOf>): readonly string[] {
  const { name, seats, deals, matches, won, sources, dear, moons, progress, against } = answers;
  const end = Math.abs(sources.end) < 0.005 ? '' : `, and ${number(sources.end)} at the end`;
  const { made, suffered, stopped } = moons;
  return [
    '',
    oneLine(
      `${name}, ${seats} players: ${counted(deals, 'deal')}, ${won} of ${counted(matches, 'match', 'matches')} won`,
    ),
    `  points a deal: ${number(sources.mean)}; by trick: ${sources.tricks.map(({ value }) => number(value)).join(' ')}${end}`,
    ...dear.map(
      one => `  ${one.card} taken in ${percent(one.value)} of deals${span(one, percent)}; evenly ${percent(one.even)}`,
    ),
    `  moons: ${times(made)} shot, ${times(suffered)} suffered, ${stopped === null ? 0 : times(stopped)} stopped`,
    `  better than the table by ${number(progress.whole.value)} points a deal${span(progress.whole, number)}`,
    ...(progress.change === null
      ? []
      : [`  the later half against the earlier: ${number(progress.change.value)}${span(progress.change, number)}`]),
    ...against.map(one =>
      oneLine(
        `  against ${one.bot === null ? one.name : `bots (${one.bot})`}: ${counted(one.deals, 'deal')}, better by ${number(one.edge.value)}${span(one.edge, number)}`,
      ),
    ),
  ];
}
