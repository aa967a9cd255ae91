// `moonshot stats --player NAME`: one player's statistics over any files with matches.
import type { Language, TerminalWords } from '@moonshot/i18n';
import { terminalWords } from '@moonshot/i18n/terminal';
import { titleOf } from '@moonshot/rules';
import { symbolOf } from '@moonshot/rules/cards';
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
import { oneLine } from '../core/plain-text.ts';
import { shownName } from '../review/player-names.ts';
import { everyRecordIn, type Recorded } from '../review/read-match.ts';

interface Options {
  readonly player: string;
  readonly json?: boolean;
  readonly language?: Language;
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
export async function lifetime(files: readonly string[], options: Options): Promise<ExitCode> {
  const { player, json = false, language = 'en' } = options;
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
  else {
    const words = await terminalWords(language);
    print(oneLine(words.played(shownName(player, words), matches)));
    for (const line of answers.flatMap(one => linesOf(one, words))) print(line);
  }
  return 0;
}

const NAMES_MAX = 8;

function whyNobody(player: string, names: ReadonlySet<string>): string {
  if (names.size === 0) return `Cannot find ${player}: there is no match in these files.`;
  const some = [...names].slice(0, NAMES_MAX).join(', ');
  return `Cannot find ${player}: no player in these files has that name. The players are ${some}.`;
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

const times = ({ value, n }: Estimate): number => Math.round(value * n);
const ends = ({ low, high }: Estimate, text: (n: number) => string): readonly [string, string] | null =>
  low === null || high === null ? null : [text(low), text(high)];

function linesOf(answers: ReturnType<typeof answersOf>, words: TerminalWords): readonly string[] {
  const { name, seats, deals, matches, won, sources, dear, moons, progress, against } = answers;
  const { number, percent } = words;
  const end = Math.abs(sources.end) < 0.005 ? null : number(sources.end);
  const byTrick = sources.tricks.map(({ value }) => number(value)).join(' ');
  const { made, suffered, stopped } = moons;
  const sentences = [
    words.points(number(sources.mean), byTrick, end),
    ...dear.map(one => words.taken(symbolOf(one.card), percent(one.value), ends(one, percent), percent(one.even))),
    words.moons(times(made), times(suffered), stopped === null ? 0 : times(stopped)),
    words.edge(number(progress.whole.value), ends(progress.whole, number)),
    ...(progress.change === null ? [] : [words.change(number(progress.change.value), ends(progress.change, number))]),
    ...against.map(({ name: other, bot, deals: n, edge }) =>
      words.against(
        bot === null ? shownName(other, words) : words.bots(bot),
        ...([n, number(edge.value), ends(edge, number)] as const),
      ),
    ),
  ];
  return ['', oneLine(words.game(name, seats, deals, won, matches)), ...sentences.map(one => `  ${oneLine(one)}`)];
}
