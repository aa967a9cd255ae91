// Replaces blocks of figures in documents. Each block is a table made from a data file that a benchmark has
// written.
import { type Result, tableOf } from '../../bench/table.ts';

const BLOCK = /(<!-- figures: ([\w-]+) -->\n)[\s\S]*?(<!-- end of figures -->)/g;

/** A benchmark's result. The time, commit and machine of the measurement are included if they are known. */
export type Figures = Pick<Result, 'name' | 'columns' | 'rows'> & Partial<Moment>;

interface Moment {
  readonly date: string;
  readonly commit: string;
  readonly node: string;
  readonly machine: { readonly cores: number; readonly cpu: string };
  readonly load: { readonly before: number; readonly after: number };
  readonly bench?: string; // the benchmark of the command if its name differs from that of the data file
  readonly options?: string; // the options of the command
}

/** The text with all its blocks made anew. `read` returns the content of `bench/data/NAME.json`. */
export const withFigures = (text: string, read: (name: string) => Figures): string =>
  text.replaceAll(BLOCK, (_, begin: string, name: string, end: string) =>
    [begin, tableOf(read(name)), ...measured(read(name)), end].join('\n'),
  );

/** The names of the data files from which a text has blocks. */
export const figuresIn = (text: string): readonly string[] => [...text.matchAll(BLOCK)].map(([, , name]) => name ?? '');

function measured({ name, bench = name, date, commit, node, machine, load, options = '' }: Figures): readonly string[] {
  if (date === undefined || machine === undefined || load === undefined) return [''];
  const command = `\`npm run -s bench -- ${`${bench} ${options}`.trim()}\``;
  return [
    '',
    `Measured by ${command}`,
    `on ${date.slice(0, 10)} at ${commit}.`,
    `Node ${node}, ${machine.cores} cores (${machine.cpu}), load ${load.before} before and ${load.after} after.`,
    '',
  ];
}
