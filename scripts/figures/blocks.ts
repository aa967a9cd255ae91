// Blocks of figures in documents: each is a table made from a data file that a benchmark wrote.
import { markdown, type Result } from '../../bench/table.ts';

const BLOCK = /(<!-- figures: ([\w-]+) -->\n)[\s\S]*?(<!-- end of figures -->)/g;

/** A benchmark's result with the time, commit and machine of the measurement. */
export interface Measured extends Result {
  readonly date: string;
  readonly commit: string;
  readonly node: string;
  readonly machine: { readonly cores: number; readonly cpu: string };
}

/** The text with each block made anew. `read` gives the result in `bench/NAME.json`. */
export const withFigures = (text: string, read: (name: string) => Measured): string =>
  text.replaceAll(BLOCK, (_, begin: string, name: string, end: string) => `${begin}\n${tableOf(read(name))}\n\n${end}`);

function tableOf(result: Measured): string {
  const { name, date, commit, node, machine } = result;
  const command = `\`npm run -s bench -- ${name}\``;
  const measured = `Measured by ${command} on ${date.slice(0, 10)} at ${commit}.`;
  return `${markdown(result)}\n\n${measured}\nNode ${node}, ${machine.cores} cores (${machine.cpu}).`;
}
