// The record of all simulations so far: a row for each run, and the totals.

export interface Run {
  readonly day: string;
  readonly commit: string;
  readonly from: number;
  readonly simulations: number;
  readonly found: number;
  readonly events: number;
  readonly acked: number;
  readonly starts: number;
  readonly several?: true; // whether several servers shared one database
}

const HEAD = `# Simulations that were run

\`npm run simulation -- --minutes 30 --record\` continues after the last seed and adds a row every few minutes.
With \`--several\` it does so for simulations with several servers. Seeds are consecutive numbers, and no seed
is in two rows of a table. *Found* counts the simulations that found a fault. *Events* and *acknowledged*
count the written events and the acknowledged actions, *starts* the starts of a server.
[Reliability](../docs/develop/reliability.md#simulations) says what a simulation is. A commit with a \`+\` had
uncommitted changes.`;

const SEVERAL = '## With several servers';

const COLUMNS = ['day', 'commit', 'from seed', 'simulations', 'found', 'events', 'acknowledged', 'starts'];
const ROW = /^\| (\d{4}-\d\d-\d\d) \| ([0-9a-f]+\+?) \|((?: \d+ \|){6})$/gm;

/** Reads the runs from the text of a record. Those with one server come first. */
export function runsOf(text: string): readonly Run[] {
  const [one = '', several = ''] = text.split(SEVERAL);
  return [...rowsOf(one), ...rowsOf(several).map(run => ({ ...run, several: true as const }))];
}

const rowsOf = (text: string): readonly Run[] =>
  [...text.matchAll(ROW)].map(([, day = '', commit = '', rest = '']) => {
    const [from = 0, simulations = 0, found = 0, events = 0, acked = 0, starts = 0] = (rest.match(/\d+/g) ?? []).map(
      Number,
    );
    return { day, commit, from, simulations, found, events, acked, starts };
  });

const ofKind = (runs: readonly Run[], several: true | undefined): readonly Run[] =>
  runs.filter(run => run.several === several);

/** Writes the record of these runs as text. */
export function recordOf(runs: readonly Run[]): string {
  const several = ofKind(runs, true);
  const parts = [HEAD, tableOf(ofKind(runs, undefined)), ...(several.length > 0 ? [SEVERAL, tableOf(several)] : [])];
  return `${parts.join('\n\n')}\n`;
}

function tableOf(runs: readonly Run[]): string {
  const sum = (one: (run: Run) => number): number => runs.reduce((all, run) => all + one(run), 0);
  const rows = runs.map(
    ({ day, commit, from, simulations, found, events, acked, starts }) =>
      `| ${[day, commit, from, simulations, found, events, acked, starts].join(' | ')} |`,
  );
  const all = `${sum(({ simulations }) => simulations)} simulations so far, ${sum(({ found }) => found)} of which found something.`;
  return [all, '', `| ${COLUMNS.join(' | ')} |`, `| --- | --- |${' ---: |'.repeat(6)}`, ...rows].join('\n');
}

/**
 * Adds a run. If its seeds follow those of the last run, on the same day and commit, the two runs are merged.
 */
export function withRun(runs: readonly Run[], run: Run): readonly Run[] {
  const last = ofKind(runs, run.several).at(-1);
  const goesOn = last?.day === run.day && last.commit === run.commit && nextSeed(runs, run.several) === run.from;
  if (last === undefined || !goesOn) return [...runs, run];
  const sum = (name: 'simulations' | 'found' | 'events' | 'acked' | 'starts'): number => last[name] + run[name];
  const sums = { simulations: sum('simulations'), found: sum('found'), events: sum('events') };
  return runs.with(runs.indexOf(last), { ...last, ...sums, acked: sum('acked'), starts: sum('starts') });
}

/** The first seed of the first recorded run. Lower seeds are used by tests. */
const FIRST = 20_000;

/** The seed with which the next run of a kind begins. */
export const nextSeed = (runs: readonly Run[], several?: true): number =>
  Math.max(FIRST, ...ofKind(runs, several).map(({ from, simulations }) => from + simulations));
